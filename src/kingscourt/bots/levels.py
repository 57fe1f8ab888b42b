"""Levels: named strengths that people choose from, each a way to think that a game may set for itself."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from kingscourt.bots.bot import Bot
from kingscourt.bots.greedy_bot import GreedyBot
from kingscourt.bots.search.search_bot import SearchBot
from kingscourt.bots.search.settings import read_settings
from kingscourt.bots.seat_handle import SeatHandle
from kingscourt.kernel.action import Action

SQUIRE: Final = "squire"
KNIGHT: Final = "knight"
LORD: Final = "lord"
KING: Final = "king"
LEVELS: Final = (SQUIRE, KNIGHT, LORD, KING)  # weakest first

# How a level thinks in a game that has values and does not say more.
DEFAULTS: Final = {
    SQUIRE: "one-ply:tolerance=1",
    KNIGHT: "paired:samples=4,depth=8,candidates=4",
    LORD: "paired:samples=8,depth=16,candidates=5",
    KING: "paired:samples=16,depth=24,candidates=6",
}


@mypyc_attr(allow_interpreted_subclasses=True)
class LevelBot(Bot):
    """A bot of a level; which search that is, it learns from the game it plays."""

    def __init__(self, level: str, seed: int, changes: str = "") -> None:
        self._level = level
        self._seed = seed
        self._changes = changes  # of the level's settings, such as `seconds=0.5`
        self._bot: Bot | None = None

    def choose(self, handle: SeatHandle) -> Action:
        """What the level's search chooses; a game without values is played by its own evaluation."""
        if self._bot is None:
            self._bot = self._bot_for(handle)
        return self._bot.choose(handle)

    def _bot_for(self, handle: SeatHandle) -> Bot:
        """The bot that this level is in the game at hand."""
        if handle.values() is None:
            return GreedyBot(self._seed)
        settings = read_settings(handle.levels().get(self._level, DEFAULTS[self._level]))
        settings.change(self._changes)
        return SearchBot(settings, self._seed)
