import type { SeenEntry, WireEvent, WirePhrase } from "../wire/service";

export interface LogLine {
  n: number;
  event: WireEvent;
  seat: number | undefined;
  isHeading: boolean;
}

const HEADING = /-event-(year|phase|round|period|season|week)$/;
const MARKER = /-event-turn$/;

/** What happened in the line that counts: what was taken back is left out. */
export function logLines(entries: readonly SeenEntry[]): LogLine[] {
  let kept: SeenEntry[] = [];
  for (const entry of entries) {
    const target = entry.undo;
    if (typeof target === "number") kept = kept.filter((one) => one.n <= target);
    kept.push(entry);
  }
  return kept.flatMap((entry) => (entry.events ?? []).filter((event) => !MARKER.test(event.key)).map((event) => lineOf(entry.n, event)));
}

function lineOf(n: number, event: WireEvent): LogLine {
  const player = event.args?.player;
  const isHeading = HEADING.test(event.key);
  return { n, event, seat: isPhrase(player) ? seatOf(player) : undefined, isHeading };
}

function isPhrase(value: unknown): value is WirePhrase {
  return typeof value === "object" && value !== null && "key" in value;
}

function seatOf(phrase: WirePhrase): number | undefined {
  return phrase.key === "seat" && typeof phrase.args?.n === "number" ? phrase.args.n : undefined;
}
