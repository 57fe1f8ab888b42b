import { expect, test } from "vitest";
import type { SeenEntry } from "../wire/service";
import { comparedAnswers, movedByLuck, positionOf, seatOf } from "./review_of_table";

const MOMENT = { n: 7, seat: 1, contender: 2, before: 0, after: 0, swing: 0, chosen: "pass", better: "take" };
const answer = (text: string) => ({ text, label: { key: text }, places: [], chance: 0 });
const drawn = (n: number, ...to: string[]): SeenEntry => ({
  n,
  events: [{ key: "demo-event-draw", moves: to.map((place) => ({ what: "card", n: 1, from: "deck", to: place })) }],
});

test("a choice is shown before it, with the eyes of whoever chose", () => {
  const choice = { ...MOMENT, kind: "choice" as const };
  expect([positionOf(choice), seatOf(choice, 3)]).toEqual([6, 1]);
});

test("luck is shown after it, with the eyes of whom it was luck for, if that one has a seat", () => {
  const luck = { ...MOMENT, kind: "luck" as const };
  expect([positionOf(luck), seatOf(luck, 3), seatOf(luck, 2)]).toEqual([7, 2, null]);
});

test("the made and the better answer are found by their texts", () => {
  const compared = [answer("take"), answer("wait"), answer("pass")];
  const found = comparedAnswers({ moment: { ...MOMENT, kind: "choice" }, compared });
  expect([found.made?.text, found.better?.text]).toEqual(["pass", "take"]);
  const best = comparedAnswers({ moment: { ...MOMENT, kind: "choice", better: "pass" }, compared });
  expect(best.better).toBeUndefined();
});

test("luck points out where things came to lie, unless there are too many", () => {
  const entries = [drawn(6, "hand"), drawn(7, "seat/1/hand", "supply"), drawn(8, "a", "b", "c", "d", "e")];
  expect(movedByLuck({ n: 7 }, entries)).toEqual(["seat/1/hand"]);
  expect(movedByLuck({ n: 8 }, entries)).toEqual([]);
});
