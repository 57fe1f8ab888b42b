import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { bundleOf, Renderer, type Phrase, isolated } from "./phrase_renderer";

interface Fixture {
  seats: string[];
  ftl: Record<string, string[]>;
  cases: {
    name: string;
    phrase: Phrase;
    seats?: string[];
    names?: Record<string, string>;
    expected: Record<string, string>;
    problems: Record<string, number>;
  }[];
}

const ROOT = `${import.meta.dirname}/../../..`;
const fixture = JSON.parse(readFileSync(`${ROOT}/tests/texts/fixtures/resolution.json`, "utf-8")) as Fixture;

function bundle(language: string) {
  const kernel = readFileSync(`${ROOT}/src/kingscourt/texts/locale/${language}/kernel.ftl`, "utf-8");
  return bundleOf(language, [kernel, (fixture.ftl[language] ?? []).join("\n")]);
}

for (const language of Object.keys(fixture.ftl)) {
  test.each(fixture.cases)(`${language}: $name`, (one) => {
    const renderer = new Renderer(bundle(language), bundle("en"), one.seats ?? fixture.seats, one.names);
    expect(renderer.render(one.phrase)).toBe(one.expected[language]);
    expect(renderer.problems.size).toBe(one.problems[language]);
  });
}

test("a name written from right to left is isolated from the sentence around it", () => {
  const texts = bundleOf("en", ["pays = { $who } pays { $n } gold to { $host }"]);
  const renderer = new Renderer(texts, texts, ["\u05d3\u05d5\u05d3"]);
  const text = renderer.render({ key: "pays", args: { who: { key: "seat", args: { n: 0 } }, n: 3, host: "Ada" } });
  expect(text).toBe("\u2068\u05d3\u05d5\u05d3\u2069 pays 3 gold to Ada");
});

test("other names stay as they are", () => {
  for (const name of ["Ada", "王さん", "Łukasz", "\u{1f469}\u200d\u{1f467}"]) expect(isolated(name)).toBe(name);
});
