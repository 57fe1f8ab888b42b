"""Games by name: whatever an installed distribution offers under the entry point group `kingscourt.games`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, PackageNotFoundError, distribution, entry_points
from pkgutil import iter_modules
from typing import Final

import kingscourt.games
from kingscourt.kernel.errors import KingscourtError, UnknownGame
from kingscourt.kernel.game import Game, TypedGame

GROUP: Final = "kingscourt.games"


class BrokenGame(KingscourtError):
    """An entry point that does not lead to a game of its own name."""

    def __init__(self, name: str, value: str, problem: str) -> None:
        super().__init__(f"the game {name!r} cannot be loaded from {value}: {problem}")
        self.name: str = name


def names() -> list[str]:
    """The ids of all games, sorted; nothing is loaded."""
    return sorted(_offered())


def game(name: str) -> Game:
    """The game with this id."""
    offered = _offered()
    if name not in offered:
        raise UnknownGame(name, sorted(offered))
    return _load(offered[name])


def games() -> dict[str, Game]:
    """All games by id, sorted."""
    return {name: game(name) for name in names()}


def _offered() -> dict[str, EntryPoint]:
    offered = {point.name: point for point in entry_points(group=GROUP)}
    try:
        distribution("kingscourt")
    except PackageNotFoundError:  # a bare checkout on the path: its folders stand for the entry points
        for module in iter_modules(kingscourt.games.__path__):
            if module.ispkg:
                value = f"kingscourt.games.{module.name}.game:GAME"
                offered.setdefault(module.name, EntryPoint(module.name, value, GROUP))
    return offered


@cache
def _load(point: EntryPoint) -> Game:
    try:
        found = point.load()
    except (ImportError, AttributeError) as error:
        raise BrokenGame(point.name, point.value, str(error)) from error
    if not isinstance(found, TypedGame) or found.id != point.name:
        raise BrokenGame(point.name, point.value, "that is no game of this id")
    return found
