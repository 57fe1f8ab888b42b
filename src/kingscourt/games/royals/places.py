"""Stable ids of the places that actions, events and outlines point at."""

from __future__ import annotations

from typing import Final

from kingscourt.kernel.phrase import MAX_SEATS

COUNTRY_DECK: Final = "deck/country"
INTRIGUE_DECK: Final = "deck/intrigue"
COUNTRY_DISCARDS: Final = "discards/country"
INTRIGUE_DISCARDS: Final = "discards/intrigue"
DISPLAY: Final = "display"
BOX: Final = "box"  # pieces that leave the game
HANDS: Final = [f"seat/{seat}/hand" for seat in range(MAX_SEATS)]
CUBES: Final = [f"seat/{seat}/cubes" for seat in range(MAX_SEATS)]
TOKENS: Final = [f"seat/{seat}/tokens" for seat in range(MAX_SEATS)]
CUBE: Final = [f"cube/{seat}" for seat in range(MAX_SEATS)]
UNCHOSEN_CUBE: Final = "cube"  # of a colour that nobody plays with


def city_bonus_place(city: str) -> str:
    """Where the bonus of a city lies until somebody takes it."""
    return f"city/{city}/bonus"


def country_bonus_place(country: str, index: int) -> str:
    """Where a country bonus lies; the highest has the index 0."""
    return f"country/{country}/bonus/{index + 1}"


def noble_bonus_place(index: int) -> str:
    """Where a noble house bonus lies; the highest has the index 0."""
    return f"noble-house/{index + 1}"


def period_place(period: str, country: str, rank: int) -> str:
    """Where a period token lies."""
    return f"period/{period}/{country}/{rank + 1}"


def title_place(title: str) -> str:
    """Where a title token lies, with the cubes on it."""
    return f"title/{title}"


def banished_place(city: str) -> str:
    """Where the banished cubes of a city lie."""
    return f"city/{city}/banished"


def city_token(city: str) -> str:
    """The token of a city bonus."""
    return f"token/city/{city}"


def country_token(country: str, index: int) -> str:
    """The token of a country bonus."""
    return f"token/country/{country}/{index + 1}"


def noble_token(points: int) -> str:
    """The token of a noble house bonus, by its points: which of them are used depends on the players."""
    return f"token/noble-house/{points}"


def period_token(period: str, country: str, rank: int) -> str:
    """A period token."""
    return f"token/period/{period}/{country}/{rank + 1}"


def title_half(title: str) -> str:
    """One of the two halves of a title token."""
    return f"token/title/{title}"
