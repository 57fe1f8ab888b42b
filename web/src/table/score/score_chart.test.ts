import { expect, test } from "vitest";
import type { SeenEntry, TotalAt } from "../../wire/service";
import { partStarts, pathOf, pointsAt, scaleOf, spread, ticksOf, labelsThatFit } from "./score_chart";

const TOTALS: TotalAt[] = [
  { n: 0, points: [0, 0] },
  { n: 4, points: [3, 0] },
  { n: 8, points: [3, 12] },
];
const heading = (n: number, key: string): SeenEntry => ({ n, events: [{ key, args: { n } }] });
const isHeading = (key: string) => /year|phase|once/.test(key);

test("the longest parts are marked: years, not phases, and nothing that happens only once", () => {
  const entries = [
    heading(1, "once"),
    heading(2, "year"),
    heading(3, "phase"),
    heading(4, "phase"),
    heading(5, "phase"),
    heading(6, "year"),
    heading(7, "other"),
  ];
  expect(partStarts(entries, isHeading).map((mark) => mark.n)).toEqual([2, 6]);
  expect(partStarts([heading(1, "other")], isHeading)).toEqual([]);
});

test("points hold until they change", () => {
  expect([3, 4, 7, 8, 99].map((n) => pointsAt(TOTALS, 0, n))).toEqual([0, 3, 3, 3, 3]);
  const scale = scaleOf({ left: 0, top: 0, width: 100, height: 10 }, 10, [0, 10]);
  expect(pathOf(TOTALS, 0, 10, scale)).toBe("M0 10H40V7H80V7H100");
  expect(scale.n(41)).toBe(4);
});

test("ticks are round and cover zero and every total", () => {
  expect(ticksOf(TOTALS)).toEqual([0, 5, 10, 15]);
  expect(ticksOf([{ n: 0, points: [-3, 2] }])).toEqual([-3, -2, -1, 0, 1, 2]);
  expect(ticksOf([])).toEqual([0, 1]);
});

test("labels are moved apart and stay inside", () => {
  expect(spread([10, 12, 50], 20, 100)).toEqual([10, 30, 50]);
  expect(spread([95, 94], 20, 100)).toEqual([100, 80]);
});

test("labels are shown where they fit", () => {
  expect(labelsThatFit([0, 10, 40, 95], [30, 30, 30, 30], 100)).toEqual([true, false, true, false]);
});
