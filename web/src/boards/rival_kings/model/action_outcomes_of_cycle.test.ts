import { expect, test } from "vitest";
import type { SeenEntry } from "../../../wire/service";
import { cycleStory, actionNow } from "./action_outcomes_of_cycle";

const seat = (n: number) => ({ key: "seat", args: { n } });
const kind = (name: string) => ({ key: `rival-kings-kind-${name}` });
const event = (name: string, args: Record<string, number | ReturnType<typeof seat> | { key: string }>) => ({
  key: `rival-kings-event-${name}`,
  args,
});
const entries = (...events: ReturnType<typeof event>[]): SeenEntry[] => events.map((one, n) => ({ n, events: [one] }));

test("a stolen action is told at the character it was stolen from", () => {
  const story = cycleStory(
    entries(
      event("cover", { who: seat(0), player: seat(1), kind: kind("money") }),
      event("money", { who: seat(0), n: 4 }),
      event("recruit", { who: seat(0), card: { key: "rival-kings-subject-jailer" }, n: 3 }),
      event("cannot-no-marker", { who: seat(1), kind: kind("settle") }),
      event("decline", { who: seat(1), kind: kind("buy") }),
    ),
  );
  expect(story.get("1/money")).toEqual({ result: "done", detail: { key: "rival-kings-thing-coin", args: { n: 4 } } });
  expect(story.get("0/money")).toBeUndefined();
  expect(story.get("0/recruit")?.detail).toEqual({ key: "rival-kings-subject-jailer" });
  expect(story.get("1/settle")?.result).toBe("impossible");
  expect(story.get("1/buy")?.result).toBe("declined");
});

test("a new cycle begins a new story, and what was undone does not count", () => {
  const old = entries(event("settle", { who: seat(0) }), event("cycle", { n: 2 }), event("settle", { who: seat(1) }));
  expect([...cycleStory(old).keys()]).toEqual(["1/settle"]);
  expect([...cycleStory([...old, { n: 3, undo: 1 }]).keys()]).toEqual([]);
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
