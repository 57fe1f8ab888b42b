"""The games of this distribution, which generated pages and our own tests cover."""

from __future__ import annotations

from kingscourt.games.registry import installed
from kingscourt.kernel.game import Game


def shipped_games() -> list[Game]:
    """Every installed game whose texts are in this package; others maintain their own, and may be broken."""
    found = installed()
    for error in found.broken.values():
        if error.value.startswith("kingscourt."):
            raise error
    return [game for game in found.games.values() if game.resources.startswith("kingscourt.")]
