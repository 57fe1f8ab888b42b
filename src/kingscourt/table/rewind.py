"""Earlier positions of a table: stops along the log, and a short replay from the nearest one."""

from __future__ import annotations

from typing import Final

from kingscourt.table.entry import UNDO, Entry
from kingscourt.table.position import Position
from kingscourt.table.setting import Setting

STRIDE: Final = 16  # entries between two stops: a look back replays fewer than this


class Rewind:
    """Looks back along a growing log; never ahead of the entries it is given."""

    def __init__(self, setting: Setting) -> None:
        start = Position(setting, setting.new_state())
        start.state.take_events()
        self.stops: list[Position] = [start]

    def reaches(self, n: int) -> bool:
        """Whether `at` would find a stop near entry `n`."""
        return n < len(self.stops) * STRIDE

    def advance(self, entries: list[Entry]) -> None:
        """Make the next stop; the log must be long enough for it."""
        position = self.stops[-1].copy()
        first = position.last
        for entry in entries[first : first + STRIDE]:
            position.play(again(entry))
        self.stops.append(position)

    def at(self, entries: list[Entry], n: int) -> Position:
        """The position after entry `n`, to be looked at and thrown away."""
        stop = self.stops[n // STRIDE]
        position = stop.copy()
        for entry in entries[stop.last : n]:
            position.play(again(entry))
        return position


def again(entry: Entry) -> Entry:
    """A recorded entry to be played once more: playing writes into it."""
    other = Entry(entry.n, entry.kind, entry.seat, entry.text)
    other.purpose = entry.purpose
    other.draw = entry.draw
    other.to = entry.to
    other.target = entry.target
    other.by = entry.by
    other.epoch = entry.epoch
    return other


def totals_of(position: Position) -> list[int]:
    """Points of every seat as they stand: the sum of its score sheet."""
    state = position.state
    return [sum([line.points for line in state.score_sheet(seat)]) for seat in range(state.seat_count)]


class Total:
    """Points of every seat after an entry."""

    def __init__(self, n: int, points: list[int]) -> None:
        self.n: int = n
        self.points: list[int] = points


class Course:
    """How the points went: a total for each change in the line that counts."""

    def __init__(self, setting: Setting) -> None:
        self.position: Position = Position(setting, setting.new_state())
        self.totals: list[Total] = [Total(0, totals_of(self.position))]

    def add(self, entry: Entry) -> None:
        """Go on by one entry; what is taken back leaves no trace."""
        self.position.play(again(entry))
        if entry.kind == UNDO:
            self.totals = [total for total in self.totals if total.n <= entry.target]
        points = totals_of(self.position)
        if points != self.totals[-1].points:
            self.totals.append(Total(entry.n, points))
