import { expect, test } from "vitest";
import type { SeenEntry, WirePhrase } from "../../wire/service";
import { timeOutText } from "./time_out_text";

const renderer = { render: (phrase: WirePhrase) => phrase.key };
const entry = (n: number, seat: number | null, ...keys: string[]): SeenEntry => ({
  n,
  seat,
  events: keys.map((key) => ({ key })),
});

test("a time-out is told with what was done for the player", () => {
  const fresh = [
    entry(1, 0, "moves"),
    entry(2, 1, "kernel-event-timeout"),
    entry(3, 1, "passes"),
    entry(4, 0, "goes-on"),
  ];
  expect(timeOutText(fresh, renderer)).toBe("kernel-event-timeout passes");
});

test("nothing is told if nobody was late", () => {
  expect(timeOutText([entry(1, 0, "moves")], renderer)).toBe("");
});
