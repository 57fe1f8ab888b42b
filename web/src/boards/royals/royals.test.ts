import { expect, test } from "vitest";
import type { CountryView, TitleView } from "../../wire/royals";
import { influenceIn } from "./influence";
import { dealsOf, leastWaste, without } from "./payment";

const action = (text: string, ...places: string[]) => ({ text, places, label: { key: "x" } });
const give = (kind: string) => action(`give ${kind} for France`, `my/hand/${kind}`);
const PAIRS = ["france-spain", "britain-spain"];

test("a plain occupation pays nothing but its price", () => {
  const [deal] = dealsOf([action("draw both", "deck/intrigue"), action("occupy Paris/King", "city/paris/king")], PAIRS);
  expect(deal).toMatchObject({ place: "city/paris/king", takesOver: false, wild: 0, countries: [], intrigues: [] });
});

test("a takeover with pairs and wild cards keeps both payments apart", () => {
  const takeover = [action("take over Paris/King", "city/paris/king"), action("wild-intrigue 1"), give("britain-spain")];
  const staged = [...takeover, action("wild 2"), give("spain"), action("occupy Lyon/Countess", "city/lyon/countess")];
  const deals = dealsOf(staged, PAIRS);
  expect(deals[0]).toMatchObject({ takesOver: true, pairs: 1, wild: 2, intrigues: [{ at: 2 }], countries: [{ at: 4, kind: "spain" }] });
  expect(deals[1]).toMatchObject({ place: "city/lyon/countess", wild: 0 });
});

test("gifts are proposed in the service's sequence as far as the hand goes", () => {
  const hand: Record<string, number> = { spain: 1, britain: 4 };
  const found = leastWaste([give("spain"), give("britain")], (kind) => hand[kind] ?? 0, 3);
  expect(found.map((one) => one.places?.[0])).toEqual(["my/hand/spain", "my/hand/britain", "my/hand/britain"]);
});

test("taking a gift back keeps its fellows and drops what followed", () => {
  const staged = [action("take over Paris/King"), give("a"), give("b"), action("wild 1"), give("c")];
  expect(without(staged, 1).map((one) => one.text)).toEqual(["take over Paris/King", "give b for France"]);
});

const title = (id: string, influence: number): TitleView => ({ id, influence, cards: 1, cubes: [], intrigue: 1, value: 4 });

test("influence adds up over cities; vacant positions and banished cubes count nothing", () => {
  const cities = [
    { id: "paris", bonus: 6, titles: ["king"], holders: [1] },
    { id: "lyon", bonus: 5, titles: ["cardinal", "countess"], holders: [0, 0], banished: [0, 0, 3] },
    { id: "rennes", bonus: 4, titles: ["princess", "countess"], holders: [-1, 0] },
  ];
  const country: CountryView = { id: "france", bonuses: [], tokens: [], cities };
  const found = influenceIn(country, [title("king", 4), title("cardinal", 2), title("countess", 1), title("princess", 3)]);
  expect(found).toEqual([{ seat: 0, influence: 4 }, { seat: 1, influence: 4 }]);
});
