import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Backoff, isAbort, pause, spreadWait } from "./backoff";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("waits grow up to the longest one, and begin anew after a reset", () => {
  vi.spyOn(Math, "random").mockReturnValue(1);
  const backoff = new Backoff(300, 1000);
  expect([backoff.next(), backoff.next(), backoff.next(), backoff.next()]).toEqual([300, 600, 1000, 1000]);
  backoff.reset();
  expect(backoff.next()).toBe(300);
});

test("waits are spread: clients that failed together do not come back together", () => {
  vi.spyOn(Math, "random").mockReturnValueOnce(0).mockReturnValueOnce(0.5).mockReturnValueOnce(0.5);
  expect(new Backoff(1000, 1000).next()).toBe(500);
  expect(new Backoff(1000, 1000).next()).toBe(750);
  expect(spreadWait(1000)).toBe(1500);
});

test("a pause ends at once when nobody waits any more", async () => {
  const controller = new AbortController();
  const paused = pause(10_000, controller.signal).catch((error: unknown) => error);
  controller.abort();
  expect(isAbort(await paused)).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});
