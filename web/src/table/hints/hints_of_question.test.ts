import { expect, test } from "vitest";
import type { Hints, LessonInfo, SeatInfo, TableInfo } from "../../wire/service";
import { action } from "../testing/fake_feed.svelte";
import { mayBeAdvised, placesOf, questionName, reasonsOf, warningsOf } from "./hints_of_question";

const me: SeatInfo = { kind: "person", name: "Ada" };
const bot: SeatInfo = { kind: "bot", bot: "squire" };
const tableOf = (seats: SeatInfo[], lesson?: Partial<LessonInfo>) => ({ seats, lesson }) as TableInfo;
const hint = (text: string, ...places: string[]) => ({ action: text, kind: text, label: { key: text }, places });

test("whoever plays against bots alone is advised", () => {
  expect(mayBeAdvised(tableOf([me, bot, bot]), 0)).toBe(true);
  expect(mayBeAdvised(tableOf([bot, me]), 1)).toBe(true);
});

test("nobody is helped against a person, and nobody who only watches", () => {
  expect(mayBeAdvised(tableOf([me, bot, { kind: "person", name: "Bea" }]), 0)).toBe(false);
  expect(mayBeAdvised(tableOf([me, bot]), null)).toBe(false);
  expect(mayBeAdvised(undefined, 0)).toBe(false);
});

test("a bot that has taken over for a person is a bot", () => {
  expect(mayBeAdvised(tableOf([me, { kind: "person", name: "Bea", bot: "squire" }]), 0)).toBe(true);
});

test("in a lesson the tutor speaks; after it he is asked", () => {
  expect(mayBeAdvised(tableOf([me, bot], { waits_for: "move" }), 0)).toBe(false);
  expect(mayBeAdvised(tableOf([me, bot], { waits_for: "done" }), 0)).toBe(true);
});

test("a place that two hints are about is lit once", () => {
  expect(placesOf([hint("a", "x", "y"), hint("b", "y")])).toEqual(["x", "y"]);
});

test("the reasons come in their order, without those that are missing", () => {
  expect(reasonsOf({ ...hint("a"), why: { key: "why" }, printed: null, terms: { key: "terms" } })).toEqual([
    { key: "terms" },
    { key: "why" },
  ]);
});

test("each chosen step is warned of as the answer to its own question, and no sentence comes twice", () => {
  const [first, second] = [action("first"), action("second")];
  const warn = (text: string, ...keys: string[]): Hints => ({
    n: 4,
    warnings: [{ action: text, texts: keys.map((key) => ({ key })) }],
  });
  const known = new Map([
    [questionName(4, []), warn("first", "debt")],
    [questionName(4, [first]), warn("second", "debt", "winter")],
  ]);
  expect(warningsOf(4, [first], known)).toEqual([{ key: "debt" }]);
  expect(warningsOf(4, [first, second], known)).toEqual([{ key: "debt" }, { key: "winter" }]);
  expect(warningsOf(4, [second], known)).toEqual([]);
  expect(warningsOf(5, [first], known)).toEqual([]);
});
