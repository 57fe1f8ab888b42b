"""How good a position is for a seat."""

from __future__ import annotations

from kingscourt.games.kingsburg.state import KingsburgState


def evaluate(s: KingsburgState, seat: int) -> int:
    """Points, goods and what they may become."""
    return s.players[seat].vp
