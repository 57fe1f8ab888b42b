"""Answers that beginners at Rival Kings regret, all judged by what lies open on the table."""

from __future__ import annotations

from typing import Final

from kingscourt.games.rival_kings.actions import Recruit
from kingscourt.games.rival_kings.bot.blunders import (
    gain_by_purchase,
    is_last_cycle,
    judged,
    pile_bought_from,
)
from kingscourt.games.rival_kings.scoring import points_of
from kingscourt.games.rival_kings.state import RivalKingsState
from kingscourt.games.rival_kings.vocabulary import (
    COINS_PER_BUILDING,
    COINS_PER_MARKER,
    EXTRA_BUY,
    EXTRA_MONEY,
    EXTRA_RECRUIT,
    GIVE_MARKER,
    NONE,
    partner,
)
from kingscourt.kernel.action import Action
from kingscourt.kernel.blunder import NO_OPPORTUNITY, Blunder

# abilities that bring something in the turn itself
OF_THE_TURN: Final = (
    COINS_PER_MARKER,
    COINS_PER_BUILDING,
    EXTRA_BUY,
    EXTRA_MONEY,
    EXTRA_RECRUIT,
    GIVE_MARKER,
)


class CoversAbility(Blunder[RivalKingsState]):
    """Recruits a subject before the active one, which it replaces, has used its ability."""

    def seen(self, s: RivalKingsState, seat: int, action: Action) -> int:
        if not isinstance(action, Recruit):
            return NO_OPPORTUNITY
        return judged(any(s.can_use(seat, ability) for ability in OF_THE_TURN))


class PartnersGone(Blunder[RivalKingsState]):
    """Pays for a card whose partners all lie with rivals, so that it can hardly become a perfect pair."""

    def seen(self, s: RivalKingsState, seat: int, action: Action) -> int:
        pile = pile_bought_from(action)
        if pile == NONE:
            return NO_OPPORTUNITY
        wanted = partner(s.top_of(pile))
        taken = 0
        for rival, player in enumerate(s.players):
            if rival != seat:
                taken += player.copies(wanted)
        return judged(taken >= s.components.box.copies)


class EndsGameBehind(Blunder[RivalKingsState]):
    """Takes the last card of a pile, which ends the game, while a rival has more points."""

    def seen(self, s: RivalKingsState, seat: int, action: Action) -> int:
        pile = pile_bought_from(action)
        if pile == NONE or is_last_cycle(s) or len(s.piles[pile]) != 1:
            return NO_OPPORTUNITY
        own = points_of(s.components, s.players[seat]) + gain_by_purchase(s, seat, pile)
        rivals = [points_of(s.components, player) for rival, player in enumerate(s.players) if rival != seat]
        return judged(max(rivals) > own)


TRAPS: Final[list[Blunder[RivalKingsState]]] = [
    CoversAbility("ability-covered"),
    PartnersGone("partners-gone"),
    EndsGameBehind("game-ended-behind"),
]
