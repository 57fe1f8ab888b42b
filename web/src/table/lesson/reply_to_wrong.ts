import { say } from "../../texts/translations.svelte";
import type { WireAction } from "../../wire/service";
import { factOfThing, nameOfThing, shortName } from "./clicked_thing";
import type { LessonState } from "./lesson_state.svelte";

/** The answer to a legal move that the step does not await, or to a click that is none; a move without a thing has a label. */
export function replyTo(lesson: LessonState, move: WireAction | undefined): string {
  const { clicked, play, waitsForLook } = lesson;
  const name = nameOfThing(clicked.element, play) || shortName(move && play.renderer.render(move.label));
  const text =
    waitsForLook || move
      ? reasonAgainst(lesson)
      : [whatThatIs(lesson), lesson.reason("instead") || say("web-lesson-look-there")].join(" ");
  return name ? say("web-lesson-clicked", { name, text }) : text;
}

function reasonAgainst(lesson: LessonState): string {
  if (lesson.waitsForLook) return lesson.text("elsewhere") || say("web-lesson-look-there");
  return lesson.reason("instead") || say("web-lesson-not-that");
}

/** What a thing is that nothing can be done with now: as its card says, or else whose it is. */
function whatThatIs({ clicked, play }: LessonState): string {
  const fact = factOfThing(clicked.element);
  const seat = ownerOf(play.places.of(clicked.element ?? null), play.seat);
  if (fact || seat === undefined) return fact || say("web-lesson-nothing-there");
  return seat === play.seat
    ? say("web-lesson-is-yours")
    : say("web-lesson-is-theirs", { player: play.names[seat] ?? "" });
}

/** Whose place it is; undefined if it is everybody's. */
function ownerOf(place: string | undefined, me: number | null): number | undefined {
  if (place?.startsWith("my/")) return me ?? undefined;
  const [, seat] = /^seat\/(\d+)(?:\/|$)/.exec(place ?? "") ?? [];
  return seat === undefined ? undefined : Number(seat);
}
