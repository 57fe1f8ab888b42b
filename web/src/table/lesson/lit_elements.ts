import { overlap } from "./card_place";
import type { Play } from "../play.svelte";
import type { LessonState } from "./lesson_state.svelte";

const SCENE = "main [data-scene]"; // lies over the board until somebody leaves it

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
  const scenes = [...document.querySelectorAll<HTMLElement>(SCENE)].filter((one) => one.checkVisibility());
  const kept = [...(step?.keep ?? []), ...(answerButton(lesson) ? places : [])];
  return [...kept.flatMap((place) => play.places.exactly(place) ?? []), ...scenes];
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
