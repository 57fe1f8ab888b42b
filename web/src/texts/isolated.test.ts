import { expect, test } from "vitest";
import { isolated } from "./isolated";
import { bundleOf, Renderer } from "./renderer";

test("a name written from right to left is isolated from the sentence around it", () => {
  const texts = bundleOf("en", ["pays = { $who } pays { $n } gold to { $host }"]);
  const renderer = new Renderer(texts, texts, ["\u05d3\u05d5\u05d3"]);
  const text = renderer.render({ key: "pays", args: { who: { key: "seat", args: { n: 0 } }, n: 3, host: "Ada" } });
  expect(text).toBe("\u2068\u05d3\u05d5\u05d3\u2069 pays 3 gold to Ada");
});

test("other names stay as they are", () => {
  for (const name of ["Ada", "王さん", "Łukasz", "\u{1f469}\u200d\u{1f467}"]) expect(isolated(name)).toBe(name);
});
