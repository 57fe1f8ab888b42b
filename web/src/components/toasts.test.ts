import { expect, test, vi } from "vitest";
import { toasts } from "./toasts.svelte";

test("a toast disappears by itself unless somebody reads it, and the next question dismisses explanations", () => {
  vi.useFakeTimers();
  toasts.show("Saved.");
  toasts.explain("This advisor is taken.", "X-1");
  const texts = () => toasts.all.map((toast) => toast.text);
  toasts.hold(toasts.all[0]?.id ?? 0);
  vi.advanceTimersByTime(30_000);
  expect(texts()).toEqual(["Saved."]);
  toasts.release(toasts.all[0]?.id ?? 0);
  toasts.explain("This advisor is taken.", "X-1");
  toasts.dismissExplanations();
  expect(texts()).toEqual(["Saved."]);
  vi.advanceTimersByTime(5000);
  expect(texts()).toEqual([]);
  vi.useRealTimers();
});
