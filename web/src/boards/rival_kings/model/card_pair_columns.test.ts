import { expect, test } from "vitest";
import { columnsOf } from "./card_pair_columns";

const PAIRS = [
  { building: "inn", subject: "innkeeper", perfect: true, points: 4 },
  { building: "forge", subject: "carpenter", perfect: false, points: 3 },
];

test("pairs are joined, and the last subject is the active one", () => {
  const columns = columnsOf({
    buildings: ["garden", "inn", "forge"],
    subjects: ["innkeeper", "farmer", "carpenter"],
    pairs: PAIRS,
  });
  expect(columns.map(({ building, subject, join, points }) => [building, subject, join, points])).toEqual([
    ["garden", undefined, "none", 1],
    ["inn", "innkeeper", "perfect", 4],
    [undefined, "farmer", "none", 1],
    ["forge", "carpenter", "colour", 3],
  ]);
  expect(columns.map(({ isActive }) => isActive)).toEqual([false, false, false, true]);
});

test("two alike are two columns", () => {
  const [pair] = PAIRS;
  const columns = columnsOf({ buildings: ["inn"], subjects: ["innkeeper", "innkeeper"], pairs: pair ? [pair] : [] });
  expect(columns.map(({ join }) => join)).toEqual(["perfect", "none"]);
  expect(new Set(columns.map(({ key }) => key)).size).toBe(2);
});
