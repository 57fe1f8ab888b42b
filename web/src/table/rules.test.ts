import { expect, test } from "vitest";
import type { RuleInfo } from "../wire/service";
import { ruleEntries, ruleText, rulingOf, titleOf } from "./rules.svelte";

const FOUND: RuleInfo[] = [
  { id: "DE-3.2b", text: { key: "demo-rule-3-2b" }, component: false },
  { id: "DE:inn", text: { key: "demo-building-inn.rule", args: { n: 2 } }, component: true },
];

test("a rule by number, of the house, of a component, of nobody", () => {
  expect(ruleText("DE-3.2b", FOUND)?.key).toBe("demo-rule-3-2b");
  expect(ruleText("KC-4", FOUND)).toEqual({ key: "kernel-rule-4" });
  expect(ruleText("DE:inn", FOUND)?.args).toEqual({ n: 2 });
  expect(ruleText("DE-9", FOUND)).toBeUndefined();
});

test("a component is titled by its name, a number by its title", () => {
  expect(titleOf({ key: "demo-building-inn.rule" }).key).toBe("demo-building-inn");
  expect(titleOf({ key: "demo-rule-3-2b" }).key).toBe("demo-rule-3-2b.title");
  expect(rulingOf({ key: "demo-rule-3-2b" }).key).toBe("demo-rule-3-2b.ruling");
});

test("rules are found by number, title and words, whatever their order and case", () => {
  const say = ({ key }: { key: string }) => ({ "demo-rule-3-2b": "Passing is never forbidden.", "demo-rule-3-2b.title": "Turns", "demo-building-inn.rule": "Gives 2 gold.", "demo-building-inn": "Inn" })[key] ?? key;
  const ids = (find: string) => ruleEntries(FOUND, say, find).map((entry) => entry.id);
  expect(ids("")).toEqual(["DE-3.2b", "DE:inn"]);
  expect(ids("forbidden turns")).toEqual(["DE-3.2b"]);
  expect(ids("3.2B")).toEqual(["DE-3.2b"]);
  expect(ids("inn gold")).toEqual(["DE:inn"]);
  expect(ids("cathedral")).toEqual([]);
});
