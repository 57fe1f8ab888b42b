"""How good chances of winning are: Brier scores by stage, calibration error and reliability."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from kingscourt.arena.calibration.fit import Measure, by_worth
from kingscourt.arena.calibration.positions import PlayedGame, Position
from kingscourt.arena.statistics.shares import student_quantile
from kingscourt.kernel.place_chances import win_chances
from kingscourt.kernel.values import Calibration

TENTHS: Final = 10
BINS: Final = 10
HALF_TIME: Final = 5  # the tenth around the middle of the game

Forecast = Callable[[Position], list[float]]


class StageScore(msgspec.Struct, frozen=True, kw_only=True):
    """Brier scores of the chances at one stage; lower is better."""

    progress: float
    games: int
    brier: float
    by_points: float  # of a forecast from the points so far
    constant: float  # of equal chances for everybody
    gain: float  # how much lower than the constant, as a part of it
    interval: tuple[float, float]  # 95 %, games as clusters
    gain_on_points: float  # the same against the forecast from the points so far
    interval_on_points: tuple[float, float]


class Bin(msgspec.Struct, frozen=True):
    """Forecasts of about the same chance, and how often these contenders won."""

    forecasts: int
    mean_chance: float
    won: float


class Quality(msgspec.Struct, frozen=True):
    """Everything measured on held-out games."""

    games: int
    error: float  # expected calibration error
    stages: list[StageScore]
    reliability: list[Bin]

    def half_time(self) -> StageScore:
        """The score in the middle of the game."""
        return min(self.stages, key=lambda stage: abs(stage.progress - HALF_TIME / TENTHS))


def forecast_of(calibration: Calibration, measure: Measure = by_worth) -> Forecast:
    """Chances of winning from a calibrated measure."""

    def chances(position: Position) -> list[float]:
        progress = position.progress
        points = [calibration.expected(one, progress) for one in measure(position)]
        return win_chances(points, calibration.spread(progress))

    return chances


def equal_chances(position: Position) -> list[float]:
    """The constant guess."""
    return [1 / len(position.worths)] * len(position.worths)


def brier(chances: Sequence[float], wins: Sequence[float]) -> float:
    """The mean squared difference between chances and results."""
    return sum((chance - won) ** 2 for chance, won in zip(chances, wins, strict=True)) / len(wins)


def measure_quality(games: Sequence[PlayedGame], forecast: Forecast, from_points: Forecast) -> Quality:
    """Compare a forecast with what happened, and with two simple ones."""
    bins = reliability_bins(
        [
            pair
            for game in games
            for position in game.positions
            for pair in zip(forecast(position), game.wins, strict=True)
        ]
    )
    stages = [
        score
        for tenth in range(TENTHS)
        if (score := _stage_score(games, tenth, forecast, from_points)) is not None
    ]
    return Quality(len(games), calibration_error(bins), stages, bins)


def reliability_bins(pairs: Sequence[tuple[float, float]]) -> list[Bin]:
    """Chances and results, gathered in equal parts of the range of chances; empty parts are left out."""
    parts: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for chance, won in pairs:
        parts[min(int(chance * BINS), BINS - 1)].append((chance, won))
    return [
        Bin(len(part), sum(pair[0] for pair in part) / len(part), sum(pair[1] for pair in part) / len(part))
        for part in parts
        if part
    ]


def calibration_error(bins: Sequence[Bin]) -> float:
    """The mean distance between chance and frequency, weighted by the number of forecasts (ECE)."""
    total = sum(one.forecasts for one in bins)
    return sum(one.forecasts * abs(one.mean_chance - one.won) for one in bins) / max(1, total)


def _stage_score(
    games: Sequence[PlayedGame], tenth: int, forecast: Forecast, from_points: Forecast
) -> StageScore | None:
    """The scores within half a tenth of a stage; a game counts once, however many positions it has there."""
    rows: list[tuple[float, float, float]] = []
    for game in games:
        near = [one for one in game.positions if abs(one.progress - tenth / TENTHS) < 0.5 / TENTHS]
        if near:
            scores = [
                sum(brier(chances(position), game.wins) for position in near) / len(near)
                for chances in (forecast, from_points, equal_chances)
            ]
            rows.append((scores[0], scores[1], scores[2]))
    if len(rows) < 2:
        return None
    own, points, constant = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
    gain, interval = relative_gain([(row[0], row[2]) for row in rows])
    gain_on_points, interval_on_points = relative_gain([(row[0], row[1]) for row in rows])
    return StageScore(
        progress=tenth / TENTHS,
        games=len(rows),
        brier=own,
        by_points=points,
        constant=constant,
        gain=gain,
        interval=interval,
        gain_on_points=gain_on_points,
        interval_on_points=interval_on_points,
    )


def relative_gain(pairs: Sequence[tuple[float, float]]) -> tuple[float, tuple[float, float]]:
    """How much lower the first scores are than the second, as a part of these, with a 95 % interval."""
    count = len(pairs)
    first, second = [sum(column) / count for column in zip(*pairs, strict=True)]
    if second == 0:
        return 0.0, (0.0, 0.0)
    ratio = first / second
    # of a ratio of means, by its linear approximation
    variance = sum((one - ratio * other) ** 2 for one, other in pairs) / (count - 1)
    width = student_quantile(count - 1) * math.sqrt(variance / count) / second
    return 1 - ratio, (1 - ratio - width, 1 - ratio + width)
