"""Playing a state to its end at random: the inner loop of benchmarks and search."""

from __future__ import annotations

from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.decision import CHANCE, OVER
from kingscourt.kernel.state import State


def draw_chance(state: State, random: FastRandom) -> None:
    """Resolve the pending chance node."""
    chance = state.pending().chance
    assert chance is not None
    outcomes = chance.outcomes
    state.resolve(outcomes.pick(random.index(outcomes.total)))


def playout(state: State, random: FastRandom, limit: int = 1_000_000) -> int:
    """Play to the end or for `limit` entries; returns the number of decisions with a real choice."""
    decisions = 0
    for _ in range(limit):
        pending = state.pending()
        if pending.kind == CHANCE:
            draw_chance(state, random)
            continue
        if pending.kind == OVER:
            break
        seat = pending.seats[0]
        legal = state.legal(seat)
        choices = len(legal)
        if choices > 1:
            decisions += 1
            state.apply(seat, legal[random.index(choices)])
        else:
            state.apply(seat, legal[0])
    return decisions


def copy_often(state: State, times: int) -> None:
    """Copy a state repeatedly, for benchmarks."""
    for _ in range(times):
        state.copy()
