import type { SeatFeed } from "../../service/feed/seat_feed";
import type { WireAction, WireDecision, WirePhrase } from "../../wire/service";
import { narrowScreen } from "../../shell/screen_size.svelte";

const MOST_BUTTONS = 5;
const MOST_LETTERS = 96; // what fits beside the question on a desktop; five lines on a phone
const MOST_LETTERS_CHOSEN = 60; // beside the golden button as well
const SHORT_QUESTION = 68; // letters: two lines on a phone
const PADDING = 5; // the space around a button's text, in letters

/** The answers to the current question that cannot be taken back once they are sent. */
export class IrreversibleAnswers {
  private texts = $state.raw<ReadonlySet<string>>(new Set());

  constructor(private readonly feed: SeatFeed) {}

  has(text: string): boolean {
    return this.texts.has(text);
  }

  /** Ask the service, if a question is open. Only a remark depends on it, so a failure is not shown. */
  async load(isAsked: boolean): Promise<void> {
    this.texts = new Set();
    if (!isAsked || this.feed.seat === null) return;
    const n = this.feed.update?.n;
    const found = await this.feed.finals().catch(() => []);
    if (n === this.feed.update?.n) this.texts = new Set(found);
  }
}

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
