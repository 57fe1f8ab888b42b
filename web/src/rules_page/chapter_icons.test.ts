import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isChapterIcon } from "./chapter_icons";

const GAMES = `${import.meta.dirname}/../../../src/kingscourt/games`;
const BOOKS = readdirSync(GAMES).filter((game) => existsSync(`${GAMES}/${game}/rule_book/chapters.toml`));

test("four games have chapters", () => {
  expect(BOOKS.length).toBe(4);
});

test.each(BOOKS)("every icon of %s is bundled", (game) => {
  const text = readFileSync(`${GAMES}/${game}/rule_book/chapters.toml`, "utf-8");
  const names = [...text.matchAll(/\bicon\s*=\s*"([^"]+)"/g)].map(([, name = ""]) => name);
  expect(names.length).toBeGreaterThan(2);
  expect(names.filter((name) => !isChapterIcon(name))).toEqual([]);
});
