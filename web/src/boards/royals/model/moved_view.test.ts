import { expect, test } from "vitest";
import type { RoyalsView, SeatView } from "../../../wire/royals";
import { move } from "../../parts/testing_moves";
import { movedView } from "./moved_view";
import { BOX } from "./test_box";

const seat = (rest: Partial<SeatView> = {}): SeatView => ({
  best_token: null,
  colour: "grey",
  countries: { size: 3, shown: [1, 0] },
  cubes: 10,
  intrigues: { size: 1 },
  points: 4,
  ...rest,
});

const before: RoyalsView = {
  scores: [],
  city_takers: [-1, -1, -1],
  country_deck: { discards: [0, 0], size: 20, unseen: [] },
  country_takers: [[], []],
  display: [1, 1],
  edition: "rulebook",
  holders: [-1, -1, 1, -1],
  intrigue_deck: { discards: [0], size: 9, unseen: [] },
  noble_takers: [],
  period: 0,
  period_takers: Array<number>(8).fill(-1),
  seat: 0,
  seats: [seat({ countries: { size: 2, cards: [2, 0] } }), seat()],
  standings: [[], []],
  start: 0,
  title_cubes: [
    [0, 1],
    [0, 0],
    [0, 0],
  ],
  title_takers: Array<number>(6).fill(-1),
  turn: 0,
  turns: 3,
};

test("a position is taken over: the old cube is banished, the new ones come from the supply", () => {
  const after = movedView(
    before,
    [
      move("cube/1", "city/lyon/baron", "city/lyon/banished"),
      move("cube/0", "seat/0/cubes", "city/lyon/baron"),
      move("cube/0", "seat/0/cubes", "title/baron"),
    ],
    BOX,
  );
  expect(after).toMatchObject({ holders: [-1, -1, 0, -1], banished: [0, 0, 0, 1, 0, 0] });
  expect(after.title_cubes[0]).toEqual([1, 1]);
  expect(after.seats[0]?.cubes).toBe(8);
  expect(after.title_cubes[1]).toBe(before.title_cubes[1]);
});

test("a card goes from the display to a hand, where everybody knows it; an unseen one does not", () => {
  const taken = movedView(before, [move("country/spain", "display/spain", "seat/1/hand/spain")], BOX);
  expect(taken.display).toEqual([1, 0]);
  expect(taken.seats[1]?.countries).toEqual({ size: 4, shown: [1, 1] });
  const drawn = movedView(before, [move("country", "deck/country", "seat/1/hand")], BOX);
  expect(drawn.country_deck.size).toBe(19);
  expect(drawn.seats[1]?.countries).toEqual({ size: 4, shown: [1, 0] });
});

test("my cards are counted by kind, and the discards too", () => {
  const after = movedView(before, [move("country/france", "seat/0/hand/france", "discards/country", 2)], BOX);
  expect(after.seats[0]?.countries).toMatchObject({ size: 0, cards: [0, 0] });
  expect(after.country_deck.discards).toEqual([2, 0]);
});

test("tokens score for whoever takes them", () => {
  const after = movedView(
    before,
    [
      move("token/city/lyon", "city/lyon/bonus", "seat/1/tokens"),
      move("token/country/france/2", "country/france/bonus/2", "seat/1/tokens"),
      move("token/period/1680/france/1", "period/1680/france/1", "seat/0/tokens"),
      move("token/title/baron", "title/baron", "seat/0/tokens", 2),
      move("token/noble-house/16", "noble-house/1", "box"),
    ],
    BOX,
  );
  expect(after.seats.map(({ points }) => points)).toEqual([4 + 8 + 6, 4 + 3 + 8]);
  expect(after).toMatchObject({
    city_takers: [-1, 1, -1],
    country_takers: [[-1, 1], []],
    period_takers: [-1, -1, -1, -1, 0, -1, -1, -1],
    noble_takers: [-2],
    title_takers: [0, 0, -1, -1, -1, -1],
  });
});

test("the halves of a title token go one by one", () => {
  const half = (seat: number) => move("token/title/king", "title/king", `seat/${String(seat)}/tokens`);
  expect(movedView(before, [half(1), half(0)], BOX).title_takers).toEqual([-1, -1, -1, -1, 1, 0]);
});
