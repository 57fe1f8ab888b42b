import { expect, test } from "vitest";
import type { SeenEntry } from "../../../wire/service";
import { cycleStory } from "./cycle_story";

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
