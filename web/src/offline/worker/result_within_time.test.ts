import { afterEach, expect, test, vi } from "vitest";
import { within } from "./result_within_time";

afterEach(() => vi.useRealTimers());

test("a result in time, a failure, and a result that takes too long", async () => {
  vi.useFakeTimers();
  expect(await within(Promise.resolve(1), 3000)).toBe(1);
  expect(await within(Promise.reject(new Error("no network")), 3000)).toBeUndefined();
  const late = within(new Promise(() => undefined), 3000);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await late).toBeUndefined();
});
