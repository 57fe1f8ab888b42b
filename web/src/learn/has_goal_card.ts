import { session } from "../service/account/session.svelte";

/** Whether a game has a goal card. */
export function hasGoalCard(game: string): boolean {
  return session.game(game)?.has_goal_card ?? false;
}
