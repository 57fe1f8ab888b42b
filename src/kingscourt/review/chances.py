"""Win chances of a position, by playing on from it, in whole ten-thousandths so that they add up exactly."""

from __future__ import annotations

import math
import zlib
from collections.abc import Mapping, Sequence
from statistics import stdev
from typing import Final, NamedTuple

from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.decision import OVER
from kingscourt.kernel.game_outcome import GameOutcome
from kingscourt.kernel.paired_luck import PairedLuck, mixed
from kingscourt.kernel.place_chances import win_chances
from kingscourt.kernel.policy_playout import OnePlyPolicy
from kingscourt.kernel.state import State

WHOLE: Final = 10_000
WORD: Final = 0xFFFFFFFF
SOFTNESS: Final = 0.6  # of the usual spread: players differ from the policy that plays on
FULLY_OPEN: Final = 20  # choices to come from which on all of that applies
STEP: Final = 0x9E3779B9  # from one draw of paired luck to the next; a test compares the two
NOTHING_DRAWN: Final[Mapping[str, int]] = {}


Drawn = Mapping[str, int]  # how often the game has drawn for each purpose so far


class Estimate(NamedTuple):
    """Win chances of all contenders, and the largest standard error among them, in ten-thousandths."""

    chances: list[int]
    error: float


class ChanceEstimator:
    """Plays on by values for some decisions, several times, and rates where that leads.

    The points of a rollout that reaches the end of the game are blurred by a part of the usual spread, since
    the players would not have gone on like the policy; less so as the end comes near.
    """

    def __init__(self, policy: OnePlyPolicy, rollouts: int, depth: int) -> None:
        self.policy = policy
        self.rollouts = rollouts
        self.depth = depth

    def estimate(self, state: State, seed: int, drawn: Drawn) -> Estimate:
        """The win chances of all contenders.

        Rollouts from two positions of one game share all draws that are still to come in both, so what
        differs between their estimates is what happened between them.
        """
        if state.pending().kind == OVER:
            return Estimate(result_of_state(state, self.policy.values.contenders(state)), 0.0)
        samples = [self.play_on(state, seed + number, drawn) for number in range(self.rollouts)]
        return Estimate(in_whole_parts(mean_of(samples)), WHOLE * largest_error(samples))

    def play_on(self, state: State, seed: int, drawn: Drawn = NOTHING_DRAWN) -> list[float]:
        """The chances at the end of one rollout."""
        begun = self.policy.decisions
        end = self.played_on(state, seed, drawn)
        values = self.policy.values
        spread = values.spread(end)
        if end.waiting.kind == OVER:
            to_come = min(1.0, (self.policy.decisions - begun) / FULLY_OPEN)
            spread = SOFTNESS * to_come * values.spread(state)
        return win_chances(values.expected_points(end), spread)

    def played_on(self, state: State, seed: int, drawn: Drawn = NOTHING_DRAWN) -> State:
        """The position at the end of one rollout."""
        world = state.copy()
        world.tells = False
        return self.policy.play(world, luck_after(drawn, seed), FastRandom(seed), self.depth)


def luck_after(drawn: Drawn, seed: int) -> PairedLuck:
    """The luck of a seed, from the draw on that comes next in the game."""
    luck = PairedLuck(seed)
    for purpose, times in drawn.items():
        first = mixed(luck.seed ^ zlib.crc32(purpose.encode()))
        luck.states[purpose] = (first + times * STEP) & WORD
    return luck


def largest_error(samples: Sequence[Sequence[float]]) -> float:
    """The largest standard error of the means of the columns."""
    if len(samples) < 2:
        return 1.0
    spread = max(float(stdev(column)) for column in zip(*samples, strict=True))
    return spread / math.sqrt(len(samples))


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
