import type { Rolldown } from "vite";
import { expect, test } from "vitest";
import { sharedChunk } from "./chunk_groups";

/** Each module with what it imports at once; "+" marks the entry, "?" what is loaded lazily. */
const IMPORTS: Record<string, string[]> = {
  "+main": ["icon", "svelte"],
  "?TablePage": ["shell", "svelte", "own"],
  "?ReplayPage": ["shell"],
  "?/boards/a/index.ts": ["crest", "label", "svelte"],
  "?/boards/b/index.ts": ["crest"],
  "?/boards/c/index.ts": ["circle"],
  "?/learn/LearnPage.svelte": ["laurels", "label"],
  "?/learn/GoalCard.svelte": ["laurels", "label"],
  shell: ["label", "icon"],
  circle: ["round"],
  round: ["circle"],
};
const importersOf = (id: string): string[] => Object.keys(IMPORTS).filter((one) => IMPORTS[one]?.includes(id));
const getModuleInfo = (id: string) =>
  ({
    isEntry: id.startsWith("+"),
    dynamicImporters: id.startsWith("?") ? ["+main"] : [],
    importers: importersOf(id),
  }) as unknown as Rolldown.ModuleInfo;
const chunkOf = (id: string) => sharedChunk(id, { getModuleInfo });

test("what lazy parts share is in one chunk, what only boards share in another", () => {
  expect(["shell", "label"].map(chunkOf)).toEqual(["table", "table"]);
  expect(chunkOf("crest")).toBe("boards");
  expect(chunkOf("laurels")).toBe("learn");
});

test("what the first page shares with others is a chunk of its own", () => {
  expect(["icon", "svelte"].map(chunkOf)).toEqual(["client", "client"]);
});

test("what belongs to one part stays with it", () => {
  expect(["own", "?TablePage", "+main"].map(chunkOf)).toEqual([null, null, null]);
  expect(["circle", "round"].map(chunkOf)).toEqual([null, null]);
});
