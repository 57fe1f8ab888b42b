import type { Play } from "../play.svelte";

const RECENT_MS = 1000; // a click so long ago is not what is being answered
const LONGEST = 40; // signs of a name that fits into an answer
const SEAT = /^seat\/(\d+)(\/|$)/;

/** What was clicked last, as long as it may be what is being answered. */
export class ClickedThing {
  private last: { element: HTMLElement; time: number } | undefined;

  note(element: HTMLElement): void {
    this.last = { element, time: performance.now() };
  }

  get element(): HTMLElement | undefined {
    return this.last && performance.now() - this.last.time < RECENT_MS ? this.last.element : undefined;
  }
}

/** What a thing of the board is called: as on its card, as for a screen reader, or by its player; empty if unknown. */
export function nameOfThing(element: HTMLElement | undefined, play: Play): string {
  const place = play.places.of(element ?? null);
  if (!element || place === undefined) return "";
  for (let one: HTMLElement | null = element; one && play.places.of(one) === place; one = one.parentElement) {
    const found = shortName(one.dataset.card) || shortName(one.getAttribute("aria-label"));
    if (found) return found;
  }
  const [, seat] = SEAT.exec(place) ?? [];
  return shortName(play.names[Number(seat)]);
}

/** A name that an answer can quote; empty if it is too long. */
export function shortName(name: string | null | undefined): string {
  const found = name?.trim() ?? "";
  return found.length <= LONGEST ? found : "";
}
