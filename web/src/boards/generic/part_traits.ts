import type { Outline } from "../../wire/service";

// How a part is drawn follows from what it has, never from how long its words are: that differs by language.

const MOST_IN_A_SMALL_GROUP = 4;

/** Whether a value is a count, which stands large beside the name; anything else is said on a line of its own. */
export function hasCount({ value }: Outline): boolean {
  return typeof value === "number" || (value?.key ?? "") === "about"; // a reconstructed number
}

/** Whether a part says more than what it is and how much: something is printed on it, or it is in some condition. */
export function hasSentences({ lines = [], state = [] }: Outline): boolean {
  return lines.length + state.length > 0;
}

/** Whether a part without a value is a text to be read rather than a thing. */
export function isText(part: Outline): boolean {
  return (part.value ?? null) === null && hasSentences(part);
}

/** Whether a group takes the whole width: it has many things, or things with something printed on or lying inside. */
export function isLargeGroup({ inside = [] }: Outline): boolean {
  return inside.length > MOST_IN_A_SMALL_GROUP || inside.some((one) => one.inside?.length || one.lines?.length);
}

/** Merge equal items and count them. */
export function groupEqual<T>(items: readonly T[], nameOf: (item: T) => string): { item: T; n: number }[] {
  const found = new Map<string, { item: T; n: number }>();
  for (const item of items) {
    const name = nameOf(item);
    const known = found.get(name);
    if (known) known.n += 1;
    else found.set(name, { item, n: 1 });
  }
  return [...found.values()];
}
