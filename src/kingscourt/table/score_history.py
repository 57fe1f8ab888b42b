"""The running scores of a table, entry by entry."""

from __future__ import annotations

from kingscourt.table.entry import UNDO, Entry
from kingscourt.table.game_setup import GameSetup
from kingscourt.table.position import Position
from kingscourt.table.position_history import replayable


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
