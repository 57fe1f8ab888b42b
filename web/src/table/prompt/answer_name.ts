import { say } from "../../texts/translations.svelte";
import type { WireAction } from "../../wire/service";
import type { Play } from "../play.svelte";

/** What a screen reader says for an answer: its label, what it takes and gives, and whether it can be taken back. */
export function answerName(play: Play, action: WireAction, isFinal: boolean, terms = play.termsOf(action)): string {
  const label = play.renderer.render(action.label);
  const name = terms ? say("web-answer", { label, terms }) : label;
  return isFinal ? say("web-answer-final", { name }) : name;
}
