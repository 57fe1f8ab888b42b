import { expect, test } from "vitest";
import { farewellGuide } from "./farewell_guide";

const action = { text: "roll", kind: "roll", label: { key: "roll" } };
const decision = { kind: "pick", prompt: { key: "what" }, actions: [action] } as never;

test("nothing calls for an answer while the tutor says farewell", () => {
  const guide = farewellGuide(() => {});
  expect(guide.narrowed(decision, 0)?.actions).toEqual([]);
  expect(guide.narrowed(null, 0)).toBeNull();
  expect(guide.isAwaited(action)).toBe(false);
});

test("whoever tries a place ends the farewell", () => {
  let left = 0;
  expect(farewellGuide(() => (left += 1)).answers("board")).toBe(true);
  expect(left).toBe(1);
});

test("whoever chooses an answer ends the farewell with it", () => {
  let left = 0;
  const guide = farewellGuide(() => (left += 1));
  expect(guide.allowed([], [])).toEqual([]);
  expect(left).toBe(0);
  expect(guide.allowed([], [action])).toEqual([action]);
  expect(left).toBe(1);
});
