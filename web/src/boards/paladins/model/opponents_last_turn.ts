import type { SeenEntry, WireEvent, WirePhrase } from "../../../wire/service";

const BEGINS = "paladins-event-scheme";
const TOLD = new Set([
  BEGINS,
  "paladins-event-scheme-fails",
  "paladins-event-marker-points",
  "paladins-event-space-preferred",
  "paladins-event-opponent-places",
  "paladins-event-opponent-recruits",
  "paladins-event-opponent-prays",
  "paladins-event-opponent-trades",
  "paladins-event-opponent-conspires",
  "paladins-event-opponent-rests",
]);

const phraseOf = ({ key, args }: WireEvent): WirePhrase => (args ? { key, args } : { key });

/** What the artificial opponent did in its last turn, and why: its scheme, what failed, what its marker pointed at. */
export function opponentTurn(entries: readonly SeenEntry[]): WirePhrase[] {
  for (let n = entries.length - 1; n >= 0; n -= 1) {
    const events = entries[n]?.events ?? [];
    const start = events.findLastIndex((event) => event.key === BEGINS);
    if (start >= 0)
      return events
        .slice(start)
        .filter((event) => TOLD.has(event.key))
        .map(phraseOf);
  }
  return [];
}
