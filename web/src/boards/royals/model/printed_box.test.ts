import { expect, test } from "vitest";
import { told, written } from "./printed_box";
import { BOX } from "./test_box";

test("a reconstructed number carries its sign, on the board and in texts", () => {
  const [paris] = BOX.cities;
  expect(paris && [written(paris.bonus), told(paris.bonus)]).toEqual(["≈6", { key: "about", args: { n: 6 } }]);
});

test("a sure number is plain", () => {
  const price = BOX.positions[0]?.price;
  expect(price && [written(price), told(price)]).toEqual(["8", 8]);
});

test("positions are counted city by city, with the influence of their title or of the city", () => {
  expect(BOX.positions.map(({ index, place }) => [index, place])).toEqual([
    [0, "city/paris/king"],
    [1, "city/lyon/cardinal"],
    [2, "city/lyon/baron"],
    [3, "city/madrid/baron"],
  ]);
  expect(BOX.positions.map(({ influence }) => written(influence))).toEqual(["≈4", "2", "1", "3"]);
});
