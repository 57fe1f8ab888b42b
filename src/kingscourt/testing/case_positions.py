"""The positions of a case's game, all or some of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from kingscourt.kernel.decision import DECISION
from kingscourt.kernel.state import State
from kingscourt.testing.law_case import Case
from kingscourt.testing.play_and_replay import TraceEntry, forward


class CasePosition(NamedTuple):
    """A state just before an entry; it moves on, so copy it to keep it."""

    number: int
    state: State
    entry: TraceEntry
    is_whole: bool  # no sealed decision is half made; only such states ever reach a seat


def walk(case: Case) -> Iterator[CasePosition]:
    """The positions of a case's game in order, each just before its entry."""
    state = case.start()
    is_whole = True
    for number, entry in enumerate(case.log.entries):
        yield CasePosition(number, state, entry, is_whole)
        before, top = state.pending(), state.agenda[-1]
        forward(state, entry)
        after = state.pending()
        is_same = before.sealed and after.sealed and state.agenda[-1] is top
        is_whole = not (is_same and set(after.seats) <= set(before.seats))


def is_decision(state: State) -> bool:
    """Whether seats are asked."""
    return state.pending().kind == DECISION


def sample(
    case: Case, limit: int, is_wanted: Callable[[State], bool] = is_decision
) -> Iterator[CasePosition]:
    """Some whole decisions of a case's game, evenly spread, as many as the effort allows."""
    found = [
        position.number
        for position in walk(case)
        if position.is_whole and is_decision(position.state) and is_wanted(position.state)
    ]
    step = max(1, -(-len(found) // min(limit, case.effort)))
    wanted = set(found[case.seed % step :: step])
    for position in walk(case):
        if position.number in wanted:
            yield position
