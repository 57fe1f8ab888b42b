import { expect, test } from "vitest";
import type { SeenEntry, WireEvent } from "../wire/service";
import { logLines } from "./log";

const event = (key: string, seat?: number): WireEvent => ({
  key,
  args: seat === undefined ? {} : { player: { key: "seat", args: { n: seat } } },
});
const entry = (n: number, ...events: WireEvent[]): SeenEntry => ({ n, events });

test("a line knows whose it is, and which lines are headings", () => {
  const [year, build] = logLines([entry(1, event("demo-event-year"), event("demo-event-build", 2))]);
  expect(year?.isHeading).toBe(true);
  expect(build).toMatchObject({ n: 1, seat: 2, isHeading: false });
});

test("what was taken back is not told", () => {
  const entries = [entry(1, event("demo-event-a")), entry(2, event("demo-event-b")), { ...entry(3), undo: 1 }];
  expect(logLines(entries).map((line) => line.event.key)).toEqual(["demo-event-a"]);
});

test("turn markers are left to the prompt", () => {
  expect(logLines([entry(1, event("demo-event-turn", 0))])).toEqual([]);
});

test("a bare number tells nothing", () => {
  expect(logLines([{ n: 5 }])).toEqual([]);
});
