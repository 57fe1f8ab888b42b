"""How far a task is, told through a pipe of its own: nobody waits for it, and nothing depends on it."""

from __future__ import annotations

import contextlib
import os
import struct
from typing import Final

PACKET: Final = struct.Struct(">II")  # small enough to be written whole or not at all
MOST_READ: Final = PACKET.size * 1024
_sinks: list[int] = []  # of this fork: none outside a task


def speak_into(sink: int) -> None:
    """Tell the progress of this process into a pipe; a full one is skipped."""
    os.set_blocking(sink, False)
    _sinks[:] = [sink]


def tell_progress(done: int, total: int) -> None:
    """Tell that `done` of `total` parts of the task are done."""
    for sink in _sinks:
        with contextlib.suppress(OSError):
            os.write(sink, PACKET.pack(done, total))


def newest_progress(source: int) -> tuple[int, int] | None:
    """The last word in a pipe; None if the task has closed it."""
    data = os.read(source, MOST_READ)
    if len(data) < PACKET.size:
        return None
    done, total = PACKET.unpack(data[-PACKET.size :])
    return done, total
