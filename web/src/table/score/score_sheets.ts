/** The points of each seat by category; null if they are hidden from me. */
export type ScoreSheets = (Record<string, number> | null)[];

/** The score sheets of a view, if the game has them. */
export function scoreSheetsOf(view: unknown): ScoreSheets | undefined {
  return (view as { scores?: ScoreSheets } | undefined)?.scores;
}
