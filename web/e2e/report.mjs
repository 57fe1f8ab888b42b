// The results of a run: screenshots, and the problems found on them.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { OTHER_SIZES, paint, unpaint } from "./browser.mjs";
import { axeProblems } from "./axe_checks.mjs";
import { layoutProblems } from "./layout_checks.mjs";

export const SHOTS = join(import.meta.dirname, "shots");

/** Create the folder for screenshots; a complete run starts with an empty one. */
export function prepareScreenshots(isWhole) {
  if (isWhole) rmSync(SHOTS, { recursive: true, force: true });
  mkdirSync(SHOTS, { recursive: true });
}

export class Report {
  problems = [];
  /** The names of the screens that were checked. */
  screens = [];

  /** With `isBrief`, only screens with problems are pictured: a picture takes as long as a check of the layout. */
  constructor({ isBrief = false } = {}) {
    this.isBrief = isBrief;
  }

  /** Add the results of one scenario. */
  add(scenario) {
    this.problems.push(...scenario.problems);
    this.screens.push(...scenario.screens);
  }

  /** Keep the list of the screens, to compare runs. */
  writeList() {
    writeFileSync(join(SHOTS, "screens.txt"), this.screens.toSorted().join("\n") + "\n");
  }

  check(what, problems) {
    for (const problem of problems) this.problems.push(`${what}: ${problem}`);
    if (problems.length) console.error(`✗ ${what}\n   ${problems.slice(0, 8).join("\n   ")}`);
  }

  /** Check the page, and keep a picture of it. */
  async look(page, name) {
    await paint(page);
    await stopMotion(page);
    const found = await this.found(page, name);
    if (found.length) await this.screenshot(page, name);
    else await this.picture(page, name);
    this.check(name, found);
    await resumeMotion(page);
    await unpaint(page);
  }

  /** Do the same at other screen sizes, then restore the size. */
  async lookAtOtherSizes(page, name) {
    const before = page.viewportSize();
    for (const [size, viewport] of Object.entries(OTHER_SIZES)) {
      await page.setViewportSize(viewport);
      await this.look(page, `${name}-${size}`);
    }
    await page.setViewportSize(before);
  }

  /** Check again during a game: only new problems are reported, with a screenshot. */
  async lookForNew(page, name, known) {
    await paint(page);
    await stopMotion(page);
    const found = (await this.found(page, name)).filter((problem) => !known.has(problem));
    for (const problem of found) known.add(problem);
    if (found.length) await this.screenshot(page, name);
    await resumeMotion(page);
    await unpaint(page);
    this.check(name, found);
  }

  async found(page, name) {
    this.screens.push(name);
    return [...(await layoutProblems(page)), ...(await axeProblems(page))];
  }

  /** A picture of what is sound, unless the run is brief. */
  async picture(page, name) {
    if (!this.isBrief) await this.screenshot(page, name);
  }

  async screenshot(page, name) {
    await paint(page);
    await page.screenshot({ path: join(SHOTS, `${name}.png`) });
    await unpaint(page);
  }
}

/**
 * Finish all animations and start no new ones until `resumeMotion`: people read a screen at rest, so this is what is
 * checked. Bots may play in the meantime, and a slow machine takes seconds for one check.
 */
export function stopMotion(page) {
  return page.evaluate(async () => {
    window.atRest ??= new CSSStyleSheet();
    await window.atRest.replace("*, *::before, *::after { animation: none !important; transition: none !important }");
    if (!document.adoptedStyleSheets.includes(window.atRest)) document.adoptedStyleSheets.push(window.atRest);
    for (const motion of document.getAnimations())
      if (Number.isFinite(motion.effect?.getComputedTiming().endTime)) motion.finish();
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

function resumeMotion(page) {
  return page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== window.atRest);
  });
}
