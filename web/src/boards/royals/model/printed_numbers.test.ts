import { expect, test } from "vitest";
import type { RoyalsView } from "../../../wire/royals";
import { isSureInfluence, printed, told, written } from "./printed_numbers";

const view = { about: ["city/*/bonus", "title/king/influence"] } as RoyalsView;
const city = (influence?: number[]) => ({
  id: "paris",
  bonus: 6,
  titles: ["king", "baron"],
  holders: [-1, -1],
  ...(influence && { influence }),
});

test("a reconstructed number carries its sign, on the board and in texts", () => {
  const bonus = printed(view, "city", "paris", "bonus", 6);
  expect(written(bonus)).toBe("≈6");
  expect(told(bonus)).toEqual({ key: "about", args: { n: 6 } });
});

test("a sure number is plain", () => {
  const price = printed(view, "title", "king", "cards", 8);
  expect([written(price), told(price)]).toEqual(["8", 8]);
});

test("the influence of an office is as sure as where it is printed", () => {
  expect([0, 1].map((n) => isSureInfluence(view, city(), n))).toEqual([false, true]);
  expect(isSureInfluence(view, city([5, 1]), 0)).toBe(true);
});
