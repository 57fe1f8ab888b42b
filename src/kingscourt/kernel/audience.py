"""Audiences: one bit per seat, and one for watchers, who have no seat."""

from __future__ import annotations

from typing import Final

EVERYONE: Final = -1  # all seats and watchers
NOBODY: Final = 0
WATCHERS: Final = 1 << 30  # only people without a seat


def only(seat: int) -> int:
    """The audience of one seat."""
    return 1 << seat


def all_but(seat: int) -> int:
    """Everyone, including watchers, except one seat."""
    return EVERYONE & ~(1 << seat)


def sees(audience: int, seat: int | None) -> bool:
    """Whether a seat (a watcher if None) belongs to an audience."""
    if seat is None:
        return audience & WATCHERS != 0
    return audience & (1 << seat) != 0


def seats_of(audience: int, seat_count: int) -> list[int] | None:
    """The seats of an audience as a list, or None for everyone, as in records."""
    if audience == EVERYONE:
        return None
    return [seat for seat in range(seat_count) if audience & (1 << seat) != 0]


def audience_of(seats: list[int] | None) -> int:
    """The audience given by a record's list of seats."""
    if seats is None:
        return EVERYONE
    mask = NOBODY
    for seat in seats:
        mask |= 1 << seat
    return mask
