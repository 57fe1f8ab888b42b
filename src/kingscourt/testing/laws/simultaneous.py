"""Sealed choices: made in any order, seen by nobody, and independent of each other."""

from __future__ import annotations

from kingscourt.kernel.action import Action
from kingscourt.kernel.audience import sees
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.event import Event
from kingscourt.kernel.state import State
from kingscourt.testing.case_positions import sample
from kingscourt.testing.errors import LawBroken
from kingscourt.testing.law_case import Case
from kingscourt.testing.seat_observation import difference, event_bytes, list_bytes, status_bytes, view_bytes

NAME = "law_seals_hold"
POSITIONS = 12
PARTS = 64

Plan = list[Action]


def law_seals_hold(case: Case) -> None:
    """Sealed choices are secret and independent wherever several seats choose simultaneously."""
    random = FastRandom(case.seed)
    for position in sample(case, POSITIONS, is_sealed):
        check_secrecy(case, position.state, random)
        check_order(case, position.state, random)


def is_sealed(state: State) -> bool:
    """Whether several seats choose simultaneously; a single seat has nobody to hide from."""
    return state.pending().sealed and len(state.pending().seats) > 1


def plan_for(case: Case, state: State, seat: int, random: FastRandom) -> Plan:
    """A whole random choice of one seat, made before anyone else's."""
    trial = state.copy()
    plan: Plan = []
    while trial.pending().sealed and trial.is_asked(seat):
        if len(plan) == PARTS:
            raise LawBroken(NAME, case, f"the choice of seat {seat} never ends")
        legal = trial.legal(seat)
        plan.append(legal[random.index(len(legal))])
        trial.apply(seat, plan[-1])
    return plan


def carry_out(case: Case, state: State, seat: int, plan: Plan) -> list[Event]:
    """Carry out one seat's choice; it must be legal whatever the others have chosen."""
    events: list[Event] = []
    for action in plan:
        if state.explain(seat, action) is not None:
            raise LawBroken(NAME, case, f"{action} of seat {seat} depends on what others have chosen")
        state.apply(seat, action)
        events.extend(state.take_events())
    return events


def check_secrecy(case: Case, state: State, random: FastRandom) -> None:
    """Check that two choices of a seat look the same to everyone else and leave their choices unchanged."""
    seats = state.pending().seats
    for seat in seats:
        plan, other_plan = plan_for(case, state, seat, random), plan_for(case, state, seat, random)
        check_audience(case, state, seat, plan)
        one, other = state.copy(), state.copy()
        events, other_events = carry_out(case, one, seat, plan), carry_out(case, other, seat, other_plan)
        if set(one.pending().seats) != set(seats) - {seat}:
            raise LawBroken(NAME, case, f"after seat {seat} the wrong seats are asked: {one.pending().seats}")
        for viewer in [None, *[n for n in range(state.seat_count) if n != seat]]:
            compare(case, view_bytes(case.game, one, viewer), view_bytes(case.game, other, viewer))
            compare(case, event_bytes(events, viewer), event_bytes(other_events, viewer))
            if viewer is not None:
                compare(case, list_bytes(one, viewer), list_bytes(other, viewer))
        for waiting in one.pending().seats:
            if texts(one, waiting) != texts(state, waiting):
                raise LawBroken(
                    NAME, case, f"the choice of seat {seat} changes what seat {waiting} may choose"
                )


def check_audience(case: Case, state: State, seat: int, plan: Plan) -> None:
    """Check that the record hides each part of the choice from everyone else."""
    trial = state.copy()
    for action in plan:
        audience = trial.audience(seat, action)
        others = [viewer for viewer in [None, *range(state.seat_count)] if viewer != seat]
        if any(sees(audience, viewer) for viewer in others) or not sees(audience, seat):
            raise LawBroken(NAME, case, f"{action} of seat {seat} can be read by the wrong seats")
        trial.apply(seat, action)


def check_order(case: Case, state: State, random: FastRandom) -> None:
    """Check that the order in which choices are made does not matter."""
    seats = state.pending().seats
    plans = {seat: plan_for(case, state, seat, random) for seat in seats}
    ends: list[bytes] = []
    for order in (seats, seats[::-1], [*seats[1:], seats[0]]):
        trial = state.copy()
        for seat in order:
            carry_out(case, trial, seat, plans[seat])
        ends.append(trial.digest().encode() + status_bytes(trial))
    if len(set(ends)) > 1:
        raise LawBroken(NAME, case, "the order of sealed choices changes the position")


def compare(case: Case, one: bytes, other: bytes) -> None:
    """Check bytes that must be equal whatever somebody else has chosen."""
    if one != other:
        raise LawBroken(NAME, case, f"a sealed choice is visible: {difference(one, other)}")


def texts(state: State, seat: int) -> list[str]:
    """The texts of a seat's legal actions."""
    return [action.text for action in state.legal(seat)]
