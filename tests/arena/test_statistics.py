"""Shares, intervals, sequential tests and ratings."""

from __future__ import annotations

import random

import pytest

from kingscourt.arena.contest.results import GameResult, RoundResult
from kingscourt.arena.statistics.ratings import rate
from kingscourt.arena.statistics.sequential_test import SequentialTest, TestPlan
from kingscourt.arena.statistics.shares import (
    clustered,
    pair_points,
    place_share,
    seat_share,
    student_quantile,
)
from kingscourt.arena.statistics.tables import PlayedRound, seat_shares, thinking_milliseconds, win_matrix

PLAN = TestPlan(0.55, 0.65)


def game(bots: list[str], ranks: list[int], rotation: int = 0) -> GameResult:
    return GameResult(rotation, bots, ranks, [0] * len(bots), [10] * len(bots), 40, "")


def test_a_place_share_compares_with_every_opponent() -> None:
    assert place_share([1, 2, 3], 0, [1, 2]) == 1.0
    assert place_share([2, 1, 3], 0, [1, 2]) == 0.5
    assert place_share([1, 1, 3], 0, [1, 2]) == 0.75
    assert place_share([3, 1, 2], 0, [1, 2]) == 0.0


def test_alone_the_share_is_a_win_or_a_loss() -> None:
    assert seat_share(game(["a"], [1]), 0) == 1.0
    assert seat_share(game(["a"], [2]), 0) == 0.0


def test_pair_points_ignore_third_bots_and_one_s_own_seats() -> None:
    assert pair_points(game(["a", "b", "c"], [2, 1, 3]), "a", "b") == [0.0]
    assert pair_points(game(["a", "a", "b"], [1, 3, 2]), "a", "b") == [1.0, 0.0]
    assert pair_points(game(["a", "b"], [1, 2]), "a", "c") == []


@pytest.mark.parametrize(("freedom", "exact"), [(3, 3.1824), (5, 2.5706), (10, 2.2281), (30, 2.0423)])
def test_student_s_quantile(freedom: int, exact: float) -> None:
    assert student_quantile(freedom) == pytest.approx(exact, rel=0.002)


def test_an_interval_counts_clusters() -> None:
    share = clustered([0.4, 0.6, 0.5, 0.7])
    assert share.share == pytest.approx(0.55)
    assert share.clusters == 4
    assert share.interval == pytest.approx((0.3446, 0.7554), abs=0.002)
    wide, narrow = clustered([0.2, 0.9] * 3).interval, clustered([0.2, 0.9] * 30).interval
    assert narrow[1] - narrow[0] < (wide[1] - wide[0]) / 2


def test_equal_clusters_do_not_give_certainty() -> None:
    low, high = clustered([1.0] * 10).interval
    assert 0.6 < low < 0.8
    assert high == pytest.approx(1.0, abs=1e-3)


def test_intervals_cover_the_true_share() -> None:
    luck = random.Random(4)
    hits = 0
    for _ in range(400):
        low, high = clustered([min(1.0, max(0.0, luck.gauss(0.6, 0.15))) for _ in range(20)]).interval
        hits += low <= 0.6 <= high
    assert 0.92 <= hits / 400 <= 0.98


def decided(share: float, luck: random.Random, rounds: int) -> tuple[str, int]:
    """Test rounds of three games whose results are correlated by their luck."""
    test = SequentialTest(PLAN)
    for _ in range(rounds):
        tilt = luck.gauss(0, 0.1)
        test.add(sum(luck.random() < share + tilt for _ in range(3)) / 3)
    return test.decision, test.rounds


@pytest.mark.parametrize(("share", "wrong"), [(0.55, "H1"), (0.65, "H0")])
def test_a_sequential_test_keeps_its_errors(share: float, wrong: str) -> None:
    luck = random.Random(7)
    found = [decided(share, luck, 600) for _ in range(400)]
    errors = sum(decision == wrong for decision, _ in found) / len(found)
    assert errors <= 0.08  # 0.05, and the noise of 400 tests
    assert sum(decision == "none" for decision, _ in found) < 8


def test_a_sequential_test_ends_early_for_clear_cases() -> None:
    luck = random.Random(1)
    strong = [decided(0.9, luck, 300) for _ in range(50)]
    weak = [decided(0.3, luck, 300) for _ in range(50)]
    assert {decision for decision, _ in strong} == {"H1"}
    assert {decision for decision, _ in weak} == {"H0"}
    assert sum(rounds for _, rounds in strong) / 50 < 30


def test_few_equal_rounds_do_not_decide() -> None:
    test = SequentialTest(PLAN)
    for _ in range(4):
        assert test.add(1.0) == "none"
    for _ in range(10):
        test.add(1.0)
    assert test.decision == "H1"
    rounds = test.rounds
    test.add(0.0)
    assert test.rounds == rounds


def rounds_of(games: list[GameResult]) -> list[PlayedRound]:
    times = [[5.0] * len(games[0].bots)]
    return [PlayedRound((0, n), RoundResult(n, [one], times)) for n, one in enumerate(games)]


def test_the_win_matrix_has_both_sides_of_every_pair() -> None:
    rounds = rounds_of([game(["a", "b"], [1, 2]), game(["b", "a"], [2, 1]), game(["a", "b"], [2, 1])])
    cells = {(cell.bot, cell.other): cell for cell in win_matrix(rounds)}
    assert cells["a", "b"].share.share == pytest.approx(2 / 3)
    assert cells["b", "a"].share.share == pytest.approx(1 / 3)
    assert cells["a", "b"].games == 3


def test_seats_are_compared_whoever_sits_there() -> None:
    first, second = seat_shares(rounds_of([game(["a", "b"], [1, 2]), game(["b", "a"], [1, 2])]))
    assert (first.share, second.share) == (1.0, 0.0)


def test_thinking_time_is_per_decision() -> None:
    assert thinking_milliseconds(rounds_of([game(["a", "b"], [1, 2])]), "a") == 0.5


def test_the_order_of_runs_does_not_move_a_rating_out_of_its_interval() -> None:
    strong = [[game(["a", "b", "b"], [1, 2, 3])]] * 15
    weak = [[game(["c", "a", "a"], [1, 2, 3])]] * 15
    for rounds in (strong + weak, weak + strong):
        assert all(low <= one.mu <= high for one in rate(rounds) for low, high in [one.interval])


def test_ratings_order_bots_and_are_reproducible() -> None:
    rounds = [[game(["a", "b", "c"], [1, 2, 3]), game(["c", "a", "b"], [3, 1, 2])] for _ in range(30)]
    ratings = rate(rounds)
    assert [rating.bot for rating in ratings] == ["a", "b", "c"]
    assert all(low <= rating.mu <= high for rating in ratings for low, high in [rating.interval])
    assert rate(rounds) == ratings


def test_a_bot_on_several_seats_has_one_rating() -> None:
    ratings = rate([[game(["a", "b", "b"], [1, 2, 3])]] * 10)
    assert [rating.bot for rating in ratings] == ["a", "b"]
    assert ratings[0].mu > ratings[1].mu
