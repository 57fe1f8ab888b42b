import { expect, test } from "vitest";
import { diceKey, diceGroupOf } from "./dice_groups";

const read = (text: string) => diceGroupOf({ text, label: { key: "x" } });

test("plain dice", () => {
  expect(read("place 5+3 @ 8")).toMatchObject({ own: [5, 3], white: [], tokens: 0, market: 0, advisor: 8 });
});

test("white dice, tokens and the Market", () => {
  expect(read("place 5+w2 +2 market -1 @ 8")).toMatchObject({
    own: [5],
    white: [2],
    tokens: 1,
    market: -1,
    advisor: 8,
  });
  expect(read("place 6+4 +2x2 @ 14")).toMatchObject({ own: [6, 4], tokens: 2, advisor: 14 });
});

test("other actions are not dice groups", () => {
  expect(read("pass")).toBeUndefined();
  expect(read("build inn")).toBeUndefined();
});

test("the order of the dice does not matter", () => {
  expect(diceKey([3, 5], [1, 2])).toBe(diceKey([5, 3], [2, 1]));
});
