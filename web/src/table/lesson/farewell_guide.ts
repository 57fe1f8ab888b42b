import type { Guide } from "../choosing/guide";

/** While the tutor says farewell, the question has no answers yet; whoever tries something on the board ends it. */
export function farewellGuide(leave: () => void): Guide {
  return {
    isExplaining: false,
    hasJumped: false,
    narrowed: (decision) => decision && { ...decision, actions: [] },
    allowed: () => [],
    isAwaited: () => false,
    answers: () => {
      leave();
      return true;
    },
  };
}
