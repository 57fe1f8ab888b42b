import { expect, test } from "vitest";
import { metKey, numberAt, sendKey, stepKey, stepPhrase, whatPart } from "./lesson_texts";

const view = { players: [{ gold: 3, dice: [2, 5], goods: { gold: 1, wood: 2 } }], name: "x" };

test("a pointer leads to a number, and what is in an object or a list is added up", () => {
  expect(numberAt(view, "/players/0/gold")).toBe(3);
  expect(numberAt(view, "/players/0/dice")).toBe(7);
  expect(numberAt(view, "/players/0/goods")).toBe(3);
});

test("a pointer that leads nowhere, or to no number, gives none", () => {
  expect(numberAt(view, "/players/1/gold")).toBeUndefined();
  expect(numberAt(view, "/name")).toBeUndefined();
  expect(numberAt(view, "/players/length")).toBeUndefined();
  expect(numberAt(undefined, "/players")).toBeUndefined();
});

test("the keys have the game's id with hyphens", () => {
  expect(stepKey("rival_kings", "first", "money", "why")).toBe("rival-kings-lesson-first-money-why");
  expect(metKey("kingsburg", "first", "envoy")).toBe("kingsburg-lesson-first-met-envoy");
});

test("a text has those numbers that the view has", () => {
  const step = { name: "one", values: { gold: "/players/0/gold", none: "/gone" } };
  expect(stepPhrase("kingsburg", { name: "first" }, step, "what", view, "touch")).toEqual({
    key: "kingsburg-lesson-first-one-what",
    args: { device: "touch", gold: 3 },
  });
});

test("what to do is said in as many texts as the step has", () => {
  const step = { name: "one", then: [1, 4] };
  expect([0, 1, 3, 4, 9].map((answers) => whatPart(step, answers))).toEqual([
    "what",
    "what-2",
    "what-2",
    "what-3",
    "what-3",
  ]);
  expect([0, 1].map((answers) => whatPart({ name: "one" }, answers))).toEqual(["what", undefined]);
});

test("where the golden button is, is said in the first two steps only", () => {
  expect([0, 1, 2, 9].map(sendKey)).toEqual([
    "web-lesson-send",
    "web-lesson-send",
    "web-lesson-send-again",
    "web-lesson-send-again",
  ]);
});
