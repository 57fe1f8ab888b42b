"""Calibration: tables that are found again, forecasts that are scored as by hand, and games held out."""

from __future__ import annotations

import random

import pytest

from kingscourt.arena.calibration.calibration_run import CalibrationRequest, calibrate
from kingscourt.arena.calibration.fit import fit, solve
from kingscourt.arena.calibration.positions import (
    STAGES,
    PlayedGame,
    Position,
    Sampling,
    sample_game,
)
from kingscourt.arena.calibration.quality import (
    brier,
    calibration_error,
    equal_chances,
    forecast_of,
    measure_quality,
    relative_gain,
    reliability_bins,
)
from kingscourt.arena.execution.executor import InProcessExecutor
from kingscourt.arena.training.self_play import SelfPlay, game_seed
from kingscourt.kernel.values import UNCALIBRATED

PLAY = SelfPlay(game="rival_kings", seats=2, seed=5)


def made_up_game(source: random.Random) -> PlayedGame:
    """The end is 10 + (1 + progress) worth, give or take 4 (1 - progress)."""
    positions: list[Position] = []
    final = [source.gauss(30, 8) for _ in range(3)]
    for stage in range(STAGES):
        progress = (stage + 0.5) / STAGES
        rests = [source.gauss(0, 4 * (1 - progress)) for _ in final]
        worths = [(points - 10 - rest) / (1 + progress) for points, rest in zip(final, rests, strict=True)]
        positions.append(Position(progress, worths, worths))
    best = final.index(max(final))
    return PlayedGame(positions, final, [1.0 if one == best else 0.0 for one in range(3)])


@pytest.fixture(scope="module")
def made_up() -> list[PlayedGame]:
    source = random.Random(1)
    return [made_up_game(source) for _ in range(500)]


def test_the_tables_are_found_again(made_up: list[PlayedGame]) -> None:
    calibration = fit(made_up)
    for progress in (0.5, 0.75, 0.95):
        # the noise sits in the worths, which draws slopes towards zero: by 64 / (64 + 4) in the middle
        assert calibration.expected(20 / (1 + progress), progress) == pytest.approx(30, abs=0.6)
    assert calibration.spread(0.5) == pytest.approx(2.0, abs=0.2)
    assert calibration.spread(0.1) > calibration.spread(0.5) > calibration.spread(0.9)


def test_a_calibrated_forecast_is_good_on_other_games(made_up: list[PlayedGame]) -> None:
    fitted = forecast_of(fit(made_up[:250]))
    quality = measure_quality(made_up[250:], fitted, equal_chances)
    half = quality.half_time()
    assert (half.progress, half.games) == (0.5, 250)
    assert quality.error < 0.03
    assert half.constant == pytest.approx(2 / 9)
    assert half.gain == half.gain_on_points > 0.5
    assert half.interval[0] < half.gain < half.interval[1]
    raw = measure_quality(made_up[250:], forecast_of(UNCALIBRATED), equal_chances)
    assert raw.error > quality.error


def test_scores_are_those_of_the_textbook() -> None:
    assert brier([0.7, 0.3], [1.0, 0.0]) == pytest.approx(0.09)
    bins = reliability_bins([(0.25, 0.0), (0.25, 1.0), (0.95, 1.0), (1.0, 1.0)])
    assert [(one.forecasts, one.won) for one in bins] == [(2, 0.5), (2, 1.0)]
    assert calibration_error(bins) == pytest.approx((2 * 0.25 + 2 * 0.025) / 4)
    assert relative_gain([(0.1, 0.2), (0.1, 0.2)]) == (0.5, (0.5, 0.5))
    assert solve([[2.0, 1.0], [1.0, 3.0]], [4.0, 7.0]) == pytest.approx([1.0, 2.0])


def test_a_sampled_game_depends_on_nothing_but_the_request() -> None:
    sampling = Sampling(play=PLAY, purpose="fit")
    game = sample_game(sampling, 0)
    assert game == sample_game(sampling, 0)
    assert sum(game.wins) == 1
    progress = [one.progress for one in game.positions]
    assert progress == sorted(progress)
    assert 1 < len(progress) <= STAGES


def test_held_out_games_are_others() -> None:
    seeds = {game_seed(PLAY, purpose, number) for purpose in ("fit", "held out") for number in range(20)}
    assert len(seeds) == 40


def test_calibrating_keeps_the_weights() -> None:
    request = CalibrationRequest(play=PLAY, games_to_fit=4, games_to_check=3)
    counted: list[int] = []
    weights, quality = calibrate(request, InProcessExecutor(), lambda: counted.append(1))
    assert len(counted) == 7
    assert weights.early[0] == 1.0
    assert len(weights.calibration.spreads) == 21
    assert quality.before.games == quality.after.games == 3
