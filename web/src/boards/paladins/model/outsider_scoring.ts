const SIGNS: Record<string, string> = {
  "converted-namesakes": "convert",
  "paid-debts": "paid-debt",
  suspicions: "suspicion",
};

/** The sign for what a converted outsider counts: an action, an attribute, or something else. */
export function subjectSign(counts: string): string {
  return SIGNS[counts] ?? counts.replace(/^attacked-/, "");
}
