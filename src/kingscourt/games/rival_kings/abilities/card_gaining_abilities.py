"""Abilities that bring a card, be it extra, cheaper, or from inside a pile."""

from __future__ import annotations

from typing import Final

from kingscourt.games.rival_kings.abilities.ability import Moment, OnPile, refuse_use
from kingscourt.games.rival_kings.ability_action_classes import UseOnPile
from kingscourt.games.rival_kings.character_action_rules import (
    can_afford,
    reasons_not_to_buy,
    reasons_not_to_recruit,
)
from kingscourt.games.rival_kings.state import RivalKingsState
from kingscourt.games.rival_kings.steps.piles import acquire
from kingscourt.games.rival_kings.steps.search_pile import LookThrough
from kingscourt.games.rival_kings.vocabulary import BUY, NONE
from kingscourt.kernel.refusal import MOMENT, TAKEN, Refusal

DISCOUNT: Final = 1  # RK:blacksmith


class ExtraBuy(OnPile):
    """One extra buy action (RK:carpenter)."""

    def fits(self, s: RivalKingsState, seat: int, pile: int, moment: Moment) -> bool:
        return can_afford(s, pile, False, s.players[seat].coins)

    def why_not(self, s: RivalKingsState, seat: int, use: UseOnPile, moment: Moment) -> list[Refusal]:
        return reasons_not_to_buy(s, use.pile, s.players[seat].coins, 0)

    def apply_to_pile(self, s: RivalKingsState, seat: int, use: UseOnPile) -> None:
        acquire(s, seat, use.pile, 1, s.components.values[s.top_of(use.pile)])


class ExtraRecruit(OnPile):
    """One extra recruit action (RK:innkeeper)."""

    def fits(self, s: RivalKingsState, seat: int, pile: int, moment: Moment) -> bool:
        return can_afford(s, pile, True, s.players[seat].coins)

    def why_not(self, s: RivalKingsState, seat: int, use: UseOnPile, moment: Moment) -> list[Refusal]:
        return reasons_not_to_recruit(s, use.pile, s.players[seat].coins)

    def apply_to_pile(self, s: RivalKingsState, seat: int, use: UseOnPile) -> None:
        acquire(s, seat, use.pile, 1, s.components.values[s.top_of(use.pile)])


class CheaperBuilding(OnPile):
    """A building bought by an own or a stolen action costs 1 coin less (RK:blacksmith)."""

    answers = True

    def fits(self, s: RivalKingsState, seat: int, pile: int, moment: Moment) -> bool:
        return moment.kinds & (1 << BUY) != 0 and can_afford(s, pile, False, s.players[seat].coins + DISCOUNT)

    def why_not(self, s: RivalKingsState, seat: int, use: UseOnPile, moment: Moment) -> list[Refusal]:
        found = reasons_not_to_buy(s, use.pile, s.players[seat].coins, DISCOUNT)
        if moment.kinds & (1 << BUY) == 0:
            found.append(refuse_use(s, use, "only-when-buying", MOMENT))
        return found

    def apply_to_pile(self, s: RivalKingsState, seat: int, use: UseOnPile) -> None:
        acquire(s, seat, use.pile, 1, s.components.values[s.top_of(use.pile)] - DISCOUNT)


class Search(OnPile):
    """Look through one pile and take any card of its sort for its price (RK:vintner, RK:miner)."""

    def __init__(self, piles: list[int]) -> None:
        self.piles: list[int] = piles

    def fits(self, s: RivalKingsState, seat: int, pile: int, moment: Moment) -> bool:
        return pile in self.piles and s.top_of(pile) != NONE

    def why_not(self, s: RivalKingsState, seat: int, use: UseOnPile, moment: Moment) -> list[Refusal]:
        found: list[Refusal] = []
        if use.pile not in self.piles:
            found.append(refuse_use(s, use, "wrong-pile"))
        if s.top_of(use.pile) == NONE:
            found.append(refuse_use(s, use, "empty-pile", TAKEN))
        return found

    def apply_to_pile(self, s: RivalKingsState, seat: int, use: UseOnPile) -> None:
        s.push(LookThrough(use.subject, use.pile))
