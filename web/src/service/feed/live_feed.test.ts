import { beforeEach, expect, test, vi } from "vitest";
import type { PatchOperation } from "../../wire/service";
import { FakeSocket, fakePage } from "../connection/fake_socket";
import { LiveFeed } from "./live_feed.svelte";
import type { FeedUpdate } from "./seat_feed_contract";

interface News {
  view?: object | null;
  steps?: { n: number; view: PatchOperation[] }[];
  outline?: object;
}

/** Deliver an update with the entries after `since` up to `n`. */
function update(since: number, n: number, mark: string, news: News = {}): void {
  const entries = Array.from({ length: n - since }, (_, index) => ({ n: since + index + 1, do: mark }));
  const { view = {}, ...rest } = news;
  const empty = { asked: [], chosen: [], decision: null, posed: null, can_undo: false, outcome: null, scores: null };
  FakeSocket.last.say({ type: "update", update: { n, entries, view, ...empty }, clock: null, since, mark, ...rest });
}

function open(): LiveFeed {
  const feed = new LiveFeed("a-1", 0, () => "en");
  FakeSocket.last.hello();
  return feed;
}

const shown = (feed: LiveFeed): unknown[] => feed.entries.map((entry) => entry.do);
const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
const replace = (path: string, value: unknown): PatchOperation => ({ op: "replace", path, value });

beforeEach(() => {
  fakePage();
});

test("a reconnecting socket names the last update and its mark", async () => {
  const feed = open();
  expect(FakeSocket.last.address).toContain("v=3&since=0&mark=&");
  update(0, 2, "aa");
  update(2, 3, "bb");
  expect(shown(feed)).toEqual(["aa", "aa", "bb"]);
  FakeSocket.last.drop();
  await pass(1000);
  expect(FakeSocket.last.address).toContain("since=3&mark=bb&");
});

test("entries that the database has lost are no longer shown", () => {
  const feed = open();
  update(0, 5, "lost");
  update(0, 3, "kept");
  expect(shown(feed)).toEqual(["kept", "kept", "kept"]);
  expect(feed.fresh).toEqual([]);
  update(3, 4, "next");
  expect(shown(feed)).toEqual(["kept", "kept", "kept", "next"]);
  update(0, 0, "begun");
  expect(shown(feed)).toEqual([]);
});

test("a game that never began is not shown", () => {
  const feed = open();
  update(0, 5, "lost");
  FakeSocket.last.say({ type: "table", table: { status: "open" } });
  expect(feed.update).toBeUndefined();
  expect(shown(feed)).toEqual([]);
  update(0, 2, "kept");
  expect(shown(feed)).toEqual(["kept", "kept"]);
});

test("differences give the view after each entry, and listeners learn of them", () => {
  const feed = open();
  const heard: FeedUpdate[] = [];
  const end = feed.onUpdate((change) => heard.push(change));
  update(0, 1, "a", { view: { gold: 1, dice: [1] } });
  const before = feed.update?.view;
  const steps = [
    { n: 2, view: [replace("/gold", 2)] },
    { n: 3, view: [replace("/gold", 3)] },
  ];
  update(1, 3, "b", { view: null, steps });
  expect(feed.update?.view).toEqual({ gold: 3, dice: [1] });
  expect(feed.update?.view.dice).toBe(before?.dice);
  expect(heard[1]?.steps.map(({ n, entry, view }) => [n, entry?.do, view.gold])).toEqual([
    [2, "b", 2],
    [3, "b", 3],
  ]);
  end();
  update(3, 3, "b", { view: null, steps: [] });
  expect(heard).toHaveLength(2);
  expect(feed.update?.view).toEqual({ gold: 3, dice: [1] });
});

test("a difference that does not fit makes it ask for everything again", () => {
  const feed = open();
  update(0, 2, "a", { view: { gold: 1 } });
  update(2, 3, "b", { view: null, steps: [{ n: 3, view: [replace("/silver", 2)] }] });
  expect(FakeSocket.all).toHaveLength(2);
  expect(FakeSocket.last.address).toContain("since=0&mark=&");
  expect(feed.update?.n).toBe(2);
  FakeSocket.last.hello();
  update(0, 3, "c", { view: { gold: 1, silver: 2 } });
  expect(shown(feed)).toEqual(["c", "c", "c"]);
  expect(feed.update?.view).toEqual({ gold: 1, silver: 2 });
});

test("outlines are kept when asked for; those of previews are not", async () => {
  const feed = open();
  expect(FakeSocket.last.address).not.toContain("outline");
  feed.wantOutline();
  feed.wantOutline();
  expect(FakeSocket.all).toHaveLength(2);
  expect(FakeSocket.last.address).toContain("&outline=1");
  FakeSocket.last.hello();
  update(0, 1, "a", { view: { gold: 1 }, outline: { whole: { place: "table", value: 1 } } });
  update(1, 2, "b", { view: null, steps: [], outline: { patch: [replace("/value", 2)] } });
  expect(feed.outlined).toEqual({ place: "table", value: 2 });
  const preview = feed.preview(["x"]);
  FakeSocket.last.say({
    type: "preview",
    id: FakeSocket.last.sentOf("preview")[0]?.id,
    preview: { view: null, view_patch: [replace("/gold", 5)], decision: null, done: 1, is_final: true },
    outline: { patch: [replace("/value", 9)] },
  });
  expect(await preview).toMatchObject({ view: { gold: 5 }, outline: { value: 9 } });
  expect(feed.outlined).toEqual({ place: "table", value: 2 });
  expect(feed.update?.view).toEqual({ gold: 1 });
});

test("a command is sent again with the same id: when the line proves alive, and on a new connection", async () => {
  const feed = open();
  const settled = vi.fn();
  feed.act(["x"], null).then(settled, settled);
  await pass(2100);
  expect(FakeSocket.last.sentOf("do")).toHaveLength(1);
  FakeSocket.last.pong();
  expect(FakeSocket.last.sentOf("do")).toHaveLength(2);
  FakeSocket.last.drop();
  await pass(400);
  FakeSocket.last.hello();
  const ids = FakeSocket.all.flatMap((socket) => socket.sentOf("do").map((message) => message.id));
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(1);
  expect(feed.sending).toBe(1);
  FakeSocket.last.say({ type: "done", id: ids[0], n: 1 });
  await pass(0);
  expect(settled, "the position after the command has not come").not.toHaveBeenCalled();
  update(0, 1, "a", { view: { gold: 1 } });
  await pass(0);
  expect(settled).toHaveBeenCalledOnce();
  expect(feed.sending).toBe(0);
});

test("a half-open line costs seconds: the command goes out on a new connection", async () => {
  const feed = open();
  feed.act(["x"], null).catch(() => undefined);
  await pass(5200);
  expect(FakeSocket.open).toEqual([FakeSocket.last]);
  FakeSocket.last.hello();
  expect(FakeSocket.last.sentOf("do")).toHaveLength(1);
});

test("what is asked while the line is down is sent when it is back", async () => {
  const feed = new LiveFeed("a-1", 0, () => "en");
  feed.say("hello").catch(() => undefined);
  expect(FakeSocket.last.sent).toEqual([]);
  FakeSocket.last.hello();
  expect(FakeSocket.last.sentOf("say")).toHaveLength(1);
});

test("the lag is that of the last command or ping", async () => {
  const feed = open();
  feed.act(["x"], null).catch(() => undefined);
  await pass(900);
  FakeSocket.last.say({ type: "done", id: FakeSocket.last.sentOf("do")[0]?.id, n: 1 });
  expect(feed.lag).toBe(900);
  await pass(7000);
  await pass(50);
  FakeSocket.last.pong();
  expect(feed.lag).toBe(50);
});

test("a closed feed leaves no timer behind", () => {
  const feed = open();
  feed.act(["x"], null).catch(() => undefined);
  feed.close();
  expect(vi.getTimerCount()).toBe(0);
  expect(FakeSocket.open).toEqual([]);
});
