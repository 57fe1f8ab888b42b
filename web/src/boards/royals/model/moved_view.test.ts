import { expect, test } from "vitest";
import type { CityView, RoyalsView, SeatView } from "../../../wire/royals";
import { move } from "../../parts/testing_moves";
import { movedView } from "./moved_view";

const city = (id: string, titles: string[], holders: number[]): CityView => ({ id, bonus: 3, titles, holders });
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
  countries: [
    {
      id: "france",
      bonuses: [12, 8],
      tokens: [
        [7, 4],
        [8, 4],
      ],
      cities: [city("paris", ["king"], [-1]), city("lyon", ["cardinal", "baron"], [-1, 1])],
    },
  ],
  country_deck: { discards: [0, 0], size: 20, unseen: [] },
  country_ids: ["france", "spain"],
  display: [1, 1],
  edition: "rulebook",
  intrigue_deck: { discards: [0], size: 9, unseen: [] },
  intrigue_ids: ["france-spain"],
  noble_house: [16, 12],
  period: 0,
  periods: ["1648", "1680"],
  seat: 0,
  seats: [seat({ countries: { size: 2, cards: [2, 0] } }), seat()],
  start: 0,
  titles: [{ id: "baron", cards: 2, cubes: [0, 1], influence: 1, intrigue: 1, value: 6 }],
  turn: 0,
  turns: 3,
};

test("a position is taken over: the old cube is banished, the new ones come from the supply", () => {
  const after = movedView(before, [
    move("cube/1", "city/lyon/baron", "city/lyon/banished"),
    move("cube/0", "seat/0/cubes", "city/lyon/baron"),
    move("cube/0", "seat/0/cubes", "title/baron"),
  ]);
  expect(after.countries[0]?.cities[1]).toMatchObject({ holders: [-1, 0], banished: [0, 1] });
  expect(after.titles[0]?.cubes).toEqual([1, 1]);
  expect(after.seats[0]?.cubes).toBe(8);
  expect(after.countries[0]?.cities[0]).toBe(before.countries[0]?.cities[0]);
});

test("a card goes from the display to a hand, where everybody knows it; an unseen one does not", () => {
  const taken = movedView(before, [move("country/spain", "display/spain", "seat/1/hand/spain")]);
  expect(taken.display).toEqual([1, 0]);
  expect(taken.seats[1]?.countries).toEqual({ size: 4, shown: [1, 1] });
  const drawn = movedView(before, [move("country", "deck/country", "seat/1/hand")]);
  expect(drawn.country_deck.size).toBe(19);
  expect(drawn.seats[1]?.countries).toEqual({ size: 4, shown: [1, 0] });
});

test("my cards are counted by kind, and the discards too", () => {
  const after = movedView(before, [move("country/france", "seat/0/hand/france", "discards/country", 2)]);
  expect(after.seats[0]?.countries).toMatchObject({ size: 0, cards: [0, 0] });
  expect(after.country_deck.discards).toEqual([2, 0]);
});

test("tokens score for whoever takes them", () => {
  const after = movedView(before, [
    move("token/city/lyon", "city/lyon/bonus", "seat/1/tokens"),
    move("token/country/france/2", "country/france/bonus/2", "seat/1/tokens"),
    move("token/period/1680/france/1", "period/1680/france/1", "seat/0/tokens"),
    move("token/title/baron", "title/baron", "seat/0/tokens", 2),
    move("token/noble-house/16", "noble-house/1", "box"),
  ]);
  expect(after.seats.map(({ points }) => points)).toEqual([4 + 8 + 6, 4 + 3 + 8]);
  expect(after.countries[0]).toMatchObject({
    bonus_takers: [-1, 1],
    token_takers: [
      [-1, -1],
      [0, -1],
    ],
  });
  expect(after.noble_takers).toEqual([-2, -1]);
  expect(after.titles[0]?.takers).toEqual([0, 0]);
});
