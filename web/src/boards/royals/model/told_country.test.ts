import { expect, test } from "vitest";
import type { PlaybackStep } from "../../../table/playback/playback_steps";
import type { WireMove } from "../../../wire/service";
import { BOX } from "./test_box";
import { countryOfMoves, toldCountry } from "./told_country";

const move = (from: string, to: string): WireMove => ({ what: "cube/0", from, to, n: 1 });
const step = (...moves: WireMove[]): PlaybackStep => ({
  line: { id: "1", n: 1, event: { key: "x", moves }, seat: 0, toldTo: undefined, isHeading: false },
  view: {},
});

test.each([
  ["seat/0/cubes", "city/madrid/baron", "spain"],
  ["city/lyon/bonus", "seat/0/tokens", "france"],
  ["period/1648/spain/1", "seat/0/tokens", "spain"],
  ["country/france/bonus/1", "seat/0/tokens", "france"],
  ["deck/country", "display/france", undefined],
  ["noble-house/1", "seat/0/tokens", undefined],
])("what moves from %s to %s is told of in %s", (from, to, found) => {
  expect(countryOfMoves([move(from, to)], BOX)).toBe(found);
});

test("the last country that was told of stays until the next one", () => {
  const steps = [
    step(move("seat/0/cubes", "city/lyon/baron")),
    step(move("deck/country", "seat/1/hand")),
    step(move("seat/1/cubes", "city/madrid/baron")),
  ];
  expect(toldCountry(steps, 1, BOX)).toEqual({ id: "france", step: 0 });
  expect(toldCountry(steps, 2, BOX)).toEqual({ id: "spain", step: 2 });
  expect(toldCountry([], 0, BOX)).toBeUndefined();
});
