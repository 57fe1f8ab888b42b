import { expect, test } from "vitest";
import { componentRules, ruleFor } from "./component_rules";

const leaf = (place: string, key = "demo-outline") => ({ place, text: { key } });

test("a part that names a component has its rule", () => {
  const rules = componentRules([{ id: "DE:inn", text: { key: "demo-building-inn.rule" }, component: true }]);
  expect(ruleFor(leaf("x", "demo-building-inn"), rules)?.id).toBe("DE:inn");
  expect(ruleFor({ place: "x", text: { key: "demo-outline-card", args: { n: 1, card: { key: "demo-building-inn" } } } }, rules)?.id).toBe("DE:inn");
  expect(ruleFor(leaf("x"), rules)).toBeUndefined();
});
