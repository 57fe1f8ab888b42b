"""When a seat's clock runs: neither on the table's days off nor on the player's own."""

from __future__ import annotations

from datetime import date
from typing import Final

from kingscourt.server.model.days_off import DaysOff
from kingscourt.server.model.table_setup import Pace, Seat

DAY: Final = 86_400.0
WEEK: Final = 7
THURSDAY: Final = 3  # the weekday of 1 January 1970
EPOCH: Final = date(1970, 1, 1).toordinal()


class Calendar:
    """Days off: the table's in UTC, a person's in their own time zone."""

    def __init__(self, common: list[int], own: DaysOff | None = None) -> None:
        self.common = frozenset(common)
        weekdays = frozenset() if own is None else frozenset(own.weekdays)
        # if both together would leave no playable weekday, only the table's days off apply
        self.weekdays = weekdays if len(self.common | weekdays) < WEEK else frozenset()
        self.dates = frozenset() if own is None else frozenset(_number(text) for text in own.dates)
        self.offset = 0.0 if own is None else own.offset * 60.0

    def is_off(self, moment: float) -> bool:
        """Whether clocks are stopped at a given moment."""
        day = int((moment + self.offset) // DAY)
        return _weekday(int(moment // DAY)) in self.common or (
            _weekday(day) in self.weekdays or day in self.dates
        )

    def _next_day(self, moment: float) -> float:
        """When the next day begins, in UTC or in the person's time zone, whichever is earlier."""
        there = ((moment + self.offset) // DAY + 1) * DAY - self.offset
        return min((moment // DAY + 1) * DAY, there)

    def elapsed(self, since: float, now: float) -> float:
        """Seconds for which a clock ran."""
        if len(self.common) >= WEEK:
            return 0.0
        ran = 0.0
        while since < now:
            end = min(now, self._next_day(since))
            if not self.is_off(since):
                ran += end - since
            since = end
        return ran

    def runs_out(self, since: float, left: float) -> float | None:
        """When a running clock reaches zero, or None if it never does."""
        if len(self.common) >= WEEK:
            return None
        while True:
            end = self._next_day(since)
            if not self.is_off(since):
                if since + left <= end:
                    return since + left
                left -= end - since
            since = end


def _weekday(day: int) -> int:
    return (day + THURSDAY) % WEEK


def _number(text: str) -> int:
    return date.fromisoformat(text).toordinal() - EPOCH


def calendars_of(pace: Pace, seats: list[Seat]) -> list[Calendar]:
    """One calendar per seat; people's own days off only count at a pace of days per move."""
    own = pace.kind == "days"
    return [Calendar(pace.days_off, seat.off if own else None) for seat in seats]
