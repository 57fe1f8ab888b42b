import { expect, test } from "vitest";
import type { SeenEntry, WireEvent } from "../../wire/service";
import { logLines, type LogLine, placesOf } from "./log_lines";

const event = (key: string, seat?: number): WireEvent => ({
  key,
  args: seat === undefined ? {} : { player: { key: "seat", args: { n: seat } } },
});
const entry = (n: number, ...events: WireEvent[]): SeenEntry => ({ n, events });

test("a line knows whose it is, and which lines are headings", () => {
  const [year, build] = logLines(
    [entry(1, event("demo-event-year"), event("demo-event-build", 2))],
    (key) => key === "demo-event-year",
  );
  expect(year?.isHeading).toBe(true);
  expect(build).toMatchObject({ n: 1, seat: 2, isHeading: false });
});

test("the player who acts comes before the player who is affected", () => {
  const seat = (n: number) => ({ key: "seat", args: { n } });
  expect(logLines([entry(1, { key: "demo-event-rob", args: { player: seat(1), who: seat(3) } })])[0]?.seat).toBe(3);
});

test("an entry that only one seat can see is that seat's line", () => {
  expect(logLines([{ ...entry(1, event("demo-event-hand")), to: [2] }])[0]?.seat).toBe(2);
  expect(logLines([{ ...entry(1, event("demo-event-hand")), to: [0, 2] }])[0]?.seat).toBeUndefined();
});

test("what was undone is not in the log", () => {
  const entries = [entry(1, event("demo-event-a")), entry(2, event("demo-event-b")), { ...entry(3), undo: 1 }];
  expect(logLines(entries).map((line) => line.event.key)).toEqual(["demo-event-a"]);
});

test("turn markers are not in the log", () => {
  expect(logLines([entry(1, event("demo-event-turn", 0))])).toEqual([]);
});

test("a line stays the same object when more happens", () => {
  const first = entry(1, event("demo-event-a"), event("demo-event-b"));
  const before = logLines([first]);
  const after = logLines([first, entry(2, event("demo-event-c"))]);
  expect(after[1]).toBe(before[1]);
  expect(new Set(after.map((line) => line.id)).size).toBe(3);
});

test("a bare number gives no line", () => {
  expect(logLines([{ n: 5 }])).toEqual([]);
});

test("after the end a line says whom alone it was told, unless its words name somebody", () => {
  const seat = { key: "seat", args: { n: 2 } };
  const entries: SeenEntry[] = [
    { n: 1, events: [{ key: "hand", to: [2] }, { key: "plays", to: [2], args: { player: seat } }, { key: "all" }] },
  ];
  expect(logLines(entries, () => false).map(({ seat, toldTo }) => [seat, toldTo])).toEqual([
    [2, 2],
    [2, undefined],
    [undefined, undefined],
  ]);
});

const line = (moves: [string, string][], seat?: number): LogLine => ({
  id: "1/0",
  n: 1,
  event: { key: "x", moves: moves.map(([from, to]) => ({ from, to, n: 1, what: "die" })) },
  seat,
  isHeading: false,
});

test("a line highlights where its pieces came from and went to, each place once", () => {
  expect(
    placesOf(
      line(
        [
          ["seat/1/dice", "advisor/8"],
          ["seat/1/dice", "advisor/8"],
        ],
        1,
      ),
    ),
  ).toEqual(["seat/1/dice", "advisor/8"]);
});

test("the supply is not a place, and a line without pieces is about its player", () => {
  expect(placesOf(line([["supply", "seat/0/gold"]], 0))).toEqual(["seat/0/gold"]);
  expect(placesOf(line([], 2))).toEqual(["seat/2"]);
  expect(placesOf(line([]))).toEqual([]);
});
