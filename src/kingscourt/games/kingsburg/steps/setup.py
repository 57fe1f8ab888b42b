"""The start of a game: an empty board and a random turn order (KB-1)."""

from __future__ import annotations

from typing import Final

from kingscourt.games.kingsburg.components import KingsburgComponents
from kingscourt.games.kingsburg.events.calendar_and_kings_gifts import START, OrderSet
from kingscourt.games.kingsburg.state import KingsburgState
from kingscourt.games.kingsburg.steps.ending import Over, Reckoning
from kingscourt.games.kingsburg.steps.year import Years
from kingscourt.kernel.chance import Chance, ChanceOutcomes
from kingscourt.kernel.decision import Pending, draw
from kingscourt.kernel.phrase import MAX_SEATS
from kingscourt.kernel.step import Step

_SEAT_NAMES: Final = [str(seat) for seat in range(MAX_SEATS)]
OVER: Final = Over()
RECKONING: Final = Reckoning()
YEARS: Final = Years()


class DrawOrder(Step[KingsburgState]):
    """The starting order, seat by seat (KB-1.3)."""

    def proceed(self, s: KingsburgState) -> Pending | None:
        waiting = [seat for seat in range(s.seat_count) if seat not in s.order]
        if len(waiting) > 1:
            return draw(Chance("order", ChanceOutcomes(waiting, _SEAT_NAMES)))
        s.order += waiting
        if s.tells:
            s.emit(OrderSet([], s.order, []))
        s.pop()
        return None

    def resolve(self, s: KingsburgState, outcome: int) -> None:
        s.order.append(outcome)


def new_state(seats: int, components: KingsburgComponents) -> KingsburgState:
    """The position before the first draw."""
    s = KingsburgState(seats, components)
    s.clear()
    s.emit(START)
    s.push(OVER)
    s.push(RECKONING)
    s.push(YEARS)
    s.push(DrawOrder())
    s.settle()
    return s
