"""How far a review is, told through a small file: a task has no other way to speak before it ends."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Final

from kingscourt.server.api.wire_types import ReviewProgress

FORM: Final = struct.Struct(">II")


def new_progress_file(folder: Path, table: str) -> Path:
    """A file in which nothing is done yet."""
    path = folder / table
    path.write_bytes(FORM.pack(0, 0))
    return path


def write_progress(path: Path, done: int, total: int) -> None:
    """Tell that `done` of `total` entries are reviewed; nobody waits for it, so a full disk is no error."""
    try:
        path.write_bytes(FORM.pack(done, total))
    except OSError:
        return


def read_progress(path: Path) -> ReviewProgress:
    """The last word of the task; a file that is just being written says nothing."""
    try:
        data = path.read_bytes()
    except OSError:
        data = b""
    done, total = FORM.unpack(data) if len(data) == FORM.size else (0, 0)
    return ReviewProgress(done, total)
