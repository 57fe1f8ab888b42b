// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { toasts } from "../components/toasts.svelte";
import type { SeenPreview } from "../service/feed/seat_feed_contract";
import type { TableInfo } from "../wire/service";
import { Play } from "./play.svelte";
import { action, fakeFeed, question, updateOf, type FakeFeed } from "./testing/fake_feed.svelte";

const buy = action("buy", "pile/1");
const sell = action("sell", "pile/2");
const pass = action("pass");

/** My turn at a question; returns the play and the feed it uses. */
function asked(info: Partial<TableInfo> = {}): { play: Play; feed: FakeFeed } {
  const feed = fakeFeed({ info, update: { decision: question([buy, sell, pass]), view: { gold: 1 } } });
  return { play: new Play("a-x", 1, feed), feed };
}

/** A promise that a test settles. */
function later<T>(): { promise: Promise<T>; settle: (value: T) => void; fail: (error: Error) => void } {
  let settle!: (value: T) => void;
  let fail!: (error: Error) => void;
  const promise = new Promise<T>((resolve, reject) => {
    settle = resolve;
    fail = reject;
  });
  return { promise, settle, fail };
}

const previewOf = (rest: Partial<SeenPreview> = {}): SeenPreview => ({
  decision: null,
  done: 1,
  is_final: false,
  view: { gold: 2 },
  ...rest,
});

test("it is my turn when the table is waiting for my seat", () => {
  expect(asked().play.isMyTurn).toBe(true);
});

test("a table that is held or paused asks nobody and offers nothing", async () => {
  for (const info of [{ held: { reason: "error" } as TableInfo["held"] }, { paused: true }]) {
    const { play, feed } = asked(info);
    expect([play.isMyTurn, play.canChoose, play.canAct("pile/1"), play.canUndo]).toEqual([false, false, false, false]);
    await play.pick("pile/1");
    expect([play.staged, feed.acts]).toEqual([[], []]);
  }
});

test("a picked place is tried out, and picked again it is sent", async () => {
  const { play, feed } = asked();
  feed.answers.preview = () => Promise.resolve(previewOf());
  await play.pick("pile/1");
  expect(play.staged).toEqual([buy]);
  expect([play.view, play.before]).toEqual([{ gold: 2 }, { gold: 1 }]);
  expect([play.isSelected("pile/1"), play.canSend, feed.acts.length]).toEqual([true, true, 0]);
  await play.pick("pile/1");
  expect(feed.acts).toEqual([{ actions: ["buy"], after: 1 }]);
  expect([play.staged, play.view]).toEqual([[], { gold: 1 }]);
});

test("what would follow a step that reveals something is not staged", async () => {
  const { play, feed } = asked();
  feed.answers.preview = () => Promise.resolve(previewOf({ done: 1, is_final: true }));
  await play.stageAll([buy, sell, pass]);
  expect(play.staged).toEqual([buy, sell]); // the second reveals, so the service stopped before it
});

test("another choice replaces one that is complete, and follows one that is not", async () => {
  const { play, feed } = asked();
  await play.stage(buy);
  await play.stage(sell);
  expect(play.staged).toEqual([sell]);
  feed.answers.preview = () => Promise.resolve(previewOf({ decision: question([pass]), continues: true }));
  await play.restage([buy]);
  await play.stage(pass);
  expect(play.staged).toEqual([buy, pass]);
  await play.stepBack();
  expect(play.staged).toEqual([buy]);
});

test("a question that begins something new waits until the answer is sent", async () => {
  const { play, feed } = asked();
  feed.answers.preview = () => Promise.resolve(previewOf({ decision: question([pass]) }));
  await play.stage(buy);
  expect(play.decision?.actions).toEqual([buy, sell, pass]);
  expect([play.readyAction, play.canSend]).toEqual([buy, true]);
});

test("an answer that is not complete yet cannot be sent", async () => {
  const { play, feed } = asked();
  feed.answers.preview = () => Promise.resolve(previewOf({ decision: question([sell]), continues: true }));
  await play.stage(buy);
  expect([play.decision?.actions, play.readyAction, play.canSend]).toEqual([[sell], undefined, false]);
});

test("a preview that comes after another choice is dropped", async () => {
  const { play, feed } = asked();
  const [first, second] = [later<SeenPreview>(), later<SeenPreview>()];
  const answers = [first.promise, second.promise];
  feed.answers.preview = () => answers.shift() as Promise<SeenPreview>;
  const both = [play.stage(buy), play.restage([sell])];
  second.settle(previewOf({ view: { gold: 8 } }));
  first.settle(previewOf({ view: { gold: 3 } }));
  await Promise.all(both);
  expect(play.view).toEqual({ gold: 8 });
});

test("a choice that the service refuses is taken back, and the person is told", async () => {
  const shown = vi.spyOn(toasts, "showError").mockReturnValue();
  const { play, feed } = asked();
  feed.answers.preview = () => Promise.reject(new Error("refused"));
  await play.stage(buy);
  expect(play.staged).toEqual([]);
  expect(shown).toHaveBeenCalledOnce();
  shown.mockRestore();
});

test("while an answer is on its way, which a lost line can delay, nothing can be chosen", async () => {
  const { play, feed } = asked();
  const sent = later<undefined>();
  feed.answers.act = () => sent.promise;
  await play.stage(buy);
  feed.state = "down";
  const sending = play.send();
  expect([play.isSending, play.canChoose, play.canAct("pile/2"), play.canSend]).toEqual([true, false, false, false]);
  await Promise.all([play.send(), play.pick("pile/2")]);
  expect(feed.acts.length).toBe(1);
  sent.settle(undefined);
  await sending;
  expect([play.isSending, play.staged]).toEqual([false, []]);
});

test("an update discards what was staged for an older position, but not what is being sent", async () => {
  const { play, feed } = asked();
  await play.stage(buy);
  feed.deliver(updateOf({ n: 1, decision: question([buy]) })); // the same position again, in another language
  expect(play.staged).toEqual([buy]);
  const sent = later<undefined>();
  feed.answers.act = () => sent.promise;
  const sending = play.send();
  feed.deliver(updateOf({ n: 2 }));
  expect(play.staged).toEqual([buy]);
  sent.settle(undefined);
  await sending;
  feed.deliver(updateOf({ n: 3, decision: question([buy]) }));
  await play.stage(buy);
  feed.deliver(updateOf({ n: 4, asked: [] }));
  expect(play.staged).toEqual([]);
});

test("listeners see the play as it is after an update, until they end it", () => {
  const { play, feed } = asked();
  const seen: unknown[] = [];
  const end = play.onUpdate(({ fresh }) => seen.push([play.view, fresh.length]));
  feed.deliver(updateOf({ n: 2, view: { gold: 5 } }), { fresh: [{ n: 2 }] });
  end();
  feed.deliver(updateOf({ n: 3 }));
  expect(seen).toEqual([[{ gold: 5 }, 1]]);
});
