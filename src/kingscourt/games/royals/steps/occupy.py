"""What happens when a position has been paid for (RY-2.6a, RY-2.6c)."""

from __future__ import annotations

from typing import Final

from kingscourt.games.royals.components import CityPosition
from kingscourt.games.royals.events.occupation import TakenOver, occupies
from kingscourt.games.royals.scoring import give_bonuses
from kingscourt.games.royals.state import VACANT, RoyalsState

CUBES_NEEDED: Final = 2  # RY-1.1: one for the position, one for the title token


def occupy(s: RoyalsState, seat: int, position: CityPosition) -> None:
    """One cube on the position, one on the title token; an old cube is banished; bonuses are given."""
    loser = s.holders[position.index]
    if loser == VACANT:
        if s.tells:
            s.emit(occupies(s.components, seat, position))
    else:
        s.banished = s.banished.copy()
        s.banished[position.city * s.seat_count + loser] += 1
        if s.tells:
            s.emit(TakenOver(s.components, seat, position, loser))
    player = s.players[seat]
    is_new_city = player.cities & (1 << position.city) == 0
    s.holders[position.index] = seat
    player.cubes -= CUBES_NEEDED
    player.titles = player.titles.copy()
    player.titles[position.title] += 1
    player.cities |= 1 << position.city
    give_bonuses(s, seat, position, is_new_city)
