import type { Places } from "../table/places/place_elements";

/** The answer that was given, the better one, both where they are at the same place, or what luck moved. */
export type MarkKind = "made" | "better" | "both" | "luck";

/** What is pointed out on a board: an answer, or what luck moved, which needs no label. */
export interface MarkedPlaces {
  kind: "made" | "better" | "luck";
  label: string;
  places: readonly string[];
}

/** Something on a board with a ring around it, and a label if it is the first of its answer. */
export interface Mark {
  kind: MarkKind;
  label: string;
  element: HTMLElement;
}

/**
 * What to ring for two answers: the things that only one of them names, since what both name does not tell them apart.
 * If they name the same things, the first one stands for both.
 */
export function marksOf(answers: readonly MarkedPlaces[], places: Places): Mark[] {
  const found = answers.map((answer) => ({ ...answer, elements: elementsOf(answer.places, places) }));
  const marks = found.flatMap(({ kind, label, elements }, index) => {
    const others = found.flatMap((other, n) => (n === index ? [] : other.elements));
    const own = elements.filter((element) => !others.includes(element));
    return own.map((element, n): Mark => ({ kind, label: n ? "" : label, element }));
  });
  const shared = answers[0]?.places.flatMap((name) => drawn(places.exactly(name)))[0];
  if (marks.length || !shared) return marks;
  return [{ kind: "both", label: found.map(({ label }) => label).join(" · "), element: shared }];
}

/** The elements of an answer: those that show exactly its places, or else the smallest one around its first place. */
function elementsOf(names: readonly string[], places: Places): HTMLElement[] {
  const exact = names.flatMap((name) => drawn(places.exactly(name)));
  const [first] = names;
  return [...new Set(exact.length || first === undefined ? exact : drawn(places.find(first)))];
}

const LEAST = 8; // pixels; what is smaller is only where pieces fly to

/** An element that draws something. */
function drawn(element: HTMLElement | undefined): HTMLElement[] {
  const { width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  return element && width >= LEAST && height >= LEAST ? [element] : [];
}

/** A box in the coordinates of the board that it lies on. */
export interface MarkBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The visible part of an element, seen from the upper left corner of `root`; nothing if it is scrolled out of sight. */
export function boxWithin(element: HTMLElement, root: HTMLElement): MarkBox | undefined {
  const origin = root.getBoundingClientRect();
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (let one = element.parentElement; one && one !== root; one = one.parentElement) {
    if (getComputedStyle(one).overflow === "visible") continue;
    const edge = one.getBoundingClientRect();
    [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
    [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
  }
  if (right <= left || bottom <= top) return undefined;
  return { left: left - origin.left, top: top - origin.top, width: right - left, height: bottom - top };
}

const LABEL = { width: 96, height: 26 };

/** For each box whether its label hangs from the lower edge, because an earlier label is in the way above. */
export function hangsBelow(boxes: readonly MarkBox[]): boolean[] {
  const corners: { x: number; y: number }[] = [];
  return boxes.map(({ left, top, width, height }) => {
    const x = left + width;
    const isFree = corners.every((c) => Math.abs(c.x - x) >= LABEL.width || Math.abs(c.y - top) >= LABEL.height);
    corners.push({ x, y: isFree ? top : top + height });
    return !isFree;
  });
}
