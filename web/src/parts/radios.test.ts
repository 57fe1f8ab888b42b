import { expect, test } from "vitest";
import { around } from "./radios";

test("arrows walk a ring, other keys and other things do not", () => {
  expect(around(0, 3, "ArrowRight")).toBe(1);
  expect(around(2, 3, "ArrowDown")).toBe(0);
  expect(around(0, 3, "ArrowLeft")).toBe(2);
  expect(around(1, 3, "Enter")).toBeUndefined();
  expect(around(-1, 3, "ArrowUp")).toBeUndefined();
});
