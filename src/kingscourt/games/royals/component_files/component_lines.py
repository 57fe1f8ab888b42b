"""What is printed on components, as phrases of one fact each; cards and outlines say the same."""

from __future__ import annotations

from kingscourt.games.royals.components import City, CityPosition, Country, Intrigue, RoyalsComponents
from kingscourt.games.royals.words import WORDS
from kingscourt.kernel.phrase import Phrase


def country_lines(box: RoyalsComponents, country: Country) -> list[Phrase]:
    """Cards, cities, bonuses and period tokens."""
    cities = [box.cities[index].name for index in country.cities]
    first, second = box.country_bonus(country, 0), box.country_bonus(country, 1)
    found = [
        WORDS.line("box-cards", n=country.cards),
        WORDS.line("cities", cities=cities),
        WORDS.line("country-bonuses", first=first, second=second),
    ]
    for nth, period in enumerate(box.periods):
        first, second = box.period_token(country, nth, 0), box.period_token(country, nth, 1)
        found.append(WORDS.line("period", period=period, first=first, second=second))
    return found


def intrigue_lines(box: RoyalsComponents, intrigue: Intrigue) -> list[Phrase]:
    """The two countries it shows, and how many there are."""
    countries = [box.countries[index].name for index in (intrigue.first, intrigue.second)]
    return [WORDS.line("countries", countries=countries), WORDS.line("box-cards", n=intrigue.cards)]


def title_lines(box: RoyalsComponents, rank: int) -> list[Phrase]:
    """The price and influence of its positions, and its token."""
    title, influence = box.titles[rank], box.file.title[rank].influence
    return [
        WORDS.line("price", n=box.price(title)),
        WORDS.line("takeover", n=title.intrigue),
        WORDS.line("influence", n=box.printed(f"title/{title.id}/influence", influence)),
        WORDS.line("title-token", points=box.title_points(title), half=box.title_points(title, 1)),
    ]


def city_lines(box: RoyalsComponents, city: City) -> list[Phrase]:
    """Country, positions and bonus."""
    return [
        WORDS.line("country", country=box.countries[city.country].name),
        WORDS.line("positions", titles=[box.titles[rank].name for rank in city.titles]),
        WORDS.line("city-bonus", points=box.city_bonus(city)),
    ]


def position_lines(box: RoyalsComponents, position: CityPosition) -> list[Phrase]:
    """What it costs to occupy it and to take it over, and its influence."""
    price = box.price(box.titles[position.title])
    return [
        WORDS.line("price-country", n=price, country=box.countries[position.country].name),
        WORDS.line("takeover", n=position.intrigue),
        WORDS.line("influence", n=box.influence_number(position.influence, position.has_sure_influence)),
    ]


def noble_lines(box: RoyalsComponents) -> list[Phrase]:
    """The bonuses by number of players."""
    found: list[Phrase] = []
    for count in box.counts:
        bonuses = [WORDS.points(box.noble_bonus(count, nth)) for nth in range(len(count.noble_house))]
        found.append(WORDS.line("noble-house", n=count.seats, bonuses=bonuses))
    return found
