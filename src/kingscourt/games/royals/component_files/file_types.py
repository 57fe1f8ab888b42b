"""The types of a component file, with the range of every value and where an owner finds it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from kingscourt.components.box_field_types import OURS, PRINTED, Id, Name, seen
from kingscourt.components.box_file import BoxFile, FileEntry

# These bound the lists of hands, decks and the map; cards, cubes and points are counted.
MOST_COUNTRIES = 8
MOST_PERIODS = 6
Points = Annotated[int, msgspec.Meta(ge=1, le=99)]
Pair = Annotated[list[Points], msgspec.Meta(max_length=2)]
Cards = Annotated[int, msgspec.Meta(ge=1, le=99)]
AllCards = Annotated[int, msgspec.Meta(ge=1, le=999)]
HandSize = Annotated[int, msgspec.Meta(ge=1, le=20)]
DrawSize = Annotated[int, msgspec.Meta(ge=1, le=11)]


class BoxEntry(FileEntry, frozen=True, kw_only=True):
    """[box]: the totals are there to check the lists."""

    country_cards: AllCards
    intrigue_cards: AllCards
    positions: Annotated[Points, seen("how many positions the map has in all")]
    display: HandSize
    draw: DrawSize
    country_limit: HandSize
    intrigue_limit: HandSize
    empty_deck: Literal["display", "renew"]


class PlayersEntry(FileEntry, frozen=True, kw_only=True):
    """[[players]]: what depends on the number of players."""

    seats: Annotated[int, msgspec.Meta(ge=2, le=5)]
    first_draw: Annotated[
        list[DrawSize],
        msgspec.Meta(max_length=5),
        seen("country cards of the first turn, from the start player on, by your rulebook"),
    ]
    noble_house: Annotated[
        list[Points],
        msgspec.Meta(max_length=9),
        seen("the round noble house tokens in play with so many players, highest first"),
    ]


class ColourEntry(FileEntry, frozen=True, kw_only=True):
    """[[colour]]: cubes."""

    id: Annotated[
        Id, PRINTED, seen('the colour of these cubes; for another one a new id and a line name = "..."')
    ]
    name: Name = ""
    cubes: Annotated[int, msgspec.Meta(ge=2, le=99), seen("how many cubes of this colour the box holds")]
    two_players: Annotated[bool, OURS] = False


class PeriodEntry(FileEntry, frozen=True, kw_only=True):
    """[[period]]"""

    id: Id


class CountryEntry(FileEntry, frozen=True, kw_only=True):
    """[[country]]"""

    id: Id
    name: Name = ""
    cards: Cards
    removed: Annotated[
        list[Annotated[int, msgspec.Meta(ge=0, le=99)]],
        msgspec.Meta(max_length=4),
        seen("cards left in the box with 2, 3, 4 and 5 players, as your rulebook lists them"),
    ]
    cities: Annotated[int, msgspec.Meta(ge=0, le=40)]
    bonuses: Annotated[Pair, seen("the fronts of this country's two country bonus tokens, higher first")]
    tokens: Annotated[
        list[Pair],
        msgspec.Meta(max_length=MOST_PERIODS),
        seen("the fronts of this country's period tokens: [first, second] of 1648, 1680 and 1714"),
    ]


class IntrigueEntry(FileEntry, frozen=True, kw_only=True):
    """[[intrigue]]"""

    countries: Annotated[list[Id], msgspec.Meta(max_length=2)]
    name: Name = ""
    cards: Cards


class TitleEntry(FileEntry, frozen=True, kw_only=True):
    """[[title]], lowest first"""

    id: Id
    name: Name = ""
    cards: Annotated[HandSize, seen("how many cards a position of this title asks for on the map")]
    influence: Annotated[Points, seen("the influence printed at this title")]
    value: Annotated[Points, seen("the whole title token, both halves together")]
    intrigue: HandSize


class CityEntry(FileEntry, frozen=True, kw_only=True):
    """[[city]]"""

    id: Annotated[Id, PRINTED, seen('the city on the map; for another one a new id and a line name = "..."')]
    name: Name = ""
    country: Id
    positions: Annotated[
        list[Id], msgspec.Meta(max_length=2), seen("the titles of this city's positions, the dearer first")
    ]
    influence: Annotated[list[Points], msgspec.Meta(max_length=2)] = []  # by position, if not as the titles
    bonus: Annotated[Points, seen("the city bonus printed at the city")]


class ComponentFile(BoxFile, frozen=True, kw_only=True):
    """A whole component file, and what clients are told of the box."""

    box: BoxEntry
    players: Annotated[list[PlayersEntry], msgspec.Meta(max_length=4)]
    colour: Annotated[list[ColourEntry], msgspec.Meta(max_length=8)]
    period: Annotated[list[PeriodEntry], msgspec.Meta(max_length=MOST_PERIODS)]
    country: Annotated[list[CountryEntry], msgspec.Meta(max_length=MOST_COUNTRIES)]
    intrigue: Annotated[list[IntrigueEntry], msgspec.Meta(max_length=28)]
    title: Annotated[list[TitleEntry], msgspec.Meta(max_length=12)]
    city: Annotated[list[CityEntry], msgspec.Meta(max_length=40)]
