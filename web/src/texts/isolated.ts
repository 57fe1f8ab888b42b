const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const FIRST_STRONG_ISOLATE = "\u2068";
const POP_ISOLATE = "\u2069";

/** A name for use within a sentence: one written from right to left does not reorder the words around it. */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? FIRST_STRONG_ISOLATE + name + POP_ISOLATE : name;
}
