import { expect, test } from "vitest";
import type { RuleInfo } from "../../wire/service";
import { cardLines, searchRules, ruleText, ruleRuling, ruleTitle } from "./rule_texts";

const RULES: RuleInfo[] = [
  { id: "DE-3.2b", text: { key: "demo-rule-3-2b" }, component: false },
  { id: "DE:inn", text: { key: "demo-building-inn.rule", args: { n: 2 } }, component: true },
];

test("a numbered rule, a rule of Kingscourt, a component, an unknown rule", () => {
  expect(ruleText("DE-3.2b", RULES)?.key).toBe("demo-rule-3-2b");
  expect(ruleText("KC-4", RULES)).toEqual({ key: "kernel-rule-4", args: { whose: "own" } });
  expect(ruleText("DE:inn", RULES)?.args).toEqual({ n: 2, whose: "own" });
  expect(ruleText("DE-9", RULES)).toBeUndefined();
});

test("a component is titled by its name, a numbered rule by its title", () => {
  expect(ruleTitle({ key: "demo-building-inn.rule" }).key).toBe("demo-building-inn");
  expect(ruleTitle({ key: "demo-rule-3-2b" }).key).toBe("demo-rule-3-2b.title");
  expect(ruleRuling({ key: "demo-rule-3-2b" }).key).toBe("demo-rule-3-2b.ruling");
});

test("rules are found by number, title and text, in any order and case", () => {
  const say = ({ key }: { key: string }) =>
    ({
      "demo-rule-3-2b": "Passing is never forbidden.",
      "demo-rule-3-2b.title": "Turns",
      "demo-building-inn.rule": "Gives 2 gold.",
      "demo-building-inn": "Inn",
    })[key] ?? key;
  const ids = (find: string) => searchRules(RULES, say, find).map((entry) => entry.id);
  expect(ids("")).toEqual(["DE-3.2b", "DE:inn"]);
  expect(ids("forbidden turns")).toEqual(["DE-3.2b"]);
  expect(ids("3.2B")).toEqual(["DE-3.2b"]);
  expect(ids("inn gold")).toEqual(["DE:inn"]);
  expect(ids("cathedral")).toEqual([]);
});

test("a card with reconstructed numbers says so", () => {
  const [, inn] = RULES;
  const lines = [{ key: "demo-cost", args: { n: 3 } }];
  expect(inn && cardLines({ ...inn, lines })).toEqual(lines);
  expect(inn && cardLines({ ...inn, lines, confidence: "reconstructed" }).at(-1)).toEqual({
    key: "kernel-card-reconstructed",
  });
});
