import { type FluentBundle, FluentResource } from "@fluent/bundle";
import { getText, setServiceLanguage } from "../service/http";
import type { Language } from "../settings/preferences.svelte";
import { bundleOf, Renderer, type PhraseValue } from "./renderer";

const CLIENT_TEXTS = import.meta.glob<string>("../locale/*.ftl", { query: "?raw", import: "default" });
const KERNEL_TEXTS = import.meta.glob<string>("../../../src/kingscourt/texts/locale/*/kernel.ftl", {
  query: "?raw",
  import: "default",
});

/** The texts of the client and of every game used so far, in the chosen language and in English. */
class Translations {
  private readonly bundles: Partial<Record<Language, FluentBundle>> = {};
  private readonly games = new Set<string>();
  private version = $state(0);
  language = $state<Language>("en");
  /** A renderer without a table. It is replaced when texts arrive or another language is chosen. */
  readonly plain = $derived.by(() => this.renderer());

  /** Switch to a language once its texts are loaded. */
  async setLanguage(language: Language): Promise<void> {
    await Promise.all([this.load("en"), this.load(language)]);
    this.language = language;
    this.version += 1;
    setServiceLanguage(language);
    document.documentElement.lang = language;
  }

  async loadGame(game: string): Promise<void> {
    if (this.games.has(game)) return;
    this.games.add(game);
    const languages = [...new Set<Language>(["en", this.language])];
    await Promise.all(languages.map((language) => this.fetchGameTexts(language, game)));
    this.version += 1;
  }

  renderer(seats: string[] = [], names: Record<string, string> = {}): Renderer {
    void this.version; // makes renderers depend on the texts that have arrived
    const english = this.bundles.en ?? bundleOf("en", []);
    return new Renderer(this.bundles[this.language] ?? english, english, seats, names);
  }

  private async load(language: Language): Promise<void> {
    if (this.bundles[language]) return;
    const own = CLIENT_TEXTS[`../locale/${language}.ftl`];
    const kernel = KERNEL_TEXTS[`../../../src/kingscourt/texts/locale/${language}/kernel.ftl`];
    const sources = await Promise.all([kernel?.(), own?.()]);
    this.bundles[language] ??= bundleOf(
      language,
      sources.filter((source) => source !== undefined),
    );
    await Promise.all([...this.games].map((game) => this.fetchGameTexts(language, game)));
  }

  private async fetchGameTexts(language: Language, game: string): Promise<void> {
    const source = await getText(`/api/games/${game}/texts/${language}`);
    this.bundles[language]?.addResource(new FluentResource(source));
  }
}

export const translations = new Translations();

/** A text of the client, or of a game if the key has the game's prefix. */
export function say(key: string, args?: Record<string, PhraseValue>): string {
  return translations.plain.render({ key, args });
}

/** Whether there is a text for a key. */
export function hasText(key: string): boolean {
  return translations.plain.has(key);
}
