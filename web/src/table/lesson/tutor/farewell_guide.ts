import type { Guide } from "../../choosing/choice_guide_contract";

/** While the tutor says farewell, nothing calls for an answer; whoever chooses or tries something ends it. */
export function farewellGuide(leave: () => void): Guide {
  return {
    isExplaining: false,
    hasJumped: false,
    narrowed: (decision) => decision && { ...decision, actions: [] },
    allowed: (_, added) => {
      if (added.length) leave();
      return [...added];
    },
    isAwaited: () => false,
    answers: () => {
      leave();
      return true;
    },
  };
}
