import { expect, test } from "vitest";
import { othersAt } from "./people";

test("those who sit and those who speak, each once, without me and without bots", () => {
  const seats = [
    { kind: "person" as const, person: "a", name: "Anna", is_you: true },
    { kind: "person" as const, person: "b", name: "Béla" },
    { kind: "bot" as const, name: "Edith" },
  ];
  const line = (person: string, name: string) => ({ id: 1, at: 0, person, name, text: "" });
  expect(othersAt(seats, [line("b", "Bela"), line("w", "Watcher"), line("a", "Anna")], "a")).toEqual([
    ["b", "Béla"],
    ["w", "Watcher"],
  ]);
});
