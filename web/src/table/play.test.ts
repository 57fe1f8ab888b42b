import { expect, test } from "vitest";
import type { SeatFeed } from "../service/seat_feed";
import type { TableInfo } from "../wire/service";
import { Play } from "./play.svelte";

/** Seat 1 of a live table that is waiting for it. */
function asked(info: Partial<TableInfo>): Play {
  const feed = { isLive: true, asked: [1], chosen: [], info: { seats: [], ...info } };
  return new Play("a-x", 1, feed as unknown as SeatFeed);
}

test("it is my turn when the table is waiting for my seat", () => {
  expect(asked({}).isMyTurn).toBe(true);
});

test("a table that is held or paused asks nobody", () => {
  expect(asked({ held: { reason: "error" } as TableInfo["held"] }).isMyTurn).toBe(false);
  expect(asked({ paused: true }).isMyTurn).toBe(false);
});
