"""The base of decisions on a turn, which also offer the uses of the active subject (RK-5.1)."""

from __future__ import annotations

from kingscourt.games.rival_kings.abilities.ability import Moment
from kingscourt.games.rival_kings.ability_action_classes import Use
from kingscourt.games.rival_kings.state import RivalKingsState
from kingscourt.games.rival_kings.terms.remarks import remark_action
from kingscourt.games.rival_kings.use_of_active_subject import (
    add_uses,
    is_answer,
    reasons_against_use,
    use_ability,
)
from kingscourt.games.rival_kings.vocabulary import NONE
from kingscourt.kernel.action import Action
from kingscourt.kernel.decision import Pending, ask
from kingscourt.kernel.refusal import Refusal, by_kind
from kingscourt.kernel.step import Step
from kingscourt.kernel.terms import Terms


class TurnDecision(Step[RivalKingsState]):
    """Every decision of a turn is one of these, so that abilities work before, between and after actions."""

    # -- for each decision to define --------------------------------------------------------

    def moment(self, s: RivalKingsState) -> Moment:
        """The subject of the decision, for abilities that only fit some decisions."""
        raise NotImplementedError

    def own_answers(self, s: RivalKingsState, seat: int) -> list[Action]:
        """The possible answers, abilities aside; one that stands alone is taken without asking."""
        raise NotImplementedError

    def own_candidates(self, s: RivalKingsState, seat: int) -> list[Action]:
        """Answers, possible or not, abilities aside."""
        raise NotImplementedError

    def own_reasons(self, s: RivalKingsState, seat: int, action: Action) -> list[Refusal]:
        """The rules that stand against an answer, abilities aside."""
        raise NotImplementedError

    def own_apply(self, s: RivalKingsState, seat: int, action: Action) -> None:
        """Carry out an answer, abilities aside."""
        raise NotImplementedError

    def without_choice(self, s: RivalKingsState, seat: int, action: Action) -> None:
        """A single answer is taken without asking, because everyone can see that there is no other."""
        raise NotImplementedError

    # -- shared by all decisions ---------------------------------------------------------------------------

    def proceed(self, s: RivalKingsState) -> Pending | None:
        seat = s.active
        answers = self.own_answers(s, seat)
        add_uses(s, seat, self.moment(s), answers)
        if len(answers) == 1:
            self.without_choice(s, seat, answers[0])
            return None
        s.answers = answers
        return ask(seat)

    def legal(self, s: RivalKingsState, seat: int) -> list[Action]:
        return s.answers

    def candidates(self, s: RivalKingsState, seat: int) -> list[Action]:
        subject = s.players[seat].active_subject()
        answers = self.own_candidates(s, seat)
        return answers if subject == NONE else answers + s.actions.uses[subject]

    def explain(self, s: RivalKingsState, seat: int, action: Action) -> Refusal | None:
        found = by_kind(self.reasons(s, seat, action))  # playouts ask `legal` only
        return found[0] if found else None

    def reasons(self, s: RivalKingsState, seat: int, action: Action) -> list[Refusal]:
        if isinstance(action, Use):
            return reasons_against_use(s, seat, action, self.moment(s))
        return self.own_reasons(s, seat, action)

    def add_terms(self, s: RivalKingsState, seat: int, action: Action, terms: Terms) -> None:
        remark_action(terms, s, seat, action)

    def apply(self, s: RivalKingsState, seat: int, action: Action) -> None:
        if isinstance(action, Use):
            if is_answer(action):
                s.pop()
            use_ability(s, seat, action)
        else:
            self.own_apply(s, seat, action)
