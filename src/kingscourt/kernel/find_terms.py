"""Finding the terms of an action by carrying it out on a copy; only done when somebody is asked."""

from __future__ import annotations

from typing import Final

from kingscourt.kernel.action import Action
from kingscourt.kernel.audience import sees
from kingscourt.kernel.decision import CHANCE, DECISION
from kingscourt.kernel.holdings import Counts, changes
from kingscourt.kernel.state import State
from kingscourt.kernel.terms import Bounds, Terms

MOST_WAYS: Final = 256  # answers to an action's own questions that are tried before bounds are asked for


class Trial:
    """A copy of a state on which one action was carried out, up to a draw, a question or older steps."""

    def __init__(self, state: State, seat: int, depth: int, is_first: bool) -> None:
        self.state: State = state
        self.seat: int = seat
        self.depth: int = depth  # of the agenda when the action was asked for
        self.is_first: bool = is_first  # the step that asked for the action is still the one at this depth
        self.is_done: bool = False  # only older steps are left
        self.learnt: bool = False  # the actor was shown something

    def answer(self, action: Action) -> Trial:
        """A further trial in which the seat gives this answer."""
        trial = Trial(self.state.copy(), self.seat, self.depth, self.is_first)
        trial.learnt = self.learnt
        trial._carry_out(action)
        return trial

    def _carry_out(self, action: Action) -> None:
        state = self.state
        asking = state.agenda[self.depth - 1]
        self.is_done = state.carry_out(self.seat, action, self.depth)
        if self.is_first:
            agenda = state.agenda
            self.is_first = len(agenda) >= self.depth and agenda[self.depth - 1] is asking
        self.learnt = self.learnt or sees(state.learners, self.seat)

    def is_asked(self) -> bool:
        """Whether the question that came belongs to the action: its actor answers, and no step asks anew.

        Once the actor has been shown something, its answers depend on a secret, as after a draw.
        """
        state = self.state
        if (
            self.is_done
            or self.learnt
            or state.waiting.kind != DECISION
            or self.seat not in state.waiting.seats
        ):
            return False
        if self.is_first and len(state.agenda) == self.depth:
            return state.agenda[-1].continues(state)
        return True

    def draws(self) -> bool:
        """Whether a draw stopped it."""
        return not self.is_done and self.state.waiting.kind == CHANCE

    def held(self) -> Counts:
        """What lies before the actor now, as it may count it; cards just shown to it count by their backs."""
        return self.state.held_by(self.seat)

    def change_since(self, before: Counts) -> Counts:
        """What it has changed; cards that the actor has come to know by it count by their backs."""
        found = changes(before, self.held())
        return by_backs(self.state, found) if self.learnt else found


def by_backs(state: State, found: Counts) -> Counts:
    """Gains by the backs of the cards; losses stay as they are, for the actor knew them."""
    backs: Counts = {}
    for what, n in found.items():
        name = state.back_of(what) if n > 0 else what
        total = backs.get(name, 0) + n
        if total != 0:
            backs[name] = total
        else:
            del backs[name]
    return backs


def try_action(state: State, seat: int, action: Action) -> Trial:
    """Carry out a legal action of a seat on a copy."""
    return Trial(state.copy(), seat, len(state.agenda), is_first=True).answer(action)


def find_terms(state: State, seat: int, action: Action) -> Terms:
    """The terms of a legal action of a seat, from what the seat may know."""
    before = state.held_by(seat)
    trial = try_action(state, seat, action)
    now = trial.change_since(before)
    terms = Terms(now, now, now)
    terms.draws = trial.draws()
    terms.shows = trial.state.shows
    if trial.is_asked():
        terms.asks = True
        add_ways(state, seat, action, terms, before, trial)
    state.agenda[-1].add_terms(state, seat, action, terms)
    return terms


def add_ways(state: State, seat: int, action: Action, terms: Terms, before: Counts, trial: Trial) -> None:
    """Ask the step for exact bounds, or try every answer to the action's own questions."""
    step = state.agenda[-1]
    bounds = step.bounds(state, seat, action)
    ends = ends_of(trial) if bounds is None else None
    if ends is not None:
        found = [end.change_since(before) for end in ends]
        bounds = bounds_of(found)
        terms.spoken = spoken_bounds(state, found, bounds)
        terms.draws = terms.draws or any(end.draws() for end in ends)
    else:
        if bounds is None:
            bounds = step.wide_bounds(state, seat, action)
            terms.is_wide = bounds is not None
        if bounds is None:
            terms.is_counted = False
            return
        terms.spoken = bounds
    terms.least, terms.most = bounds.least, bounds.most


def bounds_of(found: list[Counts]) -> Bounds:
    """The least and the most of each thing over all ways; a thing that a way leaves alone counts 0."""
    least: Counts = {}
    most: Counts = {}
    for change in found:
        for what in change:
            least[what] = most[what] = 0
    for what in least:
        amounts = [change.get(what, 0) for change in found]
        least[what], most[what] = min(amounts), max(amounts)
    return Bounds(least, most)


def spoken_bounds(state: State, found: list[Counts], bounds: Bounds) -> Bounds:
    """The same with things of one class counted together where it is not certain which ones it is.

    If things of a class can be both lost and gained, gains stand by themselves: a worker paid and another one
    hired are no nothing.
    """
    unsure = {what for what, n in bounds.least.items() if n != bounds.most[what]}
    lost = {
        state.class_of(what) for change in found for what, n in change.items() if n < 0 and what in unsure
    }
    spoken: list[Counts] = []
    for change in found:
        counts: Counts = {}
        for what, n in change.items():
            name = state.class_of(what)
            if what not in unsure or (n > 0 and name in lost):
                name = what
            counts[name] = counts.get(name, 0) + n
        spoken.append(counts)
    return bounds_of(spoken)


def ends_of(trial: Trial) -> list[Trial] | None:
    """Where all answers to an action's own questions lead, or None if there are too many ways."""
    ends: list[Trial] = []
    open: list[Trial] = [trial]
    while open:
        last = open.pop()
        if not last.is_asked():
            ends.append(last)
            continue
        legal = last.state.legal(last.seat)
        if len(ends) + len(open) + len(legal) > MOST_WAYS:
            return None
        open.extend([last.answer(answer) for answer in legal])
    return ends
