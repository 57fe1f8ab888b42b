import type { Play } from "../play.svelte";

const MARGIN = 8;

/** Things that are shown; what lies in another pane of the board cannot be scrolled to. */
function shown(elements: Iterable<HTMLElement>): HTMLElement[] {
  return [...elements].filter((one) => one.checkVisibility());
}

/** What the board marks as a complete choice, or else the places that can be chosen, as far as the board shows them. */
function choicesOf(play: Play): HTMLElement[] {
  const aimed = play.readyAction ? shown(document.querySelectorAll("main .aim")) : [];
  if (aimed.length) return aimed;
  const places = new Set((play.decision?.actions ?? []).flatMap((action) => action.places ?? []));
  const found = shown([...places].flatMap((place) => play.places.exactly(place) ?? []));
  const lit = found.filter((one) => one.matches(".can") || one.querySelector(".can"));
  if (lit.length) return lit;
  // a board may light something else that stands for a place; what only helps to choose, such as dice, is no answer
  const others = shown(document.querySelectorAll("main .can"));
  return others.length ? others : found;
}

/** Whether a thing is wholly on the screen, between `top` and the lower edge, and nothing that stays there covers it. */
function isOnScreen(element: HTMLElement, top: number): boolean {
  const box = element.getBoundingClientRect();
  const isInside = box.top >= top && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
  return isInside && !isCovered(element, box);
}

/** Whether the lower edge of a thing lies under a bar that stays on the screen. */
function isCovered(element: HTMLElement, box: DOMRect): boolean {
  let above = document.elementFromPoint((box.left + box.right) / 2, box.bottom - 1);
  for (; above && !above.contains(element); above = above.parentElement)
    if (["sticky", "fixed"].includes(getComputedStyle(above).position)) return true;
  return false;
}

/**
 * Bring what a question points at onto the screen. If one of the things that can be chosen is there already, nothing
 * moves: whoever is reading should not lose their place. `bar` covers the upper edge.
 */
export function scrollToChoice(play: Play, bar: HTMLElement | undefined): void {
  const choices = play.canChoose && !play.telling.isOn ? choicesOf(play) : [];
  const top = Math.max(0, bar?.getBoundingClientRect().bottom ?? 0);
  const [first] = choices;
  if (!first || choices.some((one) => isOnScreen(one, top))) return;
  first.scrollIntoView({ block: "center", inline: "center" });
  const box = first.getBoundingClientRect();
  if (box.top < top + MARGIN) scrollBy(0, box.top - top - MARGIN);
}
