"""A message key with arguments, the only text the rules produce; `texts` renders it."""

from __future__ import annotations

from typing import Final, Union

from mypy_extensions import mypyc_attr

Value = Union[int, str, "Phrase", "list[Phrase]"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Phrase:
    """The key and arguments of a message; without arguments it may name a component."""

    def __init__(self, key: str, args: dict[str, Value] | None = None) -> None:
        self.key: str = key
        self.args: dict[str, Value] = {} if args is None else args

    def __repr__(self) -> str:
        return f"Phrase({self.key!r}, {self.args!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Phrase) and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.key)


MAX_SEATS: Final = 8

# Two keys are missing from all language files: a renderer substitutes a person's name for `seat`, and for
# `about` the number with the sign ≈, which still selects plural forms.
ABOUT_KEY: Final = "about"
RECONSTRUCTED: Final = "reconstructed"
SEAT_KEY: Final = "seat"
SEAT_PHRASES: Final = [Phrase(SEAT_KEY, {"n": seat}) for seat in range(MAX_SEATS)]


def seat_phrase(seat: int) -> Phrase:
    """The phrase that stands for the person on a seat."""
    return SEAT_PHRASES[seat]


def number(n: int, confidence: str) -> Value:
    """A printed number, marked as an approximation if it is only reconstructed."""
    return Phrase(ABOUT_KEY, {"n": n}) if confidence == RECONSTRUCTED else n
