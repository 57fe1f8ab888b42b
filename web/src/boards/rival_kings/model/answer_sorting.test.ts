import { expect, test } from "vitest";
import type { WireDecision } from "../../../wire/service";
import { answersByStep, leadingPanes, mainAnswers } from "./answer_sorting";

const PLACES: Record<string, string[]> = {
  settle: ["supply/markers"],
  "give 1": ["seat/1/markers"],
  "buy buildings-1": ["pile/buildings-1"],
  "cover 2 money": ["seat/2/character/money"],
  "use gardener 1": ["ability/gardener", "seat/1"],
  "use herbalist 1": ["ability/herbalist", "seat/1"],
  "use miner buildings-1": ["ability/miner", "pile/buildings-1"],
};

function asked(prompt: string, ...texts: string[]): WireDecision {
  const actions = texts.map((text) => {
    const [kind = ""] = text.split(" ");
    return { text, kind, label: { key: text }, places: PLACES[text] ?? [] };
  });
  return { actions, prompt: { key: `rival-kings-prompt-${prompt}` }, default: "", kind: "pick-one", sealed: false };
}

test.each([
  [asked("one-action", "use herbalist 1", "give 1", "buy buildings-1", "decline"), ["court"]],
  [asked("theft", "use miner buildings-1", "cover 2 money"), ["court"]],
  [asked("action", "use herbalist 1", "settle", "decline"), ["court"]],
  [asked("action", "use herbalist 1", "buy buildings-1", "decline"), ["piles"]],
  [asked("action", "give 1", "use miner buildings-1", "decline"), ["rivals"]],
  [asked("action", "use miner buildings-1", "decline"), ["mine"]],
  [asked("gardener", "use gardener 1", "decline"), ["mine"]],
  [asked("one-action", "decline"), ["court"]],
  [asked("end", "use herbalist 1", "end"), ["mine"]],
  [asked("end", "end"), []],
])("an optional ability brings no pane while anything else is asked", (decision, panes) => {
  expect(leadingPanes(decision)).toEqual(panes);
});

test("of equal ranks every action of mine has its answers", () => {
  const decision = asked("one-action", "give 1", "buy buildings-1", "use herbalist 1", "decline");
  expect([...answersByStep(decision, 0, "").keys()]).toEqual(["0/give", "0/buy"]);
});

test("a stolen action has its answers where it is printed", () => {
  const steps = answersByStep(asked("stolen", "buy buildings-1", "decline"), 0, "3/buy");
  expect(steps.get("3/buy")?.map(({ text }) => text)).toEqual(["buy buildings-1"]);
});

test("an action that a subject grants is printed nowhere", () => {
  expect(answersByStep(asked("action", "buy buildings-1"), 0, "").size).toBe(0);
});

test("the uses of a subject count if nothing else is asked on the board", () => {
  const texts = (decision: WireDecision) => mainAnswers(decision).map(({ text }) => text);
  expect(texts(asked("end", "use herbalist 1", "end"))).toEqual(["use herbalist 1"]);
  expect(texts(asked("action", "use herbalist 1", "settle"))).toEqual(["settle"]);
});
