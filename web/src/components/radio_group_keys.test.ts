import { expect, test } from "vitest";
import { nextInRing } from "./radio_group_keys";

test("arrows move through a ring, other keys and other elements do not", () => {
  expect(nextInRing(0, 3, "ArrowRight")).toBe(1);
  expect(nextInRing(2, 3, "ArrowDown")).toBe(0);
  expect(nextInRing(0, 3, "ArrowLeft")).toBe(2);
  expect(nextInRing(1, 3, "Enter")).toBeUndefined();
  expect(nextInRing(-1, 3, "ArrowUp")).toBeUndefined();
});
