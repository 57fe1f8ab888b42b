"""Records given on the command line."""

from __future__ import annotations

from pathlib import Path

from kingscourt.cli.file_io import read_text
from kingscourt.games.registry import game as find_game
from kingscourt.kernel.game import Game
from kingscourt.table.record import Record, read_record


def open_record(path: Path) -> tuple[Record, Game]:
    """Read a record and find its game."""
    record = read_record(read_text(path))
    return record, find_game(record.header.game)
