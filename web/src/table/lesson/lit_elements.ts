import { overlap } from "./card_place";
import type { Play } from "../play.svelte";
import type { LessonState } from "./lesson_state.svelte";

/** What the step lights: the places it is about, what stands for them beside the question, and then the golden button. */
export function litElements(lesson: LessonState): HTMLElement[] {
  if (!lesson.isOpen) return [];
  const { play, places, next } = lesson;
  const found = sorted(onBoard(play, places), onBoard(play, next?.places ?? []));
  const beside = next && !found.length ? besideQuestion(next.text) : [];
  const send = play.readyAction && next ? document.querySelectorAll<HTMLElement>(".prompt [data-send]") : [];
  return [...found, ...beside, ...send];
}

/** What the step speaks of besides, and a scene of the board, which is gone when somebody goes on. */
export function keptElements({ play, step }: LessonState): HTMLElement[] {
  const scenes = [...document.querySelectorAll<HTMLElement>("main [data-scene]")].filter((one) =>
    one.checkVisibility(),
  );
  return [...(step?.keep ?? []).flatMap((place) => play.places.exactly(place) ?? []), ...scenes];
}

/** What is to be clicked comes first. */
function sorted(all: HTMLElement[], first: readonly HTMLElement[]): HTMLElement[] {
  return [...all.filter((one) => first.includes(one)), ...all.filter((one) => !first.includes(one))];
}

function onBoard(play: Play, places: readonly string[]): HTMLElement[] {
  const exact = places.flatMap((place) => play.places.exactly(place) ?? []);
  const found = exact.length ? exact : places.flatMap((place) => play.places.find(place) ?? []);
  return [...new Set(found.map(sceneOver))];
}

/** The scene that plays over a thing, or else the thing itself. */
function sceneOver(element: HTMLElement): HTMLElement {
  const scene = document.querySelector<HTMLElement>("main [data-scene]");
  if (!scene || scene.contains(element)) return element;
  const { x, y, width, height } = element.getBoundingClientRect();
  return overlap({ x, y, width, height }, scene.getBoundingClientRect()) > 0 ? scene : element;
}

/** The button of an answer that no place stands for, or else the list that has it. */
function besideQuestion(text: string): HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>("main [data-answer], .prompt [data-answer]")];
  const answer = all.find((one) => one.dataset.answer === text && one.checkVisibility());
  const list = document.querySelector<HTMLElement>(".prompt [data-choices]");
  return answer ? [answer] : list ? [list] : [];
}
