"""One table in memory: its row, its core, and who wants to hear of changes."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod

from kingscourt.server.model.row import Row, Snapshot
from kingscourt.server.tables.games import table_of
from kingscourt.table.errors import BadRecord
from kingscourt.table.record import read_entry
from kingscourt.table.replay import play_entry
from kingscourt.table.table import Table


class Watcher(ABC):
    """Somebody who follows a table."""

    @abstractmethod
    def wake(self) -> None:
        """The table has changed."""


class OpenTable:
    """A copy of the truth, never ahead of the store; `lock` keeps changes of this process apart."""

    def __init__(self, snapshot: Snapshot) -> None:
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.row: Row = snapshot.row
        self.table: Table | None = None
        self.is_stale = False  # dropped: whoever holds it asks the house again
        self._take(snapshot)

    def since(self) -> int:
        """The number after which lines are missing here."""
        return -1 if self.table is None else self.table.position.last

    def accept(self, snapshot: Snapshot) -> bool:
        """Catch up with a snapshot taken after `since`; whether anything is new."""
        if snapshot.row.version <= self.row.version:
            return False
        self._take(snapshot)
        return True

    def _take(self, snapshot: Snapshot) -> None:
        lines = snapshot.lines
        if self.table is None and lines:
            self.table = table_of(snapshot.row.setup)
            lines = lines[1:]
        if self.table is not None:
            _play(self.table, lines)
            self.table.position.slots = dict(snapshot.row.slots)
        self.row = snapshot.row

    def wake(self) -> None:
        """Tell everybody who follows."""
        for watcher in list(self.watchers):
            watcher.wake()


def _play(table: Table, lines: list[str]) -> None:
    for line in lines:
        n = table.position.last + 1
        entry = read_entry(line, n)
        if entry.n != n:
            raise BadRecord(n, f"the log goes on with {entry.n}")
        play_entry(table, entry)
