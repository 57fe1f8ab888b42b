"""The undo barrier: what can be taken back has told nobody anything."""

from __future__ import annotations

from kingscourt.kernel.action import Action
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.decision import CHANCE
from kingscourt.kernel.state import State
from kingscourt.testing.broken import LawBroken
from kingscourt.testing.case import Case
from kingscourt.testing.laws.sealed import is_sealed
from kingscourt.testing.observe import (
    difference,
    event_bytes,
    is_over,
    is_same_to,
    status_bytes,
    view_bytes,
    whom,
)
from kingscourt.testing.positions import Position, sample
from kingscourt.testing.worlds import some_worlds

NAME = "law_barriers_are_found"
POSITIONS = 24
WORLDS = 4
TRIALS = 4


def law_barriers_are_found(case: Case) -> None:
    """An action that is no barrier shows nobody a fact that its actor did not know.

    The actor imagines another world and does the same there. Unless the entry is a barrier (`shows`, or
    chance comes next), every seat that could not tell the two worlds apart before still cannot: the actor
    above all. (Whose secret a fact is that the actor knows, only the game can say: `owner` of `disclose`.)
    """
    random = FastRandom(case.seed)
    for position in sample(case, POSITIONS, can_be_undone):
        for actor in position.state.pending().seats:
            for action in some_actions(position, actor, random):
                check(case, position, actor, action)


def can_be_undone(state: State) -> bool:
    """Nobody undoes a sealed choice: it is replaced before it is played."""
    return not is_sealed(state)


def some_actions(position: Position, actor: int, random: FastRandom) -> list[Action]:
    """What was done, and some of what could have been."""
    legal = position.state.legal(actor)
    if len(legal) <= TRIALS:
        return legal
    return [legal[random.index(len(legal))] for _ in range(TRIALS)]


def check(case: Case, position: Position, actor: int, action: Action) -> None:
    """One action in the true world and in some others."""
    state = position.state
    after = state.copy()
    after.apply(actor, action)
    if after.shows or after.pending().kind == CHANCE or is_over(after):
        return
    events = after.take_events()
    for world in some_worlds(state, actor, case.seed + position.number, WORLDS):
        viewers = [v for v in [*range(state.seat_count), None] if is_same_to(case.game, state, world, v)]
        if world.explain(actor, action) is not None:
            continue  # the law of lists has seen this
        world.apply(actor, action)
        other_events = world.take_events()
        for viewer in viewers:
            before = event_bytes(events, viewer) + portrait(case, after, viewer)
            imagined = event_bytes(other_events, viewer) + portrait(case, world, viewer)
            if before != imagined:
                what = (
                    f"{action} of seat {actor} shows {whom(viewer)} something: {difference(before, imagined)}"
                )
                raise LawBroken(NAME, case, what)


def portrait(case: Case, state: State, viewer: int | None) -> bytes:
    """What a viewer sees of a position."""
    return status_bytes(state) + view_bytes(case.game, state, viewer)
