import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { bundleOf, Renderer } from "../../../texts/phrase_renderer";
import type { BuildingFacts, GroupView, KingsburgFacts, PlayerView } from "../../../wire/kingsburg";
import { advisorWords, buildingWords, type BuildingState } from "./advisor_and_building_states";

const GAME = `${import.meta.dirname}/../../../../../src/kingscourt/games/kingsburg/locale/en`;
const texts = bundleOf("en", [
  readFileSync(`${import.meta.dirname}/../../../locale/en.ftl`, "utf-8"),
  readFileSync(`${GAME}/table.ftl`, "utf-8"),
  readFileSync(`${GAME}/components.ftl`, "utf-8"),
  readFileSync(`${GAME}/../../../../texts/locale/en/kernel.ftl`, "utf-8"),
]);
const renderer = new Renderer(texts, texts, ["Ada", "Corvin"]);
const speak = renderer.render.bind(renderer);
const corvin: GroupView = { advisor: 8, seat: 1, own: [3, 5] };
const free = { aimed: undefined, ways: [], isChoosing: true, isSeason: true, groups: [] };

test("an advisor says with which dice it can be reached, and how many other ways there are", () => {
  expect(advisorWords({ ...free, ways: [{ own: [4] }] }, speak)).toEqual(["reachable with die 4"]);
  expect(advisorWords({ ...free, ways: [{ own: [2, 4] }, { own: [6] }, { own: [4], tokens: 1 }] }, speak)).toEqual([
    "reachable with dice 4+2",
    "or in 2 other ways",
  ]);
  expect(advisorWords({ ...free, ways: [{ own: [5], white: [3], tokens: 1, market: -1 }] }, speak)).toEqual([
    "reachable with dice 5, white 3, 1 token and Market −1",
  ]);
});

test("an advisor says whether it is chosen, taken, free or out of reach", () => {
  expect(advisorWords({ ...free, aimed: { own: [4] } }, speak)).toEqual(["chosen, with die 4"]);
  expect(advisorWords(free, speak)).toEqual(["free", "out of reach"]);
  expect(advisorWords({ ...free, isChoosing: false }, speak)).toEqual(["free"]);
  expect(advisorWords({ ...free, isChoosing: false, isSeason: false }, speak)).toEqual([]);
  expect(advisorWords({ ...free, groups: [corvin] }, speak)).toEqual(["taken by Corvin, dice 5+3"]);
  expect(advisorWords({ ...free, groups: [{ ...corvin, own: [5], seat: null }] }, speak)).toEqual([
    "taken by neutral dice, die 5",
  ]);
});

test("a building says whether it stands, can be paid, what is missing, or which one comes before it", () => {
  const row = ["statue", "chapel", "church"].map(
    (id, n) =>
      ({
        id,
        row: 1,
        column: n + 1,
        cost: { gold: n + 1, stone: n },
        gold_off: {},
        confidence: "exact",
      }) as unknown as BuildingFacts,
  );
  const [statue, chapel, church] = row as [BuildingFacts, BuildingFacts, BuildingFacts];
  const facts = { buildings: row } as KingsburgFacts;
  const words = (state: BuildingState, building: BuildingFacts, gold = 0) =>
    buildingWords(state, building, facts, { buildings: [], gold, wood: 0, stone: 0 } as unknown as PlayerView, speak);
  expect(words("built", statue)).toEqual(["built"]);
  expect(words("can", chapel)).toEqual(["can be built"]);
  expect(words("next", statue, 1)).toEqual(["can come next", "affordable"]);
  expect(words("next", chapel, 1)).toEqual(["can come next", "1 gold and 1 stone missing"]);
  expect(words("locked", church)).toEqual(["needs the Chapel first"]);
});
