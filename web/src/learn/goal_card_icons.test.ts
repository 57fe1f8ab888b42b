import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isGoalIcon } from "./goal_card_icons";

const ROOT = `${import.meta.dirname}/../../..`;
const GAMES = [
  ...readdirSync(`${ROOT}/src/kingscourt/games`).map((name) => `src/kingscourt/games/${name}`),
  "examples/heirlooms/src/heirlooms",
];
const CARDS = GAMES.map((game) => `${game}/lessons/goal_card.toml`).filter((file) => existsSync(`${ROOT}/${file}`));

test("four games and the example have a card", () => {
  expect(CARDS.length).toBe(5);
});

test.each(CARDS)("every icon of %s is bundled", (file) => {
  const text = readFileSync(`${ROOT}/${file}`, "utf-8");
  const names = [...text.matchAll(/\bicon\s*=\s*"([^"]+)"/g)].map(([, name = ""]) => name);
  expect(names.length).toBeGreaterThan(8);
  expect(names.filter((name) => !isGoalIcon(name))).toEqual([]);
});
