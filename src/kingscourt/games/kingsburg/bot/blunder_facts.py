"""What detectors of laughable moves ask about a position."""

from __future__ import annotations

from kingscourt.games.kingsburg.bot.battle_odds import BattleOdds
from kingscourt.games.kingsburg.bot.province import Province, provinces_of
from kingscourt.games.kingsburg.state import KingsburgState
from kingscourt.kernel.blunder import AVOIDED, COMMITTED, NO_OPPORTUNITY


def judged(is_opportunity: bool, is_committed: bool) -> int:
    """The verdict of a detector."""
    if not is_opportunity:
        return NO_OPPORTUNITY
    return COMMITTED if is_committed else AVOIDED


def province_of(s: KingsburgState, seat: int) -> Province:
    """What follows from a seat's buildings."""
    return provinces_of(s.components).province(s.players[seat].buildings)


def odds_of(s: KingsburgState, seat: int, soldiers: int) -> BattleOdds:
    """The battle of this winter with so many soldiers, against the enemies that a seat holds possible."""
    card = s.enemy
    foe = len(s.components.enemies) + s.year
    if card is not None and card.is_known_to(seat):
        foe = card.kind
    return province_of(s, seat).battle_odds(foe, soldiers)


def is_last_year(s: KingsburgState) -> bool:
    """Whether goods can become nothing but soldiers, or points by a Cathedral, after this autumn."""
    return s.year == s.components.years
