// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LongPress } from "./long_press";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const touch = (x = 0, pointerType = "touch") =>
  new PointerEvent("pointerdown", { clientX: x, clientY: 0, pointerType });
const click = () => new MouseEvent("click", { cancelable: true });

function pressed(isMeant: boolean, after: (press: LongPress) => void = () => undefined) {
  const onpress = vi.fn(() => isMeant);
  const press = new LongPress(onpress);
  press.begin(touch());
  after(press);
  vi.advanceTimersByTime(500);
  const event = click();
  press.swallow(event);
  return { calls: onpress.mock.calls.length, isSwallowed: event.defaultPrevented };
}

test("a finger that stays opens the card, and its click does nothing else", () => {
  expect(pressed(true)).toEqual({ calls: 1, isSwallowed: true });
});

test("a press on nothing is a click like any other", () => {
  expect(pressed(false)).toEqual({ calls: 1, isSwallowed: false });
});

test("a finger that moves scrolls, and one that is lifted clicks", () => {
  expect(pressed(true, (press) => press.move(touch(30)))).toEqual({ calls: 0, isSwallowed: false });
  expect(pressed(true, (press) => press.end())).toEqual({ calls: 0, isSwallowed: false });
});
