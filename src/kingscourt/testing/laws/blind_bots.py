"""The law of blind bots: what a seat may not know does not change its answer."""

from __future__ import annotations

from collections.abc import Sequence

from kingscourt.bots.registry import make_bot
from kingscourt.bots.seat_handle import SeatHandle
from kingscourt.testing.case_positions import sample
from kingscourt.testing.errors import LawBroken
from kingscourt.testing.imagined_worlds import some_worlds
from kingscourt.testing.law_case import Case

NAME = "law_bots_are_blind"
WORLDS = 2


def law_bots_are_blind(case: Case, bots: Sequence[str], positions: int) -> None:
    """With the same seed, a bot answers alike in all worlds that its seat cannot tell apart."""
    for position in sample(case, positions):
        state = position.state
        for seat in state.pending().seats:
            if len(state.legal(seat)) == 1:
                continue
            for name in bots:
                answer = make_bot(name, case.seed).choose(SeatHandle(case.game, state, seat)).text
                for world in some_worlds(state, seat, position.number, WORLDS):
                    other = make_bot(name, case.seed).choose(SeatHandle(case.game, world, seat)).text
                    if other != answer:
                        what = f"{name} answers {answer!r} for seat {seat} before entry {position.number}"
                        raise LawBroken(NAME, case, f"{what}, but {other!r} where hidden facts differ")
