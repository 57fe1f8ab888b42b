import { expect, test } from "vitest";
import { ServiceClock } from "./clock";

function clockAt(deviceSeconds: number): { clock: ServiceClock; pass: (ms: number) => void } {
  let ms = 5000;
  const clock = new ServiceClock(() => ms, deviceSeconds * 1000);
  return { clock, pass: (more) => (ms += more) };
}

test("before the service has told its time, the device's time counts and goes on by the monotone clock", () => {
  const { clock, pass } = clockAt(1000);
  expect(clock.now()).toBe(1000);
  pass(2500);
  expect(clock.now()).toBe(1002.5);
});

test("the service's time counts, half the delay added", () => {
  const { clock, pass } = clockAt(1000);
  clock.take(4000, 200);
  expect(clock.now()).toBeCloseTo(4000.1);
  pass(1000);
  expect(clock.now()).toBeCloseTo(4001.1);
});

test("a less exact reading does not replace a more exact one that agrees with it", () => {
  const { clock } = clockAt(1000);
  clock.take(4000, 100);
  clock.take(3999, 3000);
  expect(clock.now()).toBeCloseTo(4000.05);
});

test("after a sleep in which the monotone clock stood still, the service's time counts again", () => {
  const { clock } = clockAt(1000);
  clock.take(4000, 100);
  clock.take(4600, 400);
  expect(clock.now()).toBeCloseTo(4600.2);
});
