"""Games that are installed but cannot be used; the others go on without them."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console
from rich.text import Text

from kingscourt.games.registry import installed
from kingscourt.kernel.errors import KingscourtError
from kingscourt.kernel.game import Game


def healthy_games() -> dict[str, Game]:
    """The games that can be loaded, by id; the others are reported on the error output."""
    found = installed()
    warn_about(str(error) for error in found.broken.values())
    return found.games


def warn_about(problems: Iterable[str]) -> None:
    """Print problems on the error output, so that lists for scripts stay clean."""
    console = Console(stderr=True, highlight=False)
    for problem in problems:
        console.print(Text(problem, style="bold red"), soft_wrap=True)


def in_one_line(error: Exception, game: Game) -> str:
    """What the code or the files of a game have raised."""
    if isinstance(error, KingscourtError):
        return str(error)
    return f"the game {game.id!r} is broken: {type(error).__name__}: {' '.join(str(error).split())}"
