// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { afterLayout } from "./after_layout";

let frames: FrameRequestCallback[];

/** A frame, and the task after it. */
function frame(): void {
  for (const callback of frames.splice(0)) callback(0);
  vi.runAllTimers();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => frames.push(callback));
});
afterEach(() => {
  frame();
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

test("everything is measured before anything is changed, in one frame", () => {
  const done: string[] = [];
  for (const name of ["one", "two"])
    afterLayout(() => {
      done.push(`measure ${name}`);
      return () => done.push(`change ${name}`);
    });
  expect(frames).toHaveLength(1);
  frame();
  expect(done).toEqual(["measure one", "measure two", "change one", "change two"]);
  afterLayout(() => void done.push("later"));
  frame();
  expect(done.at(-1)).toBe("later");
});

test("work can be cancelled", () => {
  const work = vi.fn();
  afterLayout(work)();
  frame();
  expect(work).not.toHaveBeenCalled();
});

test("a hidden page has no frames", () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  const work = vi.fn();
  afterLayout(work);
  vi.runAllTimers();
  expect(work).toHaveBeenCalledOnce();
});
