import { get } from "../service/http/http";
import { logLines } from "../table/log/log_lines";
import type {
  ComparedAnswer,
  Moment,
  ReviewDocument,
  ReviewProgress,
  SeenEntry,
  TableInfo,
  ToldMoment,
  Update,
  WireOutcome,
  WireStanding,
} from "../wire/service";

const POLL_MS = 700;

/** A finished game, its result, its log and its review. */
export interface ReviewedTable {
  info: TableInfo;
  outcome: WireOutcome | null;
  entries: SeenEntry[];
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

/** The result and the log of a finished game. */
export async function loadEnd(table: string, signal: AbortSignal): Promise<Pick<ReviewedTable, "outcome" | "entries">> {
  const { outcome, entries } = await get<Update>(`/api/tables/${table}/view`, { signal });
  return { outcome, entries };
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

const MOST_MOVED = 4; // more than a few rings point out nothing

/** Where the things lie now that luck moved; nothing if it moved too many. */
export function movedByLuck({ n }: Pick<Moment, "n">, entries: readonly SeenEntry[]): string[] {
  const lines = logLines(entries.filter((entry) => entry.n === n));
  const moves = lines.flatMap(({ event }) => event.moves ?? []);
  const places = [...new Set(moves.map(({ to }) => to))].filter((place) => !place.startsWith("supply"));
  return places.length <= MOST_MOVED ? places : [];
}

/** The answer that was given and the better one, if this was a choice. */
export function comparedAnswers({ moment, compared }: Pick<ToldMoment, "moment" | "compared">): {
  made: ComparedAnswer | undefined;
  better: ComparedAnswer | undefined;
} {
  const made = compared.find((answer) => answer.text === moment.chosen);
  return { made, better: compared.find((answer) => answer.text === moment.better && answer !== made) };
}

/** Whose view of a moment is shown: of whoever chose, or of whom it was luck for; null for a watcher's. */
export function seatOf(moment: Pick<Moment, "kind" | "seat" | "contender">, seats: number): number | null {
  if (moment.kind === "choice") return moment.seat;
  return moment.contender < seats ? moment.contender : null; // an opponent without a seat sees nothing
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
