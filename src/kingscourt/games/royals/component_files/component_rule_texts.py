"""The rules of components: one text per family, filled in with the numbers of the box."""

from __future__ import annotations

from kingscourt.games.royals.components import City, Country, Intrigue, RoyalsComponents, Title
from kingscourt.kernel.phrase import Phrase, Value
from kingscourt.kernel.rule import Rule


def component_rules(components: RoyalsComponents) -> list[Rule]:
    """Countries, intrigue cards, titles and cities by id."""
    found = [_country_rule(components, country) for country in components.countries]
    found += [_intrigue_rule(components, intrigue) for intrigue in components.intrigues]
    found += [_title_rule(title) for title in components.titles]
    found += [_city_rule(components, city) for city in components.cities]
    return found


def _component_rule(family: str, id: str, name: Phrase, args: dict[str, Value]) -> Rule:
    """One text per family states the numbers of the component."""
    return Rule(f"RY:{id}", f"royals-{family}-entry.rule", False, True, {family: name, **args})


def _country_rule(components: RoyalsComponents, country: Country) -> Rule:
    args: dict[str, Value] = {
        "n": country.cards,
        "cities": [components.cities[index].name for index in country.cities],
        "first": country.bonuses[0],
        "second": country.bonuses[1],
    }
    return _component_rule("country", country.id, country.name, args)


def _intrigue_rule(components: RoyalsComponents, intrigue: Intrigue) -> Rule:
    countries: list[Phrase] = [components.countries[i].name for i in (intrigue.first, intrigue.second)]
    args: dict[str, Value] = {"countries": countries, "n": intrigue.cards}
    return _component_rule("intrigue", intrigue.id, intrigue.name, args)


def _title_rule(title: Title) -> Rule:
    args: dict[str, Value] = {
        "cards": title.cards,
        "influence": title.influence,
        "points": title.value,
        "half": title.half,
        "intrigues": title.intrigue,
    }
    return _component_rule("title", title.id, title.name, args)


def _city_rule(components: RoyalsComponents, city: City) -> Rule:
    args: dict[str, Value] = {
        "country": components.countries[city.country].name,
        "titles": [components.titles[rank].name for rank in city.titles],
        "points": city.bonus,
    }
    return _component_rule("city", city.id, city.name, args)
