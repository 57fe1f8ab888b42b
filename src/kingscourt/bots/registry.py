"""Bots by name."""

from __future__ import annotations

from collections.abc import Callable

from kingscourt.bots.bot import Bot
from kingscourt.bots.greedy_bot import GreedyBot
from kingscourt.bots.random_bot import RandomBot
from kingscourt.bots.search.search_bot import SearchBot
from kingscourt.bots.search.settings import METHODS, read_settings
from kingscourt.kernel.errors import KingscourtError

BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


class UnknownBot(KingscourtError):
    """An unknown bot name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no bot {name!r}; known bots: {', '.join(sorted(BOTS))}")
        self.name = name


def make_bot(name: str, seed: int) -> Bot:
    """A new bot with its own small source of chance; a name may be the settings of a search."""
    if name in BOTS:
        return BOTS[name](seed)
    if name.partition(":")[0] in METHODS:
        return SearchBot(read_settings(name), seed)
    raise UnknownBot(name)
