import type { WireAction, WireDecision } from "../../../wire/service";
import { paneOf, paneOfPlaces, type Pane } from "./phone_panes";

/** The answers that carry out an action of a character, by the kind of that. */
const KINDS = new Set(["settle", "give", "money", "recruit", "buy"]);
const ONE_ACTION = "rival-kings-prompt-one-action";
// what these ask about is printed on the open characters
const ABOUT_CHARACTERS = /^rival-kings-prompt-(one-action|action|stolen|theft|gardener)$/;

/** Whether an answer uses the ability of a subject, which a player may always leave. */
export function isUse({ kind }: WireAction): boolean {
  return kind === "use";
}

/** Whether one of all actions of my character is asked for. */
export function asksForOneAction(decision: Pick<WireDecision, "prompt"> | null): boolean {
  return decision?.prompt.key === ONE_ACTION;
}

/** Whether the action of this kind that is carried out now is asked about. */
export function asksForKind({ prompt }: Pick<WireDecision, "prompt">, kind: string): boolean {
  const named = prompt.args?.kind;
  return typeof named === "object" && !Array.isArray(named) && named.key === `rival-kings-kind-${kind}`;
}

/**
 * The answers by the printed action that they carry out, as `seat/kind`. They point at piles and players, not at the
 * action; `now` is the action that is carried out, and of equal ranks all actions of `me` are asked about.
 */
export function answersByStep(decision: WireDecision, me: number, now: string): Map<string, WireAction[]> {
  const found = new Map<string, WireAction[]>();
  for (const action of decision.actions) {
    const { kind } = action;
    const step = asksForOneAction(decision) ? `${String(me)}/${kind}` : now;
    if (KINDS.has(kind) && step.endsWith(`/${kind}`)) found.set(step, [...(found.get(step) ?? []), action]);
  }
  return found;
}

/** The answers that the question is about: those of a subject's ability only if there are no others on the board. */
export function mainAnswers({ actions }: Pick<WireDecision, "actions">): WireAction[] {
  const placed = actions.filter(({ places }) => places?.length);
  const main = placed.filter((action) => !isUse(action));
  return main.length ? main : placed;
}

/** The panes that a question may bring, best first: an optional ability never does if anything else is asked. */
export function leadingPanes(decision: Pick<WireDecision, "actions" | "prompt">): Pane[] {
  const main = mainAnswers(decision);
  if (!main.length) return ABOUT_CHARACTERS.test(decision.prompt.key) ? ["court"] : [];
  if (main.every(isUse)) return [...new Set(main.flatMap(({ places = [] }) => places.slice(0, 1).map(paneOf)))];
  if (asksForOneAction(decision) || main.some(({ kind }) => kind === "settle")) return ["court"];
  return paneOfPlaces(main.flatMap(({ places = [] }) => places));
}
