"""Clocks of seats, as plain arithmetic over service time."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from kingscourt.server.model.course import SeatClock
from kingscourt.server.model.setup import Pace

DAY: Final = 86_400.0
LEAST: Final = 5.0  # a seat whose bank is empty still gets this long for a decision


def is_day_off(moment: float, days_off: list[int]) -> bool:
    """Whether a moment lies on a weekday without clocks, by UTC."""
    return datetime.fromtimestamp(moment, UTC).weekday() in days_off


def _day_end(moment: float) -> float:
    return (moment // DAY + 1) * DAY


def elapsed(since: float, now: float, days_off: list[int]) -> float:
    """Seconds that a clock ran."""
    if len(set(days_off)) >= 7:
        return 0.0
    ran = 0.0
    while since < now:
        end = min(now, _day_end(since))
        if not is_day_off(since, days_off):
            ran += end - since
        since = end
    return ran


def runs_out(since: float, left: float, days_off: list[int]) -> float | None:
    """When a clock that is not stopped reaches zero; None: never."""
    if len(set(days_off)) >= 7:
        return None
    while True:
        end = _day_end(since)
        if not is_day_off(since, days_off):
            if since + left <= end:
                return since + left
            left -= end - since
        since = end


def full(pace: Pace) -> float:
    """What a clock shows at the start."""
    return pace.days * DAY if pace.kind == "days" else float(pace.bank)


def first_clocks(pace: Pace, seats: int) -> list[SeatClock]:
    """Clocks before the first decision."""
    return [] if pace.kind == "none" else [SeatClock(full(pace)) for _ in range(seats)]


def run(
    clocks: list[SeatClock], pace: Pace, asked: list[int], now: float, acted: int, paused: bool
) -> list[SeatClock]:
    """Start the clocks of people who are asked, stop the others; `acted` is the seat that just did."""
    return [_run(clock, pace, seat in asked, now, seat == acted, paused) for seat, clock in enumerate(clocks)]


def _run(
    clock: SeatClock, pace: Pace, is_asked: bool, now: float, has_acted: bool, paused: bool
) -> SeatClock:
    if clock.since is None:
        if not is_asked or paused:
            return clock
        return SeatClock(max(clock.left, LEAST), now)
    left = max(clock.left - elapsed(clock.since, now, pace.days_off), 0.0)
    if paused:
        return SeatClock(left)
    if is_asked:
        return SeatClock(full(pace), now) if has_acted and pace.kind == "days" else clock
    return SeatClock(full(pace) if pace.kind == "days" else left + pace.increment)


def deadline(clocks: list[SeatClock], pace: Pace) -> float | None:
    """When the first running clock reaches zero."""
    ends = [
        end
        for clock in clocks
        if clock.since is not None
        if (end := runs_out(clock.since, clock.left, pace.days_off)) is not None
    ]
    return min(ends, default=None)


def overdue(clocks: list[SeatClock], pace: Pace, now: float) -> list[int]:
    """Seats whose time is up."""
    return [
        seat
        for seat, clock in enumerate(clocks)
        if clock.since is not None
        if (end := runs_out(clock.since, clock.left, pace.days_off)) is not None and end <= now
    ]
