import { type FluentBundle, FluentResource } from "@fluent/bundle";
import { getText, speak } from "../service/http";
import type { Language } from "../shell/settings.svelte";
import { bundleOf, Renderer, type Value } from "./renderer";

const OWN = import.meta.glob<string>("../locale/*.ftl", { query: "?raw", import: "default" });
const KERNEL = import.meta.glob<string>("../../../src/kingscourt/texts/locale/*/kernel.ftl", {
  query: "?raw",
  import: "default",
});

/** Texts of the client and of every game seen so far, in the chosen language and in English. */
class Words {
  private readonly bundles: Partial<Record<Language, FluentBundle>> = {};
  private readonly games = new Set<string>();
  private version = $state(0);
  language = $state<Language>("en");
  /** Of no table: the same one until texts arrive or another language is chosen. */
  readonly plain = $derived.by(() => this.renderer());

  /** Load what the chosen language needs; until then the old one stays. */
  async use(language: Language): Promise<void> {
    await Promise.all([this.load("en"), this.load(language)]);
    this.language = language;
    this.version += 1;
    speak(language);
    document.documentElement.lang = language;
  }

  async learn(game: string): Promise<void> {
    if (this.games.has(game)) return;
    this.games.add(game);
    const languages = [...new Set<Language>(["en", this.language])];
    await Promise.all(languages.map((language) => this.loadGame(language, game)));
    this.version += 1;
  }

  renderer(seats: string[] = [], names: Record<string, string> = {}): Renderer {
    void this.version; // whoever renders is told when texts arrive
    const english = this.bundles.en ?? bundleOf("en", []);
    return new Renderer(this.bundles[this.language] ?? english, english, seats, names);
  }

  private async load(language: Language): Promise<void> {
    if (this.bundles[language]) return;
    const own = OWN[`../locale/${language}.ftl`];
    const kernel = KERNEL[`../../../src/kingscourt/texts/locale/${language}/kernel.ftl`];
    const sources = await Promise.all([kernel?.(), own?.()]);
    this.bundles[language] ??= bundleOf(
      language,
      sources.filter((source) => source !== undefined),
    );
    await Promise.all([...this.games].map((game) => this.loadGame(language, game)));
  }

  private async loadGame(language: Language, game: string): Promise<void> {
    const source = await getText(`/api/games/${game}/texts/${language}`);
    this.bundles[language]?.addResource(new FluentResource(source));
  }
}

export const words = new Words();

/** A text of the client, or of a game by its whole key. */
export function say(key: string, args?: Record<string, Value>): string {
  return words.plain.render({ key, args });
}

/** Whether a text exists at all. */
export function knows(key: string): boolean {
  return words.plain.has(key);
}
