// @vitest-environment happy-dom
import { render } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { byStrength, LEVELS, levelAbout, levelName, usualLevel } from "./bot_levels";
import { CHARGES } from "./level_crest_shapes";
import LevelCrest from "./LevelCrest.svelte";

test("levels are offered from the weakest to the strongest, and others after them", () => {
  expect(byStrength(["king", "zeal", "abbot", "random"])).toEqual(["random", "king", "abbot", "zeal"]);
});

test("a new bot is a knight as soon as there is one", () => {
  expect(usualLevel(["king", "knight", "random"])).toBe("knight");
  expect(usualLevel(["zeal", "random"])).toBe("random");
  expect(usualLevel([])).toBe("");
});

test("a level that nobody knows has its own name and no crest", () => {
  expect([levelName("zeal"), levelAbout("zeal")]).toEqual(["zeal", ""]);
  expect(render(LevelCrest, { level: "zeal" }).container.querySelector("svg")).toBeNull();
});

test.each(LEVELS)("%s has a crest of its own", (level) => {
  const { container } = render(LevelCrest, { level });
  expect(container.querySelector(".charge")?.getAttribute("d")).toBe(CHARGES[level]);
  expect(new Set(Object.values(CHARGES)).size).toBe(LEVELS.length);
});

test.each(["hu", "en", "de", "fr", "nl", "es"])("in %s every level has a name and a word about it", (language) => {
  const texts = readFileSync(`src/locale/${language}.ftl`, "utf8");
  for (const level of LEVELS) expect(texts).toMatch(new RegExp(`^web-level-${level} = .+\\n {4}\\.about = .+$`, "m"));
});
