"""What is printed on components, as phrases of one fact each; cards and outlines say the same."""

from __future__ import annotations

from kingscourt.games.royals.components import (
    City,
    CityPosition,
    Country,
    Intrigue,
    PlayerCount,
    RoyalsComponents,
    Title,
)
from kingscourt.kernel.phrase import Phrase, Value


def line(name: str, args: dict[str, Value]) -> Phrase:
    """One fact."""
    return Phrase(f"royals-line-{name}", args)


def points(n: Value) -> Phrase:
    """A number of points."""
    return Phrase("royals-points", {"n": n})


def country_lines(box: RoyalsComponents, country: Country) -> list[Phrase]:
    """Cards, cities, bonuses and period tokens."""
    cities = [box.cities[index].name for index in country.cities]
    first, second = country.bonus_numbers
    found = [
        line("box-cards", {"n": country.cards}),
        line("cities", {"cities": cities}),
        line("country-bonuses", {"first": first, "second": second}),
    ]
    for period, (most, next_most) in zip(box.periods, country.token_numbers, strict=True):
        found.append(line("period", {"period": period, "first": most, "second": next_most}))
    return found


def intrigue_lines(box: RoyalsComponents, intrigue: Intrigue) -> list[Phrase]:
    """The two countries it shows, and how many there are."""
    countries = [box.countries[index].name for index in (intrigue.first, intrigue.second)]
    return [line("countries", {"countries": countries}), line("box-cards", {"n": intrigue.cards})]


def title_lines(title: Title) -> list[Phrase]:
    """The price and influence of its positions, and its token."""
    return [
        line("price", {"n": title.cards_number}),
        line("takeover", {"n": title.intrigue}),
        line("influence", {"n": title.influence_number}),
        line("title-token", {"points": title.value_number, "half": title.half_number}),
    ]


def city_lines(box: RoyalsComponents, city: City) -> list[Phrase]:
    """Country, positions and bonus."""
    return [
        line("country", {"country": box.countries[city.country].name}),
        line("positions", {"titles": [box.titles[rank].name for rank in city.titles]}),
        line("city-bonus", {"points": city.bonus_number}),
    ]


def position_lines(box: RoyalsComponents, position: CityPosition) -> list[Phrase]:
    """What it costs to occupy it and to take it over, and its influence."""
    title = box.titles[position.title]
    country = box.countries[position.country].name
    influence = box.influence_number(position.influence, position.has_sure_influence)
    return [
        line("price-country", {"n": title.cards_number, "country": country}),
        line("takeover", {"n": position.intrigue}),
        line("influence", {"n": influence}),
    ]


def noble_lines(counts: list[PlayerCount]) -> list[Phrase]:
    """The bonuses by number of players."""
    found: list[Phrase] = []
    for count in counts:
        bonuses = [points(n) for n in count.noble_numbers]
        found.append(line("noble-house", {"n": count.seats, "bonuses": bonuses}))
    return found
