"""The types of a component file, with the range of every number, list and text."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from kingscourt.components.text_field_types import Id, Name, Word

Confidence = Literal["exact", "derived", "reconstructed"]
# These bound the lists of hands, decks and the map; cards, cubes and points are counted.
MOST_COUNTRIES = 8
MOST_PERIODS = 6
Points = Annotated[int, msgspec.Meta(ge=1, le=99)]
Pair = Annotated[list[Points], msgspec.Meta(max_length=2)]
Cards = Annotated[int, msgspec.Meta(ge=1, le=99)]
AllCards = Annotated[int, msgspec.Meta(ge=1, le=999)]
HandSize = Annotated[int, msgspec.Meta(ge=1, le=20)]
DrawSize = Annotated[int, msgspec.Meta(ge=1, le=11)]


class FileEntry(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """One entry of the file; numbers without a confidence are the owner's own, so exact."""

    confidence: Annotated[dict[Word, Confidence], msgspec.Meta(max_length=20)] = {}


class BoxEntry(FileEntry, kw_only=True):
    """[box]"""

    country_cards: AllCards
    intrigue_cards: AllCards
    positions: Points
    display: HandSize
    draw: DrawSize
    country_limit: HandSize
    intrigue_limit: HandSize
    empty_deck: Literal["display", "renew"]


class PlayersEntry(FileEntry, kw_only=True):
    """[[players]]"""

    seats: Annotated[int, msgspec.Meta(ge=2, le=5)]
    first_draw: Annotated[list[DrawSize], msgspec.Meta(max_length=5)]
    noble_house: Annotated[list[Points], msgspec.Meta(max_length=9)]


class ColourEntry(FileEntry, kw_only=True):
    """[[colour]]"""

    id: Id
    name: Name = ""
    cubes: Annotated[int, msgspec.Meta(ge=2, le=99)]
    two_players: bool = False


class PeriodEntry(FileEntry, kw_only=True):
    """[[period]]"""

    id: Id


class CountryEntry(FileEntry, kw_only=True):
    """[[country]]"""

    id: Id
    name: Name = ""
    cards: Cards
    removed: Annotated[list[Annotated[int, msgspec.Meta(ge=0, le=99)]], msgspec.Meta(max_length=4)]
    cities: Annotated[int, msgspec.Meta(ge=0, le=40)]
    bonuses: Pair
    tokens: Annotated[
        list[Annotated[list[Points], msgspec.Meta(max_length=2)]], msgspec.Meta(max_length=MOST_PERIODS)
    ]


class IntrigueEntry(FileEntry, kw_only=True):
    """[[intrigue]]"""

    countries: Annotated[list[Id], msgspec.Meta(max_length=2)]
    name: Name = ""
    cards: Cards


class TitleEntry(FileEntry, kw_only=True):
    """[[title]]"""

    id: Id
    name: Name = ""
    cards: HandSize
    influence: Points
    value: Points
    intrigue: HandSize


class CityEntry(FileEntry, kw_only=True):
    """[[city]]"""

    id: Id
    name: Name = ""
    country: Id
    positions: Annotated[list[Id], msgspec.Meta(max_length=2)]
    influence: Annotated[list[Points], msgspec.Meta(max_length=2)] = []  # by position, if not as the titles
    bonus: Points


class ComponentFile(msgspec.Struct, forbid_unknown_fields=True):
    """A whole component file."""

    edition: Id
    box: BoxEntry
    players: Annotated[list[PlayersEntry], msgspec.Meta(max_length=4)]
    colour: Annotated[list[ColourEntry], msgspec.Meta(max_length=8)]
    period: Annotated[list[PeriodEntry], msgspec.Meta(max_length=MOST_PERIODS)]
    country: Annotated[list[CountryEntry], msgspec.Meta(max_length=MOST_COUNTRIES)]
    intrigue: Annotated[list[IntrigueEntry], msgspec.Meta(max_length=28)]
    title: Annotated[list[TitleEntry], msgspec.Meta(max_length=12)]
    city: Annotated[list[CityEntry], msgspec.Meta(max_length=40)]
