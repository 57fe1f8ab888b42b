import { expect, test } from "vitest";
import type { SeenEntry, WireEvent, WireMove } from "../../wire/service";
import { lastEntryOf, playbackSteps, type MovedView } from "./playback_steps";

const move = (what: string): WireMove => ({ what, n: 1, from: "supply", to: "seat/0" });
const event = (key: string, ...moves: WireMove[]): WireEvent => ({ key, moves });
const entry = (n: number, seat: number, ...events: WireEvent[]): SeenEntry => ({ n, seat, do: "act", events });
const counted: MovedView = (view, moves) => ({ ...view, moved: moves.map(({ what }) => what).join() });
const noHeading = () => false;

test("between two true positions only what the moves name changes", () => {
  const steps = [{ n: 1, entry: entry(1, 0, event("a", move("gold")), event("b", move("wood"))), view: { at: 1 } }];
  const told = playbackSteps({ at: 0 }, steps, 1, counted, noHeading);
  expect(told.map(({ line, view }) => [line.event.key, view])).toEqual([
    ["a", { at: 0, moved: "gold" }],
    ["b", { at: 1 }],
  ]);
});

test("what I did is not told, what came of it is", () => {
  const steps = [
    { n: 1, entry: entry(1, 1, event("mine"), event("harvest")), view: { at: 1 } },
    { n: 2, entry: entry(2, 0, event("theirs")), view: { at: 2 } },
  ];
  const told = playbackSteps({ at: 0 }, steps, 1, undefined, noHeading);
  expect(told.map(({ line }) => line.event.key)).toEqual(["harvest", "theirs"]);
});

test("a watcher is told everything, and what was undone is not told", () => {
  const steps = [{ n: 1, entry: entry(1, 1, event("one")), view: {} }];
  expect(playbackSteps({}, steps, null, undefined, noHeading)).toHaveLength(1);
  const undone = [...steps, { n: 2, entry: { n: 2, undo: 0 }, view: {} }];
  expect(playbackSteps({}, undone, null, undefined, noHeading)).toEqual([]);
});

test("of a jump only the last entry is told", () => {
  const steps = [1, 2].map((n) => ({ n, entry: entry(n, 0, event(`a${n}`), event(`b${n}`)), view: {} }));
  const told = lastEntryOf(playbackSteps({}, steps, null, undefined, noHeading));
  expect(told.map(({ line }) => line.event.key)).toEqual(["a2", "b2"]);
  expect(lastEntryOf([])).toEqual([]);
});
