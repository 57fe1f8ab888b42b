"""A prepared change, which takes effect once the caller has stored it."""

from __future__ import annotations

from kingscourt.table.entry import Entry
from kingscourt.table.position import Position


class Change:
    """The entries to append and the position after them; filling a sealed slot adds no entries."""

    def __init__(self, position: Position, entries: list[Entry]) -> None:
        self.position: Position = position
        self.entries: list[Entry] = entries
