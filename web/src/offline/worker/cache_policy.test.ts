import { expect, test } from "vitest";
import { gameOf, handlingOf, languageOf } from "./cache_policy";

const ORIGIN = "https://kingscourt.test";
const visit = (path: string) => handlingOf({ method: "GET", url: ORIGIN + path, mode: "navigate" }, ORIGIN);
const load = (path: string, method = "GET") => handlingOf({ method, url: ORIGIN + path, mode: "cors" }, ORIGIN);

test("every address of the client is the page, but no address of the API or of a file", () => {
  expect(["/", "/table/a-1", "/table/a-1/replay?n=3", "/settings"].map(visit)).toEqual(Array(4).fill("page"));
  expect(["/api/docs", "/api", "/api/tables/a-1/record", "/robots.txt"].map(visit)).toEqual(Array(4).fill("network"));
  expect(load("/")).toBe("network"); // asking whether the service answers must not be answered by the worker
});

test("files with a hash are assets, those without are fetched anew", () => {
  expect(load("/assets/index-1a2b.js")).toBe("asset");
  expect(load("/theme.js")).toBe("public");
  expect(load("/service_worker.js")).toBe("network");
  expect(handlingOf({ method: "GET", url: "https://elsewhere.test/assets/a.js", mode: "cors" }, ORIGIN)).toBe(
    "network",
  );
});

test("only what everybody may know is kept of the API", () => {
  expect(load("/api/games/kingsburg/texts/hu")).toBe("public");
  expect(load("/api/games/kingsburg/facts/second?rules=3")).toBe("public");
  expect(load("/api/games/kingsburg/rules/second")).toBe("public");
  for (const path of [
    "/api/me",
    "/api/games",
    "/api/tables/a-1",
    "/api/tables/a-1/facts",
    "/api/me/export",
    "/api/lobby",
  ])
    expect(load(path), path).toBe("network");
  expect(load("/api/games/kingsburg/texts/hu", "POST")).toBe("network");
});

test("the game and the language of an address", () => {
  expect(gameOf("/api/games/rival_kings/rules/first")).toBe("rival_kings");
  expect(gameOf("/api/tables/a-1/facts")).toBeUndefined();
  expect(languageOf("/api/games/royals/texts/de")).toBe("de");
  expect(languageOf("/api/games/royals/rules/de")).toBeUndefined();
});
