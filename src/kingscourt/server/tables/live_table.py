"""One table in memory: its row, its core, and its listeners."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod

import msgspec

from kingscourt.kernel.phrase import Phrase
from kingscourt.lessons.lesson_progress import Course
from kingscourt.server.errors.problems import Later
from kingscourt.server.model.clocks_and_offers import Offer
from kingscourt.server.model.table_row import TableRow, TableSnapshot
from kingscourt.server.model.table_setup import TableSetup
from kingscourt.server.tables.history_fingerprints import HistoryFingerprints, mark_in
from kingscourt.server.tables.lesson_course import course_at
from kingscourt.server.tables.loaded_games import table_of
from kingscourt.server.tables.shown_position import ShownPosition
from kingscourt.table.errors import BadRecord
from kingscourt.table.position_history import PositionHistory
from kingscourt.table.record import read_entry
from kingscourt.table.replay import play_entry
from kingscourt.table.table import Table

ENCODER = msgspec.json.Encoder()
About = tuple[TableSetup, str, str, list[Offer], bool, list[int], list[int], dict[int, str], Course | None]


class TableListener(ABC):
    """A follower of a table, from a seat or watching."""

    seat: int | None = None

    @abstractmethod
    def wake(self) -> None:
        """React to a change of the table."""


class TableLock:
    """The lock of a table, acquired with a timeout."""

    __slots__ = ("_opened", "_timeout")

    def __init__(self, opened: LiveTable, timeout: float) -> None:
        self._opened = opened
        self._timeout = timeout

    async def __aenter__(self) -> None:
        opened = self._opened
        if not opened.waiting and not opened.lock.locked():
            await opened.lock.acquire()  # without a timer, which would cost more than all the rest
            return
        opened.waiting += 1
        try:
            async with asyncio.timeout(self._timeout):
                await opened.lock.acquire()
        except TimeoutError:
            raise Later(Phrase("service-too-busy"), "timed out waiting for the table's lock") from None
        finally:
            opened.waiting -= 1

    async def __aexit__(self, *_: object) -> None:
        self._opened.lock.release()


class LiveTable:
    """A cached copy, never ahead of the store; `lock` serializes the changes of this process."""

    def __init__(self, snapshot: TableSnapshot) -> None:
        self.lock = asyncio.Lock()
        self.waiting = 0  # tasks that wait for the lock
        self.watchers: set[TableListener] = set()
        self.row: TableRow = snapshot.row
        self.table: Table | None = None
        self.marks: HistoryFingerprints | None = None  # of the table's log
        self.history: PositionHistory | None = None  # built when somebody looks at past positions
        self.totals: bytes | None = None  # computed on request
        self.has_bad_components = False  # its owner's component file cannot be read here
        self.is_stale = False  # dropped; holders must ask the table manager again
        self._about: About | None = None
        self._about_row: TableRow | None = None
        self._shown = ShownPosition()
        self._take(snapshot)

    def turn(self, timeout: float) -> TableLock:
        """The lock that serializes changes within this process."""
        return TableLock(self, timeout)

    def since(self) -> int:
        """The number of the last entry here, for loading only what follows."""
        return -1 if self.table is None else self.table.position.last

    def accept(self, snapshot: TableSnapshot) -> bool:
        """Catch up with a snapshot taken after `since`; return False if it does not continue this copy."""
        self._take(snapshot)
        mark = mark_in(snapshot.row.stamp)
        return self.marks is None or mark in ("", self.marks.last())

    def _take(self, snapshot: TableSnapshot) -> None:
        lines = snapshot.lines
        if self.table is None and lines:
            self.table = table_of(snapshot.row.setup)
            self.marks = HistoryFingerprints(snapshot.row.setup)
            lines = lines[1:]
        if self.table is not None and self.marks is not None:
            self._leave_shown(self.table)
            _play(self.table, lines)
            self.marks.extend(self.marks.after(lines))
            self.table.position.slots = dict(snapshot.row.slots)
        self.row = snapshot.row

    def _leave_shown(self, table: Table) -> None:
        """Continue on a copy: what was shown is compared with what comes next."""
        if self._shown.is_of(table.position):
            table.position = table.position.copy()

    def about(self) -> About:
        """Everything but the game; the same object as long as nothing in it changes."""
        if self._about is None or self._about_row is not self.row:
            self._about_row = self.row
            about = _about(self.row, self.table)
            if about != self._about:
                self._about = about
        assert self._about is not None
        return self._about

    def shown(self, table: Table) -> ShownPosition:
        """The current position as it is sent, computed once for all who share a view."""
        self._shown.look(table, {watcher.seat for watcher in self.watchers})
        return self._shown

    def forget_shown(self) -> None:
        """Drop what is kept for followers once nobody follows; it is rebuilt on demand."""
        self._shown = ShownPosition()

    def wake(self) -> None:
        """Wake all followers."""
        for watcher in list(self.watchers):
            watcher.wake()


def _about(row: TableRow, table: Table | None) -> About:
    progress = row.progress
    bots = {} if table is None else dict(table.position.bots)
    standing = (row.status, row.rules, progress.offers, progress.paused, progress.missed, progress.resigned)
    return (row.setup, *standing, bots, course_at(row.setup, table, progress.seen))


def _play(table: Table, lines: list[str]) -> None:
    for line in lines:
        n = table.position.last + 1
        entry = read_entry(line, n)
        if entry.n != n:
            raise BadRecord(n, f"the log continues with entry {entry.n}")
        play_entry(table, entry)
