import type { PhraseValue } from "../../../texts/phrase_renderer";

/** How sure a printed number is: exact, derived or reconstructed. */
export const isAbout = (confidence: string) => confidence === "reconstructed";

/** A printed number as a text: ≈3 if it is only reconstructed. */
export const printedText = (n: number, confidence: string) => (isAbout(confidence) ? `≈${n}` : `${n}`);

/** A printed number as an argument of a text; it still chooses plural forms. */
export const printedNumber = (n: number, confidence: string): PhraseValue =>
  isAbout(confidence) ? { key: "about", args: { n } } : n;

/** The number in an argument of a text. */
export function plainNumber(value: PhraseValue | undefined): number {
  if (typeof value === "number") return value;
  const isMarked = typeof value === "object" && !Array.isArray(value) && value.key === "about";
  return isMarked ? plainNumber(value.args?.n) : 0;
}
