"""The base of steps that visit the players in turn order and announce whose turn it is."""

from __future__ import annotations

from kingscourt.games.kingsburg.events.calendar_and_kings_gifts import TURN
from kingscourt.games.kingsburg.state import NO_SEAT, KingsburgState
from kingscourt.kernel.decision import Pending, ask
from kingscourt.kernel.step import Step


def ask_in_turn(s: KingsburgState, seat: int) -> Pending:
    """Wait for a seat whose turn it is, and say so once."""
    if s.turn != seat:
        s.turn = seat
        s.emit(TURN[seat])
    return ask(seat)


class InTurn(Step[KingsburgState]):
    """A step that visits every player once, in turn order (KB-2.6)."""

    def visit(self, s: KingsburgState, seat: int) -> Pending | None:
        """Do all that needs no answer; None if this player is done or if steps were pushed for them."""
        raise NotImplementedError

    def finish(self, s: KingsburgState) -> None:
        """Called after the last player."""

    def proceed(self, s: KingsburgState) -> Pending | None:
        depth = len(s.agenda)
        while s.position < s.seat_count:
            waiting = self.visit(s, s.order[s.position])
            if waiting is not None:
                return waiting
            s.position += 1
            if len(s.agenda) != depth:
                return None
        s.position = 0
        s.turn = NO_SEAT
        s.pop()
        self.finish(s)
        return None
