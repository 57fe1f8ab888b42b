"""The undo barrier: an action that can be undone has revealed nothing to anybody."""

from __future__ import annotations

from kingscourt.kernel.action import Action
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.decision import CHANCE
from kingscourt.kernel.state import State
from kingscourt.testing.case_positions import CasePosition, sample
from kingscourt.testing.errors import LawBroken
from kingscourt.testing.imagined_worlds import some_worlds
from kingscourt.testing.law_case import Case
from kingscourt.testing.laws.simultaneous import is_sealed
from kingscourt.testing.seat_observation import (
    difference,
    event_bytes,
    is_over,
    is_same_to,
    status_bytes,
    view_bytes,
    whom,
)

NAME = "law_barriers_are_found"
POSITIONS = 24
WORLDS = 4
TRIALS = 4


def law_barriers_are_found(case: Case) -> None:
    """An action that is not a barrier shows nobody a fact that its actor did not know.

    The actor imagines another world and does the same there. Unless the entry is a barrier (`shows`, or a
    draw comes next), every seat that could not tell the two worlds apart before still cannot, above all the
    actor. (Only the game can say whose secret a fact is that the actor knows: `owner` of `disclose`.)
    """
    random = FastRandom(case.seed)
    for position in sample(case, POSITIONS, can_be_undone):
        for actor in position.state.pending().seats:
            for action in some_actions(position, actor, random):
                check(case, position, actor, action)


def can_be_undone(state: State) -> bool:
    """Whether it can be undone; a sealed choice is replaced before it is played instead."""
    return not is_sealed(state)


def some_actions(position: CasePosition, actor: int, random: FastRandom) -> list[Action]:
    """The action taken, and some of the alternatives."""
    legal = position.state.legal(actor)
    if len(legal) <= TRIALS:
        return legal
    return [legal[random.index(len(legal))] for _ in range(TRIALS)]


def check(case: Case, position: CasePosition, actor: int, action: Action) -> None:
    """Try one action in the true world and in some others."""
    state = position.state
    after = state.copy()
    after.apply(actor, action)
    if after.shows or after.pending().kind == CHANCE or is_over(after):
        return
    events = after.take_events()
    for world in some_worlds(state, actor, case.seed + position.number, WORLDS):
        viewers = [v for v in [*range(state.seat_count), None] if is_same_to(case.game, state, world, v)]
        if world.explain(actor, action) is not None:
            continue  # checked by the law of lists
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
