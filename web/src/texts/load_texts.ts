import { loadChunk } from "../service/http/load_chunk";
import { getText } from "../service/http/http";
import type { Language } from "../settings/preferences.svelte";

/**
 * What the client says by itself, what reviews, hints or the rules to read say, what is on the covers of all games, all
 * that one game says at a table, or what it says to learners.
 */
export type TextPart = "client" | "review" | "hint" | "rules" | "covers" | `game:${string}` | `learning:${string}`;

const CLIENT_TEXTS = import.meta.glob<string>("../locale/*.ftl", { query: "?raw", import: "default" });
const RULES_TEXTS = import.meta.glob<string>("../locale/rules/*.ftl", { query: "?raw", import: "default" });
const REVIEW_TEXTS = import.meta.glob<string>("../locale/review/*.ftl", { query: "?raw", import: "default" });
const KERNEL_TEXTS = import.meta.glob<string>("../../../src/kingscourt/texts/locale/*/kernel.ftl", {
  query: "?raw",
  import: "default",
});
const LATER_TEXTS = import.meta.glob<string>("../../../src/kingscourt/texts/locale/*/{review,hint}.ftl", {
  query: "?raw",
  import: "default",
});

/** Load the Fluent source of one part in one language. */
export async function loadTexts(language: Language, part: TextPart): Promise<string[]> {
  if (part === "client") return clientTexts(language);
  if (part === "rules") return load([RULES_TEXTS[`../locale/rules/${language}.ftl`]]);
  if (part === "review" || part === "hint")
    return load([
      LATER_TEXTS[`../../../src/kingscourt/texts/locale/${language}/${part}.ftl`],
      part === "review" ? REVIEW_TEXTS[`../locale/review/${language}.ftl`] : undefined,
    ]);
  return [await getText(`/api/games/${pathOf(part)}/${language}`)];
}

function pathOf(part: TextPart): string {
  const [kind, game = ""] = part.split(":");
  if (kind === "covers") return "covers";
  return kind === "learning" ? `${game}/learning-texts` : `${game}/texts`;
}

function clientTexts(language: Language): Promise<string[]> {
  const own = CLIENT_TEXTS[`../locale/${language}.ftl`];
  const kernel = KERNEL_TEXTS[`../../../src/kingscourt/texts/locale/${language}/kernel.ftl`];
  return load([kernel, own]);
}

function load(sources: ((() => Promise<string>) | undefined)[]): Promise<string[]> {
  return Promise.all(sources.flatMap((source) => (source ? [loadChunk(source)] : [])));
}
