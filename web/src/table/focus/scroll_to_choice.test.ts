// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import type { Play } from "../play.svelte";
import { scrollToChoice } from "./scroll_to_choice";

/** A thing on the board that can be chosen, below the screen, and whether its pane is shown. */
function choice(place: string, isShown: boolean): HTMLElement {
  const element = document.createElement("button");
  element.className = "can";
  element.dataset.at = place;
  element.checkVisibility = () => isShown;
  element.scrollIntoView = vi.fn();
  element.getBoundingClientRect = () =>
    isShown ? new DOMRect(10, innerHeight + 100, 50, 50) : new DOMRect(0, 0, 0, 0);
  document.querySelector("main")?.append(element);
  return element;
}

/** A question whose answers point at places, in this order. */
function asking(...places: string[]): Play {
  const at = (place: string) => document.querySelector<HTMLElement>(`[data-at="${place}"]`) ?? undefined;
  return {
    canChoose: true,
    telling: { isOn: false },
    readyAction: null,
    decision: { actions: places.map((place) => ({ places: [place] })) },
    places: { exactly: at },
  } as unknown as Play;
}

beforeEach(() => {
  document.body.innerHTML = "<main></main>";
});

test("what lies in a hidden pane does not keep a shown answer off the screen", () => {
  const ability = choice("my/ability", false);
  const pile = choice("pile/fish", true);
  scrollToChoice(asking("my/ability", "pile/fish"), undefined);
  expect(pile.scrollIntoView).toHaveBeenCalledOnce();
  expect(ability.scrollIntoView).not.toHaveBeenCalled();
});

test("the first of several shown answers is brought onto the screen", () => {
  const [first, second] = [choice("pile/fish", true), choice("pile/wine", true)];
  scrollToChoice(asking("pile/fish", "pile/wine"), undefined);
  expect(first.scrollIntoView).toHaveBeenCalledOnce();
  expect(second.scrollIntoView).not.toHaveBeenCalled();
});
