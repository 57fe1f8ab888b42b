"""Imagined worlds differ wherever the seat cannot know: the law that a lazy `imagine` breaks at full size."""

from __future__ import annotations

from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.decision import DECISION
from kingscourt.kernel.state import State
from kingscourt.testing.broken import LawBroken
from kingscourt.testing.case import Case
from kingscourt.testing.log import Entry, forward
from kingscourt.testing.observe import event_bytes, list_bytes, view_bytes
from kingscourt.testing.positions import Position, walk
from kingscourt.testing.worlds import some_worlds

NAME = "law_imagined_worlds_vary"
CHECKS = 24
DRAWS = 32
AHEAD = 40


def law_imagined_worlds_vary(case: Case) -> None:
    """What a hidden draw or choice could have made different, some imagined world has different.

    A hidden entry is replaced by another that the seat cannot tell from it, and the game goes on as it did
    until somebody decides. Every line of facts that then differs is one the seat cannot know; if in dozens of
    imagined worlds it always reads the same, `imagine` keeps something that it should have drawn anew.
    """
    random = FastRandom(case.seed)
    checks = 0
    for position in walk(case):
        if not position.is_whole or position.state.pending().sealed:
            continue
        for seat in range(position.state.seat_count):
            if checks < CHECKS and not position.entry.is_seen_by(position.state, seat):
                checks += check(case, position, seat, random)


def check(case: Case, position: Position, seat: int, random: FastRandom) -> bool:
    """Vary one hidden entry; whether that led to a comparison."""
    other = alternative(position.state, position.entry, seat, random)
    if other is None:
        return False
    state, world = position.state.copy(), position.state.copy()
    if not play_both(case, state, world, position.entry, other, seat):
        return False
    for entry in case.log.entries[position.number + 1 : position.number + AHEAD]:
        if state.pending().kind == DECISION:
            break
        same = Entry(-1, None, index_in(world, entry.text(state)))
        if same.outcome < 0 or not play_both(case, state, world, entry, same, seat):
            return False
    if state.pending().kind != DECISION:
        return False
    compare(case, position, seat, state, world)
    return True


def alternative(state: State, entry: Entry, seat: int, random: FastRandom) -> Entry | None:
    """Another entry in the place of a hidden one; None when the true one was likely anyway."""
    if entry.action is not None:
        hidden = [Entry(entry.seat, a, 0) for a in state.legal(entry.seat) if a != entry.action]
        hidden = [other for other in hidden if not other.is_seen_by(state, seat)]
        return hidden[random.index(len(hidden))] if hidden else None
    chance = state.pending().chance
    assert chance is not None
    outcomes = chance.outcomes
    if 2 * outcomes.weight(entry.outcome) > outcomes.total:
        return None
    others = [index for index in range(len(outcomes)) if index != entry.outcome]
    return Entry(-1, None, others[random.index(len(others))])


def index_in(world: State, text: str) -> int:
    """The outcome of this text, -1 when the world draws nothing or has none."""
    chance = world.pending().chance
    return -1 if chance is None else chance.outcomes.index_of(text)


def play_both(case: Case, state: State, world: State, entry: Entry, other: Entry, seat: int) -> bool:
    """Play an entry in each world; whether the seat still cannot tell them apart."""
    one, two = event_bytes(forward(state, entry), seat), event_bytes(forward(world, other), seat)
    return one == two and look(case, state, seat) == look(case, world, seat)


def look(case: Case, state: State, seat: int) -> bytes:
    """What a seat is sent of a position."""
    return view_bytes(case.game, state, seat) + list_bytes(state, seat)


def compare(case: Case, position: Position, seat: int, state: State, world: State) -> None:
    """Each line of facts that the seat cannot know reads differently in some imagined world."""
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
