import type { LessonState } from "./lesson_state.svelte";
import { keptElements, litElements } from "./lit_elements";
import { scrollLit } from "./scroll_lit";

/** Bring onto the screen what a step lights, or else what it speaks of; returns what is lit. */
export function scrollToStep(lesson: LessonState): HTMLElement[] {
  const lit = litElements(lesson);
  scrollLit([...lit, ...keptElements(lesson)]);
  return lit;
}
