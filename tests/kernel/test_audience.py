from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from kingscourt.kernel.audience import EVERYONE, NOBODY, all_but, audience_of, only, seats_of, sees


def test_everyone_holds_all_seats_and_watchers() -> None:
    assert all(sees(EVERYONE, seat) for seat in (0, 3, 7, None))
    assert not any(sees(NOBODY, seat) for seat in (0, 3, 7, None))


def test_only_and_all_but_are_opposites() -> None:
    for seat in (0, 1, 5, None):
        assert sees(only(2), seat) != sees(all_but(2), seat)
    assert sees(only(2), 2)
    assert not sees(all_but(2), 2)


@given(st.lists(st.integers(0, 4), unique=True).map(sorted))
def test_lists_of_seats_round_trip(seats: list[int]) -> None:
    assert seats_of(audience_of(seats), 5) == seats


def test_no_list_means_everyone() -> None:
    assert audience_of(None) == EVERYONE
    assert seats_of(EVERYONE, 5) is None
