import { expect, test } from "vitest";
import { farewellGuide } from "./farewell_guide";

const action = { text: "roll", label: { key: "roll" } };
const decision = { kind: "pick", prompt: { key: "what" }, actions: [action] } as never;

test("the question waits while the tutor says farewell", () => {
  const guide = farewellGuide(() => {});
  expect(guide.narrowed(decision, 0)?.actions).toEqual([]);
  expect(guide.narrowed(null, 0)).toBeNull();
  expect(guide.allowed([], [action])).toEqual([]);
});

test("whoever tries something ends the farewell", () => {
  let left = 0;
  expect(farewellGuide(() => (left += 1)).answers("board")).toBe(true);
  expect(left).toBe(1);
});
