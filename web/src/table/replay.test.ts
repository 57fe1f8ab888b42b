import { expect, test } from "vitest";
import type { SeatInfo, SeenEntry, TableInfo } from "../wire/service";
import { eyesOf, nextStop, stopsOf } from "./replay.svelte";

const table = (status: TableInfo["status"], seats: Partial<SeatInfo>[]) => ({ status, seats: seats.map((seat) => ({ kind: "person", ...seat })) }) as TableInfo;
const told = (n: number): SeenEntry => ({ n, events: [{ key: "demo-event-a" }] });

test("while a game runs one has one's own eyes and a watcher's", () => {
  expect(eyesOf(table("running", [{}, { is_you: true }, {}]))).toEqual([1, "watcher"]);
  expect(eyesOf(table("running", [{}, {}]))).toEqual(["watcher"]);
});

test("after the end one has everybody's, and all at once", () => {
  expect(eyesOf(table("over", [{}, { is_you: true }]))).toEqual([0, 1, "open"]);
});

test("a walk stops where something is told, at the beginning and at the end", () => {
  expect(stopsOf([{ n: 1 }, told(2), { n: 3 }, told(4), { n: 5 }])).toEqual([0, 2, 4, 5]);
  expect(stopsOf([])).toEqual([0]);
});

test("a step goes to the next stop, and no further than either end", () => {
  expect(nextStop([0, 2, 4, 5], 2, 1)).toBe(4);
  expect(nextStop([0, 2, 4, 5], 3, -1)).toBe(2);
  expect(nextStop([0, 2, 4, 5], 5, 1)).toBe(5);
  expect(nextStop([0, 2, 4, 5], 0, -1)).toBe(0);
});
