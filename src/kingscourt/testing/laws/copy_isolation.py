"""Copies are independent."""

from __future__ import annotations

from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.state import State
from kingscourt.testing.case_positions import walk
from kingscourt.testing.choice_policies import RANDOM
from kingscourt.testing.errors import LawBroken
from kingscourt.testing.law_case import Case
from kingscourt.testing.play_and_replay import forward, next_entry
from kingscourt.testing.seat_observation import is_over, status_bytes, view_bytes

NAME = "law_copies_are_isolated"
COPIES = 12
STEPS = 12


def law_copies_are_isolated(case: Case) -> None:
    """Whatever happens to a state or to its copy, the other stays unchanged."""
    kept: list[tuple[State, bytes]] = []
    spacing = max(1, len(case.log.entries) // COPIES)
    for position in walk(case):
        if position.number % spacing:
            continue
        before = portrait(case, position.state)
        copy = position.state.copy()
        if copy.events or portrait(case, copy) != before:
            raise LawBroken(NAME, case, f"the copy before entry {position.number} differs from the start")
        play_on(case, position.state.copy(), position.number)
        if portrait(case, position.state) != before or position.state.events:
            raise LawBroken(
                NAME, case, f"playing on with a copy changed its original before entry {position.number}"
            )
        kept.append((copy, before))
    for copy, before in kept:
        if portrait(case, copy) != before or copy.events:
            raise LawBroken(NAME, case, "playing on with the original changed an older copy")


def portrait(case: Case, state: State) -> bytes:
    """Everything visible about a state."""
    views = [view_bytes(case.game, state, seat) for seat in [None, *range(state.seat_count)]]
    choices = [action.text for seat in range(state.seat_count) for action in state.legal(seat)]
    return b"\n".join([state.digest().encode(), status_bytes(state), *views, repr(choices).encode()])


def play_on(case: Case, state: State, seed: int) -> None:
    """Play some random entries."""
    random = FastRandom(seed)
    for _ in range(STEPS):
        entry = None if is_over(state) else next_entry(case.game, state, random, RANDOM)
        if entry is None:
            return
        forward(state, entry)
