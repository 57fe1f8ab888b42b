import { expect, test } from "vitest";
import { countOf, groupEqual, shortName, cardText } from "./split_outline_text";

test("a long sentence becomes a card", () => {
  expect(cardText("1. Conspirator, 3 silver or a debt. Dismissed: 1 criminal. Hired: 1 scout")).toEqual({
    title: "1. Conspirator",
    under: "3 silver or a debt",
    lines: [
      { label: "Dismissed:", value: "1 criminal" },
      { label: "Hired:", value: "1 scout" },
    ],
  });
  expect(cardText("Farm")).toEqual({ title: "Farm", under: "", lines: [] });
  expect(cardText("2. szakasz").title).toBe("2. szakasz");
});

test("what counts is seen as a number", () => {
  expect(countOf("Silver: 7")).toEqual({ label: "Silver", value: "7" });
  expect(countOf("Force : 1 + 3")).toEqual({ label: "Force", value: "1 + 3" });
  expect(countOf("5 coins")).toEqual({ label: "coins", value: "5" });
  expect(countOf("Hired: Monk")).toBeUndefined();
  expect(countOf("Round 3 of 7")).toBeUndefined();
});

test("equal things are groupEqual in their order", () => {
  expect(groupEqual(["scout", "monk", "scout"], (one) => one)).toEqual([
    { item: "scout", n: 2 },
    { item: "monk", n: 1 },
  ]);
});

test("an area is known by its name alone", () => {
  expect(shortName("Townsfolk (deck: 21)")).toBe("Townsfolk");
  expect(shortName("Zones : 3 pièces")).toBe("Zones");
  expect(shortName("Taverns")).toBe("Taverns");
  expect(shortName("(none)")).toBe("(none)");
});
