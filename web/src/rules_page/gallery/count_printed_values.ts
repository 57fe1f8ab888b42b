import type { RuleInfo, WirePhrase } from "../../wire/service";

/** How many values are printed on components, and how many of them are reconstructed. */
export interface PrintedValues {
  all: number;
  reconstructed: number;
}

const ABOUT = "about"; // the phrase of a number with ≈
const RECONSTRUCTED = "reconstructed";

export function isReconstructed(component: RuleInfo): boolean {
  return component.confidence === RECONSTRUCTED;
}

/** What is reconstructed on a card is no number, but a sign on it, or that there is none. */
function isSignReconstructed(component: RuleInfo): boolean {
  return isReconstructed(component) && !countedIn(component.lines ?? []).reconstructed;
}

/** The values of some components: their numbers, and a reconstructed sign on a card without reconstructed numbers. */
export function printedValues(components: readonly RuleInfo[]): PrintedValues {
  const sum = { all: 0, reconstructed: 0 };
  for (const component of components) {
    const { all, reconstructed } = countedIn(component.lines ?? []);
    const signs = isSignReconstructed(component) ? 1 : 0;
    sum.all += all + signs;
    sum.reconstructed += reconstructed + signs;
  }
  return sum;
}

/** The numbers that phrases are made with, whatever a language makes of them. */
function countedIn(phrases: readonly WirePhrase[]): PrintedValues {
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
