// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openDialogs } from "./open_dialogs.svelte";
import { AT_ONCE, IF_IT_LASTS, speech } from "./screen_reader_speech.svelte";
import ScreenReaderSpeech from "./ScreenReaderSpeech.svelte";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  speech.stop();
  cleanup();
  vi.useRealTimers();
});

const texts = () => speech.pieces.map((piece) => piece.text);

test("what happened is said piece by piece, and the question after it", () => {
  speech.ask("Your turn.", AT_ONCE);
  speech.tell(["Bea passes.", "Ada builds."]);
  vi.advanceTimersByTime(50);
  expect(texts()).toEqual(["Bea passes.", "Ada builds.", "Your turn."]);
});

test("a question that is soon out of date is never said", () => {
  speech.ask("Your turn.", AT_ONCE);
  speech.ask("Sending…", AT_ONCE);
  vi.advanceTimersByTime(50);
  speech.tell(["Ada passes."]);
  speech.ask("Bea is choosing…", IF_IT_LASTS);
  vi.advanceTimersByTime(1000);
  speech.tell(["Bea passes."]);
  speech.ask("Your turn.", AT_ONCE);
  vi.advanceTimersByTime(2000);
  expect(texts()).toEqual(["Sending…", "Ada passes.", "Bea passes.", "Your turn."]);
});

test("whose turn it is, is said if it lasts", () => {
  speech.ask("Bea is choosing…", IF_IT_LASTS);
  vi.advanceTimersByTime(1400);
  expect(texts()).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(texts()).toEqual(["Bea is choosing…"]);
});

test("the same question is said again only after something has happened", () => {
  speech.ask("Your turn.", AT_ONCE);
  vi.advanceTimersByTime(50);
  speech.ask("Your turn.", AT_ONCE);
  vi.advanceTimersByTime(50);
  expect(texts()).toEqual(["Your turn."]);
  speech.tell(["Bea passes."]);
  vi.advanceTimersByTime(50);
  expect(texts()).toEqual(["Your turn.", "Bea passes.", "Your turn."]);
});

test("a question that the focus has read out is not said once more", () => {
  speech.ask("Sending…", AT_ONCE);
  speech.heard();
  vi.advanceTimersByTime(50);
  expect(texts()).toEqual([]);
});

test("a choice that is sent at once is not said", () => {
  speech.choose("Chosen: Pass.");
  speech.choose("");
  vi.advanceTimersByTime(50);
  expect(texts()).toEqual([]);
});

test("the page keeps nothing of what was said", () => {
  const { container } = render(ScreenReaderSpeech);
  speech.choose("Chosen: Pass.");
  vi.advanceTimersByTime(50);
  flushSync();
  expect(container.querySelector("[aria-live=polite]")?.textContent).toBe("Chosen: Pass.");
  vi.advanceTimersByTime(5000);
  flushSync();
  expect(container.textContent).toBe("");
});

test("an open dialog makes the page silent, so the words are said in it, and only there", () => {
  const host = {};
  const close = openDialogs.open(host);
  const page = render(ScreenReaderSpeech).container;
  const dialog = render(ScreenReaderSpeech, { host }).container;
  speech.tell(["Bea passes."]);
  vi.advanceTimersByTime(50);
  flushSync();
  expect([page.textContent, dialog.textContent]).toEqual(["", "Bea passes."]);
  close();
  flushSync();
  expect(page.textContent).toBe("");
});
