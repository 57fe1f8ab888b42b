// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { Play } from "../../table/play.svelte";
import { fakeFeed } from "../../table/testing/fake_feed.svelte";
import { bundleOf, Renderer } from "../../texts/phrase_renderer";
import type { Outline } from "../../wire/service";
import Board from "./Board.svelte";

vi.mock("../../table/rules/fetch_rules", () => ({ fetchRules: () => Promise.resolve([]) }));
vi.mock("../../shell/screen_size.svelte", () => ({ wideScreen: { matches: true } }));
afterEach(cleanup);

const LOCALE = `${import.meta.dirname}/../../../../src/kingscourt/games/paladins/locale`;
const rendererOf = (language: string): Renderer => {
  const texts = readFileSync(`${LOCALE}/${language}/components.ftl`, "utf-8");
  return new Renderer(bundleOf(language, [texts]), bundleOf(language, [texts]), ["Ada", "Bea"]);
};
/** Two players below zero: by a number, and by a phrase as Paladins says points. */
const OUTLINE: Outline = {
  place: "table",
  label: { key: "paladins-score-faith" },
  inside: [0, 1].map((seat) => ({
    place: `seat/${seat}`,
    label: { key: "seat", args: { n: seat } },
    value: { key: "paladins-reward-points", args: { n: -5 } },
    inside: [
      { place: `seat/${seat}/debts`, label: { key: "paladins-score-unpaid-debts" }, value: -3 },
      { place: `seat/${seat}/walls`, label: { key: "paladins-score-walls" }, value: -7, inside: [] },
    ],
  })),
};

test.each(["hu", "en", "de", "fr", "nl", "es"])("%s: a negative number keeps its sign on the board", (language) => {
  const feed = fakeFeed({ info: { game: "paladins" } });
  feed.outlined = OUTLINE;
  const play = new Play("a-x", 1, feed);
  vi.spyOn(play, "renderer", "get").mockReturnValue(rendererOf(language));
  const { container } = render(Board, { play });
  const areas = [...container.querySelectorAll(".player-area")].map((area) => area.textContent);
  expect(areas).toHaveLength(2);
  for (const text of areas) {
    expect(text).toMatch(/[-\u2212]5 ./);
    expect(text).not.toMatch(/(?<![-\u2212\d])[57]/);
  }
  expect(areas[1]).toMatch(/[-\u2212]3/);
  expect(areas[1]).toMatch(/[-\u2212]7/);
});
