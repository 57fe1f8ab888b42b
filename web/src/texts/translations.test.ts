import { beforeEach, expect, test, vi } from "vitest";
import type { Language } from "../settings/preferences.svelte";
import type { TextPart } from "./load_texts";
import { Translations } from "./translations.svelte";

type Load = (language: Language, part: TextPart) => Promise<string[]>;

const TEXTS: Record<string, string> = {
  "en/client": "web-home = Home\nweb-only = Only English",
  "de/client": "web-home = Startseite",
  "en/game:demo": "demo-game = Demo",
  "de/game:demo": "demo-game = Vorführung",
};
const fetched: string[] = [];
let failing: Set<string>;

const load: Load = (language, part) => {
  const name = `${language}/${part}`;
  fetched.push(name);
  return failing.has(name) ? Promise.reject(new Error("lost")) : Promise.resolve([TEXTS[name] ?? ""]);
};

let translations: Translations;
const say = (key: string): string => translations.renderer().render({ key });
const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  vi.stubGlobal("document", { documentElement: {} });
  fetched.length = 0;
  failing = new Set();
  translations = new Translations(load);
});

test("one language is loaded, and English only when it lacks a text", async () => {
  await translations.setLanguage("de");
  await translations.loadGame("demo");
  expect(say("web-home")).toBe("Startseite");
  expect(fetched).toEqual(["de/client", "de/game:demo"]);
  expect(say("web-only")).toBe("…");
  await soon();
  expect(say("web-only")).toBe("Only English");
  expect(fetched).toContain("en/client");
});

test("a text that exists nowhere shows its key, so that it is found", async () => {
  await translations.setLanguage("en");
  expect(say("web-nowhere")).toBe("web-nowhere");
});

test("texts that failed to come are not known, show no keys, and are fetched the next time", async () => {
  await translations.setLanguage("de");
  failing.add("de/game:demo");
  await expect(translations.loadGame("demo")).rejects.toThrow("lost");
  expect(say("demo-game")).toBe("…");
  failing.clear();
  await translations.loadGame("demo");
  expect(say("demo-game")).toBe("Vorführung");
});

test("texts on their way show no keys", async () => {
  await translations.setLanguage("en");
  const coming = translations.loadGame("demo");
  expect(say("demo-game")).toBe("…");
  await coming;
  expect(say("demo-game")).toBe("Demo");
});

test("a language that cannot be loaded leaves the old one, with all its texts", async () => {
  await translations.setLanguage("en");
  await translations.loadGame("demo");
  failing.add("de/game:demo");
  await expect(translations.setLanguage("de")).rejects.toThrow("lost");
  expect(translations.language).toBe("en");
  expect(say("demo-game")).toBe("Demo");
  failing.clear();
  await translations.setLanguage("de");
  expect(say("demo-game")).toBe("Vorführung");
});

test("of two wishes for a language the later one counts", async () => {
  const first = translations.setLanguage("de");
  const second = translations.setLanguage("en");
  await Promise.all([first, second]);
  expect(translations.language).toBe("en");
});
