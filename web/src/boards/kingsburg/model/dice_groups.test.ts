import { expect, test } from "vitest";
import type { WireAction } from "../../../wire/service";
import { diceKey, diceGroupOf } from "./dice_groups";

const read = (args: WireAction["args"], ...dice: string[]) =>
  diceGroupOf({ text: "", kind: "place", args, label: { key: "x" }, places: dice.map((die) => `my/die/${die}`) });

test("plain dice", () => {
  expect(read({ advisor: 8 }, "own/3", "own/5")).toMatchObject({
    own: [5, 3],
    white: [],
    tokens: 0,
    market: 0,
    advisor: 8,
  });
});

test("white dice, tokens and the Market", () => {
  expect(read({ advisor: 8, tokens: 1, market: -1 }, "own/5", "white/2")).toMatchObject({
    own: [5],
    white: [2],
    tokens: 1,
    market: -1,
    advisor: 8,
  });
  expect(read({ advisor: 14, tokens: 2 }, "own/5", "own/5")).toMatchObject({ own: [5, 5], tokens: 2, advisor: 14 });
});

test("other actions are not dice groups", () => {
  expect(diceGroupOf({ text: "pass", kind: "pass", label: { key: "x" } })).toBeUndefined();
});

test("the order of the dice does not matter", () => {
  expect(diceKey([3, 5], [1, 2])).toBe(diceKey([5, 3], [2, 1]));
});
