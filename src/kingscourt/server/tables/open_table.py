"""One table in memory: its row, its core, and who wants to hear of changes."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod

import msgspec

from kingscourt.kernel.phrase import Phrase
from kingscourt.server.errors.problems import Later
from kingscourt.server.model.course import Offer
from kingscourt.server.model.row import Row, Snapshot
from kingscourt.server.model.setup import Setup
from kingscourt.server.tables.games import table_of
from kingscourt.server.tables.marks import Marks, mark_in
from kingscourt.table.errors import BadRecord
from kingscourt.table.position import Position
from kingscourt.table.projection import Shared, update_for
from kingscourt.table.record import read_entry
from kingscourt.table.replay import play_entry
from kingscourt.table.rewind import Rewind
from kingscourt.table.table import Table

ENCODER = msgspec.json.Encoder()
MOST_SHOWN = 12  # pushes kept for others: one for each pair of eyes, and a few more
About = tuple[Setup, str, str, list[Offer], bool, list[int], list[int], dict[int, str]]


class Watcher(ABC):
    """Somebody who follows a table."""

    @abstractmethod
    def wake(self) -> None:
        """The table has changed."""


class Turn:
    """The lock of a table, waited for so long and no longer."""

    __slots__ = ("_opened", "_patience")

    def __init__(self, opened: OpenTable, patience: float) -> None:
        self._opened = opened
        self._patience = patience

    async def __aenter__(self) -> None:
        opened = self._opened
        if not opened.waiting and not opened.lock.locked():
            await opened.lock.acquire()  # at once; a timer would cost more than the rest of this
            return
        opened.waiting += 1
        try:
            async with asyncio.timeout(self._patience):
                await opened.lock.acquire()
        except TimeoutError:
            raise Later(Phrase("service-too-busy"), "the lock of the table was not given") from None
        finally:
            opened.waiting -= 1

    async def __aexit__(self, *_: object) -> None:
        self._opened.lock.release()


class OpenTable:
    """A copy of the truth, never ahead of the store; `lock` keeps changes of this process apart."""

    def __init__(self, snapshot: Snapshot) -> None:
        self.lock = asyncio.Lock()
        self.waiting = 0  # for the lock
        self.watchers: set[Watcher] = set()
        self.row: Row = snapshot.row
        self.table: Table | None = None
        self.marks: Marks | None = None  # of the table's log
        self.rewind: Rewind | None = None  # made when somebody looks back
        self.totals: bytes | None = None  # worked out when somebody asks
        self.is_box_bad = False  # its owner's component file cannot be read here
        self.is_stale = False  # dropped: whoever holds it asks the house again
        self._about: About | None = None
        self._about_row: Row | None = None
        self._shown: dict[tuple[int | None, int], bytes] = {}
        self._shared: Shared | None = None
        self._shown_position: Position | None = None
        self._take(snapshot)

    def turn(self, patience: float) -> Turn:
        """Keeps other changes of this process away."""
        return Turn(self, patience)

    def since(self) -> int:
        """The number after which lines are missing here."""
        return -1 if self.table is None else self.table.position.last

    def accept(self, snapshot: Snapshot) -> bool:
        """Catch up with a snapshot taken after `since`; False: it does not go on from this copy."""
        self._take(snapshot)
        mark = mark_in(snapshot.row.stamp)
        return self.marks is None or mark in ("", self.marks.last())

    def _take(self, snapshot: Snapshot) -> None:
        self._shown_position = None  # it goes on in place
        lines = snapshot.lines
        if self.table is None and lines:
            self.table = table_of(snapshot.row.setup)
            self.marks = Marks(snapshot.row.setup)
            lines = lines[1:]
        if self.table is not None and self.marks is not None:
            _play(self.table, lines)
            self.marks.extend(self.marks.after(lines))
            self.table.position.slots = dict(snapshot.row.slots)
        self.row = snapshot.row

    def about(self) -> About:
        """Everything but the game; the same object for as long as nothing of it changes."""
        if self._about is None or self._about_row is not self.row:
            self._about_row = self.row
            about = _about(self.row, self.table)
            if about != self._about:
                self._about = about
        assert self._about is not None
        return self._about

    def update_bytes(self, table: Table, seat: int | None, since: int) -> bytes:
        """What a seat is sent after an entry, worked out once for all who see with the same eyes."""
        if table.position is not self._shown_position:
            self._shown, self._shared = {}, Shared(table)
            self._shown_position = table.position
        known = self._shown.get((seat, since))
        if known is None:
            if len(self._shown) >= MOST_SHOWN:  # who comes back after a break has a number of their own
                del self._shown[next(iter(self._shown))]
            known = self._shown[seat, since] = ENCODER.encode(update_for(table, seat, since, self._shared))
        return known

    def forget_shown(self) -> None:
        """Nobody follows any more: what they were sent is worked out again when it is needed."""
        self._shown_position = None
        self._shown, self._shared = {}, None

    def wake(self) -> None:
        """Tell everybody who follows."""
        for watcher in list(self.watchers):
            watcher.wake()


def _about(row: Row, table: Table | None) -> About:
    course = row.course
    bots = {} if table is None else dict(table.position.bots)
    standing = (row.status, row.rules, course.offers, course.paused, course.missed, course.resigned)
    return (row.setup, *standing, bots)


def _play(table: Table, lines: list[str]) -> None:
    for line in lines:
        n = table.position.last + 1
        entry = read_entry(line, n)
        if entry.n != n:
            raise BadRecord(n, f"the log goes on with {entry.n}")
        play_entry(table, entry)
