import { expect, test } from "vitest";
import { movedPlaces } from "./places_of_last_moves";

type Told = Parameters<typeof movedPlaces>[0];

/** A table at which these events were told, the last of them as part of entry 7. */
function told(moves: object[][], entry: number, isOn = false): Told {
  const steps = moves.map((one) => ({ line: { n: 7, event: { key: "", moves: one } } }));
  const telling = { steps, current: isOn ? steps[0] : undefined };
  return { telling, feed: { entries: [{ n: entry }] }, seat: 0 } as unknown as Told;
}

const coins = { from: "pile/castle/money", to: "seat/1/coins", what: "coin", n: 2 };
const card = { from: "pile/castle", to: "seat/1/row", what: "building/mill", n: 1 };

test("the last event that moved something is marked at both ends, a card where it lies", () => {
  expect([...movedPlaces(told([[coins], [card], []], 7))]).toEqual(["pile/castle", "seat/1/row", "seat/1/row/mill"]);
});

test("while events are told, the one that is told is marked", () => {
  expect([...movedPlaces(told([[coins], [card]], 7, true))]).toEqual(["pile/castle/money", "seat/1/coins"]);
});

test("nothing is marked once something newer has happened", () => {
  expect(movedPlaces(told([[card]], 8)).size).toBe(0);
});

test("what moved at my own seat is found by both names", () => {
  const mine = movedPlaces(told([[{ ...coins, to: "seat/0/coins" }]], 7));
  expect(mine.has("my/coins")).toBe(true);
});
