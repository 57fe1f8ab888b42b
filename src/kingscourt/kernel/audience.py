"""Who may see a fact: a bit per seat and one for watchers who have no seat."""

from __future__ import annotations

from typing import Final

EVERYONE: Final = -1
NOBODY: Final = 0
WATCHERS: Final = 1 << 30


def only(seat: int) -> int:
    """The audience of one seat."""
    return 1 << seat


def all_but(seat: int) -> int:
    """Everyone, watchers too, except one seat."""
    return EVERYONE & ~(1 << seat)


def sees(audience: int, seat: int | None) -> bool:
    """Whether a seat (None: a watcher) belongs to an audience."""
    if seat is None:
        return audience & WATCHERS != 0
    return audience & (1 << seat) != 0


def seats_of(audience: int, seat_count: int) -> list[int] | None:
    """The seats of an audience as a list, None for everyone: the form records use."""
    if audience == EVERYONE:
        return None
    return [seat for seat in range(seat_count) if audience & (1 << seat) != 0]


def audience_of(seats: list[int] | None) -> int:
    """The audience that a record's list of seats means."""
    if seats is None:
        return EVERYONE
    mask = NOBODY
    for seat in seats:
        mask |= 1 << seat
    return mask
