import { hasText } from "../../texts/translations.svelte";
import type { SeenEntry, WireEvent, WirePhrase } from "../../wire/service";
import type { Places } from "../places/place_elements";

export interface LogLine {
  /** Stays the same for as long as the table exists. */
  id: string;
  n: number;
  event: WireEvent;
  seat: number | undefined;
  isHeading: boolean;
  /** The only seat that was told it, in words that name nobody; only known after the end. */
  toldTo?: number | undefined;
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
  const named = isPhrase(player) ? seatOf(player) : undefined;
  const owner = onlyOne(event.to) ?? onlyOne(entry.to);
  return {
    id: `${entry.n}/${index}`,
    n: entry.n,
    event,
    seat: named ?? owner,
    isHeading,
    toldTo: named === undefined ? onlyOne(event.to) : undefined,
  };
}

function onlyOne(seats: readonly number[] | null | undefined): number | undefined {
  return seats?.length === 1 ? seats[0] : undefined;
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

/** The lines up to one of them, with it; all lines if it is not among them. */
export function linesUntil(lines: LogLine[], id: LogLine["id"] | undefined): LogLine[] {
  const last = id === undefined ? -1 : lines.findIndex((line) => line.id === id);
  return last < 0 ? lines : lines.slice(0, last + 1);
}

/** The places that a log line is about: where its pieces came from and went to, or else its player's seat. */
export function placesOf(line: LogLine): string[] {
  const moved = (line.event.moves ?? [])
    .flatMap(({ from, to }) => [from, to])
    .filter((place) => !place.startsWith("supply"));
  return moved.length || line.seat === undefined ? [...new Set(moved)] : [`seat/${line.seat}`];
}

/** Highlight the places of a log line on the board, or nothing if there is no line. */
export function highlightPlaces(line: LogLine | undefined, places: Places): void {
  places.highlight(line ? placesOf(line) : []);
}
