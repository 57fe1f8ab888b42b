"""Laws of disclosure: events and entries reveal only what was meant for a seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from kingscourt.kernel.audience import sees
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.decision import CHANCE
from kingscourt.kernel.event import Event
from kingscourt.kernel.state import State
from kingscourt.testing.case_positions import walk
from kingscourt.testing.errors import LawBroken
from kingscourt.testing.law_case import Case
from kingscourt.testing.laws.secrecy import twins
from kingscourt.testing.play_and_replay import TraceEntry, forward
from kingscourt.testing.seat_observation import difference, event_bytes, is_over, is_same_to, view_bytes, whom

AHEAD = 6
DRAWS = 3


class Pair(NamedTuple):
    """Two worlds a seat could not tell apart, after an entry that looks the same to it in both."""

    number: int
    seat: int
    state: State
    world: State
    events: list[Event]
    other_events: list[Event]
    is_same: bool  # the seat still cannot tell the worlds apart
    is_choice: bool  # a hidden choice differs, and further differences are its consequences

    def was_told(self, viewer: int | None) -> bool:
        """Whether the entry disclosed anything to a viewer."""
        return sees(self.state.learners | self.world.learners, viewer)


def law_events_keep_secrets(case: Case) -> None:
    """As long as nothing was disclosed to a seat, it gets the same events in all its possible worlds."""
    for pair in side_by_side(case):
        for viewer in (pair.seat, None):
            seen, imagined = event_bytes(pair.events, viewer), event_bytes(pair.other_events, viewer)
            if seen == imagined or pair.was_told(viewer):
                continue
            if is_same_to(case.game, pair.state, pair.world, viewer):
                what = f"events of entry {pair.number} for {whom(viewer)}: {difference(seen, imagined)}"
                raise LawBroken("law_events_keep_secrets", case, what)


def law_secrets_are_disclosed(case: Case) -> None:
    """A seat learns hidden facts only through the kernel's `disclose`; only then do its worlds diverge."""
    for pair in side_by_side(case):
        for viewer in (pair.seat, None):
            if pair.is_choice or pair.was_told(viewer):
                continue
            if pair.is_same if viewer is not None else is_same_to(case.game, pair.state, pair.world, None):
                continue
            seen = view_bytes(case.game, pair.state, viewer)
            imagined = view_bytes(case.game, pair.world, viewer)
            what = f"entry {pair.number} tells {whom(viewer)} something: {difference(seen, imagined)}"
            raise LawBroken("law_secrets_are_disclosed", case, what)


def side_by_side(case: Case) -> Iterator[Pair]:
    """Play pairs of worlds in parallel for a few entries, until the seat can tell them apart.

    What the seat sees of an entry is the same in both; a draw it does not see is made separately for each,
    a choice it does not see is replaced by another. A pair ends after such a choice, when the other world has
    no such entry, and at the end of the game, when all is open. (Sealed choices have their own law.)
    """
    random = FastRandom(case.seed)
    for position, seat, world in twins(case):
        state = position.state.copy()
        for number in range(position.number, min(position.number + AHEAD, len(case.log.entries))):
            entry = case.log.entries[number]
            other = counterpart(state, world, entry, seat, random)
            if other is None:
                break
            events, other_events = forward(state, entry), forward(world, other)
            if is_over(state) or is_over(world):
                break
            is_choice = other.action != entry.action
            is_same = is_same_to(case.game, state, world, seat)
            yield Pair(number, seat, state, world, events, other_events, is_same, is_choice)
            if is_choice or not is_same:
                break


def counterpart(
    state: State, world: State, entry: TraceEntry, seat: int, random: FastRandom
) -> TraceEntry | None:
    """The entry of the other world that looks the same to the seat, or None."""
    is_seen = entry.is_seen_by(state, seat)
    if entry.action is not None:
        if is_seen or state.pending().sealed:
            return entry if world.explain(entry.seat, entry.action) is None else None
        hidden = [TraceEntry(entry.seat, action, 0) for action in world.legal(entry.seat)]
        hidden = [other for other in hidden if not other.is_seen_by(world, seat)]
        return hidden[random.index(len(hidden))] if hidden else None
    chance = world.pending().chance
    if world.pending().kind != CHANCE or chance is None or sees(chance.to, seat) != is_seen:
        return None
    outcomes = chance.outcomes
    if not is_seen:
        return TraceEntry(-1, None, outcomes.pick(random.index(outcomes.total)))
    index = outcomes.index_of(entry.text(state))
    return None if index < 0 else TraceEntry(-1, None, index)


def law_views_hold_what_was_told(case: Case) -> None:
    """A draw that a viewer may read is in its view: another outcome would look different."""
    random = FastRandom(case.seed)
    draws = [number for number, entry in enumerate(case.log.entries) if entry.action is None]
    wanted = set(draws[:: max(1, len(draws) // (DRAWS * case.effort))])
    for position in walk(case):
        chance = position.state.pending().chance
        if chance is None or position.number not in wanted:
            continue
        after, other = position.state.copy(), position.state.copy()
        forward(after, position.entry)
        forward(other, TraceEntry(-1, None, random.index(len(chance.outcomes))))
        if after.digest() == other.digest() or is_over(after) or is_over(other):
            continue
        for viewer in [None, *range(after.seat_count)]:
            if sees(chance.to, viewer) and is_same_to(case.game, after, other, viewer):
                what = f"{whom(viewer)} may read entry {position.number} ({chance.purpose}), not in any view"
                raise LawBroken("law_views_hold_what_was_told", case, what)
