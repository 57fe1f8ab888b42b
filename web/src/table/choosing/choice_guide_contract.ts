import type { WireAction, WireDecision } from "../../wire/service";

/** What stands beside a player and lets only some answers through: the tutor of a lesson. */
export interface Guide {
  /** Something is being explained, so the question waits. */
  readonly isExplaining: boolean;
  /** What came last was played for everybody at once: only how it ended is told. */
  readonly hasJumped: boolean;
  /** The question with those answers only that are let through now; `made` of its steps are chosen already. */
  narrowed(decision: WireDecision | null, made: number): WireDecision | null;
  /** What of `added` may be tried out after `kept`; if that is nothing, the player gets an answer. */
  allowed(kept: readonly WireAction[], added: readonly WireAction[]): WireAction[];
  /** Whether an action is the one that is asked for now. */
  isAwaited(action: WireAction): boolean;
  /** Answer somebody who tries a place, or an action by its text, that is not offered; false if that is not its task. */
  answers(asked: string): boolean;
}
