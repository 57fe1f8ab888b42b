"""The law of quiet worlds: positions that tell no events are played alike."""

from __future__ import annotations

from kingscourt.kernel.state import State
from kingscourt.testing.errors import LawBroken
from kingscourt.testing.law_case import Case
from kingscourt.testing.play_and_replay import forward

NAME = "law_quiet_worlds_agree"


def law_quiet_worlds_agree(case: Case) -> None:
    """A state that does not tell comes by the same entries to the same positions, without a single event."""
    told, quiet = case.start(), case.start()
    quiet.tells = False
    for number, entry in enumerate(case.log.entries):
        if agenda_of(told) != agenda_of(quiet):
            raise LawBroken(
                NAME, case, f"a quiet game differs before entry {number}: rules depend on `tells`"
            )
        forward(told, entry)
        if forward(quiet, entry):
            raise LawBroken(NAME, case, f"entry {number} of a quiet game has events")
        if quiet.copy().tells:
            raise LawBroken(NAME, case, "the copy of a quiet state tells: call `copy_kernel`")
    if told.digest() != quiet.digest():
        raise LawBroken(NAME, case, "a quiet game ends in another position")


def agenda_of(state: State) -> list[str]:
    """What is still to be done."""
    return [step.facts() for step in state.agenda]
