"""Answers that beginners at Royals regret, as the player could know it."""

from __future__ import annotations

from typing import Final

from kingscourt.games.royals.actions import DRAW_BOTH, END_TURN, Claim
from kingscourt.games.royals.bot.blunders import verdict
from kingscourt.games.royals.bot.sure_points import scoring_follows
from kingscourt.games.royals.state import RoyalsState
from kingscourt.games.royals.steps.draw_cards import ChooseDraw
from kingscourt.games.royals.steps.pay_country import fewest_wild
from kingscourt.games.royals.steps.play_cards import Play
from kingscourt.kernel.action import Action
from kingscourt.kernel.blunder import NO_OPPORTUNITY, Blunder

MANY_WILD: Final = 2  # wild cards of three cards each


class PaysWithMany(Blunder[RoyalsState]):
    """Pays for a position with many cards of other countries, three for each that is missing."""

    def seen(self, s: RoyalsState, seat: int, action: Action) -> int:
        if not isinstance(action, Claim):
            return NO_OPPORTUNITY
        position = s.components.positions[action.position]
        return verdict(fewest_wild(s.players[seat].countries, position) >= MANY_WILD)


class AboveHandLimit(Blunder[RoyalsState]):
    """Ends the turn with more country cards than a hand may keep."""

    def seen(self, s: RoyalsState, seat: int, action: Action) -> int:
        if not isinstance(s.agenda[-1], Play):
            return NO_OPPORTUNITY
        if s.players[seat].countries.size <= s.components.box.country_limit:
            return NO_OPPORTUNITY
        return verdict(action == END_TURN)


class EndsPeriod(Blunder[RoyalsState]):
    """Draws so many cards that the deck runs out, and the period is scored after this turn."""

    def seen(self, s: RoyalsState, seat: int, action: Action) -> int:
        if not isinstance(s.agenda[-1], ChooseDraw) or s.last_round or scoring_follows(s):
            return NO_OPPORTUNITY
        missing = s.components.box.display - s.display_size  # the display is filled up from the deck
        if s.countries.size - 1 < missing or s.countries.size - s.components.box.draw >= missing:
            return NO_OPPORTUNITY
        return verdict(action != DRAW_BOTH)


TRAPS: Final[list[Blunder[RoyalsState]]] = [
    PaysWithMany("three-cards-for-one"),
    AboveHandLimit("above-hand-limit"),
    EndsPeriod("period-ends"),
]
