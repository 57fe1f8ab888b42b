"""Answers worth a search, with what was found out about each."""

from __future__ import annotations

from kingscourt.bots.seat_handle import SeatHandle
from kingscourt.kernel.action import Action
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.policy_playout import OnePlyPolicy


class Candidate:
    """An answer, its worth at first sight, and the results of its rollouts, one per shared sample of luck."""

    def __init__(self, action: Action, worth: float) -> None:
        self.action: Action = action
        self.worth: float = worth
        self.results: list[float] = []

    def mean(self) -> float:
        """The average result so far."""
        return sum(self.results) / float(len(self.results))


def worth_at_first_sight(one: Candidate) -> float:
    """The sort key before any rollout."""
    return one.worth


def mean_result(one: Candidate) -> float:
    """The sort key after some."""
    return one.mean()


def rated_candidates(
    handle: SeatHandle, policy: OnePlyPolicy, random: FastRandom, worlds: int
) -> list[Candidate]:
    """All legal answers, the best at first sight first; averaged over several worlds if much is hidden."""
    legal = handle.legal()
    worths = [0.0] * len(legal)
    for _ in range(worlds):
        rated = policy.rate(handle.imagine(random), handle.seat, legal)
        for index in range(len(legal)):
            worths[index] += rated[index] / float(worlds)
    candidates = [Candidate(action, worths[index]) for index, action in enumerate(legal)]
    candidates.sort(key=worth_at_first_sight, reverse=True)
    return candidates
