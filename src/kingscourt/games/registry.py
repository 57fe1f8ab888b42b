"""Games by name: whatever an installed distribution offers under the entry point group `kingscourt.games`.

A game that cannot be loaded is reported and never hides the others.
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, PackageNotFoundError, distribution, entry_points
from pkgutil import iter_modules
from types import TracebackType
from typing import Final, NamedTuple

import kingscourt.games
from kingscourt.kernel.errors import KingscourtError, UnknownGame
from kingscourt.kernel.game import Game, TypedGame

GROUP: Final = "kingscourt.games"
LOADERS: Final = ("<frozen ", "importlib")  # frames of the import system, which say nothing about a mistake


class BrokenGame(KingscourtError):
    """An entry point that does not lead to a game of its own name."""

    def __init__(self, point: EntryPoint, problem: str) -> None:
        super().__init__(f"the game {point.name!r} cannot be loaded from {origin_of(point)}: {problem}")
        self.name: str = point.name
        self.value: str = point.value


class Installed(NamedTuple):
    """All games by id, sorted: those that can be played, and the others with their problems."""

    games: dict[str, Game]
    broken: dict[str, BrokenGame]


def names() -> list[str]:
    """The ids of all games, sorted; nothing is loaded, so some may be broken."""
    return sorted(_offered())


def game(name: str) -> Game:
    """The game with this id."""
    offered = _offered()
    if name not in offered:
        raise UnknownGame(name, sorted(offered))
    return _load(offered[name])


def installed() -> Installed:
    """Load all games; whatever goes wrong in one concerns that one alone."""
    found = Installed({}, {})
    for name, point in sorted(_offered().items()):
        try:
            found.games[name] = _load(point)
        except BrokenGame as error:
            found.broken[name] = error
    return found


def games() -> dict[str, Game]:
    """All games that can be played, by id, sorted."""
    return installed().games


def origin_of(point: EntryPoint) -> str:
    """An entry point with the distribution that offers it."""
    return point.value if point.dist is None else f"{point.value} ({point.dist.name} {point.dist.version})"


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
    except (Exception, SystemExit) as error:  # the code of a plugin can raise anything
        raise BrokenGame(point, _told(error)) from error
    if not isinstance(found, TypedGame):
        raise BrokenGame(point, f"that is no Game but of type {type(found).__name__}")
    if found.id != point.name:
        raise BrokenGame(point, f"that is no game of this id but {found.id!r}")
    return found


def _told(error: BaseException) -> str:
    """An error in one line, with the place of the mistake if there is one."""
    if isinstance(error, SyntaxError) and error.filename:
        return f"{type(error).__name__} in {error.filename}, line {error.lineno}: {error.msg}"
    place = _place(error.__traceback__)
    return f"{type(error).__name__}{place}: {' '.join(str(error).split())}"


def _place(trace: TracebackType | None) -> str:
    """The innermost file and line that belongs neither to the import system nor to this module."""
    place = ""
    while trace is not None:
        file = trace.tb_frame.f_code.co_filename
        if file != __file__ and not any(part in file for part in LOADERS):
            place = f" in {file}, line {trace.tb_lineno}"
        trace = trace.tb_next
    return place
