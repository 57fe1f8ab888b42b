import { expect, test } from "vitest";
import type { CountryView, RoyalsView, TitleView } from "../../../wire/royals";
import { countryInfluence } from "./country_influence";

const title = (id: string, influence: number): TitleView => ({
  id,
  influence,
  cards: 1,
  cubes: [],
  intrigue: 1,
  value: 4,
});
const view = (about: string[], ...titles: TitleView[]) => ({ about, titles }) as RoyalsView;

test("influence adds up over cities; vacant offices and banished cubes do not count", () => {
  const cities = [
    { id: "paris", bonus: 6, titles: ["king"], holders: [1] },
    { id: "lyon", bonus: 5, titles: ["cardinal", "countess"], holders: [0, 0], banished: [0, 0, 3] },
    { id: "rennes", bonus: 4, titles: ["princess", "countess"], holders: [-1, 0] },
  ];
  const country: CountryView = { id: "france", bonuses: [], tokens: [], cities };
  const titles = [title("king", 4), title("cardinal", 2), title("countess", 1), title("princess", 3)];
  const found = countryInfluence(country, view(["title/king/influence"], ...titles));
  expect(found).toEqual([
    { seat: 0, influence: { n: 4, isSure: true } },
    { seat: 1, influence: { n: 4, isSure: false } },
  ]);
});

test("an owner's board may give an office an influence of its own", () => {
  const cities = [{ id: "lyon", bonus: 5, titles: ["cardinal", "countess"], holders: [0, 0], influence: [3, 2] }];
  const country: CountryView = { id: "france", bonuses: [], tokens: [], cities };
  const found = countryInfluence(country, view([], title("cardinal", 2), title("countess", 1)));
  expect(found).toEqual([{ seat: 0, influence: { n: 5, isSure: true } }]);
});
