import { expect, test } from "vitest";
import { rulesAmong } from "./kept_rules";

test("the rules among kept paths, each once", () => {
  const rules = "/api/games/rival_kings/rules/first";
  expect(rulesAmong([rules, "/", "/api/games/kingsburg/texts/hu", rules])).toEqual([
    { game: "rival_kings", edition: "first" },
  ]);
});
