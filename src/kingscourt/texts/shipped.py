"""The games of this distribution: what generated pages and our own tests are about."""

from __future__ import annotations

from kingscourt.games.registry import games
from kingscourt.kernel.game import Game


def shipped_games() -> list[Game]:
    """Every installed game whose texts lie in this package; others look after theirs."""
    return [game for game in games().values() if game.resources.startswith("kingscourt.")]
