"""The base of abilities: its possible uses, the rule that forbids a use, and the effect of a use."""

from __future__ import annotations

from typing import Final

from kingscourt.games.rival_kings.ability_action_classes import Use, UseOnPile
from kingscourt.games.rival_kings.refusals import of_subject, only_in_conflicts
from kingscourt.games.rival_kings.state import RivalKingsState
from kingscourt.games.rival_kings.vocabulary import PILES
from kingscourt.kernel.action import Action
from kingscourt.kernel.refusal import NEED, Refusal, not_asked


class Moment:
    """The subject of the current decision, for abilities that only fit some decisions. Immutable."""

    def __init__(self, kinds: int, chooses: bool) -> None:
        self.kinds: int = kinds  # actions that can be carried out now, one bit for each
        self.chooses: bool = chooses  # one action out of several is chosen (RK-3.1)


NO_ACTION: Final = Moment(0, False)


class Ability:
    """An ability that can be used on its owner's turn; `uses` are its actions, one per target."""

    # Using it is the answer to the question at hand; other abilities leave the question open.
    answers: bool = False

    def add_uses(
        self, s: RivalKingsState, seat: int, uses: list[Action], moment: Moment, answers: list[Action]
    ) -> None:
        """The uses that are possible now, in canonical order."""
        raise NotImplementedError

    def reasons(self, s: RivalKingsState, seat: int, use: Use, moment: Moment) -> list[Refusal]:
        """The rules that stand against a use, apart from those for all subjects."""
        raise NotImplementedError

    def apply(self, s: RivalKingsState, seat: int, use: Use) -> None:
        """Carry out a possible use."""
        raise NotImplementedError


class InConflicts(Ability):
    """Gardener and Watchman, who are used only before or during conflicts, never on a turn (RK-5.1)."""

    def add_uses(
        self, s: RivalKingsState, seat: int, uses: list[Action], moment: Moment, answers: list[Action]
    ) -> None:
        return

    def reasons(self, s: RivalKingsState, seat: int, use: Use, moment: Moment) -> list[Refusal]:
        return [only_in_conflicts(s.components, use.subject)]


class OnPile(Ability):
    """An ability that is used on one of the four piles."""

    def fits(self, s: RivalKingsState, seat: int, pile: int, moment: Moment) -> bool:
        """Whether it is possible there."""
        raise NotImplementedError

    def why_not(self, s: RivalKingsState, seat: int, use: UseOnPile, moment: Moment) -> list[Refusal]:
        """The rules against it, where it is not possible."""
        raise NotImplementedError

    def apply_to_pile(self, s: RivalKingsState, seat: int, use: UseOnPile) -> None:
        """Carry it out there."""
        raise NotImplementedError

    def add_uses(
        self, s: RivalKingsState, seat: int, uses: list[Action], moment: Moment, answers: list[Action]
    ) -> None:
        for pile in range(PILES):
            if self.fits(s, seat, pile, moment):
                answers.append(uses[pile])

    def reasons(self, s: RivalKingsState, seat: int, use: Use, moment: Moment) -> list[Refusal]:
        return self.why_not(s, seat, use, moment) if isinstance(use, UseOnPile) else [not_asked()]

    def apply(self, s: RivalKingsState, seat: int, use: Use) -> None:
        assert isinstance(use, UseOnPile)
        self.apply_to_pile(s, seat, use)


def refuse_use(s: RivalKingsState, use: Use, name: str, kind: int = NEED) -> Refusal:
    """A limit that the subject's own text sets."""
    return of_subject(s.components, use.subject, name, kind=kind)
