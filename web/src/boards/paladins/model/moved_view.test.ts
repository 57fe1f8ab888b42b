import { expect, test } from "vitest";
import { move } from "../../parts/testing_moves";
import { movedView } from "./moved_view";
import { somePlayer, someView } from "./view_for_tests";

test("goods and workers leave one place and arrive at the other", () => {
  const after = movedView(someView(), [
    move("scout", "seat/0/workers", "seat/0/trade/1"),
    move("silver", "tax", "seat/0/silver", 2),
    move("influence", "supply", "seat/1/influence", 1),
  ]);
  expect(after.players[0]).toMatchObject({ workers: { scout: 1 }, silver: 5, board: { trade: ["scout", ""] } });
  expect(after.players[1]?.attributes.influence).toBe(1);
  expect(after.tax).toBe(2);
});

test("suspicions and debts are counted, and a paid debt is turned over", () => {
  const players = [somePlayer(0, { suspicions: [1], unpaid: 2, paid: 0 }), somePlayer(1)];
  const after = movedView(someView({ players }), [
    move("suspicion", "suspicions", "seat/0/suspicions"),
    move("debt", "seat/0/debts", "seat/0/debts", 1, "paid-debt"),
    move("debt", "debts", "seat/1/debts"),
  ]);
  expect(after.players[0]).toMatchObject({ suspicions: [1, 0], unpaid: 1, paid: 1 });
  expect(after.players[1]?.unpaid).toBe(1);
  expect([after.suspicions, after.debts]).toEqual([11, 19]);
});

test("pieces and cards go where they belong and count for their action", () => {
  const after = movedView(someView(), [
    move("monk", "seat/1/monks", "area/2/3"),
    move("outsider/champion-1", "outsider/champion-1", "seat/0/attacked"),
    move("tavern/4", "tavern/4", "seat/1/tavern"),
    move("scout", "seat/0/workers", "favour/pray"),
  ]);
  expect(after.pieces).toEqual([{ piece: "monk", player: 1, space: "2/3" }]);
  expect(after.players[1]).toMatchObject({ monks: 6, tavern: "tavern-4", done: { commission: 1 } });
  expect(after.players[0]).toMatchObject({ attacked: ["champion-1"], done: { attack: 1 } });
  expect(after.outsiders[0]).toBeNull();
  expect(after.taverns[0]?.player).toBe(1);
  expect(after.favours[0]).toEqual({ id: "pray", worker: "scout", player: 0 });
});

test("the opponent's marker and the start marker move", () => {
  const opponent = { discards: {}, marker: 2, row: [], schemes: 9, sheet: {}, stack: [] };
  const players = [somePlayer(0), somePlayer(null)];
  const after = movedView(someView({ players, opponent }), [
    move("marker", "opponent/track/2", "opponent/track/4"),
    move("start-marker", "seat/0", "opponent"),
  ]);
  expect(after.opponent?.marker).toBe(4);
  expect(after.start).toBe(1);
});
