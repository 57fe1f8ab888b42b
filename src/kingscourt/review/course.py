"""The course of a game: every entry in effect, with the position before it and what it told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from kingscourt.kernel.action import Action
from kingscourt.kernel.audience import sees
from kingscourt.kernel.event import Event
from kingscourt.kernel.state import State
from kingscourt.table.entry import ACTION, CHANCE, Entry
from kingscourt.table.game_setup import GameSetup


class Stage(NamedTuple):
    """One entry on its way; `before` and `after` are independent of everything else."""

    entry: Entry
    before: State
    action: Action | None  # None for a draw
    after: State
    events: list[Event]
    is_open: bool  # whether anything else could have happened: a draw, or a real choice
    purpose: str = ""  # of a draw

    def is_open_answer(self) -> bool:
        """Whether a seat had a real choice."""
        return self.action is not None and self.is_open

    def is_sealed(self) -> bool:
        """Whether others answered at the same time."""
        return self.action is not None and self.before.pending().sealed

    def continues(self, last: Stage) -> bool:
        """Whether the seat that answered last answers again, and nothing else happened in between."""
        if self.action is None or last.action is None or self.entry.seat != last.entry.seat:
            return False
        return not self.is_sealed() and not last.is_sealed()

    def shows_something(self) -> bool:
        """Whether everybody was told anything."""
        return any(sees(event.to, None) for event in self.events)


def turns_of(stages: Sequence[Stage]) -> list[range]:
    """The numbers of the stages of each turn: answers that one seat gives in a row.

    A draw is a turn of its own, and so is a sealed answer, since others answer at the same time.
    """
    turns: list[range] = []
    for number, stage in enumerate(stages):
        if turns and stage.continues(stages[number - 1]):
            turns[-1] = range(turns[-1].start, number + 1)
        else:
            turns.append(range(number, number + 1))
    return turns


def course_of(game_setup: GameSetup, line: Sequence[Entry]) -> Iterator[Stage]:
    """Play the entries in effect: actions and draws, nothing that was undone."""
    state = game_setup.new_state()
    state.take_events()
    for entry in line:
        if entry.kind not in (ACTION, CHANCE):
            continue
        before = state.copy()
        purpose = ""
        action = game_setup.catalogue.parse(entry.text) if entry.kind == ACTION else None
        is_open = action is None or len(state.legal(entry.seat)) > 1
        if action is not None:
            state.apply(entry.seat, action)
        else:
            chance = state.pending().chance
            assert chance is not None
            purpose = chance.purpose
            state.resolve(chance.outcomes.index_of(entry.text))
        events = state.take_events()
        yield Stage(entry, before, action, state.copy(), events, is_open, purpose)
