"""The rules to read: chapters in the order a person learns, and positions that show a rule (msgspec).

Messages: `<game>-chapter-<chapter>` for a heading, with the attribute `about` (a sentence that leads in), and
`<game>-position-<position>` (what to see there, and why).
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from kingscourt.kernel.game import Game
from kingscourt.kernel.options import Options
from kingscourt.lessons.lesson import Name


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Some rules under one heading."""

    name: Name
    icon: Name
    rules: Annotated[list[str], Meta(min_length=1)]  # ids in reading order


class RuleBook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every numbered rule of a game, each in one chapter: goal, a round, its phases, scoring, rare cases."""

    chapters: Annotated[list[Chapter], Meta(min_length=3)]


class ShownPosition(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A position that shows a rule on the real board, to one seat that is asked something there."""

    rule: str
    scenario: str  # the position, as `Game.scenario` reads it
    seat: int = 0
    light: list[str] = []  # places that are pointed out
    allowed: list[str] = []  # actions that the rule allows here
    refused: list[str] = []  # actions that the rule refuses here
    name: Name = "position"  # given by the name of the file


class _Said(msgspec.Struct, frozen=True):
    """What every scenario may say about its table."""

    edition: str = ""
    options: dict[str, str] = {}


def options_of(game: Game, shown: ShownPosition) -> Options:
    """The seats, edition and options of a position; what it does not say is as usual."""
    said = msgspec.toml.decode(shown.scenario, type=_Said)
    seats = game.scenario(shown.scenario).seat_count
    return game.options(seats, said.edition, said.options)
