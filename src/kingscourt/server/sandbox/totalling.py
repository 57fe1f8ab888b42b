"""Task: how the points of a finished game went."""

from __future__ import annotations

import msgspec

from kingscourt.server.api.wire import TotalAt
from kingscourt.server.sandbox.bodies import Played
from kingscourt.server.tables.games import setting_of
from kingscourt.table.record import read_entry
from kingscourt.table.rewind import Course


def run(body: bytes) -> bytes:
    """A total for every change of the points."""
    played = msgspec.msgpack.decode(body, type=Played)
    course = Course(setting_of(played.setup))
    for n, line in enumerate(played.lines[1:], 1):
        course.add(read_entry(line, n))
    return msgspec.json.encode([TotalAt(total.n, total.points) for total in course.totals])
