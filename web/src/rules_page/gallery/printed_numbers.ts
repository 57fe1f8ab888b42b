import type { RuleInfo, WirePhrase } from "../../wire/service";

/** How many numbers are printed on components, and how many of them are reconstructed. */
export interface PrintedNumbers {
  all: number;
  reconstructed: number;
}

const ABOUT = "about"; // the phrase of a number with ≈
const RECONSTRUCTED = "reconstructed";

export function isReconstructed(component: RuleInfo): boolean {
  return component.confidence === RECONSTRUCTED;
}

/** The numbers of some components. What is reconstructed on a card may be a sign: it counts as one. */
export function printedNumbers(components: readonly RuleInfo[]): PrintedNumbers {
  const sum = { all: 0, reconstructed: 0 };
  for (const component of components) {
    const { all, reconstructed } = countedIn(component.lines ?? []);
    const signs = isReconstructed(component) && !reconstructed ? 1 : 0;
    sum.all += all + signs;
    sum.reconstructed += reconstructed + signs;
  }
  return sum;
}

/** The numbers that phrases are made with, whatever a language makes of them. */
function countedIn(phrases: readonly WirePhrase[]): PrintedNumbers {
  const sum = { all: 0, reconstructed: 0 };
  for (const { key, args = {} } of phrases) {
    if (key === ABOUT) sum.reconstructed += 1;
    for (const value of Object.values(args)) {
      if (typeof value === "number") sum.all += 1;
      else if (typeof value !== "string") {
        const inside = countedIn(Array.isArray(value) ? value : [value]);
        sum.all += inside.all;
        sum.reconstructed += inside.reconstructed;
      }
    }
  }
  return sum;
}
