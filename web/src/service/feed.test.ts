import { beforeEach, expect, test, vi } from "vitest";
import { Feed } from "./feed.svelte";

/** A socket that says what a test lets it say. */
class Wire {
  static readonly OPEN = 1;
  static last: Wire;
  readyState = Wire.OPEN;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;

  constructor(readonly address: string) {
    Wire.last = this;
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  update(since: number, n: number, mark: string): void {
    const entries = Array.from({ length: n - since }, (_, index) => ({ n: since + index + 1, do: mark }));
    const rest = { view: {}, asked: [], chosen: [], decision: null, posed: null, can_undo: false, outcome: null, scores: null };
    this.say({ type: "update", update: { n, entries, ...rest }, clock: null, since, mark });
  }

  send(): void {}
  close(): void {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("document", { addEventListener: () => undefined, hidden: false });
  vi.stubGlobal("location", { origin: "http://here" });
});

const shown = (feed: Feed): unknown[] => feed.entries.map((entry) => entry.do);

test("a line that comes back names the last number and its mark", async () => {
  const feed = new Feed("a-1", 0, () => "en");
  expect(Wire.last.address).toContain("since=0&mark=&");
  Wire.last.update(0, 2, "aa");
  Wire.last.update(2, 3, "bb");
  expect(shown(feed)).toEqual(["aa", "aa", "bb"]);
  Wire.last.onclose?.({ code: 1006 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Wire.last.address).toContain("since=3&mark=bb&");
});

test("what a database has lost is not shown any more", () => {
  const feed = new Feed("a-1", 0, () => "en");
  Wire.last.update(0, 5, "lost");
  Wire.last.update(0, 3, "kept");
  expect(shown(feed)).toEqual(["kept", "kept", "kept"]);
  expect(feed.fresh).toEqual([]);
  Wire.last.update(3, 4, "next");
  expect(shown(feed)).toEqual(["kept", "kept", "kept", "next"]);
  Wire.last.update(0, 0, "begun");
  expect(shown(feed)).toEqual([]);
});

test("a game that never began is not shown", () => {
  const feed = new Feed("a-1", 0, () => "en");
  Wire.last.update(0, 5, "lost");
  Wire.last.say({ type: "table", table: { status: "open" } });
  expect(feed.update).toBeUndefined();
  expect(shown(feed)).toEqual([]);
  Wire.last.update(0, 2, "kept");
  expect(shown(feed)).toEqual(["kept", "kept"]);
});
