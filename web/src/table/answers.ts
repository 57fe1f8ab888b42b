import type { WireAction, WireDecision } from "../wire/service";

const FEW = 5;
const LINE = 96; // letters that stand beside the question on a desktop; on a phone they are five lines
const MARGIN = 5; // letters that a button needs around its own

/**
 * Which answers are buttons beside the question. What the board can show is chosen there; a short question has all its
 * answers here as well, unless they are so long that the buttons would push the board away.
 */
export function buttonsOf(decision: WireDecision, hasAim: boolean, say: (action: WireAction) => string): WireAction[] {
  const { actions, kind } = decision;
  const placeless = actions.filter((action) => !action.places?.length);
  if (kind === "pick-place" || actions.length > FEW || hasAim) return placeless;
  const letters = actions.reduce((sum, action) => sum + say(action).length + MARGIN, 0);
  return letters > LINE ? placeless : actions;
}
