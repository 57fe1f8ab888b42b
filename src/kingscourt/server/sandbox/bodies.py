"""What the tasks of the children work on."""

from __future__ import annotations

import msgspec

from kingscourt.server.model.course import Hold
from kingscourt.server.model.row import Row
from kingscourt.server.model.setup import Setup


class Box(msgspec.Struct, frozen=True):
    """An owner's component file for a game."""

    game: str
    text: str


class Written(msgspec.Struct, frozen=True):
    """The text of a record."""

    text: str


class Played(msgspec.Struct, frozen=True):
    """A table and its log, with the header."""

    setup: Setup
    lines: list[str]


class Trial(msgspec.Struct, frozen=True):
    """A table as it is stored and what a worker would do; without a kind it is only replayed."""

    row: Row
    lines: list[str]
    now: float
    wall: float
    kind: str = ""
    bot_budget: float = 0
    takeover_after: int = 0
    takeover_bot: str = ""


class Tried(msgspec.Struct, frozen=True):
    """Why the table is to be held, if it is."""

    hold: Hold | None
