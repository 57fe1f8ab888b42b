import type { Places } from "../places/places";
import type { LogLine } from "./log_lines";

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
