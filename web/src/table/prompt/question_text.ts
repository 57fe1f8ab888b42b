import { say } from "../../texts/translations.svelte";
import { heldReason } from "../choosing/table_hold_reason";
import type { Play } from "../play.svelte";

/** What stands beside the crest: some words that stand out, and the rest. */
export interface QuestionText {
  lead: string;
  rest: string;
}

/** What is asked now, or what the table is waiting for. */
export function questionText(play: Play, waited: readonly number[]): QuestionText {
  const { info, decision, renderer } = play;
  const reason = play.feed.update?.outcome?.reason;
  if (play.isOver) return { lead: say("web-over"), rest: reason ? renderer.render(reason) : "" };
  if (info?.held) return { lead: heldReason(info.held), rest: "" };
  if (info?.paused) return { lead: say("web-paused"), rest: "" };
  if (play.isSending) return { lead: say("web-sending"), rest: "" };
  if (play.guide?.isExplaining) return { lead: "", rest: say("web-lesson-look") };
  if (play.isMyTurn && decision) {
    const lead = say("web-your-turn-name", { name: play.names[play.seat ?? 0] ?? "" });
    return { lead, rest: renderer.render(decision.prompt) };
  }
  return { lead: "", rest: waitingText(play, waited) };
}

function waitingText({ feed, names: all, seat }: Play, waited: readonly number[]): string {
  const names = waited.map((one) => ({ key: "web-plain", args: { name: all[one] ?? "" } }));
  if (seat !== null && feed.chosen.includes(seat)) return say("web-sealed-done", { names });
  return names.length ? say("web-choosing", { count: names.length, names }) : say("web-wait");
}
