import { expect, test } from "vitest";
import { crestSpots } from "./theft_crest_spots";

const arc = (from: number, end: number) => ({ from, end, low: 40, high: 4 });

test("a crest lies in the middle of its arc", () => {
  expect(crestSpots([arc(0, 200)])).toEqual([{ x: 100, y: 13 }]);
});

test("of two arcs with one middle the crests lie apart", () => {
  const [one, other] = crestSpots([arc(0, 400), arc(100, 300)]);
  expect(Math.abs((one?.x ?? 0) - (other?.x ?? 0))).toBeGreaterThanOrEqual(34);
});
