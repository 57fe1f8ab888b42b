"""Static facts: the components of the box, which never change during a game."""

from __future__ import annotations

import msgspec

from kingscourt.games.royals.components import RoyalsComponents
from kingscourt.kernel.wire_types import StaticFacts


class CountryFacts(msgspec.Struct, frozen=True):
    """A country in the box."""

    id: str
    cards: int
    removed: list[int]
    bonuses: list[int]
    tokens: list[list[int]]


class CityFacts(msgspec.Struct, frozen=True):
    """A city on the board."""

    id: str
    country: str
    positions: list[str]
    bonus: int
    influence: list[int]  # by position


class TitleFacts(msgspec.Struct, frozen=True):
    """A title, lowest first."""

    id: str
    cards: int
    influence: int
    value: int
    intrigue: int


class IntrigueFacts(msgspec.Struct, frozen=True):
    """A kind of intrigue card."""

    id: str
    countries: list[str]
    cards: int


class ColourFacts(msgspec.Struct, frozen=True):
    """Cubes of a colour."""

    id: str
    cubes: int


class CountFacts(msgspec.Struct, frozen=True):
    """What depends on the number of players."""

    seats: int
    first_draw: list[int]
    noble_house: list[int]


class RoyalsFacts(StaticFacts, frozen=True):
    """The box."""

    edition: str
    country_limit: int
    intrigue_limit: int
    renews_empty_deck: bool
    periods: list[str]
    countries: list[CountryFacts]
    intrigues: list[IntrigueFacts]
    titles: list[TitleFacts]
    cities: list[CityFacts]
    colours: list[ColourFacts]
    players: list[CountFacts]
    names: dict[str, str]  # plain names of an owner's file, by message
    confidence: dict[str, str]


def static_facts_of(box: RoyalsComponents) -> RoyalsFacts:
    """The static facts of a box."""
    titles = [title.id for title in box.titles]
    return RoyalsFacts(
        edition=box.edition,
        country_limit=box.box.country_limit,
        intrigue_limit=box.box.intrigue_limit,
        renews_empty_deck=box.box.renews_empty_deck,
        periods=box.periods,
        countries=[CountryFacts(c.id, c.cards, c.removed, c.bonuses, c.tokens) for c in box.countries],
        intrigues=[
            IntrigueFacts(i.id, [box.country_ids[i.first], box.country_ids[i.second]], i.cards)
            for i in box.intrigues
        ],
        titles=[TitleFacts(t.id, t.cards, t.influence, t.value, t.intrigue) for t in box.titles],
        cities=[
            CityFacts(
                c.id,
                box.country_ids[c.country],
                [titles[rank] for rank in c.titles],
                c.bonus,
                [box.positions[index].influence for index in c.positions],
            )
            for c in box.cities
        ],
        colours=[ColourFacts(c.id, c.cubes) for c in box.colours],
        players=[CountFacts(c.seats, c.first_draw, c.noble_house) for c in box.counts],
        names=box.names,
        confidence=box.confidence(),
    )
