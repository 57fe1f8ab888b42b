"""Behaviour pinned as text: position counts and whole games."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from kingscourt.kernel.game import Game
from kingscourt.testing.errors import LawBroken
from kingscourt.testing.perft import perft_text
from kingscourt.testing.playthrough import playthrough_text

PERFT = "perft.txt"
PLAYTHROUGH = "playthrough.txt"
PROJECT = "pyproject.toml"
INSTALLED = "site-packages"


def pins_folder(game: Game) -> Path:
    """Where a game keeps its pins: `tests/pins/GAME` of its source's project, or of the current folder."""
    package = Path(str(files(game.resources)))
    projects = [folder for folder in package.parents if (folder / PROJECT).is_file()]
    is_source = projects and INSTALLED not in package.parts
    return (projects[0] if is_source else Path()) / "tests" / "pins" / game.id


def law_perft_is_pinned(game: Game, folder: Path) -> None:
    """The numbers of following positions are those in the file."""
    compare("law_perft_is_pinned", game, folder / PERFT, perft_text(game))


def law_playthrough_is_pinned(game: Game, folder: Path) -> None:
    """A whole game plays out, line by line, as in the file."""
    compare("law_playthrough_is_pinned", game, folder / PLAYTHROUGH, playthrough_text(game))


def compare(law: str, game: Game, file: Path, text: str) -> None:
    """Compare the file with what the rules produce today."""
    pinned = file.read_text("utf-8").splitlines()
    now = text.splitlines()
    for number in range(max(len(pinned), len(now))):
        then = pinned[number] if number < len(pinned) else "(end)"
        today = now[number] if number < len(now) else "(end)"
        if then != today:
            raise LawBroken(law, game.id, f"{file.name} line {number + 1}: pinned {then!r}, now {today!r}")
