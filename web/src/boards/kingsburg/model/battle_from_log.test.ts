import { expect, test } from "vitest";
import type { WireEvent } from "../../../wire/service";
import { battleFromLog } from "./battle_from_log";

const seat = (n: number) => ({ key: "seat", args: { n } });

test("a battle is read from the events of the log", () => {
  const card = { key: "kingsburg-enemy-card", args: { enemy: { key: "kingsburg-enemy-orcs" }, strength: 4 } };
  const events: WireEvent[] = [
    { key: "kingsburg-event-enemy", args: { card } },
    { key: "kingsburg-event-kings-help", args: { player: seat(0), n: 3 } },
    { key: "kingsburg-event-battle-won", args: { player: seat(1), n: 5 } },
    { key: "kingsburg-event-battle-lost", args: { player: seat(0), n: 3 } },
  ];
  expect(battleFromLog([{ n: 1, events }])).toEqual({
    enemy: "orcs",
    strength: 4,
    isAbout: false,
    help: 3,
    armies: [
      { seat: 1, strength: 5, result: "won" },
      { seat: 0, strength: 3, result: "lost" },
    ],
  });
});

test("a reconstructed strength is read and marked", () => {
  const card = {
    key: "kingsburg-enemy-card",
    args: { enemy: { key: "kingsburg-enemy-orcs" }, strength: { key: "about", args: { n: 4 } } },
  };
  const events: WireEvent[] = [
    { key: "kingsburg-event-enemy", args: { card } },
    { key: "kingsburg-event-battle-won", args: { player: seat(1), n: 5 } },
  ];
  expect(battleFromLog([{ n: 1, events }])).toMatchObject({ strength: 4, isAbout: true });
});

test("no enemy, no battle", () => {
  expect(battleFromLog([{ n: 1, events: [{ key: "kingsburg-event-year", args: { n: 2 } }] }])).toBeUndefined();
});
