import { loadChunk } from "../service/http/chunk";
import { getText } from "../service/http/http";
import type { Language } from "../settings/preferences.svelte";

/** What the client says by itself, what reviews say, what is on the covers of all games, or all that one game says. */
export type TextPart = "client" | "review" | "covers" | `game:${string}`;

const CLIENT_TEXTS = import.meta.glob<string>("../locale/*.ftl", { query: "?raw", import: "default" });
const KERNEL_TEXTS = import.meta.glob<string>("../../../src/kingscourt/texts/locale/*/kernel.ftl", {
  query: "?raw",
  import: "default",
});
const REVIEW_TEXTS = import.meta.glob<string>("../../../src/kingscourt/texts/locale/*/review.ftl", {
  query: "?raw",
  import: "default",
});

/** Load the Fluent source of one part in one language. */
export async function loadTexts(language: Language, part: TextPart): Promise<string[]> {
  if (part === "client") return clientTexts(language);
  if (part === "review") return load([REVIEW_TEXTS[`../../../src/kingscourt/texts/locale/${language}/review.ftl`]]);
  const path = part === "covers" ? `covers/${language}` : `${part.slice("game:".length)}/texts/${language}`;
  return [await getText(`/api/games/${path}`)];
}

function clientTexts(language: Language): Promise<string[]> {
  const own = CLIENT_TEXTS[`../locale/${language}.ftl`];
  const kernel = KERNEL_TEXTS[`../../../src/kingscourt/texts/locale/${language}/kernel.ftl`];
  return load([kernel, own]);
}

function load(sources: ((() => Promise<string>) | undefined)[]): Promise<string[]> {
  return Promise.all(sources.flatMap((source) => (source ? [loadChunk(source)] : [])));
}
