import { hasText } from "../../texts/translations.svelte";
import type { SeenEntry, WireEvent, WirePhrase } from "../../wire/service";

export interface LogLine {
  /** Stays the same for as long as the table exists. */
  id: string;
  n: number;
  event: WireEvent;
  seat: number | undefined;
  isHeading: boolean;
}

const MARKER = /-event-turn$/;

/**
 * The lines of the log, without what was undone.
 * An event is a heading if its text has a short form, the attribute `heading`.
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

const CACHE = new WeakMap<SeenEntry, LogLine[]>();

/** Entries never change, so their lines are cached; the log can then keep its rows. */
function linesOf(entry: SeenEntry, isHeading: (key: string) => boolean): LogLine[] {
  const cached = CACHE.get(entry);
  if (cached && isHeading === hasHeading) return cached;
  const events = (entry.events ?? []).filter((event) => !MARKER.test(event.key));
  const lines = events.map((event, index) => lineOf(entry, event, index, isHeading(event.key)));
  if (isHeading === hasHeading) CACHE.set(entry, lines);
  return lines;
}

/** A line belongs to the player who acts, or else the player it names, or else the only player who could see it. */
function lineOf(entry: SeenEntry, event: WireEvent, index: number, isHeading: boolean): LogLine {
  const player = event.args?.who ?? event.args?.player;
  const owner = entry.to?.length === 1 ? entry.to[0] : undefined;
  return {
    id: `${entry.n}/${index}`,
    n: entry.n,
    event,
    seat: (isPhrase(player) ? seatOf(player) : undefined) ?? owner,
    isHeading,
  };
}

/** Whether the texts have a short form of an event. */
export function hasHeading(key: string): boolean {
  return hasText(headingKey(key));
}

/** The key of the short form. */
export function headingKey(key: string): string {
  return `${key}.heading`;
}

function isPhrase(value: unknown): value is WirePhrase {
  return typeof value === "object" && value !== null && "key" in value;
}

function seatOf(phrase: WirePhrase): number | undefined {
  return phrase.key === "seat" && typeof phrase.args?.n === "number" ? phrase.args.n : undefined;
}
