from __future__ import annotations

import pytest

from kingscourt.server.model.clocks_and_offers import SeatClock
from kingscourt.server.model.days_off import DaysOff
from kingscourt.server.model.table_setup import Pace, Seat
from kingscourt.server.tables import clocks
from kingscourt.server.tables.days_off_calendar import DAY, Calendar, calendars_of

LIVE = Pace("live", 60, 10)
DAYS = Pace("days", days=2, days_off=[5, 6])
MONDAY = 4 * DAY  # 5 January 1970
EVERY_DAY = [Calendar([])] * 2
WEEKDAYS = [Calendar(DAYS.days_off)]
FRIDAY = MONDAY + 4 * DAY


def test_a_finished_decision_costs_its_time_and_earns_the_increment() -> None:
    ticking = clocks.run(clocks.first_clocks(LIVE, 2), LIVE, EVERY_DAY, [0], 100, -1, False)
    assert ticking == [SeatClock(60, 100), SeatClock(60)]
    assert clocks.deadline(ticking, EVERY_DAY) == 160
    passed = clocks.run(ticking, LIVE, EVERY_DAY, [1], 125, 0, False)
    assert passed == [SeatClock(45), SeatClock(60, 125)]


def test_a_turn_of_several_commands_is_one_stretch_of_time() -> None:
    ticking = clocks.run(clocks.first_clocks(LIVE, 1), LIVE, EVERY_DAY, [0], 100, -1, False)
    assert clocks.run(ticking, LIVE, EVERY_DAY, [0], 120, 0, False) == ticking


def test_a_pause_keeps_what_is_left() -> None:
    ticking = clocks.run(clocks.first_clocks(LIVE, 1), LIVE, EVERY_DAY, [0], 100, -1, False)
    paused = clocks.run(ticking, LIVE, EVERY_DAY, [0], 130, -1, True)
    assert paused == [SeatClock(30)]
    assert clocks.deadline(paused, EVERY_DAY) is None
    assert clocks.run(paused, LIVE, EVERY_DAY, [0], 1000, -1, False) == [SeatClock(30, 1000)]


def test_an_empty_bank_leaves_a_few_seconds_for_each_decision() -> None:
    assert clocks.run([SeatClock(0)], LIVE, EVERY_DAY, [0], 7, -1, False) == [SeatClock(clocks.LEAST, 7)]


def test_no_clock_runs_on_days_off() -> None:
    ticking = clocks.run(clocks.first_clocks(DAYS, 1), DAYS, WEEKDAYS, [0], FRIDAY, -1, False)
    assert clocks.deadline(ticking, WEEKDAYS) == FRIDAY + 4 * DAY  # Friday and Monday
    assert WEEKDAYS[0].elapsed(FRIDAY, FRIDAY + 3.5 * DAY) == 1.5 * DAY
    assert clocks.overdue(ticking, WEEKDAYS, FRIDAY + 3 * DAY) == []
    assert clocks.overdue(ticking, WEEKDAYS, FRIDAY + 4 * DAY) == [0]


def test_days_are_given_anew_for_each_move() -> None:
    ticking = clocks.run(clocks.first_clocks(DAYS, 1), DAYS, WEEKDAYS, [0], MONDAY, -1, False)
    again = clocks.run(ticking, DAYS, WEEKDAYS, [0], MONDAY + DAY, 0, False)
    assert again == [SeatClock(2 * DAY, MONDAY + DAY)]


@pytest.mark.parametrize("days_off", [[], [0], [0, 1, 2, 3, 4, 5]])
@pytest.mark.parametrize("left", [1.0, 86_400.0, 500_000.0])
def test_a_clock_runs_out_exactly_when_its_time_has_elapsed(days_off: list[int], left: float) -> None:
    calendar = Calendar(days_off)
    end = calendar.runs_out(MONDAY + 77, left)
    assert end is not None
    assert calendar.elapsed(MONDAY + 77, end) == pytest.approx(left)


def test_a_week_of_days_off_never_ends() -> None:
    never = Calendar(list(range(7)))
    assert never.runs_out(MONDAY, 1) is None
    assert never.elapsed(MONDAY, MONDAY + 9) == 0


def test_without_a_pace_there_are_no_clocks() -> None:
    assert clocks.first_clocks(Pace(), 3) == []


def test_a_person_s_days_off_go_by_the_calendar_where_they_live() -> None:
    budapest = Calendar([], DaysOff(dates=["1970-01-06"], offset=60))
    tuesday = MONDAY + DAY - 3600  # midnight in Budapest
    assert not budapest.is_off(tuesday - 1)
    assert budapest.is_off(tuesday)
    assert budapest.is_off(tuesday + DAY - 1)
    assert not budapest.is_off(tuesday + DAY)
    assert budapest.runs_out(tuesday - 60, 120) == tuesday + DAY + 60
    assert budapest.elapsed(tuesday - 60, tuesday + DAY + 60) == 120


def test_the_days_off_of_the_table_and_of_the_person_add_up_but_leave_a_day() -> None:
    both = Calendar([5, 6], DaysOff([4]))
    assert both.runs_out(FRIDAY, 5) == FRIDAY + 3 * DAY + 5
    never_free = Calendar([0, 1, 2, 3, 5, 6], DaysOff([4]))
    assert never_free.runs_out(FRIDAY, 5) == FRIDAY + 5


def test_own_days_off_count_where_moves_have_days_and_for_one_seat() -> None:
    seats = [Seat("person", off=DaysOff([4])), Seat("person")]
    mine, other = calendars_of(DAYS, seats)
    assert mine.is_off(FRIDAY)
    assert not other.is_off(FRIDAY)
    assert not any(calendar.is_off(FRIDAY) for calendar in calendars_of(LIVE, seats))
