"""How good a position looks for a seat."""

from __future__ import annotations

from kingscourt.games.rival_kings.scoring import points_of
from kingscourt.games.rival_kings.state import RivalKings


def evaluate(s: RivalKings, seat: int) -> int:
    """Points now."""
    return 100 * points_of(s.components, s.players[seat])
