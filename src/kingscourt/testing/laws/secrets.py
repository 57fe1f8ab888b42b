"""Laws of secrecy: two worlds that a seat cannot tell apart give that seat the same bytes."""

from __future__ import annotations

from collections.abc import Iterator

from kingscourt.kernel.action import Action
from kingscourt.kernel.audience import sees
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.decision import CHANCE
from kingscourt.kernel.state import State
from kingscourt.testing.broken import LawBroken
from kingscourt.testing.case import Case
from kingscourt.testing.log import Entry, Position, forward, sample
from kingscourt.testing.observe import (
    difference,
    event_bytes,
    is_over,
    list_bytes,
    refusal_bytes,
    status_bytes,
    view_bytes,
)
from kingscourt.testing.worlds import some_worlds

POSITIONS = 20
WORLDS = 3
STRANGERS = 48
AHEAD = 6


def twins(case: Case) -> Iterator[tuple[Position, int, State]]:
    """Positions, each with a seat and another world that this seat imagines."""
    for position in sample(case, POSITIONS):
        for seat in range(position.state.seat_count):
            seed = case.seed * 1_000_003 + position.number * 31 + seat
            for world in some_worlds(position.state, seat, seed, WORLDS):
                yield position, seat, world


def law_views_keep_secrets(case: Case) -> None:
    """A seat's view, and a watcher's, does not depend on what the seat does not know."""
    for position, seat, world in twins(case):
        for viewer in (seat, None):
            seen = view_bytes(case.game, position.state, viewer)
            imagined = view_bytes(case.game, world, viewer)
            if seen != imagined:
                what = (
                    f"the view of {whom(viewer)} before entry {position.number}: {difference(seen, imagined)}"
                )
                raise LawBroken("law_views_keep_secrets", case, what)


def law_lists_keep_secrets(case: Case) -> None:
    """Who is asked, the question, the legal actions and the candidates do not depend on it either."""
    for position, seat, world in twins(case):
        seen, imagined = list_bytes(position.state, seat), list_bytes(world, seat)
        if seen != imagined:
            what = f"choices of seat {seat} before entry {position.number}: {difference(seen, imagined)}"
            raise LawBroken("law_lists_keep_secrets", case, what)


def law_refusals_keep_secrets(case: Case) -> None:
    """Neither does what `explain` answers, to whatever a seat may send."""
    random = FastRandom(case.seed)
    for position, seat, world in twins(case):
        is_asked = position.state.is_asked(seat)
        actions = [*position.state.candidates(seat), *strangers(case, random, STRANGERS if is_asked else 1)]
        seen = refusal_bytes(position.state, seat, actions)
        imagined = refusal_bytes(world, seat, actions)
        if seen != imagined:
            what = f"refusals to seat {seat} before entry {position.number}: {difference(seen, imagined)}"
            raise LawBroken("law_refusals_keep_secrets", case, what)


def strangers(case: Case, random: FastRandom, count: int) -> list[Action]:
    """Some actions of the catalogue."""
    actions = case.catalogue.actions
    return [actions[random.index(len(actions))] for _ in range(count)]


def law_events_keep_secrets(case: Case) -> None:
    """Events tell a seat nothing that its view does not hold.

    Two worlds that the seat cannot tell apart are played on side by side. What it sees of an entry is the same in both;
    what it does not see (a draw for others, a hidden choice) is varied. As long as its views stay equal, so do the
    events it gets. Once the views differ it has learnt something, and the comparison ends.
    """
    random = FastRandom(case.seed)
    for position, seat, world in twins(case):
        state = position.state.copy()
        for number in range(position.number, min(position.number + AHEAD, len(case.log.entries))):
            if not play_side_by_side(case, state, world, number, seat, random):
                break


def play_side_by_side(
    case: Case, state: State, world: State, number: int, seat: int, random: FastRandom
) -> bool:
    """Play one entry in both worlds; whether the seat still cannot tell them apart."""
    entry = case.log.entries[number]
    is_hidden_draw = entry.action is None and not entry.is_seen_by(state, seat)
    other = counterpart(state, world, entry, seat, random)
    if other is None:
        return False
    events, other_events = forward(state, entry), forward(world, other)
    if is_over(state) or is_over(world):
        return False
    # A fact shown for a moment and gone again leaves no trace in a view; `shows` says that it was meant.
    is_meant = (state.shows or world.shows) and not is_hidden_draw
    for viewer in (seat, None):
        if not is_same_to(case, state, world, viewer):
            return False
        seen, imagined = event_bytes(events, viewer), event_bytes(other_events, viewer)
        if seen != imagined and not is_meant:
            what = f"events of entry {number} for {whom(viewer)}: {difference(seen, imagined)}"
            raise LawBroken("law_events_keep_secrets", case, what)
    return True


def counterpart(state: State, world: State, entry: Entry, seat: int, random: FastRandom) -> Entry | None:
    """The entry of the other world that looks the same to the seat; None when there is none."""
    is_seen = entry.is_seen_by(state, seat)
    if entry.action is None:
        chance = world.pending().chance
        if world.pending().kind != CHANCE or chance is None or sees(chance.to, seat) != is_seen:
            return None
        outcomes = chance.outcomes
        index = (
            outcomes.index_of(entry.text(state)) if is_seen else outcomes.pick(random.index(outcomes.total))
        )
        return None if index < 0 else Entry(-1, None, index)
    if is_seen:
        return entry if world.explain(entry.seat, entry.action) is None else None
    hidden = [a for a in world.legal(entry.seat) if not sees(world.audience(entry.seat, a), seat)]
    return Entry(entry.seat, hidden[random.index(len(hidden))], 0) if hidden else None


def is_same_to(case: Case, state: State, world: State, viewer: int | None) -> bool:
    """Whether view and status leave a viewer unable to tell two worlds apart."""
    if status_bytes(state) != status_bytes(world):
        return False
    return view_bytes(case.game, state, viewer) == view_bytes(case.game, world, viewer)


def whom(viewer: int | None) -> str:
    """A viewer in words."""
    return "watchers" if viewer is None else f"seat {viewer}"
