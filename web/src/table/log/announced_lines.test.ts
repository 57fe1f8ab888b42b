import { expect, test } from "vitest";
import { bundleOf, Renderer } from "../../texts/phrase_renderer";
import type { SeenEntry } from "../../wire/service";
import { announcedLines } from "./announced_lines";

const bundle = bundleOf("en", ["demo-event-step = Step { $n }.\nweb-earlier-lines = { $n } earlier."]);
const renderer = new Renderer(bundle, bundle);
const entries = (count: number): SeenEntry[] =>
  Array.from({ length: count }, (_, n) => ({ n: n + 1, events: [{ key: "demo-event-step", args: { n: n + 1 } }] }));

test("each line is announced by itself", () => {
  expect(announcedLines(entries(3), renderer)).toEqual(["Step 1.", "Step 2.", "Step 3."]);
});

test("of many lines the last are announced, after the number of those before", () => {
  const lines = announcedLines(entries(20), renderer);
  expect(lines).toHaveLength(9);
  expect([lines[0], lines[1], lines.at(-1)]).toEqual(["12 earlier.", "Step 13.", "Step 20."]);
});

test("nothing new, nothing announced", () => {
  expect(announcedLines([], renderer)).toEqual([]);
});
