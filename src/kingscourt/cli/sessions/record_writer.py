"""A record that grows with the game: every entry is on disk before play continues."""

from __future__ import annotations

import os
from pathlib import Path

from kingscourt.cli.error_messages import FAILURE, ErrorMessage
from kingscourt.table.entry import Entry
from kingscourt.table.game_setup import GameSetup
from kingscourt.table.position import Position
from kingscourt.table.record import closing_lines, entry_line, header_line


class RecordWriter:
    """Append the lines of one table to a new file."""

    def __init__(self, path: Path, game_setup: GameSetup) -> None:
        self.path = path
        self._seats = game_setup.options.seats
        try:
            path.touch(exist_ok=False)
        except FileExistsError:
            advice = "Records are never overwritten; choose another name."
            raise ErrorMessage(f"{path} already exists.", advice) from None
        except OSError as error:
            advice = "Choose a folder that exists and that you can write to."
            raise ErrorMessage(f"{path} cannot be written: {error.strerror}.", advice, FAILURE) from None
        self._write([header_line(game_setup)])

    def append(self, entries: list[Entry]) -> None:
        """Write entries."""
        self._write([entry_line(entry, self._seats) for entry in entries])

    def finish(self, position: Position, seed: bytes) -> None:
        """Write the result and reveal the seed."""
        self._write(closing_lines(position, seed))

    def _write(self, lines: list[str]) -> None:
        if not lines:
            return
        with self.path.open("a", encoding="utf-8", newline="\n") as file:
            file.write("".join(f"{line}\n" for line in lines))
            file.flush()
            os.fsync(file.fileno())
