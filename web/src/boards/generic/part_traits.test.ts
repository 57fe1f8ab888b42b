import { expect, test } from "vitest";
import type { Outline, WirePhrase } from "../../wire/service";
import { hasCount, isLargeGroup, isText, groupEqual } from "./part_traits";

const words = (key: string): WirePhrase => ({ key });
const part = (rest: Partial<Outline> = {}): Outline => ({ place: "a", label: words("a"), ...rest });

test("a number is a count, also zero, a negative and a reconstructed one; a phrase is not", () => {
  const values = [0, -5, { key: "about", args: { n: 3 } }, words("three-knights"), null, undefined];
  expect(values.map((value) => hasCount(part({ value })))).toEqual([true, true, true, false, false, false]);
});

test("what has no value but something printed on it is a text", () => {
  expect(isText(part())).toBe(false);
  expect(isText(part({ lines: [words("rule")] }))).toBe(true);
  expect(isText(part({ state: [words("taken")] }))).toBe(true);
  expect(isText(part({ value: 0, lines: [words("rule")] }))).toBe(false);
});

test("a group is large by what is in it", () => {
  const many = Array.from({ length: 5 }, () => part());
  expect(isLargeGroup(part())).toBe(false);
  expect(isLargeGroup(part({ inside: many.slice(1) }))).toBe(false);
  expect(isLargeGroup(part({ inside: many }))).toBe(true);
  expect(isLargeGroup(part({ inside: [part({ lines: [words("rule")] })] }))).toBe(true);
  expect(isLargeGroup(part({ inside: [part({ inside: [part()] })] }))).toBe(true);
});

test("equal things are counted in their order", () => {
  expect(groupEqual(["scout", "monk", "scout"], (one) => one)).toEqual([
    { item: "scout", n: 2 },
    { item: "monk", n: 1 },
  ]);
});
