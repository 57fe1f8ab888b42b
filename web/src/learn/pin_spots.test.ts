import { expect, test } from "vitest";
import { pinSpots, type Box } from "./pin_spots";

const SCREEN: Box = { left: 0, top: 0, width: 1000, height: 800 };
const CARD: Box = { left: 600, top: 100, width: 380, height: 500 };
const box = (left: number, top: number, width = 100, height = 60): Box => ({ left, top, width, height });

test("a number is pinned to the upper left corner", () => {
  expect(pinSpots([box(100, 200)], CARD, SCREEN)).toEqual([{ x: 95, y: 195 }]);
});

test("two numbers of one place take two corners", () => {
  expect(pinSpots([box(100, 200), box(100, 200)], CARD, SCREEN)).toEqual([
    { x: 95, y: 195 },
    { x: 205, y: 195 },
  ]);
});

test("a corner under the card is no good", () => {
  expect(pinSpots([box(650, 560, 100, 200)], CARD, SCREEN)).toEqual([{ x: 645, y: 765 }]);
  expect(pinSpots([box(650, 200)], CARD, SCREEN)).toEqual([undefined]);
});

test("what lies at the edge is pinned on the screen, what lies beyond is not", () => {
  expect(pinSpots([box(0, 0)], CARD, SCREEN)).toEqual([{ x: 17, y: 17 }]);
  expect(pinSpots([box(100, 900), undefined], CARD, SCREEN)).toEqual([undefined, undefined]);
});
