"""Weights as a list of numbers that can be moved, and back."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from kingscourt.kernel.values import FeatureLayout, Weights

LEAST_SIZE: Final = 0.2  # a weight of zero is moved as if it were this large

Column = Literal["both", "early", "late"]


class Coordinate(NamedTuple):
    """One number that learning may change: the weight of a feature, early, late or throughout the game."""

    feature: int
    column: Column


class WeightVector:
    """Which weights move, and the weights that all others keep.

    The first feature of a layout is the unit in which the others are measured, so it stays. A feature that
    has the same weight early and late is moved as one, unless the two are to be told apart.
    """

    def __init__(self, start: Weights, split: bool = False) -> None:
        self.start = start
        self.coordinates: list[Coordinate] = []
        for feature in range(1, len(start.layout)):
            if start.early[feature] == start.late[feature] and not split:
                self.coordinates.append(Coordinate(feature, "both"))
            else:
                self.coordinates += [Coordinate(feature, "early"), Coordinate(feature, "late")]

    def __len__(self) -> int:
        return len(self.coordinates)

    def numbers(self, weights: Weights) -> list[float]:
        """The numbers of weights of the same layout."""
        return [
            (weights.late if one.column == "late" else weights.early)[one.feature] for one in self.coordinates
        ]

    def weights(self, numbers: list[float]) -> Weights:
        """The weights with these numbers; the calibration is that of the start."""
        early = list(self.start.early)
        late = list(self.start.late)
        for one, number in zip(self.coordinates, numbers, strict=True):
            if one.column != "late":
                early[one.feature] = number
            if one.column != "early":
                late[one.feature] = number
        return Weights(self.start.layout, early, late, self.start.calibration)

    def names(self) -> list[str]:
        """The names of the coordinates."""
        layout: FeatureLayout = self.start.layout
        return [
            layout.names[one.feature] + ("" if one.column == "both" else f" ({one.column})")
            for one in self.coordinates
        ]


def sizes(numbers: list[float]) -> list[float]:
    """What counts as a whole for each number: offsets and steps are parts of it."""
    return [max(abs(number), LEAST_SIZE) for number in numbers]
