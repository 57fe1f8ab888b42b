import type { RivalKingsView } from "../../../wire/rival_kings";
import type { SeenEntry, WirePhrase } from "../../../wire/service";
import { actionInHand } from "./cycle_story";

/** The action that a question about a stolen one names, as `seat/kind`. */
function stolenIn({ args = {} }: WirePhrase): string | undefined {
  const { player, kind } = args;
  if (typeof player !== "object" || Array.isArray(player) || typeof kind !== "object" || Array.isArray(kind)) return;
  const seat = player.args?.n;
  return typeof seat === "number" ? `${String(seat)}/${kind.key.replace("rival-kings-kind-", "")}` : undefined;
}

/**
 * The action that is carried out now, as `seat/kind` of the character that has it printed; "" for none. A stolen one
 * comes before those of the robber's own, and while a robber chooses what to steal nothing is carried out yet.
 * `prompt` is what I am asked, which may follow from an answer of mine that is only staged.
 */
export function actionNow(
  { turn, now }: Pick<RivalKingsView, "turn" | "now">,
  happened: readonly SeenEntry[],
  prompt: WirePhrase | undefined,
): string {
  if (turn === null || prompt?.key === "rival-kings-prompt-theft") return "";
  const asked = prompt?.key === "rival-kings-prompt-stolen" ? stolenIn(prompt) : undefined;
  return asked ?? actionInHand(happened, turn) ?? (now === null ? "" : `${String(turn)}/${now}`);
}
