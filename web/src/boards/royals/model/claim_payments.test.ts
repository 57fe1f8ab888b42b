import { expect, test } from "vitest";
import { dealsOf, cheapestGifts, withoutGift, type Deal, spentCards } from "./claim_payments";
import type { RoyalsView } from "../../../wire/royals";
import type { WireAction } from "../../../wire/service";

const action = (kind: string, args: WireAction["args"], ...places: string[]) => ({
  text: kind,
  kind,
  args,
  places,
  label: { key: "x" },
});
const give = (card: string) => action("give", { card }, `my/hand/${card}`);
const claim = (kind: string, place: string) => action(kind, {}, place);
const PAIRS = ["france-spain", "britain-spain"];

test("a plain occupation costs nothing but its price", () => {
  const [deal] = dealsOf([action("draw both", {}, "deck/intrigue"), claim("occupy", "city/paris/king")], PAIRS);
  expect(deal).toMatchObject({ place: "city/paris/king", takesOver: false, wild: 0, countries: [], intrigues: [] });
});

test("a takeover keeps payments in pairs and in wild cards apart", () => {
  const takeover = [claim("take over", "city/paris/king"), action("wild-intrigue", { n: 1 }), give("britain-spain")];
  const staged = [...takeover, action("wild", { n: 2 }), give("spain"), claim("occupy", "city/lyon/countess")];
  const deals = dealsOf(staged, PAIRS);
  expect(deals[0]).toMatchObject({
    takesOver: true,
    pairs: 1,
    wild: 2,
    intrigues: [{ at: 2 }],
    countries: [{ at: 4, kind: "spain" }],
  });
  expect(deals[1]).toMatchObject({ place: "city/lyon/countess", wild: 0 });
});

test("cards are proposed in the service's order as far as the hand goes", () => {
  const hand: Record<string, number> = { spain: 1, britain: 4 };
  const found = cheapestGifts([give("spain"), give("britain")], (kind) => hand[kind] ?? 0, 3);
  expect(found.map((one) => one.places?.[0])).toEqual(["my/hand/spain", "my/hand/britain", "my/hand/britain"]);
});

test("taking a card back keeps the rest of the payment and drops what followed", () => {
  const staged = [claim("take over", "city/paris/king"), give("a"), give("b"), action("wild", { n: 1 }), give("c")];
  expect(withoutGift(staged, 1).map((one) => one.places?.[0])).toEqual(["city/paris/king", "my/hand/b"]);
});

const KINDS = ["france-britain", "france-spain", "german-states-spain"];
const holding = (...cards: number[]) =>
  ({
    seats: [{ countries: { size: 0, cards: [] }, intrigues: { size: 0, cards } }],
  }) as unknown as RoyalsView;
const deal = { place: "city/berlin/marshal", intrigues: [] } as unknown as Deal;

test("cards that are paid without a choice are those that leave the hand", () => {
  const positions = {
    before: holding(1, 1, 1),
    after: holding(0, 0, 1),
    seat: 0,
    family: "intrigues",
    kinds: KINDS,
  } as const;
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
  const positions = {
    before: holding(2, 1, 1),
    after: holding(0, 0, 0),
    seat: 0,
    family: "intrigues",
    kinds: KINDS,
  } as const;
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
