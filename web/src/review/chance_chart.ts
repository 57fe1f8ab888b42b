import type { ReviewDocument } from "../wire/service";

/** Chances are ten-thousandths of a win. */
export const WHOLE = 10_000;

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Scale {
  x: (n: number) => number;
  y: (chance: number) => number;
}

/** A chance in whole percent. */
export function percent(chance: number): number {
  return Math.round((100 * chance) / WHOLE);
}

/** A change in percentage points with its sign; a true minus is as wide as a plus. */
export function signed(change: number): string {
  const points = percent(change);
  return points < 0 ? `−${-points}` : points > 0 ? `+${points}` : "0";
}

/** The number of the last entry that was reviewed. */
export function lastOf(review: Pick<ReviewDocument, "course">): number {
  return Math.max(1, review.course.at(-1)?.n ?? 1);
}

/** Converts entry numbers and chances to coordinates in a box. */
export function chanceScale(box: Box, last: number): Scale {
  return {
    x: (n) => box.left + (box.width * Math.min(n, last)) / last,
    y: (chance) => box.top + box.height * (1 - chance / WHOLE),
  };
}

/** The chance of a contender after an entry. */
export function chanceAt(review: Pick<ReviewDocument, "course" | "start">, contender: number, n: number): number {
  const chances = review.course.findLast((point) => point.n <= n)?.chances ?? review.start;
  return chances[contender] ?? 0;
}

/** The line of a contender from the start to the result. */
export function chancePath(review: Pick<ReviewDocument, "course" | "start">, contender: number, scale: Scale): string {
  const points = [{ n: 0, chances: review.start }, ...review.course];
  return points
    .map(
      ({ n, chances }, index) => `${index ? "L" : "M"}${round(scale.x(n))} ${round(scale.y(chances[contender] ?? 0))}`,
    )
    .join("");
}

/** The same line closed along the bottom, to be filled. */
export function chanceArea(review: Pick<ReviewDocument, "course" | "start">, contender: number, scale: Scale): string {
  const bottom = round(scale.y(0));
  return `${chancePath(review, contender, scale)}V${bottom}H${round(scale.x(0))}Z`;
}

/** Places side by side, in their order, at least `gap` apart and all between two edges, as near to the wanted ones as possible. */
export function sideBySide(wanted: readonly number[], gap: number, from: number, to: number): number[] {
  const step = wanted.length > 1 ? Math.min(gap, (to - from) / (wanted.length - 1)) : gap;
  const placed: number[] = [];
  for (const [index, place] of wanted.entries()) {
    const before = index ? (placed[index - 1] ?? from) + step : from;
    placed.push(Math.max(before, place));
  }
  for (let index = placed.length - 1, most = to; index >= 0; index -= 1, most -= step)
    placed[index] = Math.min(placed[index] ?? most, most);
  return placed;
}

/** The same for places in any order: each keeps its rank. */
export function apart(wanted: readonly number[], gap: number, from: number, to: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const sorted = sideBySide(
    order.map((index) => wanted[index] ?? 0),
    gap,
    from,
    to,
  );
  return wanted.map((_, index) => sorted[order.indexOf(index)] ?? 0);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
