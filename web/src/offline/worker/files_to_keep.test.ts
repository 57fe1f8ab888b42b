import { expect, test } from "vitest";
import { pathsToKeep, tellsOfVisits, wishOfEarlier, type BuildFiles } from "./files_to_keep";

const BUILD: BuildFiles = {
  version: "1",
  entry: "/assets/index.js",
  shell: ["/theme.js", "/assets/index.js"],
  languages: { en: ["/assets/en.js"], hu: ["/assets/hu.js"] },
  boards: { kingsburg: ["/assets/kingsburg.js"], generic: ["/assets/generic.js"] },
  fonts: ["/assets/latin.woff2", "/assets/latin-ext.woff2"],
};

test("without a game: the shell, one language, and the fonts in use", () => {
  const paths = ["/assets/latin.woff2", "/assets/en.js", "/assets/of-another-build.js"];
  expect(pathsToKeep(BUILD, { language: "hu", paths })).toEqual([
    "/theme.js",
    "/assets/index.js",
    "/assets/hu.js",
    "/assets/latin.woff2",
  ]);
});

test("a visited game has its board, its data, and its texts in the chosen language only", () => {
  const paths = ["/api/games/kingsburg/rules/first", "/api/games/kingsburg/texts/en", "/api/games/paladins/facts/one"];
  const kept = pathsToKeep(BUILD, { language: "hu", paths });
  expect(kept).toContain("/assets/kingsburg.js");
  expect(kept).toContain("/assets/generic.js"); // paladins has no board of its own
  expect(kept).toContain("/api/games/kingsburg/rules/first");
  expect(kept).toContain("/api/games/kingsburg/texts/hu");
  expect(kept).not.toContain("/api/games/kingsburg/texts/en");
});

test("of many games, the four visited last are kept", () => {
  const paths = ["a", "b", "c", "d", "e"].map((game) => `/api/games/${game}/rules/first`);
  const kept = pathsToKeep(BUILD, { language: "en", paths });
  expect(kept).toContain("/api/games/d/rules/first");
  expect(kept.filter((path) => path.startsWith("/api/games/e/"))).toEqual([]);
});

test("a new build takes over the language and the games of the one before", () => {
  const paths = ["/", "/assets/old.js", "/api/games/kingsburg/texts/hu", "/api/games/kingsburg/rules/first"];
  expect(wishOfEarlier(paths, BUILD)).toEqual({ language: "hu", paths });
  expect(wishOfEarlier(["/", "/assets/old.js"], BUILD)).toBeUndefined();
});

test("boards and data of games tell of visits", () => {
  const paths = ["/assets/kingsburg.js", "/api/games/kingsburg/rules/first", "/assets/index.js", "/assets/hu.js"];
  expect(paths.filter((path) => tellsOfVisits(BUILD, path))).toEqual(paths.slice(0, 2));
});
