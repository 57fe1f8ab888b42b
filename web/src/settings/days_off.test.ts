import { expect, test } from "vitest";
import { toggled, weekdayNames, withDate } from "./days_off";

test("a week begins on Monday, in any language", () => {
  expect(weekdayNames("en")[0]).toBe("Mon");
  expect(weekdayNames("de")[6]).toMatch(/^So/);
});

test("at most two weekdays are off", () => {
  expect(toggled([5], 6)).toEqual([5, 6]);
  expect(toggled([5, 6], 0)).toEqual([6, 0]);
  expect(toggled([5, 6], 5)).toEqual([6]);
});

test("dates are sorted and have no duplicates", () => {
  expect(withDate(["2026-12-24"], "2026-01-01")).toEqual(["2026-01-01", "2026-12-24"]);
  expect(withDate(["2026-12-24"], "2026-12-24")).toEqual(["2026-12-24"]);
});
