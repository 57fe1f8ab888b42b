import { expect, test } from "vitest";
import { componentRules, houseOf, looseOf, namesOf, ruleFor } from "./spots";

const part = (place: string, inside: ReturnType<typeof leaf>[] = []) => ({ ...leaf(place), inside });
const leaf = (place: string, key = "demo-outline") => ({ place, text: { key } });

test("my places have two names, others' one", () => {
  expect(namesOf("seat/1/gold", 1)).toEqual(["seat/1/gold", "my/gold"]);
  expect(namesOf("my", 1)).toEqual(["my", "seat/1"]);
  expect(namesOf("seat/10", 1)).toEqual(["seat/10"]);
  expect(namesOf("my/gold", null)).toEqual(["my/gold"]);
});

test("areas belong to players", () => {
  expect(houseOf(leaf("seat/2"), 0)).toBe(2);
  expect(houseOf(leaf("hand"), 1)).toBe(1);
  expect(houseOf(leaf("seat/2/gold"), 0)).toBeUndefined();
});

test("an answer is loose when nothing shows its place", () => {
  const outline = part("table", [leaf("seat/0/mine"), leaf("pile/1")]);
  const actions = ["my/mine", "pile/1", "gone", ""].map((place) => ({ text: place, label: { key: "demo" }, places: place ? [place] : [] }));
  expect(looseOf(actions, outline, 0).map((action) => action.text)).toEqual(["gone"]);
});

test("a part that names a component has its rule", () => {
  const rules = componentRules([{ id: "DE:inn", text: { key: "demo-building-inn.rule" }, component: true }]);
  expect(ruleFor(leaf("x", "demo-building-inn"), rules)?.id).toBe("DE:inn");
  expect(ruleFor({ place: "x", text: { key: "demo-outline-card", args: { n: 1, card: { key: "demo-building-inn" } } } }, rules)?.id).toBe("DE:inn");
  expect(ruleFor(leaf("x"), rules)).toBeUndefined();
});
