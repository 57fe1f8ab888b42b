"""The row of a table: what processes must agree on, in searchable columns."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from kingscourt.server.model.clocks_and_offers import ClocksAndOffers
from kingscourt.server.model.table_setup import TableSetup

TABLE_OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"
HELD: Final = "held"
CLOSED: Final = "closed"
Status = Literal["open", "running", "over", "held", "closed"]

Slots = dict[int, list[str]]


class TableRow(msgspec.Struct, frozen=True):
    """One table; `version` grows with every change and guards every write."""

    id: str
    version: int
    status: Status
    last: int  # number of the last entry
    rules: str
    digest: str
    pending: list[int]  # seats being asked, without those that have made a sealed choice
    deadline: float | None  # service time
    bot_at: float | None  # since when a bot is due
    unlisted: bool  # the directory is not up to date
    setup: TableSetup
    progress: ClocksAndOffers = msgspec.field(name="course")  # column name
    slots: Slots
    stamp: str = ""  # unique to the write that made this version (ADR 15)


def is_same(one: TableRow, other: TableRow) -> bool:
    """Whether two rows are the same version of the same history."""
    return one.version == other.version and one.stamp == other.stamp


class TableWrite(msgspec.Struct, frozen=True):
    """One transaction: the new row, the lines to append (0 is the header), and the command behind it."""

    row: TableRow
    lines: list[str] = []
    first: int = 0  # number of the first line
    seat: int = -1
    command: str = ""
    answer: bytes = b""
    changes_setup: bool = True
    before: str | None = None  # stamp of the row it is based on; None if `row` still has it

    def guard(self) -> tuple[int, str]:
        """The version and stamp that the stored row must have for this write."""
        return self.row.version - 1, self.row.stamp if self.before is None else self.before


class TableSnapshot(msgspec.Struct, frozen=True):
    """A row and the lines after some number, read at the same moment."""

    row: TableRow
    lines: list[str]
