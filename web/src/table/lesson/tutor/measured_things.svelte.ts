import type { Rect } from "./place_tutor_card";
import { clipOf } from "./scroll_lit";

const OFTEN_MS = 120; // a board moves its things without telling anybody

/** A thing on the screen, and how round its corners are. */
export interface Thing extends Rect {
  radius: string;
}

/** What is measured: things by their kind, as far as they can be seen on a phone. */
export type Elements<K extends string> = Record<K, readonly HTMLElement[]>;

/** Where some things are on the screen, followed as they move. */
export class MeasuredThings<K extends string> {
  boxes = $state.raw<Partial<Record<K, Thing[]>>>({});
  private last = "";
  private frame = 0;

  constructor(private readonly elements: () => Elements<K>) {}

  /** Follow the things; returns what ends it. */
  start(): () => void {
    const timer = setInterval(this.soon, OFTEN_MS);
    const options = { capture: true, passive: true };
    addEventListener("scroll", this.soon, options);
    addEventListener("resize", this.soon);
    this.measure();
    return () => {
      clearInterval(timer);
      cancelAnimationFrame(this.frame);
      removeEventListener("scroll", this.soon, options);
      removeEventListener("resize", this.soon);
    };
  }

  readonly measure = (): void => {
    this.frame = 0;
    const found: Partial<Record<K, Thing[]>> = {};
    const kinds = Object.entries(this.elements()) as [K, readonly HTMLElement[]][];
    for (const [kind, elements] of kinds) found[kind] = elements.map(thingOf).filter(isSeen);
    const now = JSON.stringify(found);
    if (now === this.last) return;
    this.last = now;
    this.boxes = found;
  };

  private readonly soon = (): void => {
    this.frame ||= requestAnimationFrame(this.measure);
  };
}

/** How round an element is; what has corners gets a ring that has none. */
function radiusOf(element: HTMLElement): string {
  const { borderRadius } = getComputedStyle(element);
  return borderRadius && borderRadius !== "0px" ? borderRadius : "8px";
}

function thingOf(element: HTMLElement): Thing {
  const { x, y, width, height } = element.getBoundingClientRect();
  const { top, bottom } = clipOf(element) ?? { top: y, bottom: y + height };
  const from = Math.max(y, top);
  return { x, y: from, width, height: Math.min(y + height, bottom) - from, radius: radiusOf(element) };
}

const isSeen = ({ width, height }: Thing) => width > 0 && height > 0;
