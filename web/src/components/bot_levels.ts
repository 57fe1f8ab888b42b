import { hasText, say } from "../texts/translations.svelte";

/** The levels of bots, from the weakest to the strongest. */
export const LEVELS = ["random", "squire", "knight", "lord", "king"] as const;
export type Level = (typeof LEVELS)[number];
const USUAL = "knight";

/** Whether a level is one of ours; authors of games may add others. */
export function isLevel(level: string): level is Level {
  return (LEVELS as readonly string[]).includes(level);
}

/** The levels from the weakest to the strongest; unknown ones come last, by name. */
export function byStrength(levels: readonly string[]): string[] {
  const known = LEVELS.filter((level) => levels.includes(level));
  return [...known, ...levels.filter((level) => !isLevel(level)).sort()];
}

/** The level that a new bot gets. */
export function usualLevel(levels: readonly string[]): string {
  return levels.includes(USUAL) ? USUAL : (byStrength(levels)[0] ?? "");
}

export function levelName(level: string): string {
  return isLevel(level) && hasText(`web-level-${level}`) ? say(`web-level-${level}`) : level;
}

/** How a level plays and how long it thinks; empty if nobody has said so. */
export function levelAbout(level: string): string {
  return isLevel(level) && hasText(`web-level-${level}`) ? say(`web-level-${level}.about`) : "";
}
