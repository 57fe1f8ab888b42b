"""Earlier positions of a table by checkpoints along the log and short replays; its scores, entry by entry."""

from __future__ import annotations

from typing import Final

from kingscourt.table.entry import UNDO, Entry
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


def totals_of(position: Position) -> list[int]:
    """Current points of every seat: the sum of its score sheet."""
    state = position.state
    return [sum([line.points for line in state.score_sheet(seat)]) for seat in range(state.seat_count)]


class ScoreTotal:
    """Points of every seat after an entry."""

    def __init__(self, n: int, points: list[int]) -> None:
        self.n: int = n
        self.points: list[int] = points


class ScoreHistory:
    """The course of the scores: one total for each change among the entries in effect."""

    def __init__(self, game_setup: GameSetup) -> None:
        self.position: Position = Position(game_setup, game_setup.new_state())
        self.totals: list[ScoreTotal] = [ScoreTotal(0, totals_of(self.position))]

    def add(self, entry: Entry) -> None:
        """Add one entry; an undo removes the totals it takes back."""
        self.position.play(replayable(entry))
        if entry.kind == UNDO:
            self.totals = [total for total in self.totals if total.n <= entry.target]
        points = totals_of(self.position)
        if points != self.totals[-1].points:
            self.totals.append(ScoreTotal(entry.n, points))
