"""Weights, calibration and values, on a position made for it."""

from __future__ import annotations

import pytest

from kingscourt.components.weights_file import read_weights, write_weights
from kingscourt.kernel.decision import GAME_OVER, ask
from kingscourt.kernel.game_outcome import GameOutcome, Standing
from kingscourt.kernel.phrase import Phrase, seat_phrase
from kingscourt.kernel.state import State
from kingscourt.kernel.values import Calibration, FeatureLayout, GuessedPoints, Values, Weights, between

LAYOUT = FeatureLayout("purse", 2, ["coins", "debts"])


class Purse(State):
    """Coins and debts of two seats."""

    def __init__(self, coins: list[int], debts: list[int], is_over: bool = False) -> None:
        super().__init__(2)
        self.coins, self.debts = coins, debts
        self.waiting = GAME_OVER if is_over else ask(0)

    def outcome(self) -> GameOutcome:
        order = sorted(range(2), key=lambda seat: -self.coins[seat])
        lines = [
            Standing(rank, seat, self.coins[seat], seat_phrase(seat)) for rank, seat in enumerate(order, 1)
        ]
        return GameOutcome(lines, Phrase("purse-outcome"))


class PurseValues(Values[Purse]):
    """Counts them."""

    def fill(self, s: Purse, contender: int, row: list[float]) -> None:
        row[0] = float(s.coins[contender])
        row[1] = float(s.debts[contender])

    def progress(self, s: Purse) -> float:
        return 0.5

    def final_points(self, s: Purse, contender: int) -> float:
        return float(s.coins[contender] - 3 * s.debts[contender])


def test_weights_change_during_the_game() -> None:
    weights = Weights(LAYOUT, [1.0, -1.0], [3.0, -1.0])
    assert weights.worth([2.0, 1.0], 0.0) == 1.0
    assert weights.worth([2.0, 1.0], 1.0) == 5.0
    assert weights.worth([2.0, 1.0], 0.5) == 3.0


def test_expected_points_are_calibrated_for_every_seat() -> None:
    weights = Weights(LAYOUT, [1.0, -1.0], [1.0, -1.0], Calibration([10.0, 0.0], [2.0, 1.0], [8.0, 0.0]))
    values = PurseValues(weights)
    assert values.expected_points(Purse([4, 1], [0, 1])) == [5.0 + 1.5 * 4, 5.0]
    assert values.spread(Purse([4, 1], [0, 1])) == 4.0
    assert values.features(Purse([4, 1], [0, 1])) == [[4.0, 0.0], [1.0, 1.0]]


def test_after_the_end_only_the_points_count() -> None:
    values = PurseValues(Weights(LAYOUT, [1.0, -1.0], [1.0, -1.0]))
    over = Purse([4, 1], [0, 1], is_over=True)
    assert values.expected_points(over) == [4.0, -2.0]
    assert values.spread(over) == 0.0
    assert values.worth(over, 1) == -2.0


def test_a_guess_counts_until_the_score_is_known() -> None:
    values: GuessedPoints[Purse] = GuessedPoints(lambda s, seat: s.coins[seat] - s.debts[seat])
    assert values.expected_points(Purse([4, 1], [1, 1])) == [3.0, 0.0]
    assert values.expected_points(Purse([1, 4], [1, 1], is_over=True)) == [1.0, 4.0]


@pytest.mark.parametrize(
    ("progress", "value"), [(-1.0, 4.0), (0.25, 5.0), (0.5, 6.0), (0.75, 3.0), (2.0, 0.0)]
)
def test_tables_are_interpolated(progress: float, value: float) -> None:
    assert between([4.0, 6.0, 0.0], progress) == value


def test_a_table_may_have_one_entry() -> None:
    assert between([4.0], 0.7) == 4.0


def test_weights_survive_their_file() -> None:
    weights = Weights(LAYOUT, [1.5, -0.25], [2.0, -1.0], Calibration([1.0, 2.0], [1.0, 1.0], [3.0, 0.5]))
    again = read_weights(LAYOUT, write_weights(weights))
    assert (again.early, again.late) == (weights.early, weights.late)
    assert again.calibration.spreads == [3.0, 0.5]


def test_late_weights_may_be_left_out() -> None:
    text = 'layout = "purse"\nversion = 2\n[early]\ncoins = 1.0\ndebts = -2.0\n[late]\ncoins = 0.5\n'
    weights = read_weights(LAYOUT, text)
    assert weights.late == [0.5, -2.0]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('layout = "purse"\nversion = 1\n[early]\ncoins = 1.0\ndebts = 1.0', "layout purse 1"),
        ('layout = "purse"\nversion = 2\n[early]\ncoins = 1.0', "missing"),
        ('layout = "purse"\nversion = 2\n[early]\ncoins = 1.0\ndebts = 1.0\nluck = 1.0', "unknown"),
    ],
)
def test_a_file_of_another_layout_is_refused(text: str, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        read_weights(LAYOUT, text)


def test_weights_have_one_number_per_feature() -> None:
    with pytest.raises(ValueError, match="2 features"):
        Weights(LAYOUT, [1.0], [1.0])
