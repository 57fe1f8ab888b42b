import { expect, test } from "vitest";
import type { RoyalsView } from "../../../wire/royals";
import { countriesNow, nobleHouseNow, titlesNow } from "./table_state";
import { BOX } from "./test_box";

const view = {
  city_takers: [0, -1, -1],
  country_takers: [[1], []],
  holders: [0, -1, 1, -1],
  banished: [0, 2, 0, 0, 0, 0],
  noble_takers: [1],
  period_takers: [0, -2, -1, -1, -1, -1, 1, -1],
  seats: [{}, {}],
  standings: [
    [
      { seat: 0, influence: 4, is_sure: false, title: 2, city: 0 },
      { seat: 1, influence: 1, title: 0, city: 1 },
    ],
    [],
  ],
  title_cubes: [
    [0, 1],
    [0, 0],
    [2, 0],
  ],
} as unknown as RoyalsView;

test("a country joins what is printed with what the position has put there", () => {
  const [france, spain] = countriesNow(view, BOX);
  expect(france?.cities.map(({ id, taker, banished }) => [id, taker, banished])).toEqual([
    ["paris", 0, [0, 2]],
    ["lyon", -1, [0, 0]],
  ]);
  expect(france?.cities[1]?.offices.map(({ title, holder }) => [title.id, holder])).toEqual([
    ["cardinal", -1],
    ["baron", 1],
  ]);
  expect(france?.bonuses.map(({ points, taker }) => [points.n, taker])).toEqual([
    [12, 1],
    [8, -1],
  ]);
  expect(france?.tokens.map((pair) => pair.map(({ taker }) => taker))).toEqual([
    [0, -2],
    [-1, -1],
  ]);
  expect(spain?.tokens[1]?.map(({ points, taker }) => [points.n, taker])).toEqual([
    [8, 1],
    [4, -1],
  ]);
});

test("influence is what the rules say it is", () => {
  expect(countriesNow(view, BOX).map(({ ranking }) => ranking)).toEqual([
    [
      { seat: 0, influence: { n: 4, isSure: false } },
      { seat: 1, influence: { n: 1, isSure: true } },
    ],
    [],
  ]);
});

test("titles have their points and cubes, noble house bonuses their takers", () => {
  expect(titlesNow(view, BOX).map(({ id, points, half, cubes }) => [id, points.n, half.n, cubes])).toEqual([
    ["baron", 6, 3, [0, 1]],
    ["cardinal", 12, 6, [0, 0]],
    ["king", 16, 8, [2, 0]],
  ]);
  expect(nobleHouseNow(view, BOX).map(({ points, taker }) => [points.n, taker])).toEqual([
    [16, 1],
    [12, -1],
  ]);
});
