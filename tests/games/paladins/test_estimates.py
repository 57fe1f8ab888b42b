"""Estimates for Orders and pieces that are not done yet."""

from __future__ import annotations

import pytest

from kingscourt.games.paladins.evaluation.estimates import debt_worth, order_worth, progress_worth, reach
from kingscourt.games.paladins.vocabulary import ABSOLVE, ATTACK, COMMISSION
from tests.games.paladins.positions import solo

ORDERS = 'orders = ["fortify", "commission", "attack"]'


def test_more_rounds_and_fewer_uses_are_easier() -> None:
    for rounds in range(1, 7):
        chances = [reach(times, rounds) for times in range(1, 8)]
        assert chances == sorted(chances, reverse=True)
        assert all(reach(times, rounds - 1) <= reach(times, rounds) for times in range(1, 8))
    assert 0 < reach(3, 1) < reach(3, 2) < reach(3, 3) < reach(3, 4) < reach(2, 4) < 1000


def test_after_the_last_round_nothing_is_in_reach() -> None:
    assert [reach(times, 0) for times in range(1, 8)] == [0] * 7


@pytest.mark.parametrize(("action", "points"), [(COMMISSION, 600), (ATTACK, 800), (ABSOLVE, 0)])
def test_in_the_last_round_an_order_counts_when_it_is_done(action: int, points: int) -> None:
    s = solo(f"round = 7; {ORDERS}").state
    assert [order_worth(s, action, done) for done in (3, 4, 5, 6)] == [0, 0, points, points]


def test_an_order_grows_towards_its_points() -> None:
    s = solo(f"round = 5; {ORDERS}").state
    worths = [order_worth(s, COMMISSION, done) for done in range(6)]
    assert worths == sorted(set(worths))
    assert worths[5] == 600


def test_pieces_count_their_own_points_in_the_last_round() -> None:
    s = solo(f"round = 7; {ORDERS}").state
    assert [progress_worth(s, ABSOLVE, done) for done in range(3, 8)] == [0, 0, 100, 300, 600]


def test_a_debt_is_dearest_in_the_last_round() -> None:
    worths = [debt_worth(solo(f"round = {number}").state) for number in range(1, 8)]
    assert worths == sorted(worths, reverse=True)
    assert -300 <= worths[6] < worths[5] < 0  # there it costs its points, unless it is still paid
