"""Calibrating the values of a game: games to fit on, games held out, and what both say."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from kingscourt.arena.calibration.fit import by_points, fit
from kingscourt.arena.calibration.positions import PlayedGame, Sampling, sample_game
from kingscourt.arena.calibration.quality import Quality, forecast_of, measure_quality
from kingscourt.arena.execution.executor import Executor
from kingscourt.arena.training.self_play import SelfPlay, values_of
from kingscourt.components.weights_file import read_weights
from kingscourt.kernel.values import Weights


class CalibrationRequest(msgspec.Struct, frozen=True, kw_only=True):
    """What determines a calibration."""

    play: SelfPlay
    weights: str = ""  # text of other weights than the game's own
    games_to_fit: int
    games_to_check: int


class Calibrated(msgspec.Struct, frozen=True):
    """The quality of the calibration that the weights came with and of the new one, on the same games."""

    before: Quality
    after: Quality


def calibrate(
    request: CalibrationRequest, executor: Executor, played: Callable[[], None]
) -> tuple[Weights, Calibrated]:
    """The weights with a new calibration, and its quality; `played` is called after every game."""
    own = values_of(request.play).weights
    weights = read_weights(own.layout, request.weights) if request.weights else own
    known = _games(request, "fit", request.games_to_fit, executor, played)
    held_out = _games(request, "held out", request.games_to_check, executor, played)
    calibration = fit(known)
    from_points = forecast_of(fit(known, by_points), by_points)
    before, after = [
        measure_quality(held_out, forecast_of(one), from_points) for one in (weights.calibration, calibration)
    ]
    return Weights(weights.layout, weights.early, weights.late, calibration), Calibrated(before, after)


def _games(
    request: CalibrationRequest, purpose: str, count: int, executor: Executor, played: Callable[[], None]
) -> list[PlayedGame]:
    """Games with the luck of one purpose, in order."""
    sampling = Sampling(play=request.play, weights=request.weights, purpose=purpose)
    found: dict[int, PlayedGame] = {}
    for number, game in executor.run(sample_game, sampling, range(count)):
        found[number] = game
        played()
    return [found[number] for number in sorted(found)]
