"""Chances of places: they add up, respect order and symmetry, and agree with simulated games."""

from __future__ import annotations

import random

import pytest

from kingscourt.kernel.place_chances import chance_above, place_chances, place_share, win_chances


@pytest.mark.parametrize("spread", [0.0, 3.0, 40.0])
@pytest.mark.parametrize("points", [[10.0, 10.0], [30.0, 20.0, 25.0], [1.0, 2.0, 3.0, 4.0, 5.0]])
def test_chances_add_up_for_every_contender(points: list[float], spread: float) -> None:
    for row in place_chances(points, spread):
        assert sum(row) == pytest.approx(1.0)
    assert sum(win_chances(points, spread)) == pytest.approx(1.0)


def test_more_points_are_a_better_chance() -> None:
    first, second, third = win_chances([30.0, 20.0, 25.0], 6.0)
    assert first > third > second


def test_equal_points_are_equal_chances() -> None:
    assert win_chances([7.0, 7.0, 7.0, 7.0], 5.0) == pytest.approx([0.25] * 4, abs=1e-6)


def test_without_spread_the_ranking_is_certain() -> None:
    assert win_chances([12.0, 11.0], 0.0) == pytest.approx([1.0, 0.0], abs=1e-6)
    assert place_share([12.0, 11.0, 13.0], 0.0, 0) == pytest.approx(0.5)


def test_chances_agree_with_simulated_ends() -> None:
    points, spread, games = [20.0, 17.0, 22.0, 20.0], 5.0, 40_000
    dice = random.Random(5)
    wins = [0, 0, 0, 0]
    for _ in range(games):
        ends = [dice.gauss(mean, spread) for mean in points]
        wins[ends.index(max(ends))] += 1
    assert win_chances(points, spread) == pytest.approx([won / games for won in wins], abs=0.01)


def test_pairs_are_symmetric() -> None:
    assert chance_above(3.0, 5.0, 4.0) + chance_above(5.0, 3.0, 4.0) == pytest.approx(1.0)
