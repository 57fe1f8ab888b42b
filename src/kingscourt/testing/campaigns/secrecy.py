"""A proof over many positions: what a seat cannot know does not affect anything it receives.

The laws check a few positions of every mix of options; here random games are followed decision by decision.
At each decision, every seat is put into another world that it could equally be in, and everything it
receives must be the same, byte for byte.

Example: python -m kingscourt.testing.campaigns.secrecy royals --positions 5000
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping

from kingscourt.games.registry import game as find_game
from kingscourt.kernel.action import Action
from kingscourt.kernel.audience import sees
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.game import Game
from kingscourt.kernel.state import State
from kingscourt.testing.case_positions import CasePosition, is_decision, walk
from kingscourt.testing.errors import LawBroken
from kingscourt.testing.law_case import Case, cases
from kingscourt.testing.laws.event_audience import counterpart
from kingscourt.testing.laws.secrecy import strangers
from kingscourt.testing.play_and_replay import TraceEntry, forward
from kingscourt.testing.seat_observation import (
    difference,
    encode,
    event_bytes,
    is_over,
    list_bytes,
    refusal_bytes,
    view_bytes,
    whom,
)

NAME = "secrecy"
STRANGERS = 12
POSITIONS = int(os.environ.get("KINGSCOURT_POSITIONS", "400"))  # for the tests; by hand, thousands
AHEAD = 8
A_GAME = (8, 120)  # minimum and maximum number of positions per game

# Whether a hidden fact differs between the true world and one that a seat imagines.
Differs = Callable[[State, State, int], bool]


class Proof:
    """What was compared; if every world were the true one, the proof would prove nothing."""

    def __init__(self) -> None:
        self.games = 0
        self.positions = 0
        self.worlds = 0
        self.other_worlds = 0  # that differ from the true one
        self.entries = 0  # played on in parallel
        self.hidden: Counter[str] = Counter()  # hidden facts that differed, by name

    def __str__(self) -> str:
        return (
            f"{self.positions} positions of {self.games} games, {self.worlds} worlds ({self.other_worlds} of "
            f"them not the true one), {self.entries} entries in parallel: identical bytes everywhere"
        )


def prove(game: Game, positions: int, seed: int = 1, hidden: Mapping[str, Differs] | None = None) -> Proof:
    """Compare at a number of decisions of random games, cycling through all seats, editions and options."""
    proof = Proof()
    for case in endless_cases(game, seed):
        share = min(max(positions // len(cases(game)), A_GAME[0]), A_GAME[1], positions - proof.positions)
        proof.games += 1
        for position in some_positions(case, share):
            proof.positions += 1
            for seat in range(position.state.seat_count):
                check_seat(case, position, seat, proof, hidden or {})
        if proof.positions >= positions:
            break
    return proof


def endless_cases(game: Game, seed: int) -> Iterator[Case]:
    """Every mix of seats, edition and options over and over, with new chance."""
    while True:
        yield from cases(game, seed)
        seed += 1000


def some_positions(case: Case, limit: int) -> Iterator[CasePosition]:
    """Whole decisions of a case's game, spread evenly from beginning to end."""
    found = [p.number for p in walk(case) if p.is_whole and is_decision(p.state)]
    step = max(1, len(found) // limit)
    wanted = set(found[case.seed % step :: step][:limit])
    for position in walk(case):
        if position.number in wanted:
            yield position


def check_seat(
    case: Case, position: CasePosition, seat: int, proof: Proof, hidden: Mapping[str, Differs]
) -> None:
    """Compare one seat in one other world, now and until the next decision."""
    state = position.state
    random = FastRandom(case.seed * 1_000_003 + position.number * 31 + seat)
    world = state.imagine(seat, random)
    proof.worlds += 1
    proof.other_worlds += world.digest() != state.digest()
    proof.hidden.update([name for name, differs in hidden.items() if differs(state, world, seat)])
    actions = [*state.candidates(seat), *strangers(case, random, STRANGERS)] if state.is_asked(seat) else []
    compare(case, position.number, seat, state, world, actions)
    play_on(case, position, seat, world, proof, random)


def compare(case: Case, number: int, seat: int, state: State, world: State, actions: list[Action]) -> None:
    """Compare everything a seat receives about a position, and everything a watcher receives."""
    for viewer in (seat, None):
        same(
            case,
            number,
            viewer,
            "view",
            view_bytes(case.game, state, viewer),
            view_bytes(case.game, world, viewer),
        )
        same(
            case,
            number,
            viewer,
            "outline",
            outline_bytes(case, state, viewer),
            outline_bytes(case, world, viewer),
        )
    same(case, number, seat, "choices", list_bytes(state, seat), list_bytes(world, seat))
    same(
        case,
        number,
        seat,
        "refusals",
        refusal_bytes(state, seat, actions),
        refusal_bytes(world, seat, actions),
    )


def play_on(
    case: Case, position: CasePosition, seat: int, world: State, proof: Proof, random: FastRandom
) -> None:
    """Play the same entries in both worlds, as far as the seat sees them, until it learns something."""
    state = position.state.copy()
    for entry in case.log.entries[position.number : position.number + AHEAD]:
        other = counterpart(state, world, entry, seat, random)
        if other is None or is_hidden_choice(state, entry, seat):
            return
        events, other_events = forward(state, entry), forward(world, other)
        if is_over(state) or is_over(world) or sees(state.learners | world.learners, seat):
            return
        proof.entries += 1
        number = position.number
        same(case, number, seat, "events", event_bytes(events, seat), event_bytes(other_events, seat))
        same(
            case,
            number,
            seat,
            "view after",
            view_bytes(case.game, state, seat),
            view_bytes(case.game, world, seat),
        )
        same(case, number, seat, "choices after", list_bytes(state, seat), list_bytes(world, seat))
        if is_decision(state):
            return


def is_hidden_choice(state: State, entry: TraceEntry, seat: int) -> bool:
    """Whether the entry is a choice hidden from this seat, whose consequences may differ."""
    return entry.action is not None and not entry.is_seen_by(state, seat)


def outline_bytes(case: Case, state: State, viewer: int | None) -> bytes:
    """The outline of a view, as clients render it."""
    return encode(case.game.outline(case.game.view(state, viewer), case.components))


def same(case: Case, number: int, viewer: int | None, what: str, one: bytes, other: bytes) -> None:
    """Check that both are the same bytes, hence of the same length."""
    if one != other:
        raise LawBroken(
            NAME, case, f"{what} of {whom(viewer)} before entry {number}: {difference(one, other)}"
        )


def main() -> int:
    """Prove it for one game and print what was compared."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--positions", type=int, default=5000, help="decisions to compare (default 5000)")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    try:
        proof = prove(find_game(asked.game), asked.positions, asked.seed)
    except LawBroken as error:
        sys.stderr.write(f"{error}\n")
        return 1
    sys.stdout.write(f"{asked.game}: {proof}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
