"""Behaviour pinned as text: counts of positions and whole games."""

from __future__ import annotations

from pathlib import Path

from kingscourt.kernel.game import Game
from kingscourt.testing.broken import LawBroken
from kingscourt.testing.perft import perft_text
from kingscourt.testing.playthrough import playthrough_text

PERFT = "perft.txt"
PLAYTHROUGH = "playthrough.txt"


def law_perft_is_pinned(game: Game, folder: Path) -> None:
    """As many positions can follow as the file says."""
    compare("law_perft_is_pinned", game, folder / PERFT, perft_text(game))


def law_playthrough_is_pinned(game: Game, folder: Path) -> None:
    """A whole game goes, line by line, as the file says."""
    compare("law_playthrough_is_pinned", game, folder / PLAYTHROUGH, playthrough_text(game))


def compare(law: str, game: Game, file: Path, text: str) -> None:
    """The file and what the rules say today."""
    pinned = file.read_text("utf-8").splitlines()
    now = text.splitlines()
    for number in range(max(len(pinned), len(now))):
        then = pinned[number] if number < len(pinned) else "(end)"
        today = now[number] if number < len(now) else "(end)"
        if then != today:
            raise LawBroken(law, game.id, f"{file.name} line {number + 1}: pinned {then!r}, now {today!r}")
