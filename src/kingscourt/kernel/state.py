"""The state of a game: mutable, plain, never leaves the process."""

from __future__ import annotations

import hashlib
from typing import Final, Self

from mypy_extensions import mypyc_attr

from kingscourt.kernel.action import Action
from kingscourt.kernel.attributes import copied, fact, own_attributes
from kingscourt.kernel.audience import EVERYONE, NOBODY
from kingscourt.kernel.chance import Source
from kingscourt.kernel.decision import DECISION, GAME_OVER, OVER, Pending, Question
from kingscourt.kernel.errors import WorkExceeded
from kingscourt.kernel.event import Event
from kingscourt.kernel.game_outcome import GameOutcome, ScoreLine
from kingscourt.kernel.holdings import Counts, Holdings, seat_of_place
from kingscourt.kernel.refusal import Refusal, by_kind, game_is_over, not_your_turn
from kingscourt.kernel.step import Step

NOBODY_ACTS: Final = -1

# The work that one entry may cause: an action or a chance outcome, with every step that follows from it.
# No rule of a board game needs much. The maximum observed in 816 games of the four titles and the example,
# over all numbers of seats, editions, options and choice policies, is 22 steps, 26 events and an agenda of
# 19 steps for one entry. The limits are far above that, so that new games never reach them, yet low enough
# to stop a runaway within milliseconds and before it has used a megabyte.
MOST_STEPS: Final = 5_000  # calls of `proceed`
MOST_EVENTS: Final = 5_000  # calls of `emit`
MOST_AGENDA: Final = 500  # steps on the agenda at the same time


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: the game's own facts, and the agenda of steps still to be done."""

    agenda: list[Step[Self]]  # the last one is on top

    def __init__(self, seat_count: int) -> None:
        self.seat_count: int = seat_count  # seats are numbered from 0
        self.agenda = []
        self.events: list[Event] = []  # since the last `take_events`
        self.last_event: int = MOST_EVENTS  # how long `events` may get before the next entry
        self.at_work: Step[Self] | None = None  # to name a runaway step; cheaper than catching its error
        self.waiting: Pending = GAME_OVER  # what `pending` answers; set by `settle`
        self.actor: int = NOBODY_ACTS  # the seat whose action is being carried out
        self.tells: bool = True  # False in imagined worlds: whoever searches there reads no events
        self.is_tried: bool = False  # a copy on which actions are only tried, for their terms
        self.shows: bool = False  # this entry has shown somebody something: an undo barrier
        self.learners: int = NOBODY  # the audience that this entry has told something

    # -- interface for drivers -----------------------------------------------------------------

    def pending(self) -> Pending:
        """What the game waits for."""
        return self.waiting

    def legal(self: Self, seat: int) -> list[Action]:
        """Every legal action of a seat in canonical order; empty if it is not asked."""
        if not self.is_asked(seat):
            return []
        return self.agenda[-1].legal(self, seat)

    def candidates(self: Self, seat: int) -> list[Action]:
        """Plausible actions of a seat, legal or not."""
        if not self.is_asked(seat):
            return []
        return self.agenda[-1].candidates(self, seat)

    def explain(self: Self, seat: int, action: Action) -> Refusal | None:
        """The rule that forbids an action of a seat, or None if it is legal."""
        if self.waiting.kind == OVER:
            return game_is_over()
        if not self.is_asked(seat):
            return not_your_turn()
        return self.agenda[-1].explain(self, seat, action)

    def reasons(self: Self, seat: int, action: Action) -> list[Refusal]:
        """All rules against an action: wrong moment, place taken, preconditions, then payment."""
        if self.waiting.kind == OVER:
            return [game_is_over()]
        if not self.is_asked(seat):
            return [not_your_turn()]
        return by_kind(self.agenda[-1].reasons(self, seat, action))

    def question(self: Self, seat: int) -> Question:
        """How the pending decision is presented to a seat."""
        return self.agenda[-1].question(self, seat)

    def audience(self: Self, seat: int, action: Action) -> int:
        """Who may read this action in the record while the game runs."""
        return self.agenda[-1].audience(self, seat, action)

    def apply(self: Self, seat: int, action: Action) -> None:
        """Carry out a legal action; the effect of an illegal one is undefined: ask `explain` first."""
        self.actor = seat
        self.shows = False
        self.learners = NOBODY
        self.last_event = len(self.events) + MOST_EVENTS
        step = self.agenda[-1]
        self.at_work = step
        step.apply(self, seat, action)
        self.settle()

    def carry_out(self: Self, seat: int, action: Action, depth: int) -> bool:
        """Carry out a legal action, but none of the steps older than the uppermost `depth` of the agenda.

        Returns whether only older steps are left; if not, a question or a draw has stopped it. The state is
        fit for counting its holdings and for further answers, not for going on with the game.
        """
        self.actor = seat
        self.is_tried = True
        self.shows = False
        self.learners = NOBODY
        self.last_event = len(self.events) + MOST_EVENTS
        agenda = self.agenda
        self.at_work = agenda[-1]
        agenda[-1].apply(self, seat, action)
        for _ in range(MOST_STEPS):
            if len(agenda) < depth:
                return True
            self.at_work = agenda[-1]
            waiting = agenda[-1].proceed(self)
            if waiting is not None:
                self.waiting = waiting
                return False
        runaway = self.exceeded("steps", MOST_STEPS)
        raise runaway

    def held_by(self, seat: int) -> Counts:
        """What lies before a seat, by thing, as the seat itself may count it.

        Terms ask this for every way they try, so a game with a large table may count its seats sooner.
        """
        held: Counts = {}
        for place, counts in self.holdings(seat).places.items():
            if self.holder(place) == seat:
                for what, n in counts.items():
                    held[what] = held.get(what, 0) + n
        return held

    def resolve(self: Self, index: int) -> None:
        """Apply an outcome of the pending chance node, given by its index."""
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
        """Return and clear the events since the last call."""
        events = self.events
        self.events = []
        self.last_event = MOST_EVENTS
        return events

    def is_asked(self, seat: int) -> bool:
        """Whether a decision of this seat is pending."""
        waiting = self.waiting
        return waiting.kind == DECISION and seat in waiting.seats

    # -- interface for steps ---------------------------------------------------------------------

    def settle(self: Self) -> None:
        """Run steps until one has to wait; endless ones are stopped with an error that names the last."""
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
        """Put a step on top of the agenda; it runs before those below."""
        agenda = self.agenda
        if len(agenda) >= MOST_AGENDA:
            raise self.exceeded("agenda", MOST_AGENDA)
        agenda.append(step)

    def pop(self) -> None:
        """Remove the finished step from the top of the agenda."""
        self.agenda.pop()

    def emit(self, event: Event) -> None:
        """Record an event; steps ask `tells` first if the event has to be made."""
        if not self.tells:
            return
        events = self.events
        if len(events) >= self.last_event:
            raise self.exceeded("events", MOST_EVENTS)
        events.append(event)

    def exceeded(self, bound: str, most: int) -> WorkExceeded:
        """The error for a runaway, naming the step that was running."""
        return WorkExceeded(bound, most, "set-up" if self.at_work is None else type(self.at_work).__name__)

    def disclose(self, known: int, audience: int, owner: int) -> int:
        """The one way to show a hidden fact to more seats; `owner` is the seat whose secret it is, or -1.

        Showing someone a fact that is not the actor's own makes the entry an undo barrier. `learners` are the
        seats that have learnt something this way since the entry began; the laws of secrecy check it.
        """
        self.learners |= audience & ~known
        everybody = (1 << self.seat_count) - 1
        if audience & everybody & ~known != 0 and (owner != self.actor or owner < 0):
            self.shows = True
        return EVERYONE if audience == EVERYONE else known | audience

    # -- implemented by games --------------------------------------------------------------------

    def copy(self) -> Self:
        """A state that shares nothing mutable with this one; its event list is empty.

        Made from the attributes. A compiled game has none to go through and writes its own, quicker one.
        """
        other = type(self).__new__(type(self))
        State.__init__(other, self.seat_count)
        self.copy_kernel(other)
        for name, value in own_attributes(self).items():
            setattr(other, name, copied(value))
        return other

    def copy_kernel(self: Self, other: Self) -> None:
        """The kernel's part of `copy`."""
        other.agenda = [step.copy() for step in self.agenda]
        other.waiting = self.waiting
        other.actor = self.actor
        other.tells = self.tells
        other.is_tried = self.is_tried
        other.shows = self.shows
        other.learners = self.learners

    def imagine(self, seat: int, source: Source) -> Self:
        """A state that the seat cannot distinguish from this one, drawn by chance from the possible ones.

        Its hidden facts have the chances that the rules give them, among worlds that agree with what the seat
        has seen; nothing is inferred from how others play. Nothing else goes in: equal knowledge and an equal
        source give an equal world. In Royals the chances are approximate where histories are too many to
        count, see "Imagined worlds" in docs/research/bots.md.
        """
        raise NotImplementedError

    def facts(self) -> list[str]:
        """Every fact of the position as readable lines, including hidden ones; the agenda is added.

        Made from the attributes that `derived` does not name; compiled games write their own.
        """
        derived = self.derived()
        own = [(name, value) for name, value in own_attributes(self).items() if name not in derived]
        return [f"{name} {fact(name, value)}" for name, value in sorted(own)]

    def census(self) -> dict[str, int]:
        """Counts of components that must stay constant during a game; the laws compare them."""
        return {}

    def holdings(self, viewer: int | None) -> Holdings:
        """Everything countable on the table, as a viewer (a watcher if None) may count it.

        What lies open to the viewer counts by its face, all else by its back, never by deduction. Values that
        are worked out from it, such as strength or a score, are no holdings; points kept on a track are.
        """
        return Holdings([])

    def holder(self, place: str) -> int:
        """The seat whose terms count what lies at a place; NO_HOLDER for shared and used-up things."""
        return seat_of_place(place)

    def back_of(self, what: str) -> str:
        """The back of a card that is named by its face; anything else is its own back."""
        return what

    def class_of(self, what: str) -> str:
        """What things are called together if it is not certain which of them it is: cards by their backs."""
        return self.back_of(what)

    def outcome(self) -> GameOutcome | None:
        """The ranking, once the game is over."""
        raise NotImplementedError

    def score_sheet(self, seat: int) -> list[ScoreLine]:
        """The current points of a seat by category."""
        raise NotImplementedError

    def derived(self) -> list[str]:
        """Attributes that follow from others, so `facts` leaves them out: `score`, `players.strength`."""
        return []

    def digest(self: Self) -> str:
        """SHA-256 of all facts and of the agenda, in hexadecimal digits."""
        lines = self.facts()
        for step in self.agenda:
            lines.append(step.facts())
        return hashlib.sha256("\n".join(lines).encode()).hexdigest()
