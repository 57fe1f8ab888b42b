"""An action that an ability grants, with the same answers as on a turn but no second ability."""

from __future__ import annotations

from typing import Final

from kingscourt.games.rival_kings.ability_action_classes import Use
from kingscourt.games.rival_kings.actions import Decline
from kingscourt.games.rival_kings.character_action_rules import (
    add_answers,
    add_candidates,
    kind_of,
    perform,
    reasons_against,
    tell_why_not,
)
from kingscourt.games.rival_kings.components import ACTION_WORDS
from kingscourt.games.rival_kings.events.turns import DECLINED
from kingscourt.games.rival_kings.refusals import not_in_this_order, used_this_cycle
from kingscourt.games.rival_kings.state import RivalKingsState
from kingscourt.games.rival_kings.terms.remarks import remark_action
from kingscourt.games.rival_kings.vocabulary import ACTION_NAMES, NONE
from kingscourt.kernel.action import Action
from kingscourt.kernel.decision import PICK_ONE, Pending, Question, ask
from kingscourt.kernel.phrase import Phrase
from kingscourt.kernel.refusal import Refusal, by_kind, not_asked
from kingscourt.kernel.step import Step
from kingscourt.kernel.terms import Terms


class GrantedAction(Step[RivalKingsState]):
    """Carry out one action, or decline it (RK-4.6)."""

    def __init__(self, kind: int) -> None:
        self.kind: int = kind

    def proceed(self, s: RivalKingsState) -> Pending | None:
        answers: list[Action] = []
        add_answers(s, s.active, self.kind, answers)
        if not answers:
            s.pop()
            tell_why_not(s, s.active, self.kind)
            return None
        answers.append(s.actions.decline)
        s.answers = answers
        return ask(s.active)

    def legal(self, s: RivalKingsState, seat: int) -> list[Action]:
        return s.answers

    def candidates(self, s: RivalKingsState, seat: int) -> list[Action]:
        answers: list[Action] = []
        add_candidates(s, self.kind, answers)
        answers.append(s.actions.decline)
        return answers

    def explain(self, s: RivalKingsState, seat: int, action: Action) -> Refusal | None:
        found = by_kind(self.reasons(s, seat, action))
        return found[0] if found else None

    def reasons(self, s: RivalKingsState, seat: int, action: Action) -> list[Refusal]:
        if isinstance(action, Decline):
            return []
        if isinstance(action, Use):
            return [used_this_cycle()]
        kind = kind_of(action)
        if kind == NONE:
            return [not_asked()]
        other = [] if kind == self.kind else [not_in_this_order(kind)]
        return other + reasons_against(s, seat, action)

    def add_terms(self, s: RivalKingsState, seat: int, action: Action, terms: Terms) -> None:
        remark_action(terms, s, seat, action)

    def apply(self, s: RivalKingsState, seat: int, action: Action) -> None:
        s.pop()
        if isinstance(action, Decline):
            s.emit(DECLINED[seat][self.kind])
        else:
            perform(s, seat, action)

    def question(self, s: RivalKingsState, seat: int) -> Question:
        prompt = Phrase("rival-kings-prompt-action", {"kind": ACTION_WORDS[self.kind]})
        return Question(PICK_ONE, prompt, s.actions.decline)

    def facts(self) -> str:
        return f"GrantedAction {self.kind}"


GRANTED: Final = [GrantedAction(kind) for kind in range(len(ACTION_NAMES))]
