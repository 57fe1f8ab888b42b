import type { Play } from "./play.svelte";
import type { LogLine } from "./log";
import { placeElement } from "./places";

/** The places that a line is about: where its pieces left and where they went, else whose line it is. */
export function placesOf(line: LogLine): string[] {
  const moved = (line.event.moves ?? []).flatMap(({ from, to }) => [from, to]).filter((place) => !place.startsWith("supply"));
  return moved.length || line.seat === undefined ? [...new Set(moved)] : [`seat/${line.seat}`];
}

/** Mark them on the board for as long as somebody looks at the line. */
export function pointOut(line: LogLine | undefined, play: Play): void {
  for (const old of document.querySelectorAll<HTMLElement>("[data-pointed]")) delete old.dataset.pointed;
  for (const place of line ? placesOf(line) : []) {
    const found = placeElement(place, play.seat);
    if (found) found.dataset.pointed = "";
  }
}
