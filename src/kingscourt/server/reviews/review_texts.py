"""A review's phrases in words, for a table's people or for strangers."""

from __future__ import annotations

from kingscourt.server.model.table_setup import TableSetup
from kingscourt.server.tables.loaded_games import find_game
from kingscourt.texts.locale_files import ENGLISH, messages
from kingscourt.texts.renderer import Renderer

PACKAGE = "kingscourt.review"


def names_of(setup: TableSetup) -> list[str]:
    """What the seats are called."""
    return [seat.name or seat.level for seat in setup.seats]


def review_renderer(setup: TableSetup, language: str) -> Renderer:
    """The renderer for a table's review."""
    packages = (PACKAGE, find_game(setup.game).resources)
    return Renderer.of(messages(language, packages), messages(ENGLISH, packages), names_of(setup))
