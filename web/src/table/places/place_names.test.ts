import { expect, test } from "vitest";
import { placeNames, placesAround } from "./place_names";

test("my places have two names, others' one", () => {
  expect(placeNames("seat/1/gold", 1)).toEqual(["seat/1/gold", "my/gold"]);
  expect(placeNames("my", 1)).toEqual(["my", "seat/1"]);
  expect(placeNames("seat/10", 1)).toEqual(["seat/10"]);
  expect(placeNames("my/gold", null)).toEqual(["my/gold"]);
});

test("places lie in larger places", () => {
  expect(placesAround("seat/1/gold")).toEqual(["seat/1/gold", "seat/1", "seat"]);
  expect(placesAround("box")).toEqual(["box"]);
});
