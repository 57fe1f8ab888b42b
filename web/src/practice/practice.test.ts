// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { practiceRequest } from "./begin_practice";
import { gentlestLevel, usualSeat } from "./practice_seats_and_bots";

const seats = (...own: number[]) => [0, 1, 2].map((n) => ({ name: `${n}`, isYou: own.includes(n) }));

test("my own seat is proposed, of several the one that is asked", () => {
  expect(usualSeat(seats(1), [0])).toBe(1);
  expect(usualSeat(seats(0, 2), [2])).toBe(2);
  expect(usualSeat(seats(0, 2), [1])).toBe(0);
});

test("whoever did not play gets the seat they look through, or the one that is asked", () => {
  expect(usualSeat(seats(), [2], 1)).toBe(1);
  expect(usualSeat(seats(), [2])).toBe(2);
});

test("the gentlest bot that thinks is proposed", () => {
  expect(gentlestLevel(["king", "random", "squire"])).toBe("squire");
  expect(gentlestLevel(["other", "king"])).toBe("king");
  expect(gentlestLevel([])).toBe("");
});

test("a request names the entry and the seat, or the position of a rule", () => {
  expect(practiceRequest({ table: "a-1", n: 7 }, { level: "lord", seat: 0 })).toEqual({
    path: "/api/tables/a-1/practice",
    body: { n: 7, level: "lord", seat: 0 },
  });
  expect(practiceRequest({ game: "royals", position: "wild" }, { level: "king" })).toEqual({
    path: "/api/games/royals/positions/wild/practice",
    body: { level: "king" },
  });
});
