"""Phrases of reviews, and what can be asked about any phrase."""

from __future__ import annotations

from kingscourt.kernel.phrase import SEAT_KEY
from kingscourt.kernel.wire_types import WirePhrase, WireValue


def said(name: str, /, **args: WireValue) -> WirePhrase:
    """A phrase of the shared texts of reviews."""
    return WirePhrase(f"review-{name}", args)


def seat(number: int) -> WirePhrase:
    """The person on a seat."""
    return WirePhrase(SEAT_KEY, {"n": number})


def parts_of(value: WireValue) -> list[WirePhrase]:
    """The phrases that an argument consists of."""
    if isinstance(value, WirePhrase):
        return [value]
    return value if isinstance(value, list) else []


def names_person(phrase: WirePhrase) -> bool:
    """Whether a phrase names anybody at the table."""
    return any(part.key == SEAT_KEY for value in phrase.args.values() for part in parts_of(value))


def names_seat(phrase: WirePhrase, number: int) -> bool:
    """Whether a phrase names the person on a seat."""
    return any(part == seat(number) for value in phrase.args.values() for part in parts_of(value))


def things_of(phrase: WirePhrase) -> list[WirePhrase]:
    """The components that a phrase names."""
    found = [part for value in phrase.args.values() for part in parts_of(value)]
    return [part for part in found if part.key != SEAT_KEY]
