"""Task: compute the points of a finished game over time."""

from __future__ import annotations

import msgspec

from kingscourt.server.api.wire_types import TotalAt
from kingscourt.server.sandbox.tasks.task_types import ReplayTask
from kingscourt.server.tables.loaded_games import game_setup_of
from kingscourt.table.position_history import ScoreHistory
from kingscourt.table.record import read_entry


def run(body: bytes) -> bytes:
    """The totals after every change of the points."""
    played = msgspec.msgpack.decode(body, type=ReplayTask)
    history = ScoreHistory(game_setup_of(played.setup))
    for n, line in enumerate(played.lines[1:], 1):
        history.add(read_entry(line, n))
    return msgspec.json.encode([TotalAt(total.n, total.points) for total in history.totals])
