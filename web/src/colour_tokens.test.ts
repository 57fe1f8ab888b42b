import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const SOURCE = import.meta.dirname;
const COLOUR = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/gi;
const NO_COLOUR = /\{#\w+|url\(#[^)]*\)|href="[^"]*"/g; // blocks of Svelte, references, addresses

const files = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" })
  .filter((file) => /\.(svelte|css)$/.test(file))
  .map((file) => ({ file, text: readFileSync(`${SOURCE}/${file}`, "utf-8") }));

function coloursIn(text: string): string[] {
  return text.replace(NO_COLOUR, "").match(COLOUR) ?? [];
}

function namesIn(pattern: RegExp): Set<string | undefined> {
  return new Set(files.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name]) => name)));
}

test("a colour by its number is found, and nothing else", () => {
  expect(coloursIn("color: #fff; background: linear-gradient(#0e1017, #0003)")).toEqual(["#fff", "#0e1017", "#0003"]);
  expect(coloursIn(`<path fill="#fff6e0" /> color: rgb(1 2 3)`)).toEqual(["#fff6e0", "rgb("]);
  expect(coloursIn(`{#each a as b}{/each} href="/credits#add" url(#ace)`)).toEqual([]);
});

test("outside tokens.css every colour has a name", () => {
  const rest = files.filter(({ file }) => !/(^|\/)tokens\.css$/.test(file));
  expect(rest.length).toBeGreaterThan(90);
  expect(rest.flatMap(({ file, text }) => coloursIn(text).map((colour) => `${file}: ${colour}`))).toEqual([]);
});

test("every name that is used is given somewhere", () => {
  const given = namesIn(/--([\w-]+)(?=\s*[:=])/g);
  expect([...namesIn(/var\(--([\w-]+)\)/g)].filter((name) => !given.has(name))).toEqual([]);
});
