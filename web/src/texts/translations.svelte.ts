import { type FluentBundle, FluentResource } from "@fluent/bundle";
import { FetchCache } from "../service/http/fetch_cache";
import { setServiceLanguage } from "../service/http/http";
import type { Language } from "../settings/preferences.svelte";
import { bundleOf, Renderer, type PhraseValue } from "./phrase_renderer";
import { loadTexts, type TextPart } from "./load_texts";

const FALLBACK = "en";
const TO_COME = "…"; // stands for a text that has not come yet

/**
 * The texts of the client, and of the games used so far, in the chosen language. English is loaded besides only when
 * another language lacks a text. A part counts as loaded once it has come.
 */
export class Translations {
  private readonly bundles = new Map<Language, FluentBundle>();
  private readonly loads = new FetchCache<void>();
  private readonly loaded = new Set<string>();
  private readonly parts = new Set<TextPart>(); // loaded in at least one language
  private readonly lost = new Set<string>(); // failed when last tried
  private underWay = 0;
  private latestWish = 0;
  private version = $state(0);
  language = $state<Language>(FALLBACK);
  /** A renderer without a table. It is replaced when texts arrive or another language is chosen. */
  readonly plain = $derived.by(() => this.renderer());

  constructor(private readonly load: typeof loadTexts = loadTexts) {}

  /** Switch to a language once its texts are loaded; if that fails, the old language stays. */
  async setLanguage(language: Language): Promise<void> {
    const wish = (this.latestWish += 1);
    await this.loadAll(language, ["client", ...this.parts]);
    if (wish !== this.latestWish) return;
    this.language = language;
    this.version += 1;
    setServiceLanguage(language);
    document.documentElement.lang = language;
  }

  /** Load everything that one game says. */
  async loadGame(game: string): Promise<void> {
    await this.want(`game:${game}`);
  }

  /** Load what a game says to learners: goal card, lessons, rules to read. */
  async loadLearning(game: string): Promise<void> {
    await this.want(`learning:${game}`);
  }

  /** Load the names of all games, their editions and options. */
  async loadCovers(): Promise<void> {
    await this.want("covers");
  }

  /** Load what reviews of finished games say. */
  async loadReview(): Promise<void> {
    await this.want("review");
  }

  /** Load what the rules to read and the gallery of components say besides the game's own texts. */
  async loadRules(): Promise<void> {
    await this.want("rules");
  }

  /** Load what hints of all games say. */
  async loadHints(): Promise<void> {
    await this.want("hint");
  }

  renderer(seats: string[] = [], names: Record<string, string> = {}): Renderer {
    void this.version; // makes renderers depend on the texts that have arrived
    const own = this.bundle(this.language);
    return new Renderer(own, this.bundle(FALLBACK), seats, names, (key) => this.missing(key));
  }

  private async want(part: TextPart): Promise<void> {
    // the language may change while the texts are on their way
    for (let language = this.language; !this.has(language, part); language = this.language) {
      await this.loadAll(language, [part]);
      this.version += 1;
    }
  }

  private has(language: Language, part: TextPart): boolean {
    return this.loaded.has(`${language}/${part}`);
  }

  private async loadAll(language: Language, parts: TextPart[]): Promise<void> {
    await Promise.all([...new Set(parts)].map((part) => this.loadPart(language, part)));
  }

  private async loadPart(language: Language, part: TextPart): Promise<void> {
    const name = `${language}/${part}`;
    this.underWay += 1;
    try {
      await this.loads.get(name, async () => this.add(language, await this.load(language, part)));
      this.loaded.add(name);
      this.parts.add(part);
      this.lost.delete(name);
    } catch (error) {
      this.lost.add(name);
      throw error;
    } finally {
      this.underWay -= 1;
    }
  }

  private add(language: Language, sources: string[]): void {
    for (const source of sources) this.bundle(language).addResource(new FluentResource(source));
  }

  private bundle(language: Language): FluentBundle {
    const bundle = this.bundles.get(language) ?? bundleOf(language, []);
    this.bundles.set(language, bundle);
    return bundle;
  }

  /** What to show for a key without a text: nobody reads keys as long as a text may still come. */
  private missing(key: string): string {
    if (this.underWay > 0 || this.lost.size > 0) return TO_COME;
    const inEnglish = [...this.parts].filter((part) => !this.has(FALLBACK, part));
    if (!inEnglish.length) return key;
    this.loadAll(FALLBACK, inEnglish).then(
      () => (this.version += 1),
      () => undefined, // the next renderer asks again
    );
    return TO_COME;
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
