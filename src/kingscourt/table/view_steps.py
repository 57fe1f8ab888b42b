"""How the last entries changed the view of each seat that is followed."""

from __future__ import annotations

from typing import Final

import msgspec

from kingscourt.kernel.wire_types import View
from kingscourt.table.json_patch import ENCODER, difference
from kingscourt.table.position import Position
from kingscourt.table.position_history import replayable
from kingscourt.table.projection import Shared, entries_after
from kingscourt.table.table import Table
from kingscourt.table.wire_types import Step

MOST_STEPS: Final = 60  # whoever missed more gets the whole view


def document_of(part: msgspec.Struct) -> object:
    """A view or an outline as it looks in JSON."""
    return msgspec.to_builtins(part, str_keys=True)


class SeatSteps:
    """A seat's view after entry `n`, and the steps that led to it, encoded."""

    def __init__(self, n: int, view: View) -> None:
        self.n: int = n
        self.view: object = document_of(view)
        self.steps: list[bytes] = []

    def add(self, n: int, view: View) -> None:
        """Add the step to the view after the next entry."""
        document = document_of(view)
        self.steps.append(ENCODER.encode(Step(n, difference(self.view, document))))
        del self.steps[:-MOST_STEPS]
        self.n = n
        self.view = document

    def after(self, since: int) -> bytes | None:
        """The steps after an entry as a JSON list, or None if it is too long ago."""
        missing = self.n - since
        if not 0 <= missing <= len(self.steps):
            return None
        return b"[" + b",".join(self.steps[len(self.steps) - missing :]) + b"]"


class ViewSteps:
    """The steps of all seats that are followed, computed once for all streams of a seat."""

    def __init__(self, position: Position) -> None:
        self._position: Position = position  # never changed in place by its owner
        self._seats: dict[int | None, SeatSteps] = {}

    def advance(self, table: Table, shared: Shared, seats: set[int | None]) -> None:
        """Catch up with a table for some seats and forget the others; `shared` is of its position."""
        entries = entries_after(table, self._position.last)
        self._seats = {seat: steps for seat, steps in self._seats.items() if seat in seats}
        if len(entries) > MOST_STEPS or table.position.last < self._position.last:
            self._seats = {}
        if self._seats and entries:
            position = self._position.copy() if len(entries) > 1 else self._position
            for entry in entries[:-1]:
                position.play(replayable(entry))
                self._add(entry.n, Shared(table.game_setup.game, position.state))
            self._add(entries[-1].n, shared)
        self._position = table.position

    def _add(self, n: int, shared: Shared) -> None:
        for seat, steps in self._seats.items():
            steps.add(n, shared.view(seat))

    def of(self, seat: int | None, shared: Shared) -> SeatSteps:
        """The steps of a seat, from now on if it was not followed before."""
        known = self._seats.get(seat)
        if known is None:
            known = self._seats[seat] = SeatSteps(self._position.last, shared.view(seat))
        return known
