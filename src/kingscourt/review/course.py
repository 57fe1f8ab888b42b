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
    purpose: str = ""  # of a draw

    def is_open(self) -> bool:
        """Whether anything else could have happened: a draw, or a real choice."""
        return self.action is None or len(self.before.legal(self.entry.seat)) > 1

    def shows_something(self) -> bool:
        """Whether everybody was told anything."""
        return any(sees(event.to, None) for event in self.events)


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
        if action is not None:
            state.apply(entry.seat, action)
        else:
            chance = state.pending().chance
            assert chance is not None
            purpose = chance.purpose
            state.resolve(chance.outcomes.index_of(entry.text))
        events = state.take_events()
        yield Stage(entry, before, action, state.copy(), events, purpose)
