"""A record that grows with the game: every line is on disk before the table goes on."""

from __future__ import annotations

import os
from pathlib import Path

from kingscourt.cli.problems import FAILURE, Problem
from kingscourt.table.entry import Entry
from kingscourt.table.position import Position
from kingscourt.table.record import closing_lines, entry_line, header_line
from kingscourt.table.setting import Setting


class Recorder:
    """Appends the lines of one table to a new file."""

    def __init__(self, path: Path, setting: Setting) -> None:
        self.path = path
        self._seats = setting.options.seats
        try:
            path.touch(exist_ok=False)
        except FileExistsError:
            advice = "A record is never overwritten: choose another name."
            raise Problem(f"There is already a file {path}.", advice) from None
        except OSError as error:
            advice = "Choose a folder that exists and that you can write to."
            raise Problem(f"{path} cannot be written: {error.strerror}.", advice, FAILURE) from None
        self._write([header_line(setting)])

    def append(self, entries: list[Entry]) -> None:
        """Keep entries."""
        self._write([entry_line(entry, self._seats) for entry in entries])

    def finish(self, position: Position, seed: bytes) -> None:
        """Keep the result and reveal the seed."""
        self._write(closing_lines(position, seed))

    def _write(self, lines: list[str]) -> None:
        if not lines:
            return
        with self.path.open("a", encoding="utf-8", newline="\n") as file:
            file.write("".join(f"{line}\n" for line in lines))
            file.flush()
            os.fsync(file.fileno())
