import { toasts } from "../../components/toasts.svelte";
import { say } from "../../texts/translations.svelte";
import type { Reason } from "../../wire/service";
import { heldReason } from "../choosing/held_reason";
import type { Play } from "../play.svelte";
import { reasonText } from "./reason_text";

/** Explain why nothing can be done at a place: in a notice, or in a dialog if there are several reasons. */
export async function explainRefusal(play: Play, place: string): Promise<void> {
  if (play.seat === null || !play.feed.isLive) return;
  if (play.isSuspended) toasts.explain(play.info?.held ? heldReason(play.info.held) : say("web-paused"));
  else if (play.isSending) toasts.explain(say("web-sending"));
  else if (!play.isMyTurn) toasts.explain(say("web-not-your-turn"));
  else show(play, place, await play.feed.why(place));
}

function show(play: Play, place: string, reasons: Reason[]): void {
  const [first] = reasons;
  if (!first) {
    if (play.decision) toasts.explain(play.renderer.render(play.decision.prompt));
  } else if (reasons.length > 1) play.reasons = { place, reasons };
  else toasts.explain(reasonText(play.renderer, first), first.rule);
}
