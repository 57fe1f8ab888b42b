import type { WireAction, WireDecision, WirePhrase } from "../../wire/service";
import { narrowScreen } from "../../shell/screen_size.svelte";

const MOST_BUTTONS = 5;
const MOST_LETTERS = 96; // what fits beside the question on a desktop; five lines on a phone
const MOST_LETTERS_CHOSEN = 60; // beside the golden button as well
const SHORT_QUESTION = 68; // letters: two lines on a phone
const PADDING = 5; // the space around a button's text, in letters

/** The actions by the places they refer to. */
export function actionsByPlace(actions: readonly WireAction[]): Map<string, WireAction[]> {
  const found = new Map<string, WireAction[]>();
  for (const action of actions) {
    for (const place of new Set(action.places ?? [])) found.set(place, [...(found.get(place) ?? []), action]);
  }
  return found;
}

/**
 * The answers that get a button beside the question. What the board can show is chosen on the board; a question with
 * few answers shows them all here as well, unless they are so long that the buttons would push the board away; on a
 * phone a long question leaves them less room.
 */
export function buttonsOf(
  decision: WireDecision | null,
  hasReadyAction: boolean,
  say: (phrase: WirePhrase) => string,
): WireAction[] {
  if (!decision) return [];
  const { actions, kind } = decision;
  const placeless = actions.filter((action) => !action.places?.length);
  if (kind === "pick-place" || actions.length > MOST_BUTTONS) return placeless;
  const letters = actions.reduce((sum, action) => sum + say(action.label).length + PADDING, 0);
  const lost = narrowScreen.matches ? Math.max(0, say(decision.prompt).length - SHORT_QUESTION) : 0;
  return letters + lost > (hasReadyAction ? MOST_LETTERS_CHOSEN : MOST_LETTERS) ? placeless : actions;
}
