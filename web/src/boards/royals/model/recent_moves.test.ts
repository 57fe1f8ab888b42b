// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { markedPlaces } from "./recent_moves.svelte";

const cards = { what: "country", from: "deck/country", n: 1 };

test("offices that somebody came to, and the cards that I drew", () => {
  const moves = [
    { what: "cube/1", from: "seat/1/cubes", to: "city/lyon/baron", n: 1 },
    { what: "cube/1", from: "seat/1/cubes", to: "title/baron", n: 1 },
    { what: "cube/0", from: "city/lyon/baron", to: "city/lyon/banished", n: 1 },
    { ...cards, into: "country/spain", to: "seat/0/hand/spain" },
    { ...cards, to: "seat/1/hand" },
  ];
  expect([...markedPlaces(moves, 0)]).toEqual(["city/lyon/baron", "my/hand/spain"]);
  expect([...markedPlaces(moves, null)]).toEqual(["city/lyon/baron"]);
});
