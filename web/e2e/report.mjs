// What a run finds: pictures of screens, and everything that does not hold on them.
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
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
  }

  /** The same many times in one game: what was found before is not told again, and only what is new gets a picture. */
  async lookAgain(page, name, told) {
    await atRest(page);
    const found = (await this.found(page)).filter((problem) => !told.has(problem));
    if (!found.length) return;
    for (const problem of found) told.add(problem);
    await this.picture(page, name);
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

const PATIENCE = 2000;

/** Resolves when what lands or fades in has come to rest: people read a screen then, and it is what must fit. */
export function atRest(page) {
  return page.evaluate(async (most) => {
    const isPassing = (motion) => Number.isFinite(motion.effect?.getComputedTiming().endTime) && motion.playState === "running";
    const late = new Promise((resolve) => setTimeout(resolve, most));
    const passing = document.getAnimations().filter(isPassing).map((motion) => motion.finished.catch(() => undefined));
    await Promise.race([Promise.all(passing), late]);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, PATIENCE);
}
