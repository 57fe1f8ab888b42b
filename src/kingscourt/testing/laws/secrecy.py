"""Laws of secrecy: two worlds that a seat cannot tell apart give that seat the same bytes."""

from __future__ import annotations

from collections.abc import Iterator

from kingscourt.kernel.action import Action
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.state import State
from kingscourt.testing.case_positions import CasePosition, sample
from kingscourt.testing.errors import LawBroken
from kingscourt.testing.imagined_worlds import some_worlds
from kingscourt.testing.law_case import Case
from kingscourt.testing.seat_observation import difference, list_bytes, refusal_bytes, view_bytes, whom

POSITIONS = 20
WORLDS = 3
STRANGERS = 48


def twins(case: Case) -> Iterator[tuple[CasePosition, int, State]]:
    """Positions, each with a seat and another world that the seat imagines."""
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
    """Nor do the seats asked, the question, the legal actions and the candidates."""
    for position, seat, world in twins(case):
        seen, imagined = list_bytes(position.state, seat), list_bytes(world, seat)
        if seen != imagined:
            what = f"choices of seat {seat} before entry {position.number}: {difference(seen, imagined)}"
            raise LawBroken("law_lists_keep_secrets", case, what)


def law_refusals_keep_secrets(case: Case) -> None:
    """Nor do the reasons against anything a seat may send."""
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
