// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { spanOf, wayInto } from "./scroll_lit";

const clip = { top: 100, bottom: 400 };

test("a thing under the sheet comes up, and one under the question comes down", () => {
  expect(wayInto({ top: 380, bottom: 460 }, clip)).toBe(68);
  expect(wayInto({ top: 60, bottom: 140 }, clip)).toBe(-48);
});

test("a thing in sight stays where it is", () => {
  expect(wayInto({ top: 150, bottom: 300 }, clip)).toBe(0);
});

test("of a thing that is too tall the upper edge is shown", () => {
  expect(wayInto({ top: 200, bottom: 900 }, clip)).toBe(92);
});

test("what is lit is shown with what goes with it, as far as there is room", () => {
  const lit = { top: 100, bottom: 180 };
  expect(spanOf(lit, [{ top: 190, bottom: 260 }], 200)).toEqual({ top: 100, bottom: 260 });
  expect(
    spanOf(
      lit,
      [
        { top: 600, bottom: 660 },
        { top: 60, bottom: 90 },
      ],
      200,
    ),
  ).toEqual({ top: 60, bottom: 180 });
});
