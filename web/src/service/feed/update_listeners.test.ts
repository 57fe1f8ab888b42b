import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FeedUpdate } from "./seat_feed_contract";
import { UpdateListeners } from "./update_listeners";

const CHANGE = {} as FeedUpdate;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("listeners are told in their order, until they stop", () => {
  const listeners = new UpdateListeners();
  const told: string[] = [];
  const stop = listeners.add(() => told.push("first"));
  listeners.add(() => told.push("second"));
  listeners.tell(CHANGE);
  stop();
  listeners.tell(CHANGE);
  expect(told).toEqual(["first", "second", "second"]);
});

test("an entry that has come is reached at once", async () => {
  await new UpdateListeners().reached(3, () => 3);
});

test("an entry that has not come is waited for, and no longer than it makes sense", async () => {
  const listeners = new UpdateListeners();
  let last = 2;
  const reached = vi.fn();
  listeners.reached(4, () => last).then(reached, reached);
  last = 3;
  listeners.tell(CHANGE);
  await vi.advanceTimersByTimeAsync(0);
  expect(reached).not.toHaveBeenCalled();
  last = 4;
  listeners.tell(CHANGE);
  await vi.advanceTimersByTimeAsync(0);
  expect(reached).toHaveBeenCalledOnce();

  const late = vi.fn();
  listeners.reached(9, () => last).then(late, late);
  await vi.advanceTimersByTimeAsync(2900);
  expect(late).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(late).toHaveBeenCalledOnce();
});
