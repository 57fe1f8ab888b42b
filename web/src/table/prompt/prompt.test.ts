// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { speech } from "../../components/screen_reader_speech.svelte";
import type { SeenPreview } from "../../service/feed/seat_feed_contract";
import { Play } from "../play.svelte";
import { action, fakeFeed, question, updateOf, type FakeFeed } from "../testing/fake_feed.svelte";
import Prompt from "./Prompt.svelte";

afterEach(() => {
  cleanup();
  speech.stop();
});

const [buy, pass] = [action("buy", "pile/1"), action("pass")];

function show(rest = {}): { feed: FakeFeed; play: Play; container: HTMLElement } {
  const feed = fakeFeed({ update: { decision: question([buy, pass]), ...rest } });
  const play = new Play("a-x", 1, feed);
  const { container } = render(Prompt, { play });
  return { feed, play, container };
}

/** The buttons beside the question: answers by their text, the others by what they do. */
const answers = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>(".choices button, .confirm button")].map(({ dataset }) => {
    if ("choices" in dataset) return "list";
    return dataset.answer ?? ("send" in dataset ? "send" : "back");
  });
const settled = async () => {
  await new Promise((done) => setTimeout(done));
  flushSync();
};

test("a question shows its answers; a click chooses one, and the golden button sends it", async () => {
  const { container, feed } = show();
  expect(answers(container)).toEqual(["buy", "pass"]);
  await fireEvent.click(container.querySelector("[data-answer=pass]") as Element);
  await settled();
  flushSync();
  expect(feed.acts).toEqual([]);
  await fireEvent.click(container.querySelector("[data-send]") as Element);
  await settled();
  expect(feed.acts).toEqual([{ actions: ["pass"], after: 1 }]);
});

test("what is chosen on the board gets a golden button and a way back", async () => {
  const { container, feed, play } = show();
  await play.pick("pile/1");
  flushSync();
  expect(answers(container)).toEqual(["pass", "back", "send"]);
  await fireEvent.click(container.querySelector("[data-send]") as Element);
  await settled();
  expect(feed.acts).toEqual([{ actions: ["buy"], after: 1 }]);
});

test("while an answer is on its way, and at a paused table, no answers are offered", async () => {
  const { container, feed, play } = show({ can_undo: true });
  feed.answers.act = () => new Promise<void>(() => undefined);
  await play.stage(buy);
  play.send().catch(() => undefined);
  flushSync();
  expect(answers(container)).toEqual([]);
  cleanup();
  const paused = show({ can_undo: true });
  expect(answers(paused.container)).toContain("buy");
  if (paused.feed.info) paused.feed.info = { ...paused.feed.info, paused: true };
  flushSync();
  expect(answers(paused.container)).toEqual([]);
});

test("steps that do not make an answer yet can be taken back one by one", async () => {
  const { container, feed, play } = show();
  const unfinished: SeenPreview = {
    decision: question([pass]),
    continues: true,
    done: 1,
    is_final: false,
    view: {},
  };
  feed.answers.preview = () => Promise.resolve(unfinished);
  await play.stage(buy);
  flushSync();
  const steps = container.querySelectorAll<HTMLElement>(".steps button");
  expect(steps).toHaveLength(1);
  await fireEvent.click(steps[0] as Element);
  expect(play.staged).toEqual([]);
});

test("a chosen answer stands once: its button becomes the golden one and takes the keyboard's focus with it", async () => {
  const { container } = show();
  const button = container.querySelector<HTMLElement>("[data-answer=pass]") as HTMLElement;
  button.focus();
  await fireEvent.click(button);
  await settled();
  expect(answers(container)).toEqual(["buy", "back", "send"]);
  expect(document.activeElement).toBe(container.querySelector("[data-send]"));
});

test("a chain says what it costs so far, and its golden button what it costs in all", async () => {
  const { container, feed, play } = show();
  const total = { now: { gold: -3 }, things: { gold: { key: "gold" } } };
  const unfinished = { decision: question([pass]), continues: true, done: 1, is_final: false, view: {}, total };
  feed.answers.preview = () => Promise.resolve(unfinished);
  await play.stage(buy);
  flushSync();
  expect(container.querySelector(".so-far")?.textContent).toBe("web-so-far");
  feed.answers.preview = () => Promise.resolve({ ...unfinished, continues: false, decision: null, done: 2 });
  await play.stage(pass);
  flushSync();
  expect(container.querySelector(".so-far")).toBeNull();
  expect(container.querySelector("[data-send] .terms")?.textContent).toBe("kernel-terms-takes");
});

test("a lost line is told, and that the answer is kept", () => {
  const { feed } = show();
  expect(screen.queryByRole("status")).toBeNull();
  feed.state = "down";
  flushSync();
  const before = screen.getByRole("status").textContent;
  feed.sending = 1;
  flushSync();
  expect(screen.getByRole("status").textContent).not.toBe(before);
});

test("the question can take the focus, but is no stop of the Tab key", () => {
  const { container } = show();
  expect(container.querySelector("h2")?.getAttribute("tabindex")).toBe("-1");
});

const spoken = () => speech.pieces.map((piece) => piece.text);
const said = async (count: number) => {
  await vi.waitFor(() => expect(spoken().length).toBeGreaterThanOrEqual(count));
  return spoken();
};

test("what is chosen is said once, with whether it can be taken back", async () => {
  const { feed, play } = show();
  await play.stage(buy);
  flushSync();
  expect(await said(2)).toContain("web-aimed");
  feed.answers.preview = () => Promise.resolve({ decision: null, done: 1, is_final: true, view: {} });
  await play.restage([buy]);
  flushSync();
  expect((await said(3)).at(-1)).toBe("web-aimed-final");
});

test("after an answer nothing is said of the old question: first that it is sent, then what is asked next", async () => {
  const { feed, play } = show();
  expect(await said(1)).toEqual(["web-your-turn-name web-your-turn"]);
  let done: () => void = () => undefined;
  feed.answers.act = () => new Promise<void>((settle) => (done = settle));
  await play.stage(buy);
  const sending = play.send();
  flushSync();
  expect((await said(2)).slice(1)).toEqual(["web-sending"]);
  feed.deliver(updateOf({ n: 2, asked: [1], decision: question([pass], { prompt: { key: "next" } }) }));
  speech.tell(["Bea buys."]);
  done();
  await sending;
  flushSync();
  expect((await said(4)).slice(2)).toEqual(["Bea buys.", "web-your-turn-name next"]);
});

test("a question that takes the focus is read by that, and not said again", async () => {
  const { container } = show();
  flushSync();
  container.querySelector("h2")?.focus();
  await new Promise((done) => setTimeout(done, 80));
  expect(spoken()).toEqual([]);
});

test("the question is no live region: only the news are, so that they come first", () => {
  expect(show().container.querySelector("[aria-live]")).toBeNull();
});

test("others' turns offer nothing", () => {
  const { container, feed } = show();
  feed.deliver(updateOf({ n: 2, asked: [0] }));
  flushSync();
  expect(answers(container)).toEqual([]);
});
