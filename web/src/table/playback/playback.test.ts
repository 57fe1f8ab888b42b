import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LogLine } from "../log/log_lines";
import { Playback } from "./playback.svelte";
import type { PlaybackStep } from "./playback_steps";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const step = (at: number): PlaybackStep => ({
  line: {
    id: String(at),
    n: at,
    event: { key: String(at) },
    seat: 0,
    toldTo: undefined,
    isHeading: false,
  } satisfies LogLine,
  view: { at },
});
const begun = (...steps: number[]) => {
  const telling = new Playback(() => 1);
  telling.tell(steps.map(step));
  return telling;
};

test("events are told one after the other, and then the position stands as it is", () => {
  const telling = begun(1, 2);
  expect(telling.view).toEqual({ at: 1 });
  vi.advanceTimersByTime(900);
  expect(telling.view).toEqual({ at: 2 });
  vi.advanceTimersByTime(900);
  expect([telling.isOn, telling.view, telling.canRepeat]).toEqual([false, undefined, true]);
});

test("what happens meanwhile is told afterwards", () => {
  const telling = begun(1);
  telling.tell([step(2)]);
  vi.advanceTimersByTime(900);
  expect(telling.view).toEqual({ at: 2 });
});

test("somebody who steps stops it, and goes on from there", () => {
  const telling = begun(1, 2, 3);
  telling.goTo(2);
  telling.goTo(1);
  vi.advanceTimersByTime(5000);
  expect([telling.isPaused, telling.at]).toEqual([true, 1]);
  telling.resume();
  vi.advanceTimersByTime(900);
  expect(telling.at).toBe(2);
  telling.goTo(3);
  expect(telling.isOn).toBe(false);
});

test("pieces fly for each event that is told in order, not on the way back", () => {
  const told: number[] = [];
  const telling = new Playback(() => 1);
  telling.onStep(({ line }) => told.push(line.n));
  telling.tell([1, 2, 3].map(step));
  telling.goTo(1);
  telling.goTo(0);
  expect(told).toEqual([1, 2]);
});

test("what was told or kept can be looked at again", () => {
  const telling = begun(1, 2);
  telling.end();
  telling.repeat();
  expect([telling.at, telling.isPaused, telling.isOn]).toEqual([1, true, true]);
  telling.keep([step(7)]);
  expect([telling.isOn, telling.canRepeat]).toEqual([false, true]);
});
