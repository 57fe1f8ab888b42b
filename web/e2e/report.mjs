// The results of a run: screenshots, and the problems found on them.
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { OTHER_SIZES } from "./browser.mjs";
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
  screens = 0;

  /** Add the results of one scenario. */
  add(scenario) {
    this.problems.push(...scenario.problems);
    this.screens += scenario.screens;
  }

  check(what, problems) {
    for (const problem of problems) this.problems.push(`${what}: ${problem}`);
    if (problems.length) console.error(`✗ ${what}\n   ${problems.slice(0, 8).join("\n   ")}`);
  }

  /** Take a screenshot and check the page. */
  async look(page, name) {
    await stopMotion(page);
    await this.screenshot(page, name);
    this.check(name, await this.found(page));
    await resumeMotion(page);
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
    await stopMotion(page);
    const found = (await this.found(page)).filter((problem) => !known.has(problem));
    for (const problem of found) known.add(problem);
    if (found.length) await this.screenshot(page, name);
    await resumeMotion(page);
    this.check(name, found);
  }

  async found(page) {
    this.screens += 1;
    return [...(await layoutProblems(page)), ...(await axeProblems(page))];
  }

  screenshot(page, name) {
    return page.screenshot({ path: join(SHOTS, `${name}.png`) });
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
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

function resumeMotion(page) {
  return page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== window.atRest);
  });
}
