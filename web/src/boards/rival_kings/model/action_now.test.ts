import { expect, test } from "vitest";
import { actionNow } from "./action_now";

const seat = (n: number) => ({ key: "seat", args: { n } });
const kind = (name: string) => ({ key: `rival-kings-kind-${name}` });
const event = (name: string, args: object) => ({
  key: `rival-kings-event-${name}`,
  args: args as Record<string, never>,
});
const cover = event("cover", { who: seat(0), player: seat(2), kind: kind("buy") });
const mine = { turn: 0, now: "money" };

test("an action of the character whose turn it is", () => {
  expect(actionNow(mine, [], undefined)).toBe("0/money");
  expect(actionNow({ turn: null, now: null }, [], undefined)).toBe("");
});

test("a stolen action comes first, also while the theft is only staged", () => {
  const prompt = { key: "rival-kings-prompt-stolen", args: { player: seat(2), kind: kind("buy") } };
  expect(actionNow(mine, [], prompt)).toBe("2/buy");
  expect(actionNow({ turn: 0, now: null }, [{ n: 1, events: [cover] }], undefined)).toBe("2/buy");
});

test("after the stolen action, done or declined, the own ones follow", () => {
  const declined = event("decline-stolen", { who: seat(0), player: seat(2), kind: kind("buy") });
  const bought = event("buy", { who: seat(0), card: { key: "card" } });
  for (const end of [declined, bought])
    expect(actionNow(mine, [{ n: 1, events: [cover, end] }], undefined)).toBe("0/money");
});

test("nothing is carried out while a robber chooses what to steal", () => {
  expect(actionNow(mine, [], { key: "rival-kings-prompt-theft" })).toBe("");
});
