"""A person's days off."""

from __future__ import annotations

import msgspec


class DaysOff(msgspec.Struct, frozen=True, omit_defaults=True):
    """Weekdays and single days in the person's own time zone."""

    weekdays: list[int] = []  # Monday is 0
    dates: list[str] = []  # YYYY-MM-DD
    offset: int = 0  # minutes ahead of UTC
    used: list[str] = []  # single days of the allowance that have begun, each with its offset
    given_up: dict[int, float] = {}  # weekdays that were off until recently, and until when

    def shown(self) -> DaysOff:
        """What others at the table see: the days, but not the history."""
        return DaysOff(self.weekdays, self.dates, self.offset)
