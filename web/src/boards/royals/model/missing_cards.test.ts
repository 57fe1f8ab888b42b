import { expect, test } from "vitest";
import type { CityView, RoyalsView, SeatView } from "../../../wire/royals";
import { missingCards } from "./missing_cards";

const lyon: CityView = { id: "lyon", bonus: 5, titles: ["cardinal", "countess"], holders: [-1, 1] };
const view = {
  countries: [{ id: "france", cities: [lyon], bonuses: [], tokens: [] }],
  country_ids: ["france", "spain"],
  intrigue_ids: ["france-spain"],
  titles: [
    { id: "cardinal", cards: 5, cubes: [], influence: 2, intrigue: 1, value: 12 },
    { id: "countess", cards: 3, cubes: [], influence: 1, intrigue: 1, value: 8 },
  ],
} as unknown as RoyalsView;
const hand = (france: number, intrigues: number) =>
  ({ countries: { size: france, cards: [france, 0] }, intrigues: { size: intrigues, cards: [intrigues] } }) as SeatView;

test("an office says how much of its price I hold", () => {
  expect(missingCards(view, hand(2, 0), lyon, 0)).toEqual({ n: 2, all: 5, isIntrigue: false });
  expect(missingCards(view, hand(5, 0), lyon, 0)).toBeUndefined();
});

test("for an office that somebody holds, intrigue cards may be missing", () => {
  expect(missingCards(view, hand(3, 0), lyon, 1)).toEqual({ n: 0, all: 1, isIntrigue: true });
  expect(missingCards(view, hand(3, 1), lyon, 1)).toBeUndefined();
});

test("a watcher misses nothing", () => {
  expect(missingCards(view, undefined, lyon, 0)).toBeUndefined();
});
