import { expect, test } from "vitest";
import type { KingsburgView, PlayerView } from "../../../wire/kingsburg";
import { nextToPlace } from "./next_to_place_dice";

const viewOf = (turn: number | null, ...players: Partial<PlayerView>[]) =>
  ({ turn, order: [1, 2, 0], players }) as KingsburgView;
const dice = { own: [2, 4] };

test("after the last in the order the first one with dice comes again", () => {
  expect(nextToPlace(viewOf(1, dice, dice, dice))).toBe(2);
  expect(nextToPlace(viewOf(0, dice, dice, dice))).toBe(1);
});

test("who has passed or has no dice left is skipped", () => {
  expect(nextToPlace(viewOf(1, dice, dice, { ...dice, passed: true }))).toBe(0);
  expect(nextToPlace(viewOf(0, dice, {}, dice))).toBe(2);
  expect(nextToPlace(viewOf(0, dice, {}, {}))).toBeUndefined();
});

test("when no dice are placed, nothing is foretold", () => {
  expect(nextToPlace(viewOf(null, dice, dice, dice))).toBeUndefined();
  expect(nextToPlace(viewOf(1, dice, {}, dice))).toBeUndefined();
});
