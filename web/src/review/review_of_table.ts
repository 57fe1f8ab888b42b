import { get } from "../service/http/http";
import type { ReviewDocument, ReviewProgress, TableInfo, Update, WireOutcome, WireStanding } from "../wire/service";

const POLL_MS = 700;

/** A finished game, its result and its review. */
export interface ReviewedTable {
  info: TableInfo;
  outcome: WireOutcome | null;
  review: ReviewDocument;
}

/** Load the review of a table; the first request has it made, which may take a minute or two. */
export async function loadReview(
  table: string,
  tell: (progress: ReviewProgress) => void,
  signal: AbortSignal,
): Promise<ReviewDocument> {
  for (;;) {
    const found = await get<ReviewDocument | ReviewProgress>(`/api/tables/${table}/review`, { signal });
    if ("format" in found) return found;
    tell(found);
    await pause(signal);
  }
}

/** The result of a finished game. */
export async function loadOutcome(table: string, signal: AbortSignal): Promise<WireOutcome | null> {
  return (await get<Update>(`/api/tables/${table}/view`, { signal })).outcome;
}

/** The standing of a contender: that of a seat, or of the opponent who has none. */
export function standingOf(
  outcome: WireOutcome | null,
  review: ReviewDocument,
  contender: number,
): WireStanding | undefined {
  const seat = contender < review.seats ? contender : null;
  return outcome?.ranking.find((standing) => standing.seat === seat);
}

/** The entry to look at in the replay: before a choice, and after luck. */
export function positionOf(moment: { n: number; kind: string }): number {
  return moment.kind === "choice" ? Math.max(0, moment.n - 1) : moment.n;
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, POLL_MS);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}
