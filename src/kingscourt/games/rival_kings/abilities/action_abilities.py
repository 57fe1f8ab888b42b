"""Abilities that repeat or recover an action of the player's own character."""

from __future__ import annotations

from kingscourt.games.rival_kings.abilities.ability import Ability, Moment, refuse_use
from kingscourt.games.rival_kings.ability_action_classes import Use, UseOnKind
from kingscourt.games.rival_kings.character_action_rules import can_carry_out
from kingscourt.games.rival_kings.events.turns import action_recovered, action_twice
from kingscourt.games.rival_kings.state import RivalKingsState
from kingscourt.games.rival_kings.steps.granted_action import GRANTED
from kingscourt.games.rival_kings.vocabulary import ACTION_NAMES
from kingscourt.kernel.action import Action
from kingscourt.kernel.refusal import Refusal, not_asked


class OnAction(Ability):
    """An ability that is used on an action of the player's own character."""

    def kinds(self, s: RivalKingsState, seat: int, moment: Moment) -> int:
        """The actions it can be used on, one bit for each."""
        raise NotImplementedError

    def refusal_name(self) -> str:
        """The refusal of a use on an action."""
        raise NotImplementedError

    def add_uses(
        self, s: RivalKingsState, seat: int, uses: list[Action], moment: Moment, answers: list[Action]
    ) -> None:
        kinds = self.kinds(s, seat, moment)
        for kind in range(len(ACTION_NAMES)):
            if kinds & (1 << kind) != 0 and can_carry_out(s, seat, kind):
                answers.append(uses[kind])

    def reasons(self, s: RivalKingsState, seat: int, use: Use, moment: Moment) -> list[Refusal]:
        if not isinstance(use, UseOnKind):
            return [not_asked()]
        found: list[Refusal] = []
        if self.kinds(s, seat, moment) & (1 << use.kind) == 0:
            found.append(refuse_use(s, use, self.refusal_name()))
        if not can_carry_out(s, seat, use.kind):
            found.append(refuse_use(s, use, "nothing-to-do"))
        return found


class DoubleAction(OnAction):
    """In an equal-rank conflict the one chosen action is carried out twice (RK:sailor)."""

    answers = True

    def kinds(self, s: RivalKingsState, seat: int, moment: Moment) -> int:
        return moment.kinds if moment.chooses else 0

    def refusal_name(self) -> str:
        return "no-equal-rank"

    def apply(self, s: RivalKingsState, seat: int, use: Use) -> None:
        assert isinstance(use, UseOnKind)
        if s.tells:
            s.emit(action_twice(seat, use.kind))
        s.push(GRANTED[use.kind])
        s.push(GRANTED[use.kind])


class RecoverAction(OnAction):
    """Carry out an action that was stolen from one; the crest stays (RK:farmer)."""

    def kinds(self, s: RivalKingsState, seat: int, moment: Moment) -> int:
        return s.players[seat].covered()

    def refusal_name(self) -> str:
        return "not-stolen"

    def apply(self, s: RivalKingsState, seat: int, use: Use) -> None:
        assert isinstance(use, UseOnKind)
        if s.tells:
            s.emit(action_recovered(seat, use.kind))
        s.push(GRANTED[use.kind])
