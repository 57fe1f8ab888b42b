import { expect, test } from "vitest";
import { theftsOf } from "./thefts";

test("a theft is done once the robber's crest lies on an action", () => {
  const players: { robs: number[]; crests: Record<string, number> }[] = [
    { robs: [1, 2], crests: {} },
    { robs: [], crests: { money: 0 } },
    { robs: [], crests: { buy: 3 } },
  ];
  expect(theftsOf(players)).toEqual([
    { robber: 0, victim: 1, kind: "money" },
    { robber: 0, victim: 2 },
  ]);
});
