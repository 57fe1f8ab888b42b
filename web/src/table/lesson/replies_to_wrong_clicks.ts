import type { Reason, WireAction } from "../../wire/service";
import { say } from "../../texts/translations.svelte";
import { factOfThing, nameOfThing, shortName, type ClickedThing } from "./clicked_thing";
import type { TextPart } from "./lesson_texts";
import type { Play } from "../play.svelte";

/** What was tried instead of what the step awaits, and what the tutor says to that. */
export interface WrongAnswer {
  /** What was clicked. */
  element: HTMLElement | undefined;
  text: string;
  /** The rule that the answer links to; empty if there is none. */
  rule: string;
  /** What is said in a few signs beside the thing clicked. */
  fact: string;
}

const NO_FACT = "✕";

/** The fact of a refusal in a few signs, if its numbers say it; else a cross. */
export function factOf(reason: Reason | undefined): string {
  const { n, number, needed } = reason?.text.args ?? {};
  if (typeof n !== "number") return NO_FACT;
  if (typeof number === "number" && number !== n) return `${number} ≠ ${n}`;
  return typeof needed === "number" && n < needed ? `${n} < ${needed}` : NO_FACT;
}

/** What an answer to something wrong is made of: the step's texts, what was clicked, and the table. */
interface Tried {
  readonly play: Play;
  readonly clicked: ClickedThing;
  readonly waitsForLook: boolean;
  text(part: TextPart): string;
  /** Why the step is done, or why nothing else is. */
  reason(part: "why" | "instead"): string;
}

/** The answer to a legal move that the step does not await, or to a click that is none; a move without a thing has a label. */
export function replyTo(lesson: Tried, move: WireAction | undefined): string {
  const { clicked, play, waitsForLook } = lesson;
  const name = nameOfThing(clicked.element, play) || shortName(move && play.renderer.render(move.label));
  const text =
    waitsForLook || move
      ? reasonAgainst(lesson)
      : [whatThatIs(lesson), lesson.reason("instead") || say("web-lesson-look-there")].join(" ");
  return name ? say("web-lesson-clicked", { name, text }) : text;
}

function reasonAgainst(lesson: Tried): string {
  if (lesson.waitsForLook) return lesson.text("elsewhere") || say("web-lesson-look-there");
  return lesson.reason("instead") || say("web-lesson-not-that");
}

/** What a thing is that nothing can be done with now: as its card says, or else whose it is. */
function whatThatIs({ clicked, play }: Tried): string {
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
