import { session } from "../service/account/session.svelte";

/** Whether finished games of this kind can be reviewed. */
export function hasReviews(game = ""): boolean {
  return session.game(game)?.has_reviews ?? false;
}
