import { expect, test } from "vitest";
import { reuseUnchanged } from "./structural_sharing";

test("an unchanged part is the same object", () => {
  const before = {
    turn: 1,
    players: [
      { gold: 1, built: ["inn"] },
      { gold: 2, built: [] },
    ],
  };
  const after = {
    turn: 2,
    players: [
      { gold: 1, built: ["inn"] },
      { gold: 3, built: [] },
    ],
  };
  const shared = reuseUnchanged(before, after);
  expect(shared).toEqual(after);
  expect(shared.players[0]).toBe(before.players[0]);
  expect(shared.players[1]).not.toBe(before.players[1]);
  expect(shared.players[1]?.built).toBe(before.players[1]?.built);
  expect(reuseUnchanged(before, structuredClone(before))).toBe(before);
});

test.each([
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ a: 1 }, { a: 1, b: undefined }],
  [{ a: undefined }, { b: undefined }],
  [[1, 2], [1]],
  [[1], { 0: 1 }],
  [{ a: null }, { a: {} }],
  [undefined, { a: [1] }],
  [{ a: 1 }, null],
])("%j becomes %j", (before, after) => {
  const shared = reuseUnchanged<unknown>(before, after);
  expect(shared).toStrictEqual(after);
  expect(shared).not.toBe(before);
});
