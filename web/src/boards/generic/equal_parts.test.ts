import { expect, test } from "vitest";
import { groupEqual } from "./equal_parts";

test("equal things are counted in their order", () => {
  expect(groupEqual(["scout", "monk", "scout"], (one) => one)).toEqual([
    { item: "scout", n: 2 },
    { item: "monk", n: 1 },
  ]);
});
