from __future__ import annotations

import pytest

from kingscourt.server.model.course import SeatClock
from kingscourt.server.model.setup import Pace
from kingscourt.server.tables import clocks

LIVE = Pace("live", 60, 10)
DAYS = Pace("days", days=2, days_off=[5, 6])
MONDAY = 4 * clocks.DAY  # 5 January 1970
FRIDAY = MONDAY + 4 * clocks.DAY


def test_a_finished_decision_costs_its_time_and_earns_the_increment() -> None:
    ticking = clocks.run(clocks.first_clocks(LIVE, 2), LIVE, [0], 100, -1, False)
    assert ticking == [SeatClock(60, 100), SeatClock(60)]
    assert clocks.deadline(ticking, LIVE) == 160
    passed = clocks.run(ticking, LIVE, [1], 125, 0, False)
    assert passed == [SeatClock(45), SeatClock(60, 125)]


def test_a_turn_of_several_commands_is_one_stretch_of_time() -> None:
    ticking = clocks.run(clocks.first_clocks(LIVE, 1), LIVE, [0], 100, -1, False)
    assert clocks.run(ticking, LIVE, [0], 120, 0, False) == ticking


def test_a_pause_keeps_what_is_left() -> None:
    ticking = clocks.run(clocks.first_clocks(LIVE, 1), LIVE, [0], 100, -1, False)
    paused = clocks.run(ticking, LIVE, [0], 130, -1, True)
    assert paused == [SeatClock(30)]
    assert clocks.deadline(paused, LIVE) is None
    assert clocks.run(paused, LIVE, [0], 1000, -1, False) == [SeatClock(30, 1000)]


def test_an_empty_bank_leaves_a_few_seconds_for_each_decision() -> None:
    assert clocks.run([SeatClock(0)], LIVE, [0], 7, -1, False) == [SeatClock(clocks.LEAST, 7)]


def test_no_clock_runs_on_days_off() -> None:
    ticking = clocks.run(clocks.first_clocks(DAYS, 1), DAYS, [0], FRIDAY, -1, False)
    assert clocks.deadline(ticking, DAYS) == FRIDAY + 4 * clocks.DAY  # Friday and Monday
    assert clocks.elapsed(FRIDAY, FRIDAY + 3.5 * clocks.DAY, [5, 6]) == 1.5 * clocks.DAY
    assert clocks.overdue(ticking, DAYS, FRIDAY + 3 * clocks.DAY) == []
    assert clocks.overdue(ticking, DAYS, FRIDAY + 4 * clocks.DAY) == [0]


def test_days_are_given_anew_for_each_move() -> None:
    ticking = clocks.run(clocks.first_clocks(DAYS, 1), DAYS, [0], MONDAY, -1, False)
    again = clocks.run(ticking, DAYS, [0], MONDAY + clocks.DAY, 0, False)
    assert again == [SeatClock(2 * clocks.DAY, MONDAY + clocks.DAY)]


@pytest.mark.parametrize("days_off", [[], [0], [0, 1, 2, 3, 4, 5]])
@pytest.mark.parametrize("left", [1.0, 86_400.0, 500_000.0])
def test_a_clock_runs_out_exactly_when_its_time_has_elapsed(days_off: list[int], left: float) -> None:
    end = clocks.runs_out(MONDAY + 77, left, days_off)
    assert end is not None
    assert clocks.elapsed(MONDAY + 77, end, days_off) == pytest.approx(left)


def test_a_week_of_days_off_never_ends() -> None:
    assert clocks.runs_out(MONDAY, 1, list(range(7))) is None
    assert clocks.elapsed(MONDAY, MONDAY + 9, list(range(7))) == 0


def test_without_a_pace_there_are_no_clocks() -> None:
    assert clocks.first_clocks(Pace(), 3) == []
