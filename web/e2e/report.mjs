// What a run finds: pictures of screens, and everything that does not hold on them.
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { OTHER_SIZES } from "./browser.mjs";
import { axeProblems } from "./checks.mjs";
import { layoutProblems } from "./layout.mjs";

export const SHOTS = join(import.meta.dirname, "shots");

/** A place for pictures; a whole run begins without old ones. */
export function preparePictures(isWhole) {
  if (isWhole) rmSync(SHOTS, { recursive: true, force: true });
  mkdirSync(SHOTS, { recursive: true });
}

export class Report {
  problems = [];
  screens = 0;

  /** What a part found counts towards the whole. */
  add(part) {
    this.problems.push(...part.problems);
    this.screens += part.screens;
  }

  check(what, problems) {
    for (const problem of problems) this.problems.push(`${what}: ${problem}`);
    if (problems.length) console.error(`✗ ${what}\n   ${problems.slice(0, 8).join("\n   ")}`);
  }

  /** A picture of a screen, and what must hold on it. */
  async look(page, name) {
    await atRest(page);
    await this.picture(page, name);
    this.check(name, await this.found(page));
    await goOn(page);
  }

  /** The same on screens of other sizes; then as it was. */
  async lookElsewhere(page, name) {
    const before = page.viewportSize();
    for (const [size, viewport] of Object.entries(OTHER_SIZES)) {
      await page.setViewportSize(viewport);
      await this.look(page, `${name}-${size}`);
    }
    await page.setViewportSize(before);
  }

  /** The same many times in one game: what was found before is not told again, and only what is new gets a picture. */
  async lookAgain(page, name, told) {
    await atRest(page);
    const found = (await this.found(page)).filter((problem) => !told.has(problem));
    for (const problem of found) told.add(problem);
    if (found.length) await this.picture(page, name);
    await goOn(page);
    this.check(name, found);
  }

  async found(page) {
    this.screens += 1;
    return [...(await layoutProblems(page)), ...(await axeProblems(page))];
  }

  picture(page, name) {
    return page.screenshot({ path: join(SHOTS, `${name}.png`) });
  }
}

/**
 * What lands or fades in stands where it will be, and nothing new begins to move until `goOn`: people read a screen at
 * rest, and it is what must fit. Bots may play meanwhile, and a slow machine takes seconds for one look.
 */
export function atRest(page) {
  return page.evaluate(async () => {
    window.atRest ??= new CSSStyleSheet();
    await window.atRest.replace("*, *::before, *::after { animation: none !important; transition: none !important }");
    if (!document.adoptedStyleSheets.includes(window.atRest)) document.adoptedStyleSheets.push(window.atRest);
    for (const motion of document.getAnimations()) if (Number.isFinite(motion.effect?.getComputedTiming().endTime)) motion.finish();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

function goOn(page) {
  return page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== window.atRest);
  });
}
