import { say } from "../../texts/translations.svelte";
import type { WireAction } from "../../wire/service";
import { factOfThing, nameOfThing, shortName } from "./clicked_thing";
import type { LessonState } from "./lesson_state.svelte";

/** The answer to a legal move that the step does not await, or to a click that is none; a move without a thing has a label. */
export function replyTo(lesson: LessonState, move: WireAction | undefined): string {
  const { clicked, play, waitsForLook } = lesson;
  const name = nameOfThing(clicked.element, play) || shortName(move && play.renderer.render(move.label));
  const text = waitsForLook || move ? reasonAgainst(lesson) : whatThatIs(clicked.element);
  return name ? say("web-lesson-clicked", { name, text }) : text;
}

function reasonAgainst(lesson: LessonState): string {
  if (lesson.waitsForLook) return lesson.text("elsewhere") || say("web-lesson-look-there");
  return lesson.reason("instead") || say("web-lesson-not-that");
}

/** What a thing is that nothing can be done with now. */
function whatThatIs(element: HTMLElement | undefined): string {
  return [factOfThing(element), say("web-lesson-look-there")].filter(Boolean).join(" ");
}
