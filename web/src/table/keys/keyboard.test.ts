import { expect, test } from "vitest";
import { nearest } from "./keyboard";

const at = (x: number, y: number) => ({ x, y });

test("the next one in the row wins over one that is nearer but off to the side", () => {
  const points = [at(100, 0), at(40, 60)];
  expect(nearest(at(0, 0), points, [1, 0])).toBe(0);
});

test("nothing lies that way", () => {
  expect(nearest(at(0, 0), [at(-50, 0)], [1, 0])).toBe(-1);
});

test("down goes to the row below", () => {
  expect(nearest(at(0, 0), [at(100, 0), at(10, 80)], [0, 1])).toBe(1);
});
