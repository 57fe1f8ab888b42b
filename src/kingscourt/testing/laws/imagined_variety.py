"""Imagined worlds vary wherever the seat cannot know: catches a lazy `imagine` in full-size games."""

from __future__ import annotations

from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.decision import DECISION
from kingscourt.kernel.state import State
from kingscourt.testing.case_positions import CasePosition, walk
from kingscourt.testing.errors import LawBroken
from kingscourt.testing.imagined_worlds import some_worlds
from kingscourt.testing.law_case import Case
from kingscourt.testing.play_and_replay import TraceEntry, forward
from kingscourt.testing.seat_observation import event_bytes, list_bytes, view_bytes

NAME = "law_imagined_worlds_vary"
CHECKS = 24
DRAWS = 32
AHEAD = 40


def law_imagined_worlds_vary(case: Case) -> None:
    """Anything a hidden draw or choice could have made different is different in some imagined world.

    A hidden entry is replaced by another that the seat cannot tell from it, and the game continues as it did
    until the next decision. The seat cannot know any line of facts that then differs; if such a line is the
    same in dozens of imagined worlds, `imagine` keeps something that it should have redrawn.
    """
    random = FastRandom(case.seed)
    checks = 0
    for position in walk(case):
        if not position.is_whole or position.state.pending().sealed:
            continue
        for seat in range(position.state.seat_count):
            if checks < CHECKS and not position.entry.is_seen_by(position.state, seat):
                checks += check(case, position, seat, random)


def check(case: Case, position: CasePosition, seat: int, random: FastRandom) -> bool:
    """Vary one hidden entry; returns whether that led to a comparison."""
    other = alternative(position.state, position.entry, seat, random)
    if other is None:
        return False
    state, world = position.state.copy(), position.state.copy()
    if not play_both(case, state, world, position.entry, other, seat):
        return False
    for entry in case.log.entries[position.number + 1 : position.number + AHEAD]:
        if state.pending().kind == DECISION:
            break
        same = TraceEntry(-1, None, index_in(world, entry.text(state)))
        if same.outcome < 0 or not play_both(case, state, world, entry, same, seat):
            return False
    if state.pending().kind != DECISION:
        return False
    compare(case, position, seat, state, world)
    return True


def alternative(state: State, entry: TraceEntry, seat: int, random: FastRandom) -> TraceEntry | None:
    """Another entry in place of a hidden one, or None if the true one was likely anyway."""
    if entry.action is not None:
        hidden = [TraceEntry(entry.seat, a, 0) for a in state.legal(entry.seat) if a != entry.action]
        hidden = [other for other in hidden if not other.is_seen_by(state, seat)]
        return hidden[random.index(len(hidden))] if hidden else None
    chance = state.pending().chance
    assert chance is not None
    outcomes = chance.outcomes
    if 2 * outcomes.weight(entry.outcome) > outcomes.total:
        return None
    others = [index for index in range(len(outcomes)) if index != entry.outcome]
    return TraceEntry(-1, None, others[random.index(len(others))])


def index_in(world: State, text: str) -> int:
    """The index of the outcome with this text, or -1 if the world has no draw or no such outcome."""
    chance = world.pending().chance
    return -1 if chance is None else chance.outcomes.index_of(text)


def play_both(
    case: Case, state: State, world: State, entry: TraceEntry, other: TraceEntry, seat: int
) -> bool:
    """Play an entry in each world; returns whether the seat still cannot tell them apart."""
    one, two = event_bytes(forward(state, entry), seat), event_bytes(forward(world, other), seat)
    return one == two and look(case, state, seat) == look(case, world, seat)


def look(case: Case, state: State, seat: int) -> bytes:
    """What a seat is sent about a position."""
    return view_bytes(case.game, state, seat) + list_bytes(state, seat)


def compare(case: Case, position: CasePosition, seat: int, state: State, world: State) -> None:
    """Check that each line of facts the seat cannot know varies between imagined worlds."""
    facts, others = state.facts(), world.facts()
    open_lines = {n for n, (one, two) in enumerate(zip(facts, others, strict=False)) if one != two}
    for imagined in some_worlds(state, seat, case.seed + position.number, DRAWS):
        lines = imagined.facts()
        open_lines = {n for n in open_lines if n < len(lines) and lines[n] == facts[n]}
        if not open_lines:
            return
    if open_lines:
        stuck = [facts[n] for n in sorted(open_lines)]
        raise LawBroken(NAME, case, f"seat {seat} always imagines {stuck} after entry {position.number}")
