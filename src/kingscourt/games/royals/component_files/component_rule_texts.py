"""The cards of components: one text per family, and lines with the numbers of the box."""

from __future__ import annotations

from typing import Final

from kingscourt.games.royals.component_files.component_lines import (
    city_lines,
    country_lines,
    intrigue_lines,
    noble_lines,
    position_lines,
    title_lines,
)
from kingscourt.games.royals.components import CityPosition, RoyalsComponents
from kingscourt.kernel.phrase import RECONSTRUCTED, Phrase, Value
from kingscourt.kernel.rule import Rule

LEVELS: Final = ["exact", "derived", RECONSTRUCTED]  # the surest first


def component_rules(box: RoyalsComponents) -> list[Rule]:
    """Countries, intrigue cards, titles, cities, positions and the noble house by id."""
    found: list[Rule] = []
    for country in box.countries:
        args: dict[str, Value] = {"country": country.name}
        lines = country_lines(box, country)
        sure = lowest(box, [f"country/{country.id}"])
        found.append(card("country", country.id, args, lines, "RY-1.2", sure))
    for intrigue in box.intrigues:
        lines = intrigue_lines(box, intrigue)
        sure = lowest(box, [f"intrigue/{intrigue.id}"])
        found.append(card("intrigue", intrigue.id, {"intrigue": intrigue.name}, lines, "RY-2.6c", sure))
    for title in box.titles:
        sure = lowest(box, [f"title/{title.id}"])
        found.append(card("title", title.id, {"title": title.name}, title_lines(title), "RY-4.5", sure))
    for city in box.cities:
        lines = city_lines(box, city)
        sure = lowest(box, [f"city/{city.id}"])
        found.append(card("city", city.id, {"city": city.name}, lines, "RY-3.1", sure))
    for position in box.positions:
        found.append(position_card(box, position))
    sure = lowest(box, [f"players/{count.seats}/noble_house" for count in box.counts])
    found.append(card("noble", "noble-house", {}, noble_lines(box.counts), "RY-3.3", sure))
    return found


def card(family: str, id: str, args: dict[str, Value], lines: list[Phrase], see: str, sure: str) -> Rule:
    """The rule of a component; one text per family says what it does."""
    return Rule(f"RY:{id}", f"royals-{family}-entry.rule", False, True, args, lines, see, sure, family)


def position_card(box: RoyalsComponents, position: CityPosition) -> Rule:
    """A title in a city."""
    city, title = box.cities[position.city], box.titles[position.title]
    args: dict[str, Value] = {"city": city.name, "title": title.name}
    influence = f"city/{city.id}" if city.influence else f"title/{title.id}"
    sure = lowest(box, [f"title/{title.id}/cards", f"title/{title.id}/intrigue", f"{influence}/influence"])
    lines = position_lines(box, position)
    return card("position", position_id(city.id, title.id), args, lines, "RY-2.6a", sure)


def position_id(city: str, title: str) -> str:
    """The id of a position's card, without the prefix of the game."""
    return f"{city}-{title}"


def lowest(box: RoyalsComponents, paths: list[str]) -> str:
    """The lowest confidence of all numbers under some paths."""
    level = 0
    for path, sure in box.certainty.items():
        for start in paths:
            if path == start or path.startswith(f"{start}/"):
                level = max(level, LEVELS.index(sure))
    return LEVELS[level]
