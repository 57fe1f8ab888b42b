// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { preferences } from "../../settings/preferences.svelte";
import { translations } from "../../texts/translations.svelte";
import type { Hints, SeatInfo } from "../../wire/service";
import { Play } from "../play.svelte";
import { action, fakeFeed, question, updateOf } from "../testing/fake_feed.svelte";
import { Adviser } from "./adviser.svelte";

const [buy, pass] = [action("buy", "pile/1"), action("pass")];
const seats: SeatInfo[] = [
  { kind: "bot", bot: "squire" },
  { kind: "person", name: "Ada" },
];
const ADVICE: Hints = {
  n: 1,
  hints: [{ action: "buy", kind: "buy", label: { key: "buy" }, places: ["pile/1"] }],
  warnings: [{ action: "pass", texts: [{ key: "regret" }] }],
};

function table(answer: () => Promise<Hints> = () => Promise.resolve(ADVICE)) {
  const feed = fakeFeed({ info: { seats }, update: { decision: question([buy, pass]) } });
  const play = new Play("a-x", 1, feed);
  const asked: { seat: number; actions: string[] }[] = [];
  const adviser = new Adviser(play, (_, seat, actions) => {
    asked.push({ seat, actions });
    return answer();
  });
  return { feed, play, adviser, asked };
}

const settled = async () => {
  await vi.advanceTimersByTimeAsync(1000);
  flushSync();
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(translations, "loadHints").mockResolvedValue();
});
afterEach(() => {
  preferences.hints = true;
  vi.useRealTimers();
});

test("hints come once for each question, and a chosen one is staged, not sent", async () => {
  const { adviser, asked, feed, play } = table();
  adviser.open();
  expect(adviser.isOpen).toBe(true);
  expect(adviser.hints).toBeUndefined();
  await settled();
  expect(adviser.hints).toEqual(ADVICE.hints);
  adviser.toggle();
  adviser.toggle();
  await settled();
  expect(asked).toEqual([{ actions: [], seat: 1 }]);
  await adviser.choose(ADVICE.hints?.[0] as never);
  expect(play.readyAction).toBe(buy);
  expect(adviser.isOpen).toBe(false);
  expect(feed.acts).toEqual([]);
});

test("a new question closes the panel and is asked anew", async () => {
  const { adviser, asked, feed } = table();
  adviser.open();
  await settled();
  feed.deliver(updateOf({ n: 2, decision: question([buy, pass]) }));
  expect(adviser.isOpen).toBe(false);
  expect(adviser.hints).toBeUndefined();
  adviser.open();
  expect(asked.length).toBe(2);
});

test("what was chosen is warned of after a moment, and no longer when it is taken back", async () => {
  const { adviser, asked, play } = table();
  await play.stage(pass);
  const end = adviser.follow();
  expect(asked).toEqual([]);
  await settled();
  expect(adviser.warnings).toEqual([{ key: "regret" }]);
  end?.();
  await play.stage(buy);
  adviser.follow();
  await settled();
  expect(adviser.warnings).toEqual([]);
  expect(asked.length).toBe(1);
});

test("an answer about an earlier position counts for nothing", async () => {
  const { adviser } = table(() => Promise.resolve({ ...ADVICE, n: 0 }));
  adviser.open();
  await settled();
  expect(adviser.hints).toBeUndefined();
  expect(adviser.isOpen).toBe(false);
});

test("whoever wants no hints has none", () => {
  preferences.hints = false;
  const { adviser } = table();
  expect(adviser.canAsk).toBe(false);
  adviser.open();
  expect(adviser.isOpen).toBe(false);
});
