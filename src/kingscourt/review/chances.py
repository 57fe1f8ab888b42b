"""Win chances of a position, by playing on from it, in whole ten-thousandths so that they add up exactly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.decision import OVER
from kingscourt.kernel.game_outcome import GameOutcome
from kingscourt.kernel.paired_luck import PairedLuck
from kingscourt.kernel.place_chances import win_chances
from kingscourt.kernel.policy_playout import OnePlyPolicy
from kingscourt.kernel.state import State

WHOLE: Final = 10_000


class ChanceEstimator:
    """Plays on by values for some decisions, several times, and rates where that leads."""

    def __init__(self, policy: OnePlyPolicy, rollouts: int, depth: int) -> None:
        self.policy = policy
        self.rollouts = rollouts
        self.depth = depth

    def estimate(self, state: State, seed: int) -> list[int]:
        """The win chances of all contenders; the same luck for the same seed."""
        if state.pending().kind == OVER:
            return result_of_state(state, self.policy.values.contenders(state))
        samples = [self.play_on(state, seed + number) for number in range(self.rollouts)]
        return in_whole_parts(mean_of(samples))

    def play_on(self, state: State, seed: int) -> list[float]:
        """The chances at the end of one rollout."""
        world = state.copy()
        world.tells = False
        end = self.policy.play(world, PairedLuck(seed), FastRandom(seed), self.depth)
        values = self.policy.values
        return win_chances(values.expected_points(end), values.spread(end))


def result_of_state(state: State, contenders: int) -> list[int]:
    """The chances once the game is over: winners share the whole."""
    outcome = state.outcome()
    assert outcome is not None
    return result_of_outcome(outcome, contenders)


def result_of_outcome(outcome: GameOutcome, contenders: int) -> list[int]:
    """The same for a ranking; an opponent without a seat is the last contender."""
    seats = [contenders - 1 if line.seat is None else line.seat for line in outcome.ranking if line.rank == 1]
    return in_whole_parts([1 / len(seats) if number in seats else 0.0 for number in range(contenders)])


def mean_of(rows: Sequence[Sequence[float]]) -> list[float]:
    """The mean of each column."""
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def in_whole_parts(chances: Sequence[float]) -> list[int]:
    """Ten-thousandths that add up to the whole; the largest remainders are rounded up."""
    total = sum(chances)
    exact = [chance * WHOLE / total for chance in chances]
    parts = [int(part) for part in exact]
    by_remainder = sorted(range(len(exact)), key=lambda number: parts[number] - exact[number])
    for number in by_remainder[: WHOLE - sum(parts)]:
        parts[number] += 1
    return parts
