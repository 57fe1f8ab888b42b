"""Options of a table, with choices by name and by number."""

from __future__ import annotations

import pytest

from kingscourt.kernel.errors import BadOptions
from kingscourt.kernel.options import OptionSpec, complete

LENGTH = OptionSpec("length", ["short", "points-20"], ranges={"points": [5, 99], "games": [2, 20]})


@pytest.mark.parametrize("choice", ["short", "points-20", "points-5", "points-99", "games-7"])
def test_accepts_names_and_numbers_in_range(choice: str) -> None:
    assert LENGTH.accepts(choice)
    assert complete("any", 2, {"length": choice}, [LENGTH], [2]).variant("length") == choice


@pytest.mark.parametrize(
    "choice",
    [
        "",
        "long",
        "points",
        "points-",
        "points-4",
        "points-100",
        "points-020",
        "points--5",
        "points-²",
        "games-1",
    ],
)
def test_refuses_everything_else_with_what_is_offered(choice: str) -> None:
    assert not LENGTH.accepts(choice)
    with pytest.raises(BadOptions, match="is none of short, points-20, points-5…99, games-2…20"):
        complete("any", 2, {"length": choice}, [LENGTH], [2])


def test_refuses_a_number_that_is_too_long_to_read() -> None:
    assert not LENGTH.accepts("points-" + "9" * 10_000)
