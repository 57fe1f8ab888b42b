import { expect, test } from "vitest";
import type { RuleInfo } from "../../wire/service";
import { wordsWithCards } from "./words_with_cards";

const RULES: RuleInfo[] = [
  { id: "DE-3", text: { key: "demo-rule-3" }, component: false },
  { id: "DE:inn", text: { key: "demo-building-inn.rule" }, component: true },
  { id: "DE:mill", text: { key: "demo-building-mill.rule" }, component: true },
];
const TEXTS: Record<string, string> = {
  "demo-building-inn": "Inn",
  "demo-building-inn.rule": "Gives 2 gold.",
  "demo-building-mill": "Mill",
  "demo-building-mill.rule": "Gives bread.",
};
const say = ({ key }: { key: string }) => TEXTS[key] ?? key;
const wordsOf = (text: string, args: Record<string, { key: string; args?: Record<string, { key: string }> }>) =>
  wordsWithCards(text, { key: "demo-event", args }, RULES, say);

test("a component that an event names has its card in the line", () => {
  expect(wordsOf("Anna builds the Inn.", { building: { key: "demo-building-inn" } })).toEqual([
    { text: "Anna builds the " },
    { text: "Inn", card: { name: "Inn", lines: "Gives 2 gold.", rule: "DE:inn" } },
    { text: "." },
  ]);
});

test("several components, also inside other phrases and in other forms", () => {
  const args = { what: { key: "demo-list", args: { one: { key: "demo-building-mill.acc" } } } };
  const words = wordsOf("Mill, then Inn", { ...args, building: { key: "demo-building-inn" } });
  expect(words.map(({ text, card }) => [text, card?.rule])).toEqual([
    ["Mill", "DE:mill"],
    [", then ", undefined],
    ["Inn", "DE:inn"],
  ]);
});

test("words that the event does not name stay words", () => {
  expect(wordsOf("The Inn is old.", {})).toEqual([{ text: "The Inn is old." }]);
  expect(wordsOf("Anna builds.", { building: { key: "demo-building-inn" } })).toEqual([{ text: "Anna builds." }]);
});
