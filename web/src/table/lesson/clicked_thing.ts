import type { Play } from "../play.svelte";

const RECENT_MS = 1000; // a click so long ago is not what is being answered
const LONGEST = 40; // signs of a name that fits into an answer
const LONGEST_FACT = 90;
const SENTENCE = /[.!]$/;
const NUMBER = /^\d+\s+(?=\D)|\s*[:×]\s*≈?\d+$/g; // how many there are is no part of a name
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

/** Whether a thing has a card to read, though it may be no place of the board; a button answers for itself. */
export function hasCard(element: Element): boolean {
  return !!element.closest("main [data-card]:not(button)");
}

/** What a thing of the board is called: as on its card, as for a screen reader, or by its player; empty if unknown. */
export function nameOfThing(element: HTMLElement | undefined, play: Play): string {
  const place = play.places.of(element ?? null);
  if (!element || place === undefined) return "";
  const own = ownName(element) || nameInside(element);
  if (own) return own;
  for (let one = element.parentElement; one && play.places.of(one) === place; one = one.parentElement) {
    const found = ownName(one);
    if (found) return found;
  }
  const [, seat] = SEAT.exec(place) ?? [];
  return shortName(play.names[Number(seat)]);
}

/** What the card of a thing says about it, in a sentence that an answer can quote; empty if it says more. */
export function factOfThing(element: HTMLElement | undefined): string {
  const [line = ""] = element?.closest<HTMLElement>("[data-card]")?.dataset.cardText?.split("\n") ?? [];
  return line.length <= LONGEST_FACT && SENTENCE.test(line) ? line : "";
}

function ownName(element: HTMLElement): string {
  return shortName(element.dataset.card) || shortName(element.getAttribute("aria-label")) || shortName(element.title);
}

/** The name of the only thing with a name in a button. */
function nameInside(element: HTMLElement): string {
  const [only, ...more] = element.querySelectorAll<HTMLElement>("[title]");
  return only && !more.length ? ownName(only) : "";
}

/** A name that an answer can quote; empty if it is too long. */
export function shortName(name: string | null | undefined): string {
  const found = name?.trim().replace(NUMBER, "") ?? "";
  return found.length <= LONGEST ? found.charAt(0).toLocaleUpperCase() + found.slice(1) : "";
}
