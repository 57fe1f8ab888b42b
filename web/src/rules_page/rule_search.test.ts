import { expect, test } from "vitest";
import { hasAll, piecesOf, wordsOf } from "./rule_search";

test("accents and capitals do not matter", () => {
  expect(wordsOf("  Király  ŐRSÉG ")).toEqual(["kiraly", "orseg"]);
  expect(hasAll(["A király", "Az Őrség"], wordsOf("kiraly orseg"))).toBe(true);
  expect(hasAll(["A king"], wordsOf("király"))).toBe(false);
});

test("every word must be there, and no word finds everything", () => {
  expect(hasAll(["Gold and wood"], wordsOf("gold stone"))).toBe(false);
  expect(hasAll(["Gold and wood"], wordsOf(" "))).toBe(true);
});

test("what was found is marked as it is written", () => {
  expect(piecesOf("A Király és a királynő", wordsOf("kiraly"))).toEqual([
    { text: "A ", isFound: false },
    { text: "Király", isFound: true },
    { text: " és a ", isFound: false },
    { text: "király", isFound: true },
    { text: "nő", isFound: false },
  ]);
  expect(piecesOf("Gold", [])).toEqual([{ text: "Gold", isFound: false }]);
  expect(piecesOf("aaa", ["aa"])).toEqual([{ text: "aaa", isFound: true }]);
});
