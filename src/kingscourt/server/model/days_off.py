"""Days on which a person does not play."""

from __future__ import annotations

import msgspec


class DaysOff(msgspec.Struct, frozen=True, omit_defaults=True):
    """Weekdays and single days by the calendar where the person lives."""

    weekdays: list[int] = []  # Monday is 0
    dates: list[str] = []  # YYYY-MM-DD
    offset: int = 0  # minutes that clocks there are ahead of UTC
    used: list[str] = []  # single days of the allowance that have begun, each with its offset
    given_up: dict[int, float] = {}  # weekdays that were off a while ago, and until when

    def shown(self) -> DaysOff:
        """What others at the table are told: when, and not how often before."""
        return DaysOff(self.weekdays, self.dates, self.offset)
