import { deviceStorage } from "../service/storage";

export const LANGUAGES = {
  en: "English",
  hu: "Magyar",
  de: "Deutsch",
  fr: "Français",
  nl: "Nederlands",
  es: "Español",
};
export type Language = keyof typeof LANGUAGES;
export type Theme = "system" | "dark" | "light";
export type Motion = "full" | "fast" | "none";
/** How long the table shows what others do. */
export type Pace = "slow" | "normal" | "fast" | "at-once";

const PACE_FACTORS: Record<Pace, number> = { slow: 1.8, normal: 1, fast: 0.5, "at-once": 0 };

const STORAGE_KEY = "kingscourt";

interface StoredPreferences {
  theme?: Theme;
  language?: Language;
  sound?: boolean;
  motion?: Motion;
  pace?: Pace;
  hints?: boolean;
  isSharedDevice?: boolean;
}

function read(): StoredPreferences {
  try {
    return JSON.parse(deviceStorage.get(STORAGE_KEY) ?? "{}") as StoredPreferences;
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

/** The preferences of the person at this device, kept in local storage. */
class Preferences {
  theme = $state<Theme>("system");
  language = $state<Language>("en");
  sound = $state(false);
  motion = $state<Motion>("full");
  pace = $state<Pace>("normal");
  /** Odo may be asked, and warns. */
  hints = $state(true);
  /** Other people use this device too, so nothing of a table is kept on it. */
  isSharedDevice = $state(false);
  private systemIsDark = $state(true);

  constructor() {
    const stored = read();
    this.theme = stored.theme ?? "system";
    this.language = stored.language ?? browserLanguage();
    this.sound = stored.sound ?? false;
    this.motion = stored.motion ?? "full";
    this.pace = stored.pace ?? "normal";
    this.hints = stored.hints ?? true;
    this.isSharedDevice = stored.isSharedDevice ?? false;
    const dark = matchMedia("(prefers-color-scheme: dark)");
    this.systemIsDark = dark.matches;
    dark.addEventListener("change", (event) => (this.systemIsDark = event.matches));
  }

  get isDark(): boolean {
    return this.theme === "system" ? this.systemIsDark : this.theme === "dark";
  }

  /** Duration of an animation in milliseconds; 0 if nothing should move. */
  get animationMs(): number {
    if (this.motion === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
    return this.motion === "fast" ? 160 : 360;
  }

  /** How long an event is told compared with the usual time. */
  get paceFactor(): number {
    return PACE_FACTORS[this.pace];
  }

  save(): void {
    const { theme, language, sound, motion, pace, hints, isSharedDevice } = this;
    deviceStorage.set(STORAGE_KEY, JSON.stringify({ theme, language, sound, motion, pace, hints, isSharedDevice }));
  }
}

export const preferences = new Preferences();
