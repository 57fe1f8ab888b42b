"""Bots by name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from kingscourt.bots.bot import Bot
from kingscourt.bots.levels import LEVELS
from kingscourt.bots.random_bot import RandomBot
from kingscourt.bots.search.search_bot import SearchBot
from kingscourt.bots.search.settings import METHODS
from kingscourt.kernel.errors import KingscourtError

BOTS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    **{level: partial(SearchBot, level) for level in LEVELS},
}


class UnknownBot(KingscourtError):
    """An unknown bot name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no bot {name!r}; known bots: {', '.join(sorted(BOTS))}")
        self.name = name


def make_bot(name: str, seed: int) -> Bot:
    """A new bot with its own small source of chance.

    Besides names there are settings of searches, such as `paired:samples=16,depth=24`, and levels with other
    settings, such as `king:seconds=0.5`.
    """
    kind, _, settings = name.partition(":")
    if kind in METHODS or (settings and kind in LEVELS):
        return SearchBot(name, seed)
    if name not in BOTS:
        raise UnknownBot(name)
    return BOTS[name](seed)
