"""A game's `data/hints.toml`: what its values are about, in themes that a player understands.

Messages: `<game>-hint-<theme>`, one sentence that says what an answer is good for.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from kingscourt.kernel.game import Game


class HintsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The features of each theme, and how far apart answers may be that are both sensible."""

    margin: float = 1.0  # points below the best answer
    points: str = ""  # the theme of points that are counted when the game is over
    rivals: str = ""  # the theme of what an answer takes from others, if the values weigh that
    themes: dict[str, list[str]] = {}
    untold: list[str] = []  # features that say nothing to a player, or that answers hardly move


def hints_file_of(game: Game) -> HintsFile:
    """The file of a game; without one, hints give no reasons but prices."""
    return _read(game.resources)


def theme_key(game: Game, theme: str) -> str:
    """The message of a theme."""
    return f"{game.id.replace('_', '-')}-hint-{theme}"


def warning_key(game: Game, name: str) -> str:
    """The message of a warning."""
    return f"{game.id.replace('_', '-')}-warning-{name}"


@cache
def _read(package: str) -> HintsFile:
    file = files(package) / "data" / "hints.toml"
    text = file.read_text(encoding="utf-8") if file.is_file() else ""
    return msgspec.toml.decode(text, type=HintsFile)
