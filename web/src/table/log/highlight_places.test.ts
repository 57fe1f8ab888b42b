import { expect, test } from "vitest";
import type { LogLine } from "./log_lines";
import { placesOf } from "./highlight_places";

const line = (moves: [string, string][], seat?: number): LogLine => ({
  id: "1/0",
  n: 1,
  event: { key: "x", moves: moves.map(([from, to]) => ({ from, to, n: 1, what: "die" })) },
  seat,
  isHeading: false,
});

test("a line highlights where its pieces came from and went to, each place once", () => {
  expect(
    placesOf(
      line(
        [
          ["seat/1/dice", "advisor/8"],
          ["seat/1/dice", "advisor/8"],
        ],
        1,
      ),
    ),
  ).toEqual(["seat/1/dice", "advisor/8"]);
});

test("the supply is not a place, and a line without pieces is about its player", () => {
  expect(placesOf(line([["supply", "seat/0/gold"]], 0))).toEqual(["seat/0/gold"]);
  expect(placesOf(line([], 2))).toEqual(["seat/2"]);
  expect(placesOf(line([]))).toEqual([]);
});
