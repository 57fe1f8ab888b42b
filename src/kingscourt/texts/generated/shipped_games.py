"""The games of this distribution, which generated pages and our own tests cover."""

from __future__ import annotations

from kingscourt.games.registry import games
from kingscourt.kernel.game import Game


def shipped_games() -> list[Game]:
    """Every installed game whose texts are in this package; others maintain their own."""
    return [game for game in games().values() if game.resources.startswith("kingscourt.")]
