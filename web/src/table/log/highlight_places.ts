import type { Play } from "../play.svelte";
import type { LogLine } from "./log_lines";
import { placeElement } from "../place_element";

/** The places that a log line is about: where its pieces came from and went to, or else its player's seat. */
export function placesOf(line: LogLine): string[] {
  const moved = (line.event.moves ?? []).flatMap(({ from, to }) => [from, to]).filter((place) => !place.startsWith("supply"));
  return moved.length || line.seat === undefined ? [...new Set(moved)] : [`seat/${line.seat}`];
}

/** Highlight the places of a log line on the board, or nothing if there is no line. */
export function highlightPlaces(line: LogLine | undefined, play: Play): void {
  for (const old of document.querySelectorAll<HTMLElement>("[data-pointed]")) delete old.dataset.pointed;
  for (const place of line ? placesOf(line) : []) {
    const found = placeElement(place, play.seat);
    if (found) found.dataset.pointed = "";
  }
}
