/** Choices of an option that are a word and a number, such as "points-35". */

/** The number in a choice that begins with a word, or null if it is another choice. */
export function numberIn(choice: string | undefined, word: string): number | null {
  if (!choice?.startsWith(`${word}-`)) return null;
  const digits = choice.slice(word.length + 1);
  return /^\d+$/.test(digits) ? Number(digits) : null;
}

/** The choice for what was typed, the nearest in range; null if it is no number. */
export function choiceOf(word: string, typed: string, least: number, most: number): string | null {
  const number = Math.round(Number(typed));
  if (typed.trim() === "" || Number.isNaN(number)) return null;
  return `${word}-${Math.min(most, Math.max(least, number))}`;
}
