import { expect, test } from "vitest";
import type { KingsburgView, PlayerView } from "../../../wire/kingsburg";
import { move } from "../../parts/testing_moves";
import { movedView } from "./moved_view";

const player = (seat: number, rest: Partial<PlayerView> = {}): PlayerView => ({
  seat,
  gold: 0,
  wood: 0,
  stone: 0,
  tokens: 0,
  soldiers: 0,
  vp: 0,
  points: [],
  buildings: [],
  next: [],
  ...rest,
});

const view = (players: PlayerView[], rest: Partial<KingsburgView> = {}): KingsburgView => ({
  advisors: [],
  aid: null,
  court: [],
  enemy: null,
  enemy_range: null,
  envoy: null,
  envoy_spent: false,
  envoy_uses: [],
  kings_help: null,
  looked: [],
  scores: [],
  order: players.map(({ seat }) => seat),
  over: false,
  past: [],
  phase: "spring",
  players,
  seat: 0,
  turn: 0,
  year: 1,
  years: 5,
  ...rest,
});

test("goods and points change at the seat that is named", () => {
  const before = view([player(0, { gold: 2 }), player(1)]);
  const after = movedView(before, [
    move("gold", "seat/0/gold", "supply/gold", 2),
    move("building", "supply/buildings", "seat/0/building/inn"),
    move("vp", "supply/vp", "seat/0/vp", 3),
  ]);
  expect(after.players[0]).toMatchObject({ gold: 0, vp: 3, buildings: ["inn"] });
});

test("dice go to an advisor as one group, whose sum the Market corrects, and home again", () => {
  const before = view([player(0), player(1, { own: [2, 3, 5], white: [4], tokens: 1, market: "ready" })]);
  const placed = movedView(before, [
    move("die", "seat/1/die/own/3", "advisor/10"),
    move("white-die", "seat/1/die/white/4", "advisor/10"),
    move("token", "seat/1/tokens", "advisor/10"),
    move("market", "seat/1/market", "supply/market"),
  ]);
  expect(placed.court).toEqual([{ advisor: 10, seat: 1, own: [3], white: [4], tokens: 1, market: 1 }]);
  expect(placed.players[1]).toMatchObject({ own: [2, 5], white: [], tokens: 0 });
  const home = movedView(placed, [
    move("die", "advisor/10", "seat/1/home"),
    move("white-die", "advisor/10", "supply/white-dice"),
    move("token", "advisor/10", "supply/tokens"),
  ]);
  expect(home.court).toEqual([]);
});

test("dice that were rolled lie in order", () => {
  const before = view([player(0)]);
  const after = movedView(before, [
    move("die", "seat/0/home", "seat/0/die/own/5"),
    move("die", "seat/0/home", "seat/0/die/own/1"),
  ]);
  expect(after.players[0]?.own).toEqual([1, 5]);
});

test("the season, the order, the enemy and the King’s help follow their pieces", () => {
  const before = view([player(0), player(1)]);
  const after = movedView(before, [
    move("season-marker", "phase/spring", "phase/winter"),
    move("order-marker/1", "order/2", "order/1"),
    move("order-marker/0", "order/1", "order/2"),
    move("enemy", "enemies", "enemy", 1, "enemy/2-orcs-4"),
    move("reinforcement", "supply/reinforcements", "kings-help", 3),
  ]);
  expect(after).toMatchObject({
    phase: "winter",
    order: [1, 0],
    enemy: { id: "2-orcs-4", kind: "orcs", strength: 4 },
    kings_help: 3,
  });
});
