import { expect, test } from "vitest";
import { ruleKeys } from "./rules.svelte";

test("a rule by number, of the house, of a component", () => {
  expect(ruleKeys("KB-3.2b", "kingsburg", [])).toEqual(["kingsburg-rule-3-2b"]);
  expect(ruleKeys("KC-4", "kingsburg", [])).toEqual(["kernel-rule-4"]);
  expect(ruleKeys("KB:inn", "kingsburg", ["advisor", "building"])).toEqual(["kingsburg-advisor-inn.rule", "kingsburg-building-inn.rule"]);
});
