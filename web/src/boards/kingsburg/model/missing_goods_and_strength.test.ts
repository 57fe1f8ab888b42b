import { expect, test } from "vitest";
import type { BuildingFacts, EnemyFacts, KingsburgFacts, KingsburgView, PlayerView } from "../../../wire/kingsburg";
import { missingGoods, strengthBeforeHelp } from "./missing_goods_and_strength";

const building = (id: string, rest: Partial<BuildingFacts>) =>
  ({ id, cost: {}, battle: {}, gold_off: {}, column: 1, ...rest }) as BuildingFacts;
const church = building("church", { column: 3, cost: { gold: 3, wood: 1, stone: 2 } });
const facts = {
  buildings: [
    church,
    building("crane", { gold_off: { "3": 1, "4": 1 } }),
    building("barricade", { battle: { goblins: 1 } }),
    building("farms", { battle: { goblins: -1, orcs: -1 } }),
  ],
  enemies: [
    { id: "1-goblins-2", year: 1, kind: "goblins" },
    { id: "1-orcs-3", year: 1, kind: "orcs" },
    { id: "2-goblins-4", year: 2, kind: "goblins" },
  ] as EnemyFacts[],
} as KingsburgFacts;
const player = (rest: Partial<PlayerView>) =>
  ({ gold: 0, wood: 0, stone: 0, soldiers: 0, buildings: [], ...rest }) as unknown as PlayerView;
const view = (rest: Partial<KingsburgView> = {}) => ({ enemy: null, past: [], ...rest }) as unknown as KingsburgView;

test("what is missing for a building is told by kind", () => {
  expect(missingGoods(church, player({ gold: 2, stone: 5 }), facts)).toEqual([
    ["gold", 1],
    ["wood", 1],
  ]);
  expect(missingGoods(church, player({ gold: 3, wood: 1, stone: 2 }), facts)).toEqual([]);
});

test("a standing building saves gold in its columns only", () => {
  const me = player({ gold: 2, wood: 1, stone: 2, buildings: ["crane"] });
  expect(missingGoods(church, me, facts)).toEqual([]);
  expect(missingGoods({ ...church, column: 2 }, me, facts)).toEqual([["gold", 1]]);
});

test("strength is soldiers and buildings against whoever may come", () => {
  const me = player({ soldiers: 2, buildings: ["barricade", "farms"] });
  expect(strengthBeforeHelp(me, view(), facts)).toEqual({ low: 1, high: 2 });
  const goblins = { id: "1-goblins-2", kind: "goblins", strength: 2 };
  expect(strengthBeforeHelp(me, view({ enemy: goblins }), facts)).toEqual({ low: 2, high: 2 });
  expect(strengthBeforeHelp(me, view({ past: ["1", "2"] }), facts)).toBeUndefined();
});
