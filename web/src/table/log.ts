import { knows } from "../texts/words.svelte";
import type { SeenEntry, WireEvent, WirePhrase } from "../wire/service";

export interface LogLine {
  /** Names the line for as long as the table lives. */
  id: string;
  n: number;
  event: WireEvent;
  seat: number | undefined;
  isHeading: boolean;
}

const MARKER = /-event-turn$/;

/**
 * What happened in the line that counts: what was taken back is left out.
 * An event is a heading when its text has a short form for one, the attribute `heading`.
 */
export function logLines(entries: readonly SeenEntry[], isHeading = hasHeading): LogLine[] {
  let kept: SeenEntry[] = [];
  for (const entry of entries) {
    const target = entry.undo;
    if (typeof target === "number") kept = kept.filter((one) => one.n <= target);
    kept.push(entry);
  }
  return kept.flatMap((entry) => linesOf(entry, isHeading));
}

const KNOWN = new WeakMap<SeenEntry, LogLine[]>();

/** An entry does not change, and neither do its lines: a list of them keeps its rows. */
function linesOf(entry: SeenEntry, isHeading: (key: string) => boolean): LogLine[] {
  const known = KNOWN.get(entry);
  if (known && isHeading === hasHeading) return known;
  const events = (entry.events ?? []).filter((event) => !MARKER.test(event.key));
  const lines = events.map((event, index) => lineOf(entry, event, index, isHeading(event.key)));
  if (isHeading === hasHeading) KNOWN.set(entry, lines);
  return lines;
}

/** Whose line it is: who acts, else the player it names, else of whom it was a secret. */
function lineOf(entry: SeenEntry, event: WireEvent, index: number, isHeading: boolean): LogLine {
  const player = event.args?.who ?? event.args?.player;
  const owner = entry.to?.length === 1 ? entry.to[0] : undefined;
  return { id: `${entry.n}/${index}`, n: entry.n, event, seat: (isPhrase(player) ? seatOf(player) : undefined) ?? owner, isHeading };
}

/** Whether the texts have a short form for it. */
export function hasHeading(key: string): boolean {
  return knows(headingOf(key));
}

/** The key of the short form. */
export function headingOf(key: string): string {
  return `${key}.heading`;
}

function isPhrase(value: unknown): value is WirePhrase {
  return typeof value === "object" && value !== null && "key" in value;
}

function seatOf(phrase: WirePhrase): number | undefined {
  return phrase.key === "seat" && typeof phrase.args?.n === "number" ? phrase.args.n : undefined;
}
