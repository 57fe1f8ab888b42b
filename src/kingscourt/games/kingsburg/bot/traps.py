"""Answers that beginners regret in winter, each judged from what its seat knows."""

from __future__ import annotations

from typing import Final

from kingscourt.games.kingsburg.actions import DONE, Build
from kingscourt.games.kingsburg.bot.blunders import judged, odds_of, province_of
from kingscourt.games.kingsburg.phases import AUTUMN
from kingscourt.games.kingsburg.state import KingsburgState
from kingscourt.games.kingsburg.steps.build import price_of
from kingscourt.games.kingsburg.steps.recruitment import Recruitment
from kingscourt.kernel.action import Action
from kingscourt.kernel.blunder import NO_OPPORTUNITY, Blunder

_HARDLY: Final = 0.1  # a chance that nobody should rely on


def chance_in_winter(s: KingsburgState, seat: int) -> float:
    """The chance to win this winter if all goods become soldiers."""
    player = s.players[seat]
    hired = player.total_goods() // province_of(s, seat).soldier_price
    return odds_of(s, seat, player.soldiers + hired).win


class WinterLost(Blunder[KingsburgState]):
    """No more soldiers are hired, although without them the battle is as good as lost."""

    def seen(self, s: KingsburgState, seat: int, action: Action) -> int:
        if not isinstance(s.agenda[-1], Recruitment):
            return NO_OPPORTUNITY
        now = odds_of(s, seat, s.players[seat].soldiers).win
        return judged(now < _HARDLY <= chance_in_winter(s, seat), action is DONE)


class SoldiersOutOfReach(Blunder[KingsburgState]):
    """A building takes the goods without which this winter's battle is as good as lost."""

    def seen(self, s: KingsburgState, seat: int, action: Action) -> int:
        if s.phase != AUTUMN or not isinstance(action, Build):
            return NO_OPPORTUNITY
        if chance_in_winter(s, seat) < _HARDLY:
            return NO_OPPORTUNITY
        after = s.copy()
        after.tells = False
        building = s.components.buildings[action.index]
        after.players[seat].pay(price_of(s, s.players[seat], building))
        after.players[seat].buildings |= building.bit
        return judged(True, chance_in_winter(after, seat) < _HARDLY)


class WeakeningBuilding(Blunder[KingsburgState]):
    """A building that lowers one's own strength in battle."""

    def seen(self, s: KingsburgState, seat: int, action: Action) -> int:
        if not isinstance(action, Build):
            return NO_OPPORTUNITY
        return judged(True, max(s.components.battle[action.index]) < 0)


TRAPS: Final[list[Blunder[KingsburgState]]] = [
    WinterLost("winter-lost"),
    SoldiersOutOfReach("soldiers-out-of-reach"),
    WeakeningBuilding("weakening-building"),
]
