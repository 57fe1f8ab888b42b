"""Levels: named strengths that people choose from, each a way to think that a game may set for itself."""

from __future__ import annotations

from typing import Final

from kingscourt.bots.search.settings import ONE_PLY, SearchSettings, read_settings
from kingscourt.kernel.game import Game

SQUIRE: Final = "squire"
KNIGHT: Final = "knight"
LORD: Final = "lord"
KING: Final = "king"
LEVELS: Final = (SQUIRE, KNIGHT, LORD, KING)  # weakest first
USUAL: Final = KNIGHT  # whom people meet who have not chosen; the browser proposes it, too

# How a level thinks in a game that does not say more.
DEFAULTS: Final = {
    SQUIRE: "one-ply:tolerance=1",
    KNIGHT: "one-ply:careful=1",
    LORD: "paired:samples=8,depth=16,candidates=5",
    KING: "paired:samples=16,depth=24,candidates=6",
}


def settings_of(name: str, own: dict[str, str]) -> SearchSettings:
    """How a bot thinks: a level or a search by name, both with changes such as `king:seconds=0.5`.

    `own` are the settings that a game has for levels. Raises ValueError with what is wrong.
    """
    level, _, changes = name.partition(":")
    if level not in DEFAULTS:
        return read_settings(name)
    settings = read_settings(own.get(level, DEFAULTS[level]))
    settings.change(changes)
    return settings


def takeover_level(game: Game) -> str:
    """The level that plays for whoever has left: the one that takes the best answer at first sight."""
    own = game.levels()
    for level in LEVELS:
        settings = settings_of(level, own)
        if settings.method == ONE_PLY and settings.tolerance == 0.0:
            return level
    return USUAL
