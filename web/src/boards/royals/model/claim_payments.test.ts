import { expect, test } from "vitest";
import { dealsOf, cheapestGifts, withoutGift } from "./claim_payments";

const action = (text: string, ...places: string[]) => ({ text, places, label: { key: "x" } });
const give = (kind: string) => action(`give ${kind} for France`, `my/hand/${kind}`);
const PAIRS = ["france-spain", "britain-spain"];

test("a plain occupation costs nothing but its price", () => {
  const [deal] = dealsOf([action("draw both", "deck/intrigue"), action("occupy Paris/King", "city/paris/king")], PAIRS);
  expect(deal).toMatchObject({ place: "city/paris/king", takesOver: false, wild: 0, countries: [], intrigues: [] });
});

test("a takeover keeps payments in pairs and in wild cards apart", () => {
  const takeover = [
    action("take over Paris/King", "city/paris/king"),
    action("wild-intrigue 1"),
    give("britain-spain"),
  ];
  const staged = [...takeover, action("wild 2"), give("spain"), action("occupy Lyon/Countess", "city/lyon/countess")];
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
  const staged = [action("take over Paris/King"), give("a"), give("b"), action("wild 1"), give("c")];
  expect(withoutGift(staged, 1).map((one) => one.text)).toEqual(["take over Paris/King", "give b for France"]);
});
