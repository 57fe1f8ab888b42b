import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { bundleOf, Renderer } from "../../../texts/renderer";
import type { BuildingFacts, GroupView, PlayerView } from "../../../wire/kingsburg";
import { advisorWords, buildingWords, diceWords } from "./spoken_states";

const GAME = `${import.meta.dirname}/../../../../../src/kingscourt/games/kingsburg/locale/en`;
const texts = bundleOf("en", [
  readFileSync(`${import.meta.dirname}/../../../locale/en.ftl`, "utf-8"),
  readFileSync(`${GAME}/table.ftl`, "utf-8"),
  readFileSync(`${GAME}/components.ftl`, "utf-8"),
]);
const renderer = new Renderer(texts, texts, ["Ada", "Corvin"]);
const speak = renderer.render.bind(renderer);
const corvin: GroupView = { advisor: 8, seat: 1, own: [5, 3] };
const free = { isAimed: false, isReachable: false, isChoosing: true, groups: [] };

test("dice are told with the tokens and the market", () => {
  expect(diceWords({ own: [5], white: [3], tokens: 1 })).toBe("5 + 3 + 2");
  expect(diceWords({ own: [5], market: -1 })).toBe("5 − 1");
});

test("an advisor says whether it is reachable, aimed at or taken", () => {
  expect(advisorWords({ ...free, isReachable: true }, speak)).toEqual(["reachable"]);
  expect(advisorWords({ ...free, isAimed: true }, speak)).toEqual(["aimed at"]);
  expect(advisorWords(free, speak)).toEqual(["out of reach"]);
  expect(advisorWords({ ...free, isChoosing: false }, speak)).toEqual([]);
  expect(advisorWords({ ...free, groups: [corvin] }, speak)).toEqual(["taken by Corvin, dice 5 + 3"]);
  expect(advisorWords({ ...free, groups: [{ ...corvin, seat: null }] }, speak)).toEqual([
    "taken by neutral dice, dice 5 + 3",
  ]);
});

test("a building says whether it stands, can be built, or what it needs first", () => {
  const row = ["statue", "chapel", "church"].map((id, n) => ({ id, column: n + 1 }) as BuildingFacts);
  const [statue, chapel, church] = row as [BuildingFacts, BuildingFacts, BuildingFacts];
  const me = { buildings: ["statue"] } as PlayerView;
  const words = (state: Parameters<typeof buildingWords>[0], building: BuildingFacts) =>
    buildingWords(state, building, row, me, speak);
  expect(words("built", statue)).toBe("built");
  expect(words("can", chapel)).toBe("can be built");
  expect(words("next", chapel)).toBe("can come next");
  expect(words("locked", church)).toBe("needs the Chapel first");
});
