import { expect, test } from "vitest";
import type { RoyalsView } from "../../../wire/royals";
import type { Deal } from "./claim_payments";
import { spentCards } from "./spent_cards";

const KINDS = ["france-britain", "france-spain", "german-states-spain"];
const holding = (...cards: number[]) =>
  ({
    country_ids: [],
    intrigue_ids: KINDS,
    seats: [{ countries: { size: 0, cards: [] }, intrigues: { size: 0, cards } }],
  }) as unknown as RoyalsView;
const deal = { place: "city/berlin/marshal", intrigues: [] } as unknown as Deal;

test("cards that are paid without a choice are those that leave the hand", () => {
  const positions = { before: holding(1, 1, 1), after: holding(0, 0, 1), seat: 0, family: "intrigues" } as const;
  const [spent] = spentCards(
    positions,
    [deal],
    () => 2,
    () => ({}),
  );
  expect(spent).toEqual([
    { kind: "france-britain", n: 1 },
    { kind: "france-spain", n: 1 },
  ]);
});

test("cards that I chose are not shown twice, and each deal takes its own", () => {
  const positions = { before: holding(2, 1, 1), after: holding(0, 0, 0), seat: 0, family: "intrigues" } as const;
  const deals = [deal, { ...deal, place: "city/lyon/countess" }];
  const spent = spentCards(
    positions,
    deals,
    (one) => (one === deal ? 1 : 2),
    (one): Record<string, number> => (one === deal ? { "france-britain": 1 } : {}),
  );
  expect(spent).toEqual([
    [{ kind: "france-britain", n: 1 }],
    [
      { kind: "france-spain", n: 1 },
      { kind: "german-states-spain", n: 1 },
    ],
  ]);
});
