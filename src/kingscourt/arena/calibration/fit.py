"""Least squares for the tables of a calibration: straight lines between knots at equal distances.

What decides about places is how contenders of the same game differ. So slopes and spreads are fitted on
differences from the mean of the game, and offsets on these means. Neighbouring knots are drawn together a
little, for stages of which few positions are known.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

from kingscourt.arena.calibration.positions import PlayedGame, Position
from kingscourt.kernel.values import Calibration, between

KNOTS: Final = 21
SMOOTHING: Final = 0.01  # of the weight of all observations, on the difference of neighbouring knots
LEAST_SLOPE: Final = 0.0
LEAST_SPREAD: Final = 0.05

Measure = Callable[[Position], list[float]]


def by_worth(position: Position) -> list[float]:
    """The weighted features."""
    return position.worths


def by_points(position: Position) -> list[float]:
    """The points so far: the simplest forecast there is."""
    return position.points


def fit(games: Sequence[PlayedGame], measure: Measure = by_worth, knots: int = KNOTS) -> Calibration:
    """The calibration that fits a measure of positions to the points at the end."""
    slopes = Line(knots)
    for position, final in _observations(games):
        for x, y in zip(_deviations(measure(position)), _deviations(final), strict=True):
            slopes.add(position.progress, x, y)
    slope = [max(LEAST_SLOPE, one) for one in slopes.solved()]
    offsets = Line(knots)
    spreads = Line(knots)
    for position, final in _observations(games):
        progress = position.progress
        rates = [
            points - between(slope, progress) * worth
            for worth, points in zip(measure(position), final, strict=True)
        ]
        offsets.add(progress, 1.0, _mean(rates))
        freedom = max(1, len(final) - 1)
        spreads.add(progress, 1.0, sum(rest**2 for rest in _deviations(rates)) / freedom)
    return Calibration(
        offsets.solved(), slope, [math.sqrt(max(LEAST_SPREAD**2, one)) for one in spreads.solved()]
    )


class Line:
    """A factor that changes with progress, in y = factor(progress) x, by least squares."""

    def __init__(self, knots: int) -> None:
        self.knots = knots
        self.squares = [[0.0] * knots for _ in range(knots)]
        self.products = [0.0] * knots

    def add(self, progress: float, x: float, y: float) -> None:
        """One more observation."""
        place = min(max(progress, 0.0), 1.0) * (self.knots - 1)
        low = min(int(place), self.knots - 2)
        parts = ((low, 1 - (place - low)), (low + 1, place - low))
        for row, part in parts:
            self.products[row] += part * x * y
            for column, other in parts:
                self.squares[row][column] += part * other * x * x

    def solved(self) -> list[float]:
        """The factor at every knot."""
        knots = self.knots
        weight = max(1e-9, SMOOTHING * sum(self.squares[one][one] for one in range(knots)) / knots)
        matrix = [list(row) for row in self.squares]
        for one in range(knots - 1):
            for row, column, sign in (
                (one, one, 1),
                (one + 1, one + 1, 1),
                (one, one + 1, -1),
                (one + 1, one, -1),
            ):
                matrix[row][column] += sign * weight
        matrix[0][0] += 1e-9  # solvable without any observation
        return solve(matrix, list(self.products))


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gaussian elimination of a positive definite system; both arguments are used up."""
    size = len(right)
    for pivot in range(size):
        for row in range(pivot + 1, size):
            factor = matrix[row][pivot] / matrix[pivot][pivot]
            if factor == 0.0:
                continue
            for column in range(pivot, size):
                matrix[row][column] -= factor * matrix[pivot][column]
            right[row] -= factor * right[pivot]
    found = [0.0] * size
    for row in reversed(range(size)):
        known = sum(matrix[row][column] * found[column] for column in range(row + 1, size))
        found[row] = (right[row] - known) / matrix[row][row]
    return found


def _observations(games: Sequence[PlayedGame]) -> list[tuple[Position, list[float]]]:
    return [(position, game.final) for game in games for position in game.positions]


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _deviations(values: Sequence[float]) -> list[float]:
    mean = _mean(values)
    return [value - mean for value in values]
