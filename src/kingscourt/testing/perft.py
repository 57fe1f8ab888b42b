"""Count the positions that can follow: a small number that detects most rule changes."""

from __future__ import annotations

from kingscourt.kernel.decision import CHANCE, OVER
from kingscourt.kernel.game import Game
from kingscourt.kernel.state import State
from kingscourt.testing.case_positions import walk
from kingscourt.testing.law_case import Case, cases

MAX_COUNT = 2_000
MAX_DEPTH = 4
POSITIONS = 4


def perft(state: State, depth: int) -> int:
    """Ways to play `depth` entries: every answer of the first seat asked, every outcome of chance."""
    pending = state.pending()
    if depth == 0 or pending.kind == OVER:
        return 1
    count = 0
    if pending.kind == CHANCE:
        assert pending.chance is not None
        for index in range(len(pending.chance.outcomes)):
            after = state.copy()
            after.resolve(index)
            count += perft(after, depth - 1)
        return count
    seat = pending.seats[0]
    legal = state.legal(seat)
    if depth == 1:
        return len(legal)
    for action in legal:
        after = state.copy()
        after.apply(seat, action)
        count += perft(after, depth - 1)
    return count


def perft_text(game: Game) -> str:
    """Counts for some positions of a random game in every case, one line per position."""
    lines = ["# positions after 1, 2, … entries; written by python -m kingscourt.testing.rewrite_pins"]
    for case in cases(game):
        for number, state in spread(case):
            counts = [str(count) for count in perft_counts(state)]
            lines.append(f"{case}, before entry {number}: {' '.join(counts)}")
    return "\n".join(lines) + "\n"


def spread(case: Case) -> list[tuple[int, State]]:
    """Some positions of a case's game, evenly spread."""
    step = max(1, len(case.log.entries) // POSITIONS)
    return [(p.number, p.state.copy()) for p in walk(case) if p.number % step == step // 2]


def perft_counts(state: State) -> list[int]:
    """Counts for increasing depths, while they are small enough to be quick."""
    counts: list[int] = []
    for depth in range(1, MAX_DEPTH + 1):
        counts.append(perft(state, depth))
        if len(counts) > 1 and counts[-1] * counts[-1] // max(1, counts[-2]) > MAX_COUNT:
            break
        if len(counts) == 1 and counts[0] * counts[0] > MAX_COUNT:
            break
    return counts
