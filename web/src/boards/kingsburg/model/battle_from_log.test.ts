import { expect, test } from "vitest";
import type { WireEvent, WirePhrase } from "../../../wire/service";
import { battleFromLog, strongestVictory } from "./battle_from_log";

const seat = (n: number): WirePhrase => ({ key: "seat", args: { n } });
const enemy = (strength: number | WirePhrase): WireEvent => ({
  key: "kingsburg-event-enemy",
  args: { card: { key: "kingsburg-enemy-card", args: { enemy: { key: "kingsburg-enemy-orcs" }, strength } } },
});
const army = (n: number, result: string, strength: number, parts: WirePhrase[] = []): WireEvent => ({
  key: `kingsburg-event-battle-${result}`,
  args: { player: seat(n), n: strength, parts },
});

test("a battle is read from the events of the log, with what each strength is made of", () => {
  const parts: WirePhrase[] = [
    { key: "kingsburg-strength-help", args: { n: 3 } },
    { key: "kingsburg-amount-soldier", args: { n: 1 } },
    {
      key: "kingsburg-strength-building",
      args: { building: { key: "kingsburg-building-farms" }, change: "−1" },
    },
  ];
  const events = [
    enemy(4),
    { key: "kingsburg-event-kings-help", args: { player: seat(0), n: 3 } },
    army(1, "won", 5),
    army(0, "lost", 3, parts),
  ];
  expect(battleFromLog([{ n: 1, events }])).toMatchObject({
    enemy: "orcs",
    strength: 4,
    isAbout: false,
    help: 3,
    armies: [
      { seat: 1, strength: 5, result: "won" },
      { seat: 0, strength: 3, result: "lost", help: 3, soldiers: 1, buildings: [{ id: "farms", n: -1 }] },
    ],
  });
});

test("what a battle gave and took is read from the moves, also from entries that come later", () => {
  const before = battleFromLog([{ n: 1, events: [enemy(4), army(0, "lost", 3), army(1, "drawn", 4)] }]);
  const events: WireEvent[] = [
    { key: "kingsburg-event-draw-wins", args: { player: seat(1) } },
    {
      key: "kingsburg-event-strongest",
      args: { player: seat(1) },
      moves: [{ what: "vp", from: "supply/vp", to: "seat/1/vp", n: 1 }],
    },
    {
      key: "kingsburg-event-lose-building",
      args: { player: seat(0) },
      moves: [
        { what: "building", from: "seat/0/building/inn", to: "supply/buildings", n: 1 },
        { what: "vp", from: "seat/0/vp", to: "supply/vp", n: 2 },
      ],
    },
  ];
  const [lost, won] = battleFromLog([{ n: 2, events }], before)?.armies ?? [];
  expect(won).toMatchObject({ result: "won", isStrongest: true, changes: [{ what: "vp", n: 1 }] });
  expect(lost?.changes).toEqual([
    { what: "building", n: -1, building: "inn" },
    { what: "vp", n: -2 },
  ]);
  expect(before?.armies[0]?.changes).toEqual([]);
});

test("a reconstructed strength is read and marked", () => {
  const events = [enemy({ key: "about", args: { n: 4 } }), army(1, "won", 5)];
  expect(battleFromLog([{ n: 1, events }])).toMatchObject({ strength: 4, isAbout: true });
});

test("no enemy, no battle", () => {
  expect(battleFromLog([{ n: 1, events: [{ key: "kingsburg-event-year", args: { n: 2 } }] }])).toBeUndefined();
});

test("the strongest victory is known once every result is", () => {
  const told = [enemy(3), army(0, "won", 4), army(1, "drawn", 3), army(2, "lost", 2)];
  const battle = battleFromLog([{ n: 1, events: told }]);
  const unfinished = battleFromLog([{ n: 1, events: told.slice(0, 3) }]);
  const lost = battleFromLog([{ n: 1, events: [enemy(5), army(0, "lost", 4)] }]);
  expect(battle && strongestVictory(battle, 3)).toBe(4);
  expect(unfinished && strongestVictory(unfinished, 3)).toBeUndefined();
  expect(lost && strongestVictory(lost, 1)).toBeUndefined();
});
