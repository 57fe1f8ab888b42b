"""The row of a table: what processes must agree on, found by columns."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from kingscourt.server.model.course import Course
from kingscourt.server.model.setup import Setup

OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"
HELD: Final = "held"
CLOSED: Final = "closed"
Status = Literal["open", "running", "over", "held", "closed"]

Slots = dict[int, list[str]]


class Row(msgspec.Struct, frozen=True):
    """One table; `version` grows with every change and guards every write."""

    id: str
    version: int
    status: Status
    last: int  # number of the last entry
    rules: str
    digest: str
    pending: list[int]  # seats that are waited for, without those whose sealed choice lies ready
    deadline: float | None  # service time
    bot_at: float | None  # since when a bot is to move
    unlisted: bool  # the directory does not know yet
    setup: Setup
    course: Course
    slots: Slots
    stamp: str = ""  # names the write that made this version, and no other (ADR 15)


def is_same(one: Row, other: Row) -> bool:
    """Whether two rows are the same version of the same history."""
    return one.version == other.version and one.stamp == other.stamp


class Write(msgspec.Struct, frozen=True):
    """One transaction: the new row, the lines to append (0 is the header), the command that did it."""

    row: Row
    lines: list[str] = []
    first: int = 0  # number of the first line
    seat: int = -1
    command: str = ""
    answer: bytes = b""
    changes_setup: bool = True
    before: str | None = None  # stamp of the row it goes on from; None: the row still has it

    def guard(self) -> tuple[int, str]:
        """Version and stamp that the row in the store must have for this write."""
        return self.row.version - 1, self.row.stamp if self.before is None else self.before


class Snapshot(msgspec.Struct, frozen=True):
    """A row and the lines after some number, read at one moment."""

    row: Row
    lines: list[str]
