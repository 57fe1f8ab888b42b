import { describe, expect, it } from "vitest";
import { choiceOf, numberIn } from "./number_choice";

describe("a choice with a number", () => {
  it("is made of a word and the nearest number in range", () => {
    expect(choiceOf("points", "35", 1, 999)).toBe("points-35");
    expect(choiceOf("games", "1", 2, 20)).toBe("games-2");
    expect(choiceOf("games", "99", 2, 20)).toBe("games-20");
    expect(choiceOf("points", "35.4", 1, 999)).toBe("points-35");
  });

  it("is not made of anything else", () => {
    expect(choiceOf("points", "", 1, 999)).toBeNull();
    expect(choiceOf("points", "many", 1, 999)).toBeNull();
  });

  it("gives its number back", () => {
    expect(numberIn("points-35", "points")).toBe(35);
    expect(numberIn("points-35", "games")).toBeNull();
    expect(numberIn("one-game", "one")).toBeNull();
    expect(numberIn(undefined, "points")).toBeNull();
  });
});
