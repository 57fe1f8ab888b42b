import { expect, test } from "vitest";
import { changedCopy, endsOf, seatOf } from "./ends_of_moves";
import { move } from "./testing_moves";

test("pieces leave one end and arrive, perhaps as something else, at the other", () => {
  const [leaving, arriving] = endsOf([move("die", "seat/1/die/own/3", "advisor/10", 2, "token/gold")]);
  expect(leaving).toMatchObject({
    seat: 1,
    path: ["die", "own", "3"],
    other: "advisor/10",
    n: -2,
    kind: "die",
    id: "",
  });
  expect(arriving).toMatchObject({ path: ["advisor", "10"], n: 2, what: "token/gold", kind: "token", id: "gold" });
  expect(arriving?.seat).toBeUndefined();
});

test("a seat owns what lies below it, and nothing else", () => {
  expect(["seat/0", "seat/2/hand", "supply/coins", "seats"].map(seatOf)).toEqual([0, 2, undefined, undefined]);
});

test("only what changes is new, and the view itself stays as it is", () => {
  const coins = { n: 1 };
  const view = { players: [{ coins }, { coins }] };
  const after = changedCopy(view, ({ players: [first] }) => {
    if (first) first.coins.n = 5;
  });
  expect(after).toEqual({ players: [{ coins: { n: 5 } }, { coins: { n: 1 } }] });
  expect(after.players[1]).toBe(view.players[1]);
  expect(view.players[0]?.coins.n).toBe(1);
});

test("without a change it is the same view", () => {
  const view = { players: [{ coins: 1 }] };
  expect(changedCopy(view, () => {})).toBe(view);
});
