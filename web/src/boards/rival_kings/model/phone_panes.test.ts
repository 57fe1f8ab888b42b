import { expect, test } from "vitest";
import { paneOf, paneOfPlaces } from "./phone_panes";

test.each([
  ["hand/queen", "court"],
  ["my/character/money", "court"],
  ["seat/2/character/money", "court"],
  ["pile/subjects-1/money", "piles"],
  ["look/3", "piles"],
  ["supply/markers", "piles"],
  ["my/row/inn", "mine"],
  ["ability/bishop", "mine"],
  ["seat/1/row/inn", "rivals"],
  ["seat/1/markers", "rivals"],
])("%s is found in the pane %s", (place, pane) => {
  expect(paneOf(place)).toBe(pane);
});

test("a pane counts once", () => {
  expect(paneOfPlaces(["pile/a", "pile/b", "ability/bishop"])).toEqual(["piles", "mine"]);
});
