import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const SOURCE = `${import.meta.dirname}/..`;
const LANGUAGES = ["en", "hu", "de", "fr", "nl", "es"];

/** What is loaded at once, and what comes with the rules to read and with reviews. */
function sourceOf(language: string): string {
  return ["", "rules/", "review/"]
    .map((part) => readFileSync(`${SOURCE}/locale/${part}${language}.ftl`, "utf-8"))
    .join("\n");
}

/** Every text by id, with its variables and attributes. */
function textsOf(language: string): Record<string, string> {
  const source = sourceOf(language);
  const found: Record<string, string> = {};
  for (const entry of new FluentResource(source).body) {
    const variables = new Set(
      [...JSON.stringify(entry).matchAll(/"type":"var","name":"(\w+)"/g)].map((match) => match[1]),
    );
    if (entry.id in found) throw new Error(`${language}: ${entry.id} comes twice`);
    found[entry.id] = [...variables].sort().join(" ") + Object.keys(entry.attributes).join(" ");
  }
  return found;
}

function* sourceFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) yield* sourceFiles(`${folder}/${entry.name}`);
    else if (/\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith(".test.ts")) yield `${folder}/${entry.name}`;
  }
}

test.each(LANGUAGES)("%s has the same texts with the same variables as English", (language) => {
  expect(textsOf(language)).toEqual(textsOf("en"));
});

// tests/texts/test_french_spacing.py checks the same for the games' texts
test("French sets off : ; ! ? and the inside of « » by no-break spaces", () => {
  const lines = sourceOf("fr")
    .split("\n")
    .filter((line) => !line.startsWith("#"));
  expect(lines.filter((line) => /[^\u00a0](?=[:»])|[^\u202f](?=[;!?])|«(?!\u00a0)/.test(line))).toEqual([]);
});

test("every text the client uses exists, and every text is used", () => {
  const code = [...sourceFiles(SOURCE)].map((file) => readFileSync(file, "utf-8")).join("\n");
  const said = new Set([...code.matchAll(/["'`](web-[a-z-]+[a-z])["'`.]/g)].map((match) => match[1] ?? ""));
  const stems = [...code.matchAll(/["'`](web-[a-z-]+-)\$\{/g)].map((match) => match[1] ?? "");
  const known = Object.keys(textsOf("en"));
  expect([...said].filter((key) => !known.includes(key))).toEqual([]);
  expect(known.filter((key) => !said.has(key) && !stems.some((stem) => key.startsWith(stem)))).toEqual([]);
});
