"""Paired rollouts: every candidate is played on in the same worlds with the same luck.

The first choice at first sight is kept unless another one is better by more than the doubt about the
difference; without this gate a search prefers whatever was lucky.
"""

from __future__ import annotations

import math

from kingscourt.bots.search.budget import Budget
from kingscourt.bots.search.candidates import Candidate, mean_result
from kingscourt.bots.search.settings import SearchSettings
from kingscourt.bots.seat_handle import SeatHandle
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.decision import CHANCE, OVER
from kingscourt.kernel.paired_luck import PairedLuck
from kingscourt.kernel.place_chances import place_share
from kingscourt.kernel.policy_playout import OnePlyPolicy
from kingscourt.kernel.state import State


class PairedRollouts:
    """One search: samples until the budget is used up, with fewer and fewer candidates."""

    def __init__(self, policy: OnePlyPolicy, settings: SearchSettings, budget: Budget) -> None:
        self.policy: OnePlyPolicy = policy
        self.depth: int = settings.depth
        self.samples: int = settings.samples
        self.is_whole: bool = settings.whole == 1
        self.is_alone: bool = settings.alone == 1
        self.budget: Budget = budget
        self.begun_at: int = policy.decisions

    def run(self, handle: SeatHandle, candidates: list[Candidate], random: FastRandom) -> list[Candidate]:
        """The candidates that were still compared at the end; the first is that of first sight."""
        self.begun_at = self.policy.decisions
        left = candidates
        halving = max(2, self.samples // 4)
        for sample in range(self.samples):
            if self.is_over_budget():
                break
            if sample > 0 and sample % halving == 0 and len(left) > 2:
                left = better_half(left)
            self.add_sample(handle, left, random)
        return left

    def is_over_budget(self) -> bool:
        """Whether another sample would be more work than allowed."""
        return self.budget.is_used_up(self.policy.decisions - self.begun_at)

    def add_sample(self, handle: SeatHandle, candidates: list[Candidate], random: FastRandom) -> None:
        """Play every candidate on in one more imagined world."""
        world = handle.imagine(random)
        luck = random.word()
        for one in candidates:
            after = world.copy()
            after.apply(handle.seat, one.action)
            one.results.append(self.rollout(after, handle.seat, luck))

    def rollout(self, world: State, seat: int, luck: int) -> float:
        """The result of playing on: among all, or for our own worth while the others keep out of the way."""
        policy = self.policy
        draws, random = PairedLuck(luck), FastRandom(luck)
        if self.is_alone:
            end = policy.play_alone(world, seat, draws, random, self.depth)
            return policy.values.policy_worth(end, seat)
        end = policy.play(world, draws, random, self.depth)
        if self.is_whole:
            end = play_out_stretch(policy, end, draws, random)
        values = policy.values
        return place_share(values.expected_points(end), values.spread(end), seat)


def play_out_stretch(policy: OnePlyPolicy, world: State, luck: PairedLuck, random: FastRandom) -> State:
    """Play on to the end of the stretch, where all contenders have had their turns."""
    stretch = policy.values.stretch(world)
    while world.waiting.kind != OVER and policy.values.stretch(world) == stretch:
        if world.waiting.kind == CHANCE:
            luck.draw(world)
        else:
            world = policy.best_world(world, world.waiting.seats[0], random)
    return world


def better_half(candidates: list[Candidate]) -> list[Candidate]:
    """The first candidate and the better half of the others."""
    others = sorted(candidates[1:], key=mean_result, reverse=True)
    return [candidates[0], *others[: max(1, len(others) // 2)]]


def gated_choice(candidates: list[Candidate], gate: float) -> Candidate:
    """The best candidate, or the first one if the gain is within `gate` standard errors of nothing."""
    first = candidates[0]
    if not first.results:
        return first
    chosen = first
    for one in candidates[1:]:
        if len(one.results) == len(first.results) and one.mean() > chosen.mean():
            chosen = one
    if chosen is first or paired_gain(chosen, first) <= gate * paired_error(chosen, first):
        return first
    return chosen


def paired_gain(one: Candidate, other: Candidate) -> float:
    """The mean difference over the same samples."""
    return one.mean() - other.mean()


def paired_error(one: Candidate, other: Candidate) -> float:
    """The standard error of that difference."""
    count = len(one.results)
    if count < 2:
        return math.inf
    gain = paired_gain(one, other)
    squares = 0.0
    for index in range(count):
        deviation = one.results[index] - other.results[index] - gain
        squares += deviation * deviation
    return math.sqrt(squares / float(count - 1) / float(count))
