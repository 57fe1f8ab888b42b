import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { bundleOf, Renderer, type Phrase } from "./renderer";

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
