// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { afterLayout } from "./after_layout";

let frames: FrameRequestCallback[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => frames.push(callback));
  vi.stubGlobal("cancelAnimationFrame", (id: number) => frames.splice(id - 1, 1));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("work waits for a frame and for the task after it", () => {
  const work = vi.fn();
  afterLayout(work);
  vi.runAllTimers();
  expect(work).not.toHaveBeenCalled();
  frames[0]?.(0);
  expect(work).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(work).toHaveBeenCalledOnce();
});

test("work can be cancelled before and after the frame", () => {
  const work = vi.fn();
  afterLayout(work)();
  expect(frames).toHaveLength(0);
  const cancel = afterLayout(work);
  frames[0]?.(0);
  cancel();
  vi.runAllTimers();
  expect(work).not.toHaveBeenCalled();
});

test("a hidden page has no frames", () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  const work = vi.fn();
  afterLayout(work);
  vi.runAllTimers();
  expect(work).toHaveBeenCalledOnce();
});
