// @vitest-environment happy-dom
import { expect, test } from "vitest";
import type { SeatInfo, SeenEntry, TableInfo } from "../../wire/service";
import { viewpointsOf, nextStop, stopsOf } from "./replay.svelte";

const table = (status: TableInfo["status"], seats: Partial<SeatInfo>[]) =>
  ({ status, seats: seats.map((seat) => ({ kind: "person", ...seat })) }) as TableInfo;
const logged = (n: number): SeenEntry => ({ n, events: [{ key: "demo-event-a" }] });

test("during a game there are my own viewpoint and a spectator's", () => {
  expect(viewpointsOf(table("running", [{}, { is_you: true }, {}]))).toEqual([1, "watcher"]);
  expect(viewpointsOf(table("running", [{}, {}]))).toEqual(["watcher"]);
});

test("after the end there is everybody's viewpoint, and one that shows everything", () => {
  expect(viewpointsOf(table("over", [{}, { is_you: true }]))).toEqual([0, 1, "open"]);
});

test("a replay stops at entries that the log shows, at the beginning and at the end", () => {
  expect(stopsOf([{ n: 1 }, logged(2), { n: 3 }, logged(4), { n: 5 }])).toEqual([0, 2, 4, 5]);
  expect(stopsOf([])).toEqual([0]);
});

test("a replay begins with the first question, when the table is laid", () => {
  const answer = { ...logged(4), seat: 0, do: "wait" };
  expect(stopsOf([logged(1), logged(2), { n: 3 }, answer, logged(5)])).toEqual([3, 4, 5]);
});

test("a step goes to the next stop, and no further than either end", () => {
  expect(nextStop([0, 2, 4, 5], 2, 1)).toBe(4);
  expect(nextStop([0, 2, 4, 5], 3, -1)).toBe(2);
  expect(nextStop([0, 2, 4, 5], 5, 1)).toBe(5);
  expect(nextStop([0, 2, 4, 5], 0, -1)).toBe(0);
});
