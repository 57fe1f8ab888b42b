"""Takes the features of one player, either as a row or weighted at once, which is quicker."""

from __future__ import annotations

from kingscourt.kernel.values import Weights


class Tally:
    """A place to work on: features go into `row`, or their weighted sum into `worth`."""

    def __init__(self, weights: Weights) -> None:
        self.row: list[float] = []
        self.weighs: bool = False
        self.early: list[float] = weights.early
        self.change: list[float] = weights.change
        self.progress: float = 0.0
        self.worth: float = 0.0

    def collect(self, row: list[float]) -> None:
        """Begin to write a row, which holds zeros."""
        self.weighs = False
        self.row = row

    def weigh(self, weights: Weights, progress: float) -> None:
        """Begin to add up the weighted features."""
        self.weighs = True
        self.early = weights.early
        self.change = weights.change
        self.progress = progress
        self.worth = 0.0

    def put(self, feature: int, value: float) -> None:
        """Take a feature; those that are 0 may be left out."""
        if self.weighs:
            if value == 0.0:
                return
            self.worth += value * (self.early[feature] + self.change[feature] * self.progress)
        else:
            self.row[feature] = value
