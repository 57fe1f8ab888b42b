import { expect, test } from "vitest";
import type { SeenEntry } from "../../wire/service";
import { lastMove } from "./moves_in_effect";

const act = (n: number, seat: number): SeenEntry => ({ n, seat, do: "act" });

test("a move is undone by going back to the entry before it", () => {
  expect(lastMove([{ n: 1, chance: "roll", out: "6" }, act(2, 0), act(3, 1), { n: 4 }], 0)).toBe(1);
  expect(lastMove([act(1, 0)], 0)).toBe(0);
  expect(lastMove([act(1, 0)], 1)).toBeUndefined();
});

test("neither an undone move nor an entry about seats is a move", () => {
  const takeover: SeenEntry = { n: 4, seat: 1, events: [{ key: "kernel-event-takeover" }] };
  expect(lastMove([act(1, 0), act(2, 1), act(3, 0), { n: 4, seat: 0, undo: 2 }], 0)).toBe(0);
  expect(lastMove([act(1, 1), act(2, 0), act(3, 1), takeover, act(5, 0)], 0)).toBe(3);
});
