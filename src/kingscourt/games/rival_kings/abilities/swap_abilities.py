"""Abilities that swap one of the player's cards."""

from __future__ import annotations

from kingscourt.games.rival_kings.abilities.ability import Ability, Moment, refuse_use
from kingscourt.games.rival_kings.ability_action_classes import Use, UseWithCard
from kingscourt.games.rival_kings.refusals import card_is_paired, card_not_there, nothing_to_swap_for
from kingscourt.games.rival_kings.state import RivalKingsState
from kingscourt.games.rival_kings.steps.swap_cards import (
    SwapWithMiddle,
    SwapWithRival,
    free_kinds,
    has_free_rival_card,
    kinds_of,
)
from kingscourt.games.rival_kings.vocabulary import NONE, PILES, SYMBOLS, is_subject
from kingscourt.kernel.action import Action
from kingscourt.kernel.refusal import TAKEN, Refusal, not_asked


class Swap(Ability):
    """An ability that offers one of the player's cards; its first use offers card `first`."""

    def __init__(self, first: int) -> None:
        self.first: int = first

    def offers(self, s: RivalKingsState, seat: int) -> list[int]:
        """The kinds of cards that can be offered, in order."""
        raise NotImplementedError

    def add_uses(
        self, s: RivalKingsState, seat: int, uses: list[Action], moment: Moment, answers: list[Action]
    ) -> None:
        kinds = self.offers(s, seat)
        for kind in kinds:
            answers.append(uses[kind - self.first])
        player = s.players[seat]
        for kind in kinds:
            if is_subject(kind) and player.copies(kind) > 1:
                answers.append(uses[kind - self.first + SYMBOLS])

    def reasons(self, s: RivalKingsState, seat: int, use: Use, moment: Moment) -> list[Refusal]:
        if not isinstance(use, UseWithCard):
            return [not_asked()]
        found: list[Refusal] = []
        if s.players[seat].copies(use.card) < (2 if use.older else 1):
            found.append(card_not_there(s.components, use.subject, use.card))
        elif self.is_bound(s, seat, use.card):
            found.append(card_is_paired(s.components, use.card))
        return found + self.nothing_in_return(s, seat, use)

    def is_bound(self, s: RivalKingsState, seat: int, card: int) -> bool:
        """Whether a card that is there must stay."""
        return False

    def nothing_in_return(self, s: RivalKingsState, seat: int, use: UseWithCard) -> list[Refusal]:
        """Why nothing can be had for any card."""
        raise NotImplementedError


class SwapCards(Swap):
    """A building (RK:court-lady) or a subject (RK:bishop) for one of another player."""

    def __init__(self, subjects: bool) -> None:
        super().__init__(SYMBOLS if subjects else 0)
        self.subjects: bool = subjects

    def offers(self, s: RivalKingsState, seat: int) -> list[int]:
        kinds = free_kinds(s.players[seat], self.subjects)
        return kinds if kinds and has_free_rival_card(s, seat, self.subjects) else []

    def is_bound(self, s: RivalKingsState, seat: int, card: int) -> bool:
        return not s.players[seat].is_free(card)

    def nothing_in_return(self, s: RivalKingsState, seat: int, use: UseWithCard) -> list[Refusal]:
        return [] if has_free_rival_card(s, seat, self.subjects) else [nothing_to_swap_for()]

    def apply(self, s: RivalKingsState, seat: int, use: Use) -> None:
        assert isinstance(use, UseWithCard)
        s.push(SwapWithRival(use.subject, use.card, use.older))


class SwapMiddle(Swap):
    """Any own card for a face-up card in the middle, also across kinds (RK:troubadour)."""

    def __init__(self) -> None:
        super().__init__(0)

    def offers(self, s: RivalKingsState, seat: int) -> list[int]:
        if has_no_top(s):
            return []
        player = s.players[seat]
        return kinds_of(player.buildings) + kinds_of(player.subjects)

    def nothing_in_return(self, s: RivalKingsState, seat: int, use: UseWithCard) -> list[Refusal]:
        return [refuse_use(s, use, "empty-pile", TAKEN)] if has_no_top(s) else []

    def apply(self, s: RivalKingsState, seat: int, use: Use) -> None:
        assert isinstance(use, UseWithCard)
        s.push(SwapWithMiddle(use.subject, use.card, use.older))


def has_no_top(s: RivalKingsState) -> bool:
    """Whether all four piles have run out."""
    return all(s.top_of(pile) == NONE for pile in range(PILES))
