"""Earlier positions of a table: checkpoints along the log, and a short replay from the nearest one."""

from __future__ import annotations

from typing import Final

from kingscourt.table.entry import Entry
from kingscourt.table.game_setup import GameSetup
from kingscourt.table.position import Position

SNAPSHOT_STRIDE: Final = 16  # entries between two checkpoints: looking back replays fewer than this


class PositionHistory:
    """Earlier positions of a growing log; never ahead of the entries it is given."""

    def __init__(self, game_setup: GameSetup) -> None:
        start = Position(game_setup, game_setup.new_state())
        start.state.take_events()
        self.checkpoints: list[Position] = [start]

    def reaches(self, n: int) -> bool:
        """Whether `at` would find a checkpoint near entry `n`."""
        return n < len(self.checkpoints) * SNAPSHOT_STRIDE

    def advance(self, entries: list[Entry]) -> None:
        """Add the next checkpoint; the log must be long enough for it."""
        position = self.checkpoints[-1].copy()
        first = position.last
        for entry in entries[first : first + SNAPSHOT_STRIDE]:
            position.play(replayable(entry))
        self.checkpoints.append(position)

    def at(self, entries: list[Entry], n: int) -> Position:
        """The position after entry `n`, as a throwaway copy."""
        stop = self.checkpoints[n // SNAPSHOT_STRIDE]
        position = stop.copy()
        for entry in entries[stop.last : n]:
            position.play(replayable(entry))
        return position


def replayable(entry: Entry) -> Entry:
    """A copy of a recorded entry, since playing an entry writes to it."""
    other = Entry(entry.n, entry.kind, entry.seat, entry.text)
    other.purpose = entry.purpose
    other.draw = entry.draw
    other.to = entry.to
    other.target = entry.target
    other.by = entry.by
    other.epoch = entry.epoch
    return other
