"""Seat clocks as plain arithmetic on service time."""

from __future__ import annotations

from typing import Final

from kingscourt.server.model.clocks_and_offers import SeatClock
from kingscourt.server.model.table_setup import Pace
from kingscourt.server.tables.days_off_calendar import DAY, Calendar

LEAST: Final = 5.0  # seconds that a seat with an empty bank still gets per decision


def full(pace: Pace) -> float:
    """The time on a clock at the start."""
    return pace.days * DAY if pace.kind == "days" else float(pace.bank)


def first_clocks(pace: Pace, seats: int) -> list[SeatClock]:
    """The clocks before the first decision."""
    return [] if pace.kind == "none" else [SeatClock(full(pace)) for _ in range(seats)]


def run(
    clocks: list[SeatClock],
    pace: Pace,
    calendars: list[Calendar],
    asked: list[int],
    now: float,
    acted: int,
    paused: bool,
) -> list[SeatClock]:
    """Run the clocks of the seats that are asked, stop the others; `acted` is the seat that just moved."""
    return [
        _run(clock, pace, calendars[seat], seat in asked, now, seat == acted, paused)
        for seat, clock in enumerate(clocks)
    ]


def _run(
    clock: SeatClock,
    pace: Pace,
    calendar: Calendar,
    is_asked: bool,
    now: float,
    has_acted: bool,
    paused: bool,
) -> SeatClock:
    if clock.since is None:
        if not is_asked or paused:
            return clock
        return SeatClock(max(clock.left, LEAST), now)
    left = left_of(clock, calendar, now)
    if paused:
        return SeatClock(left)
    if is_asked:
        return SeatClock(full(pace), now) if has_acted and pace.kind == "days" else clock
    return SeatClock(full(pace) if pace.kind == "days" else left + pace.increment)


def left_of(clock: SeatClock, calendar: Calendar, now: float) -> float:
    """The time left on a clock."""
    if clock.since is None:
        return clock.left
    return max(clock.left - calendar.elapsed(clock.since, now), 0.0)


def settle(clock: SeatClock, calendar: Calendar, now: float) -> SeatClock:
    """Restart a clock from now, charging the time used so far by its calendar up to now."""
    return clock if clock.since is None else SeatClock(left_of(clock, calendar, now), now)


def deadline(clocks: list[SeatClock], calendars: list[Calendar]) -> float | None:
    """When the first running clock reaches zero."""
    return min((end for _, end in _ends(clocks, calendars)), default=None)


def overdue(clocks: list[SeatClock], calendars: list[Calendar], now: float) -> list[int]:
    """Seats whose time is up."""
    return [seat for seat, end in _ends(clocks, calendars) if end <= now]


def _ends(clocks: list[SeatClock], calendars: list[Calendar]) -> list[tuple[int, float]]:
    return [
        (seat, end)
        for seat, clock in enumerate(clocks)
        if clock.since is not None
        if (end := calendars[seat].runs_out(clock.since, clock.left)) is not None
    ]
