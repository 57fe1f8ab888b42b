import { expect, test } from "vitest";
import {
  apart,
  chanceArea,
  chanceAt,
  chancePath,
  chanceScale,
  lastOf,
  percent,
  sideBySide,
  signed,
} from "./chance_chart";

const REVIEW = {
  start: [5000, 5000],
  course: [
    { n: 4, chances: [7500, 2500] },
    { n: 10, chances: [10_000, 0] },
  ],
};
const SCALE = chanceScale({ left: 10, top: 5, width: 100, height: 50 }, 10);

test("chances are told in whole percent, changes with a sign", () => {
  expect([percent(3333), percent(50), percent(49)]).toEqual([33, 1, 0]);
  expect([signed(1149), signed(-800), signed(20)]).toEqual(["+11", "−8", "0"]);
});

test("a chance holds until the next entry", () => {
  expect([0, 3, 4, 9, 10, 99].map((n) => chanceAt(REVIEW, 0, n))).toEqual([5000, 5000, 7500, 7500, 10_000, 10_000]);
  expect(lastOf(REVIEW)).toBe(10);
  expect(lastOf({ course: [] })).toBe(1);
});

test("a line begins at the start and ends with the result", () => {
  expect(chancePath(REVIEW, 0, SCALE)).toBe("M10 30L50 17.5L110 5");
  expect(chancePath(REVIEW, 1, SCALE)).toBe("M10 30L50 42.5L110 55");
  expect(chanceArea(REVIEW, 0, SCALE)).toBe("M10 30L50 17.5L110 5V55H10Z");
});

test("an entry after the last one is drawn at the end", () => {
  expect(SCALE.x(12)).toBe(110);
});

test("numbers stand side by side in their order, near their moments and inside the chart", () => {
  expect(sideBySide([10, 60, 100], 20, 0, 100)).toEqual([10, 60, 100]);
  expect(sideBySide([50, 50, 55], 20, 0, 100)).toEqual([50, 70, 90]);
  expect(sideBySide([90, 95, 99], 20, 0, 100)).toEqual([60, 80, 100]);
  expect(sideBySide([-5], 20, 0, 100)).toEqual([0]);
  expect(sideBySide([], 20, 0, 100)).toEqual([]);
});

test("names at the ends of lines move no further than they must", () => {
  expect(apart([200, 0, 200, 200], 24, 0, 200)).toEqual([152, 0, 176, 200]);
  expect(apart([], 24, 0, 200)).toEqual([]);
});

test("too many numbers share what room there is", () => {
  expect(sideBySide([0, 0, 0], 60, 0, 100)).toEqual([0, 50, 100]);
});
