import { overlap } from "./place_tutor_card";
import type { Play } from "../../play.svelte";
import type { LessonState } from "../lesson_state.svelte";
import { focusableOf } from "../../focus/focusable";
import { scrollLit } from "./scroll_lit";

import { SCENE, shownScenes } from "./board_scenes";

/** What the step lights: the places it is about, what stands for them beside the question, and then the golden button. */
export function litElements(lesson: LessonState): HTMLElement[] {
  if (!lesson.isOpen) return [];
  const { play, places, next } = lesson;
  const button = answerButton(lesson);
  if (button) return [button];
  const found = sorted(onBoard(play, places), onBoard(play, next?.places ?? []));
  const beside = next && !found.length ? besideQuestion(next.text) : [];
  const send = play.readyAction && next ? document.querySelectorAll<HTMLElement>(".prompt [data-send]") : [];
  return [...found, ...beside, ...send];
}

/** What the step speaks of besides, and a scene of the board, which is gone when somebody goes on. */
export function keptElements(lesson: LessonState): HTMLElement[] {
  const { play, places, step } = lesson;
  const kept = [...(step?.keep ?? []), ...(answerButton(lesson) ? places : [])];
  return [...kept.flatMap((place) => play.places.exactly(place) ?? []), ...shownScenes()];
}

/** The button beside the question that gives the awaited answer. */
function answerButton({ play, next, places, step, waitsForLook }: LessonState): HTMLElement | undefined {
  if (!next || waitsForLook || play.readyAction) return undefined;
  if (step?.light?.length && onBoard(play, places).length) return undefined;
  const all = [...document.querySelectorAll<HTMLElement>(".prompt [data-answer]")];
  return all.find((one) => one.dataset.answer === next.text && one.checkVisibility());
}

/** What is to be clicked comes first. */
function sorted(all: HTMLElement[], first: readonly HTMLElement[]): HTMLElement[] {
  return [...all.filter((one) => first.includes(one)), ...all.filter((one) => !first.includes(one))];
}

function onBoard(play: Play, places: readonly string[]): HTMLElement[] {
  const scene = document.querySelector<HTMLElement>(SCENE);
  const inScene = scene ? places.flatMap((place) => play.places.inside(scene, place) ?? []) : [];
  if (inScene.length) return inScene;
  const exact = places.flatMap((place) => play.places.exactly(place) ?? []);
  const found = exact.length ? exact : places.flatMap((place) => play.places.find(place) ?? []);
  return [...new Set(found.map((one) => (scene && liesOver(scene, one) ? scene : one)))];
}

/** Whether a scene plays over a thing. */
function liesOver(scene: HTMLElement, thing: HTMLElement): boolean {
  const { x, y, width, height } = thing.getBoundingClientRect();
  return !scene.contains(thing) && overlap({ x, y, width, height }, scene.getBoundingClientRect()) > 0;
}

/** Whether a click hits a thing, or the scene in which it is shown. */
export function isHit(thing: HTMLElement, target: Element): boolean {
  return (thing.closest(SCENE) ?? thing).contains(target);
}

/** The button of an answer that no place stands for, or else the list that has it. */
function besideQuestion(text: string): HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>("main [data-answer], .prompt [data-answer]")];
  const answer = all.find((one) => one.dataset.answer === text && one.checkVisibility());
  const list = document.querySelector<HTMLElement>(".prompt [data-choices]");
  return answer ? [answer] : list ? [list] : [];
}

const TYPING = "input, textarea, select";

/** Give a lit thing the focus, even if it takes none by itself; Enter then looks at it. Returns what makes it as it was. */
export function focusLit(element: HTMLElement): () => void {
  const target = focusableOf(element) ?? element;
  const isMade = target === element && !element.matches("button, a[href], input, [tabindex]");
  if (isMade) element.tabIndex = -1;
  target.dataset.lit = ""; // its hover card would cover what the tutor says
  if (!document.activeElement?.matches(TYPING) && !document.querySelector("dialog[open]"))
    target.focus({ preventScroll: true });
  return () => {
    delete target.dataset.lit;
    if (isMade) element.removeAttribute("tabindex");
  };
}

/** Mark the things that a step is about, so that only they are gold; returns what takes the marks away. */
export function markAwaited(elements: readonly HTMLElement[]): () => void {
  const { classList } = document.body;
  for (const one of elements) one.dataset.awaited = "";
  classList.add("one-lit");
  return () => {
    for (const one of elements) delete one.dataset.awaited;
    classList.remove("one-lit");
  };
}

/** Bring onto the screen what a step lights, or else what it speaks of; returns what is lit. */
export function scrollToStep(lesson: LessonState): HTMLElement[] {
  const lit = litElements(lesson);
  scrollLit([...lit, ...keptElements(lesson)]);
  return lit;
}
