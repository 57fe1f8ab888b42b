"""The law of blind imagining: catches an `imagine` that uses facts which the seat does not know."""

from __future__ import annotations

from kingscourt.kernel.chance import FastRandom
from kingscourt.testing.case_positions import sample
from kingscourt.testing.errors import LawBroken
from kingscourt.testing.imagined_worlds import some_worlds
from kingscourt.testing.law_case import Case

NAME = "law_imagine_is_blind"
POSITIONS = 16
WORLDS = 2
DRAWS = 3


def law_imagine_is_blind(case: Case) -> None:
    """With the same random numbers, a seat imagines the same in all worlds that it cannot tell apart.

    Worlds that it imagines are such worlds. If it matters which of them is true, `imagine` has used more than
    the seat knows, and so has a bot that plays by it.
    """
    for position in sample(case, POSITIONS):
        state = position.state
        for seat in range(state.seat_count):
            seeds = range(case.seed + position.number, case.seed + position.number + DRAWS)
            expected = [state.imagine(seat, FastRandom(seed)).digest() for seed in seeds]
            for world in some_worlds(state, seat, case.seed - position.number, WORLDS):
                if [world.imagine(seat, FastRandom(seed)).digest() for seed in seeds] != expected:
                    what = (
                        f"what seat {seat} imagines at entry {position.number} depends on what it cannot know"
                    )
                    raise LawBroken(NAME, case, what)
