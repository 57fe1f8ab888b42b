import { expect, test } from "vitest";
import { othersAt } from "./other_people";

const line = (person: string, name: string) => ({ id: 1, at: 0, person, name, text: "" });
const seats = [
  { kind: "person" as const, person: "a", name: "Anna", is_you: true },
  { kind: "person" as const, person: "b", name: "Béla" },
  { kind: "bot" as const, name: "Edith" },
];

test("players and chat authors, each once, without me and without bots", () => {
  expect(othersAt(seats, [line("b", "Bela"), line("w", "Watcher"), line("a", "Anna")], "a")).toEqual([
    { who: "b", name: "Béla", isSeated: true },
    { who: "w", name: "Watcher", isSeated: false },
  ]);
});

test("spectators are listed if the service names them; people without a handle are not", () => {
  const strangers = [{ kind: "person" as const, name: "Anna" }];
  expect(othersAt(strangers, [], "w")).toEqual([]);
  expect(
    othersAt(seats, [line("w", "Watcher")], "a", [
      { who: "w", name: "Watcher" },
      { who: "v", name: "Vera" },
    ]),
  ).toEqual([
    { who: "b", name: "Béla", isSeated: true },
    { who: "w", name: "Watcher", isSeated: false },
    { who: "v", name: "Vera", isSeated: false },
  ]);
});
