"""The log that a bot's question is about: stored entries, and answers of the same run not stored yet."""

from __future__ import annotations

from kingscourt.server.model.table_setup import TableSetup
from kingscourt.server.tables.history_fingerprints import SIZE, HistoryFingerprints
from kingscourt.server.thinking.messages import setup_for_child
from kingscourt.table.entry import Entry
from kingscourt.table.record import entry_line
from kingscourt.table.table import Table


class TableLog:
    """The log of a table, fixed up to a stored entry and growing with a run of answers after it."""

    def __init__(
        self, table: str, setup: TableSetup, stored: Table, marks: HistoryFingerprints, run: Table
    ) -> None:
        self.table = table
        self.host = setup.creator
        self.setup = setup_for_child(setup)
        self._seats = len(setup.seats)
        self._stored = stored.entries
        self._last_stored = stored.position.last
        self._marks = marks
        self._run = run
        self._run_lines: list[str] = []
        self._run_marks = b""

    def last(self) -> int:
        """The number of the last entry."""
        return self._last_stored + len(self._run.entries)

    def lines_after(self, n: int) -> list[str]:
        """The entries after number `n`."""
        self._catch_up()
        lines = [self._line(entry) for entry in self._stored[n : self._last_stored]]
        return lines + self._run_lines[max(0, n - self._last_stored) :]

    def mark_at(self, n: int) -> str:
        """The mark of the log up to entry `n`; empty if it is not that long."""
        if n <= self._last_stored:
            return self._marks.at(n)
        self._catch_up()
        at = (n - self._last_stored - 1) * SIZE
        return self._run_marks[at : at + SIZE].hex()

    def _catch_up(self) -> None:
        """Compute the lines and marks of the run; nobody changes the stored marks before it is stored."""
        if len(self._run_lines) < len(self._run.entries):
            self._run_lines = [self._line(entry) for entry in self._run.entries]
            self._run_marks = self._marks.after(self._run_lines)

    def _line(self, entry: Entry) -> str:
        return entry_line(entry, self._seats)
