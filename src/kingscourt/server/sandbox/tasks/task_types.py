"""The inputs and results of the tasks."""

from __future__ import annotations

import msgspec

from kingscourt.review.effort import Effort
from kingscourt.server.model.clocks_and_offers import Hold
from kingscourt.server.model.table_row import TableRow
from kingscourt.server.model.table_setup import TableSetup


class ComponentFileTask(msgspec.Struct, frozen=True):
    """An owner's component file for a game."""

    game: str
    text: str


class RecordTask(msgspec.Struct, frozen=True):
    """The text of a record."""

    text: str


class ReviewTask(msgspec.Struct, frozen=True):
    """The text of a record, and how much work to do; without it, as much as the game's length calls for."""

    text: str
    effort: Effort | None = None


class ReplayTask(msgspec.Struct, frozen=True):
    """A table and its log, with the header."""

    setup: TableSetup
    lines: list[str]


class TableTrial(msgspec.Struct, frozen=True):
    """A stored table and the kind of work that is due; without a kind, it is only replayed."""

    row: TableRow
    lines: list[str]
    now: float
    wall: float
    kind: str = ""
    bot_budget: float = 0
    takeover_after: int = 0
    takeover_bot: str = ""


class TableTrialResult(msgspec.Struct, frozen=True):
    """The hold that the table calls for, if any."""

    hold: Hold | None
