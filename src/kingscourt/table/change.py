"""A prepared change: kept only after whoever stores it says that it is stored."""

from __future__ import annotations

from kingscourt.table.entry import Entry
from kingscourt.table.position import Position


class Change:
    """The entries to append and the position after them; a filled slot is a change without entries."""

    def __init__(self, position: Position, entries: list[Entry]) -> None:
        self.position: Position = position
        self.entries: list[Entry] = entries
