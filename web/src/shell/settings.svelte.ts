export const LANGUAGES = { en: "English", hu: "Magyar", de: "Deutsch", fr: "Français", nl: "Nederlands", es: "Español" };
export type Language = keyof typeof LANGUAGES;
export type Theme = "system" | "dark" | "light";
export type Motion = "full" | "fast" | "none";

const STORE = "kingscourt";

interface Kept {
  theme?: Theme;
  language?: Language;
  sound?: boolean;
  motion?: Motion;
}

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

function browserLanguage(): Language {
  for (const wish of navigator.languages) {
    const code = wish.slice(0, 2).toLowerCase();
    if (code in LANGUAGES) return code as Language;
  }
  return "en";
}

/** What somebody prefers on this device. */
class Settings {
  theme = $state<Theme>("system");
  language = $state<Language>("en");
  sound = $state(false);
  motion = $state<Motion>("full");
  private systemIsDark = $state(true);

  constructor() {
    const kept = read();
    this.theme = kept.theme ?? "system";
    this.language = kept.language ?? browserLanguage();
    this.sound = kept.sound ?? false;
    this.motion = kept.motion ?? "full";
    const dark = matchMedia("(prefers-color-scheme: dark)");
    this.systemIsDark = dark.matches;
    dark.addEventListener("change", (event) => (this.systemIsDark = event.matches));
  }

  get isDark(): boolean {
    return this.theme === "system" ? this.systemIsDark : this.theme === "dark";
  }

  /** Milliseconds of a movement; 0 when nothing is to move. */
  get pace(): number {
    if (this.motion === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
    return this.motion === "fast" ? 160 : 360;
  }

  keep(): void {
    const { theme, language, sound, motion } = this;
    localStorage.setItem(STORE, JSON.stringify({ theme, language, sound, motion }));
  }
}

export const settings = new Settings();
