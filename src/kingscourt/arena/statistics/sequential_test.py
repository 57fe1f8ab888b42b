"""A sequential probability ratio test on the shares of rounds, with their variance estimated.

As in the testing of chess engines (generalised SPRT): the log-likelihood ratio of two means under a normal
approximation, `k (p1 - p0) (2 mean - p0 - p1) / (2 variance)`, after k rounds. Rounds, not games, are
counted, because the games of a round share their luck.
"""

from __future__ import annotations

import math
from typing import Final, Literal

import msgspec

Decision = Literal["H0", "H1", "none"]
ACCEPT_H0: Final = "H0"
ACCEPT_H1: Final = "H1"
UNDECIDED: Final = "none"

# The variance starts as if two rounds had been seen with the largest variance a share can have; without it, a
# few equal rounds in the beginning would decide the test.
PRIOR_ROUNDS: Final = 2
PRIOR_VARIANCE: Final = 0.25


class TestPlan(msgspec.Struct, frozen=True):
    """The two hypotheses about the share, and how often either may be accepted wrongly."""

    __test__ = False  # not a test of pytest

    p0: float
    p1: float
    alpha: float = 0.05  # accepting H1 although the share is p0
    beta: float = 0.05  # accepting H0 although the share is p1

    def lower(self) -> float:
        """H0 is accepted at this log-likelihood ratio."""
        return math.log(self.beta / (1 - self.alpha))

    def upper(self) -> float:
        """H1 is accepted at this log-likelihood ratio."""
        return math.log((1 - self.beta) / self.alpha)


class SequentialTest:
    """A running test; rounds are added in order."""

    def __init__(self, plan: TestPlan) -> None:
        self.plan = plan
        self.rounds = 0
        self.decision: Decision = UNDECIDED
        self._mean = 0.0
        self._squares = 0.0  # sum of squared deviations from the mean (Welford)

    def add(self, share: float) -> Decision:
        """Count one round; after a decision nothing changes any more."""
        if self.decision != UNDECIDED:
            return self.decision
        self.rounds += 1
        before = share - self._mean
        self._mean += before / self.rounds
        self._squares += before * (share - self._mean)
        ratio = self.ratio()
        if ratio >= self.plan.upper():
            self.decision = ACCEPT_H1
        elif ratio <= self.plan.lower():
            self.decision = ACCEPT_H0
        return self.decision

    def ratio(self) -> float:
        """The log-likelihood ratio of H1 to H0."""
        if self.rounds == 0:
            return 0.0
        plan = self.plan
        gain = (plan.p1 - plan.p0) * (2 * self._mean - plan.p0 - plan.p1)
        return self.rounds * gain / (2 * self.variance())

    def variance(self) -> float:
        """The estimated variance of a round's share."""
        seen = self._squares + PRIOR_ROUNDS * PRIOR_VARIANCE
        return seen / (self.rounds - 1 + PRIOR_ROUNDS)
