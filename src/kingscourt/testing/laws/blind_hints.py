"""The law of blind hints: what a seat may not know changes neither its hints nor its warnings."""

from __future__ import annotations

from kingscourt.hints.hints import hints_for
from kingscourt.hints.question import HintQuestion
from kingscourt.hints.warnings import warnings_of
from kingscourt.hints.wire_types import Hints
from kingscourt.kernel.state import State
from kingscourt.testing.case_positions import sample
from kingscourt.testing.errors import LawBroken
from kingscourt.testing.imagined_worlds import some_worlds
from kingscourt.testing.law_case import Case

NAME = "law_hints_are_blind"
WORLDS = 2


def law_hints_are_blind(case: Case, positions: int) -> None:
    """With the same seed, a seat gets the same hints in all worlds that it cannot tell apart."""
    for position in sample(case, positions):
        state = position.state
        for seat in state.pending().seats:
            told = told_in(case, state, seat)
            for world in some_worlds(state, seat, position.number, WORLDS):
                other = told_in(case, world, seat)
                if other != told:
                    what = f"hints for seat {seat} before entry {position.number}: {told}"
                    raise LawBroken(NAME, case, f"{what}, but {other} where hidden facts differ")


def told_in(case: Case, state: State, seat: int) -> Hints:
    """All that a seat would be told."""
    question = HintQuestion(case.game, case.components, state, seat, case.seed)
    return Hints(0, hints_for(question), warnings_of(question))
