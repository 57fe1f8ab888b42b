import type { SeenEntry, TotalAt, WireEvent } from "../../wire/service";
import { logLines } from "../log/log_lines";

/** The beginning of a part of the game. */
export interface PartStart {
  n: number;
  event: WireEvent;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const MOST_MARKS = 14;

/** The beginnings of the longest parts that have headings in the log: years rather than phases. */
export function partStarts(entries: readonly SeenEntry[], isHeading: (key: string) => boolean): PartStart[] {
  const kinds = new Map<string, PartStart[]>();
  for (const line of logLines(entries, isHeading)) {
    if (!line.isHeading) continue;
    kinds.set(line.event.key, [...(kinds.get(line.event.key) ?? []), { n: line.n, event: line.event }]);
  }
  const fitting = [...kinds.values()].filter((marks) => marks.length > 1 && marks.length <= MOST_MARKS);
  return fitting.sort((a, b) => a.length - b.length)[0] ?? [];
}

/** The points of a seat after an entry. */
export function pointsAt(totals: readonly TotalAt[], seat: number, n: number): number {
  return totals.findLast((total) => total.n <= n)?.points[seat] ?? 0;
}

/** About `wanted` round values for the axis, including zero. */
export function ticksOf(totals: readonly TotalAt[], wanted = 5): number[] {
  const all = totals.flatMap((total) => total.points);
  const low = Math.min(0, ...all);
  const high = Math.max(1, ...all);
  const rough = (high - low) / wanted;
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((one) => one * unit).find((one) => one >= rough) ?? rough);
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** Converts entry numbers (x) and points (y) to coordinates in a box, and x back to entry numbers. */
export function scaleOf(box: Box, last: number, ticks: readonly number[]) {
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  return {
    x: (n: number) => box.left + (box.width * n) / Math.max(1, last),
    y: (points: number) => box.top + box.height * (1 - (points - low) / Math.max(1, high - low)),
    n: (x: number) => Math.round(Math.min(1, Math.max(0, (x - box.left) / box.width)) * last),
  };
}

/** A stepped line: points stay the same until they change. */
export function pathOf(
  totals: readonly TotalAt[],
  seat: number,
  last: number,
  scale: ReturnType<typeof scaleOf>,
): string {
  const start = `M${round(scale.x(0))} ${round(scale.y(pointsAt(totals, seat, 0)))}`;
  const steps = totals
    .slice(1)
    .map((total) => `H${round(scale.x(total.n))}V${round(scale.y(total.points[seat] ?? 0))}`);
  return `${start}${steps.join("")}H${round(scale.x(last))}`;
}

/** Move overlapping labels apart and keep their order. */
export function spread(places: readonly number[], gap: number, lowest: number): number[] {
  const order = places.map((_, index) => index).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const found = [...places];
  order.forEach((index, rank) => {
    const above = rank ? (found[order[rank - 1] ?? 0] ?? 0) + gap : -Infinity;
    found[index] = Math.max(found[index] ?? 0, above);
  });
  const over = Math.max(0, ...found.map((place) => place - lowest));
  return found.map((place) => place - over);
}

/** Which labels fit side by side: from the left, each one that has enough room after the one before. */
export function labelsThatFit(places: readonly number[], widths: readonly number[], until: number): boolean[] {
  let free = -Infinity;
  return places.map((place, index) => {
    const end = place + (widths[index] ?? 0);
    if (place < free || end > until) return false;
    free = end;
    return true;
  });
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
