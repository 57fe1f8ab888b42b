"""A table's position as it is sent to its followers: each part is computed once for all who share it."""

from __future__ import annotations

import msgspec

from kingscourt.kernel.wire_types import View
from kingscourt.table.json_patch import difference
from kingscourt.table.position import Position
from kingscourt.table.projection import Shared, update_for
from kingscourt.table.table import Table
from kingscourt.table.view_steps import ViewSteps, document_of
from kingscourt.table.wire_types import PatchOperation

ENCODER = msgspec.json.Encoder()
MOST_SHOWN = 12  # updates kept for sharing: one per seat and one for watchers, plus a few


class ShownPosition:
    """What followers were sent of the current position, and the steps that led to it."""

    def __init__(self) -> None:
        self._position: Position | None = None
        self._table: Table | None = None
        self._shared: Shared | None = None
        self._steps: ViewSteps | None = None
        self._updates: dict[tuple[int | None, int, bool], bytes] = {}
        self._outlines: dict[int | None, object] = {}

    def is_of(self, position: Position) -> bool:
        """Whether this was computed from a position, which must therefore not change."""
        return self._position is position

    def look(self, table: Table, seats: set[int | None]) -> None:
        """Turn to the table's current position; `seats` are those that are followed."""
        if self._position is table.position:
            return
        self._position, self._table = table.position, table
        self._shared = Shared(table.game_setup.game, table.position.state)
        self._updates, self._outlines = {}, {}
        if self._steps is None:
            self._steps = ViewSteps(table.position)
        else:
            self._steps.advance(table, self._shared, seats)

    def update(self, seat: int | None, since: int, has_view: bool = True) -> bytes:
        """The encoded update for a seat after entry `since`, with the whole view or without one."""
        assert self._table is not None
        known = self._updates.get((seat, since, has_view))
        if known is None:
            if len(self._updates) >= MOST_SHOWN:  # clients that reconnect each have their own `since`
                del self._updates[next(iter(self._updates))]
            made = update_for(self._table, seat, since, self._shared, has_view)
            known = self._updates[seat, since, has_view] = ENCODER.encode(made)
        return known

    def steps(self, seat: int | None, since: int) -> bytes | None:
        """The encoded steps of a seat's view after entry `since`, or None if that is too long ago."""
        assert self._steps is not None
        assert self._shared is not None
        return self._steps.of(seat, self._shared).after(since)

    def view_patch(self, seat: int | None, since: int, view: View) -> list[PatchOperation] | None:
        """What differs between a seat's view after entry `since` and another one; None if it has moved on."""
        assert self._steps is not None
        assert self._shared is not None
        known = self._steps.of(seat, self._shared)
        return difference(known.view, document_of(view)) if known.n == since else None

    def outline(self, seat: int | None) -> object:
        """The outline of a seat's view, as it looks in JSON."""
        assert self._table is not None
        assert self._shared is not None
        known = self._outlines.get(seat)
        if known is None:
            made = self._table.game_setup.outline(self._shared.view(seat))
            known = self._outlines[seat] = document_of(made)
        return known
