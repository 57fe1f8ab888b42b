import { beforeEach, expect, test, vi } from "vitest";
import { LiveFeed } from "./live_feed.svelte";

/** A socket that delivers only what a test makes it deliver. */
class FakeSocket {
  static readonly OPEN = 1;
  static last: FakeSocket;
  readyState = FakeSocket.OPEN;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;

  constructor(readonly address: string) {
    FakeSocket.last = this;
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
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("document", { addEventListener: () => undefined, hidden: false });
  vi.stubGlobal("location", { origin: "http://here" });
});

const shown = (feed: LiveFeed): unknown[] => feed.entries.map((entry) => entry.do);

test("a reconnecting socket names the last update and its mark", async () => {
  const feed = new LiveFeed("a-1", 0, () => "en");
  expect(FakeSocket.last.address).toContain("since=0&mark=&");
  FakeSocket.last.update(0, 2, "aa");
  FakeSocket.last.update(2, 3, "bb");
  expect(shown(feed)).toEqual(["aa", "aa", "bb"]);
  FakeSocket.last.onclose?.({ code: 1006 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.last.address).toContain("since=3&mark=bb&");
});

test("entries that the database has lost are no longer shown", () => {
  const feed = new LiveFeed("a-1", 0, () => "en");
  FakeSocket.last.update(0, 5, "lost");
  FakeSocket.last.update(0, 3, "kept");
  expect(shown(feed)).toEqual(["kept", "kept", "kept"]);
  expect(feed.fresh).toEqual([]);
  FakeSocket.last.update(3, 4, "next");
  expect(shown(feed)).toEqual(["kept", "kept", "kept", "next"]);
  FakeSocket.last.update(0, 0, "begun");
  expect(shown(feed)).toEqual([]);
});

test("a game that never began is not shown", () => {
  const feed = new LiveFeed("a-1", 0, () => "en");
  FakeSocket.last.update(0, 5, "lost");
  FakeSocket.last.say({ type: "table", table: { status: "open" } });
  expect(feed.update).toBeUndefined();
  expect(shown(feed)).toEqual([]);
  FakeSocket.last.update(0, 2, "kept");
  expect(shown(feed)).toEqual(["kept", "kept"]);
});
