import { expect, test } from "vitest";
import type { SeatView } from "../../../wire/royals";
import { missingCards } from "./missing_cards";
import type { Office } from "./table_state";
import { BOX } from "./test_box";

const office = (place: string, holder: number): Office => {
  const position = BOX.positions.find((one) => one.place === place);
  if (!position) throw new Error(place);
  return { ...position, holder };
};
const hand = (france: number, intrigues: number) =>
  ({ countries: { size: france, cards: [france, 0] }, intrigues: { size: intrigues, cards: [intrigues] } }) as SeatView;

test("an office says how much of its price I hold", () => {
  const vacant = office("city/lyon/cardinal", -1);
  expect(missingCards(BOX, hand(2, 0), vacant)).toEqual({ n: 2, all: 5, isIntrigue: false });
  expect(missingCards(BOX, hand(5, 0), vacant)).toBeUndefined();
});

test("for an office that somebody holds, intrigue cards may be missing", () => {
  const held = office("city/lyon/baron", 1);
  expect(missingCards(BOX, hand(3, 0), held)).toEqual({ n: 0, all: 1, isIntrigue: true });
  expect(missingCards(BOX, hand(3, 1), held)).toBeUndefined();
});

test("a watcher misses nothing", () => {
  expect(missingCards(BOX, undefined, office("city/lyon/baron", 1))).toBeUndefined();
});
