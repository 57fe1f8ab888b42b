"""What is left of the names and lines that people enter."""

from __future__ import annotations

import pytest

from kingscourt.server.errors.problems import BadRequest
from kingscourt.server.people.clean_text import clean

FAMILY = "\U0001f469\u200d\U0001f469\u200d\U0001f467"
WOMAN_MAGE = "\U0001f9d9\U0001f3fd\u200d\u2640\ufe0f"
PERSIAN = "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"  # with the non-joiner that its spelling requires


@pytest.mark.parametrize("name", [FAMILY, f"{WOMAN_MAGE} Ada", PERSIAN, "王さん", "Łukasz Żółć"])
def test_names_of_any_script_stay_whole(name: str) -> None:
    assert clean(name) == name


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("A\u200dda", "A da"),
        ("\u200dAda\u200d", "Ada"),
        (f"{FAMILY}\u200d", FAMILY),
        ("\u202eadA", "adA"),
        ("one\ntwo\tthree", "one two three"),
        ("Z" + "\u0301" * 9, "Z" + "\u0301" * 3),
    ],
)
def test_what_nobody_sees_is_removed(text: str, left: str) -> None:
    assert clean(text) == left


def test_a_cut_never_leaves_half_an_emoji_or_a_letter_without_its_accent() -> None:
    assert clean("W" * 38 + FAMILY) == "W" * 38
    assert clean("W" * 39 + "e\u0301") == "W" * 39
    assert clean("W" * 50) == "W" * 40
    assert clean(FAMILY + "W" * 50) == FAMILY + "W" * 35


def test_a_text_of_joiners_only_is_empty() -> None:
    with pytest.raises(BadRequest):
        clean("\u200d\u200c")
