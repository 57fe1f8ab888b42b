import type { Play } from "../play.svelte";

const RECENT_MS = 1000; // a click so long ago is not what is being answered
const LONGEST = 40; // signs of a name that fits into an answer
const LONGEST_FACT = 90; // signs
const LEAST_WORDS = 3; // what is shorter is a state: “free”, “face down”
const SENTENCE = /^.*?[.!?](?=\s|$)/;
const ABOUT = "≈"; // begins a line about what is only reconstructed
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
  const own = ownName(element) || nameInside(element);
  if (own) return own;
  for (let one = element.parentElement; one && play.places.of(one) === place; one = one.parentElement) {
    const found = ownName(one);
    if (found) return found;
  }
  const [, seat] = SEAT.exec(place) ?? [];
  return shortName(play.names[Number(seat)]);
}

/** What the card of a thing says first: what it is good for; empty if that is no short sentence. */
export function factOfThing(element: HTMLElement | undefined, play: Play): string {
  const place = play.places.of(element ?? null);
  const card = element?.closest<HTMLElement>("[data-card]");
  if (!card || place === undefined || play.places.of(card) !== place) return "";
  const lines = card.dataset.cardText?.split("\n") ?? [];
  const said = lines.find((line) => line.split(" ").length >= LEAST_WORDS && !line.startsWith(ABOUT)) ?? "";
  const sentence = SENTENCE.exec(said)?.[0] ?? said;
  return sentence.length <= LONGEST_FACT ? closed(sentence) : "";
}

const closed = (text: string) => (text && !/[.!?…]$/.test(text) ? `${text}.` : text);

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
  const found = name?.trim() ?? "";
  return found.length <= LONGEST ? found : "";
}
