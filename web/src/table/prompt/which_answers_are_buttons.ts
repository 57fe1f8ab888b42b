import type { WireAction, WireDecision } from "../../wire/service";

const MOST_BUTTONS = 5;
const MOST_LETTERS = 96; // what fits beside the question on a desktop; five lines on a phone
const PADDING = 5; // the space around a button's text, in letters

/**
 * The answers that get a button beside the question. What the board can show is chosen on the board; a question with
 * few answers shows them all here as well, unless they are so long that the buttons would push the board away.
 */
export function buttonsOf(
  decision: WireDecision,
  hasReadyAction: boolean,
  say: (action: WireAction) => string,
): WireAction[] {
  const { actions, kind } = decision;
  if (actions.length === 1 && hasReadyAction) return []; // it is on the golden button
  const placeless = actions.filter((action) => !action.places?.length);
  if (kind === "pick-place" || actions.length > MOST_BUTTONS || hasReadyAction) return placeless;
  const letters = actions.reduce((sum, action) => sum + say(action).length + PADDING, 0);
  return letters > MOST_LETTERS ? placeless : actions;
}
