"""The state of a game: mutable, plain, never leaves the process."""

from __future__ import annotations

import hashlib
from typing import Final, Self

from mypy_extensions import mypyc_attr

from kingscourt.kernel.action import Action
from kingscourt.kernel.audience import EVERYONE, NOBODY
from kingscourt.kernel.bounds import MOST_AGENDA, MOST_EVENTS, MOST_STEPS
from kingscourt.kernel.chance import Source
from kingscourt.kernel.decision import CHANCE, DECISION, GAME_OVER, OVER, Pending, Question
from kingscourt.kernel.errors import WorkExceeded
from kingscourt.kernel.event import Event
from kingscourt.kernel.outcome import Outcome, ScoreLine
from kingscourt.kernel.refusal import Refusal, game_is_over, not_your_turn
from kingscourt.kernel.step import Step

NOBODY_ACTS: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: the game's own facts, and the agenda of steps that are still to be done."""

    agenda: list[Step[Self]]

    def __init__(self, seat_count: int) -> None:
        self.seat_count: int = seat_count
        self.agenda = []
        self.events: list[Event] = []
        self.last_event: int = MOST_EVENTS  # how long `events` may get until the next entry
        self.at_work: Step[Self] | None = None  # for the name of a runaway; cheaper than to catch its error
        self.waiting: Pending = GAME_OVER
        self.actor: int = NOBODY_ACTS
        self.shows: bool = False
        self.learners: int = NOBODY

    # -- the contract that drivers use ---------------------------------------------------------

    def pending(self) -> Pending:
        """What the game waits for."""
        return self.waiting

    def legal(self: Self, seat: int) -> list[Action]:
        """Every legal action of a seat in canonical order; empty when it is not asked."""
        if not self.is_asked(seat):
            return []
        return self.agenda[-1].legal(self, seat)

    def candidates(self: Self, seat: int) -> list[Action]:
        """Plausible actions of a seat, legal or not."""
        if not self.is_asked(seat):
            return []
        return self.agenda[-1].candidates(self, seat)

    def explain(self: Self, seat: int, action: Action) -> Refusal | None:
        """Which rule stands against an action of a seat, or None when it is legal."""
        if self.waiting.kind == OVER:
            return game_is_over()
        if not self.is_asked(seat):
            return not_your_turn()
        return self.agenda[-1].explain(self, seat, action)

    def question(self: Self, seat: int) -> Question:
        """How the pending decision is put to a seat."""
        return self.agenda[-1].question(self, seat)

    def audience(self: Self, seat: int, action: Action) -> int:
        """Who may read this action in the record while the game runs."""
        return self.agenda[-1].audience(self, seat, action)

    def apply(self: Self, seat: int, action: Action) -> None:
        """Carry out a legal action; callers that do not trust it ask `explain` first."""
        self.actor = seat
        self.shows = False
        self.learners = NOBODY
        self.last_event = len(self.events) + MOST_EVENTS
        step = self.agenda[-1]
        self.at_work = step
        step.apply(self, seat, action)
        self.settle()

    def resolve(self: Self, index: int) -> None:
        """Take the outcome of the pending chance node by its index."""
        chance = self.waiting.chance
        assert chance is not None
        self.actor = NOBODY_ACTS
        self.learners = NOBODY
        self.last_event = len(self.events) + MOST_EVENTS
        step = self.agenda[-1]
        self.at_work = step
        step.resolve(self, chance.outcomes.values[index])
        self.settle()

    def take_events(self) -> list[Event]:
        """The events since the last call."""
        events = self.events
        self.events = []
        self.last_event = MOST_EVENTS
        return events

    def is_asked(self, seat: int) -> bool:
        """Whether a decision of this seat is pending."""
        waiting = self.waiting
        return waiting.kind == DECISION and seat in waiting.seats

    # -- what steps use --------------------------------------------------------------------------

    def settle(self: Self) -> None:
        """Run steps until one has to wait; who never does, or changes nothing, is stopped by name."""
        agenda = self.agenda
        left = MOST_STEPS
        while left > 0:
            left -= 1
            step = agenda[-1]
            self.at_work = step
            waiting = step.proceed(self)
            if waiting is not None:
                self.waiting = waiting
                return
        raise self.exceeded("steps", MOST_STEPS)

    def push(self: Self, step: Step[Self]) -> None:
        """Put a step on top of the agenda: it is done before what lies below."""
        agenda = self.agenda
        if len(agenda) >= MOST_AGENDA:
            raise self.exceeded("agenda", MOST_AGENDA)
        agenda.append(step)

    def pop(self) -> None:
        """Take the step on top away: it is done."""
        self.agenda.pop()

    def emit(self, event: Event) -> None:
        """Tell what happened."""
        events = self.events
        if len(events) >= self.last_event:
            raise self.exceeded("events", MOST_EVENTS)
        events.append(event)

    def exceeded(self, bound: str, most: int) -> WorkExceeded:
        """The error of a runaway, with the name of the step at work."""
        return WorkExceeded(bound, most, "set-up" if self.at_work is None else type(self.at_work).__name__)

    def disclose(self, known: int, audience: int, owner: int) -> int:
        """The one way a hidden fact reaches new seats; `owner` is the seat whose secret it is, or -1.

        Showing someone a fact that is not the actor's own makes the entry an undo barrier. `learners` is who
        has learnt something through this call since the entry began; the laws of secrecy ask for it.
        """
        self.learners |= audience & ~known
        everybody = (1 << self.seat_count) - 1
        if audience & everybody & ~known != 0 and (owner != self.actor or owner < 0):
            self.shows = True
        return EVERYONE if audience == EVERYONE else known | audience

    # -- what a game provides --------------------------------------------------------------------

    def copy(self) -> Self:
        """A state that shares nothing mutable with this one; its event list is empty."""
        raise NotImplementedError

    def copy_kernel(self: Self, other: Self) -> None:
        """The kernel's part of `copy`."""
        other.agenda = [step.copy() for step in self.agenda]
        other.waiting = self.waiting
        other.actor = self.actor
        other.shows = self.shows
        other.learners = self.learners

    def imagine(self, seat: int, source: Source) -> Self:
        """A state that the seat cannot tell from this one, drawn fairly from those possible."""
        raise NotImplementedError

    def facts(self) -> list[str]:
        """Every fact of the position as readable lines, hidden ones too; the agenda is added."""
        raise NotImplementedError

    def census(self) -> dict[str, int]:
        """Counts of components that never change, wherever the pieces are."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """The ranking, once the game is over."""
        raise NotImplementedError

    def score_sheet(self, seat: int) -> list[ScoreLine]:
        """Points of a seat by category, as they stand."""
        raise NotImplementedError

    def digest(self: Self) -> str:
        """Hash of the canonical facts."""
        lines = self.facts()
        for step in self.agenda:
            lines.append(step.facts())
        return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def is_chance(state: State) -> bool:
    """Whether the state waits for chance."""
    return state.waiting.kind == CHANCE
