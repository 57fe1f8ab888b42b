"""Hints at a table: for the question that a seat is asked, perhaps after steps that it has not sent yet."""

from __future__ import annotations

from kingscourt.hints.hints import hints_for
from kingscourt.hints.question import HintQuestion, seed_of
from kingscourt.hints.warnings import warnings_of
from kingscourt.hints.wire_types import Hints
from kingscourt.kernel.state import State
from kingscourt.table.position import Position
from kingscourt.table.projection import after, allowed
from kingscourt.table.table import Table, must_end_command


def are_hints_allowed(position: Position, seat: int) -> bool:
    """Whether all others at the table are bots, so that nobody is helped against a person."""
    return all(other == seat or other in position.bots for other in range(position.state.seat_count))


def hints_at(table: Table, seat: int, actions: list[str], name: str) -> Hints:
    """What a seat could do after some actions; nothing if it is not asked then.

    `name` is what everybody may call this table: the same question there has the same hints.
    """
    number = table.position.last
    state = state_after(table, seat, actions)
    if state is None or not state.is_asked(seat):
        return Hints(number)
    setup = table.game_setup
    seed = seed_of(" ".join([name, str(number), str(seat), *actions]))
    question = HintQuestion(setup.game, setup.components, state, seat, seed)
    return Hints(number, hints_for(question), warnings_of(question))


def state_after(table: Table, seat: int, actions: list[str]) -> State | None:
    """The position after actions of a seat; None if they would reveal something or end the command."""
    state = table.position.state
    for step, text in enumerate(actions):
        state = after(state, seat, allowed(table, state, seat, text, step))
        if must_end_command(state):
            return None
    return state
