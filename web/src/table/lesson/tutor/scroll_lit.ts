import { narrowScreen } from "../../../shell/screen_size.svelte";

const MARGIN = 8;
const SHADOW = 10; // of what sticks to an edge

/** The part of a phone's screen in which a thing can be seen. */
export interface Clip {
  top: number;
  bottom: number;
}

/** Where a thing can be seen between what stays at the edges of a phone; undefined if it stays there itself. */
export function clipOf(element: HTMLElement): Clip | undefined {
  if (!narrowScreen.matches || staysPut(element)) return undefined;
  const bar = boxOf(".frame > .bar")?.bottom ?? 0;
  const hand = sticky("main .hand.card, main [data-strip]").find((one) => isBefore(one, element));
  const feet = sticky("main .mine, main .foot").map((one) => one.getBoundingClientRect().top);
  const top = Math.max(0, bar) + (hand?.getBoundingClientRect().height ?? 0);
  return { top, bottom: Math.min(...feet, boxOf(".tutor.sheet")?.top ?? innerHeight) };
}

/**
 * Bring what is lit onto the screen: on a phone between the question and the tutor's sheet, with as much of what goes with
 * it as there is room for.
 */
export function scrollLit(elements: readonly HTMLElement[]): void {
  const isWide = !narrowScreen.matches;
  const [element, ...others] = isWide ? elements : elements.filter((one) => clipOf(one));
  if (isWide) element?.scrollIntoView({ block: "nearest", inline: "nearest" });
  const clip = element && clipOf(element);
  if (!clip) return;
  const room = { top: clip.top + MARGIN, bottom: clip.bottom - MARGIN };
  const boxes = others.map((one) => one.getBoundingClientRect());
  const span = spanOf(element.getBoundingClientRect(), boxes, room.bottom - room.top - SHADOW);
  if (span.top >= room.top && span.bottom <= room.bottom) return;
  const isTall = span.bottom - span.top > room.bottom - room.top - SHADOW;
  scrollBy({ top: isTall ? span.top - room.top : (span.top + span.bottom) / 2 - (room.top + room.bottom) / 2 });
}

/** From where to where a thing goes together with those of the others for which there is room. */
export function spanOf(first: Clip, others: readonly Clip[], room: number): Clip {
  let { top, bottom } = first;
  for (const one of others) {
    const wider = { top: Math.min(top, one.top), bottom: Math.max(bottom, one.bottom) };
    if (wider.bottom - wider.top <= room) ({ top, bottom } = wider);
  }
  return { top, bottom };
}

/** Bring what was clicked onto a phone's screen as well, if what is lit stays in sight. */
export function scrollClicked(clicked: HTMLElement, lit: HTMLElement): void {
  const clip = clipOf(clicked);
  if (!clip) return;
  const isFixed = clipOf(lit) === undefined;
  const way = wayInto(clicked.getBoundingClientRect(), clip);
  const { top, bottom } = lit.getBoundingClientRect();
  if (way && (isFixed || (top - way >= clip.top && bottom - way <= clip.bottom))) scrollBy({ top: way });
}

/** How far the page has to be scrolled until a thing is clear of the edges. */
export function wayInto({ top, bottom }: Pick<DOMRect, "top" | "bottom">, clip: Clip): number {
  const above = top - clip.top - MARGIN;
  const below = bottom - clip.bottom + MARGIN;
  return below > 0 ? Math.min(below, Math.max(0, above)) : Math.min(0, above);
}

/** Whether an element, or what it lies in, stays where it is when the page is scrolled. */
function staysPut(element: HTMLElement): boolean {
  if (element.closest(".bar, .tutor, aside")) return true;
  for (let one: HTMLElement | null = element; one && one.tagName !== "MAIN"; one = one.parentElement)
    if (isStaying(one)) return true;
  return false;
}

function sticky(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility() && isStaying(one));
}

const isStaying = (element: HTMLElement) => /sticky|fixed/.test(getComputedStyle(element).position);
const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
