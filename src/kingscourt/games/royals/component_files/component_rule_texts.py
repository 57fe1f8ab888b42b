"""The cards of components: one text per family, and lines with the numbers of the box."""

from __future__ import annotations

from kingscourt.games.royals.component_files.component_lines import (
    city_lines,
    country_lines,
    intrigue_lines,
    noble_lines,
    position_lines,
    title_lines,
)
from kingscourt.games.royals.components import CityPosition, RoyalsComponents
from kingscourt.games.royals.words import WORDS
from kingscourt.kernel.phrase import Phrase, Value
from kingscourt.kernel.rule import Rule


def component_rules(box: RoyalsComponents) -> list[Rule]:
    """Countries, intrigue cards, titles, cities, positions and the noble house by id."""
    found: list[Rule] = []
    for country in box.countries:
        found.append(
            named_card(box, "country", country.id, country.name, country_lines(box, country), "RY-1.2")
        )
    for intrigue in box.intrigues:
        lines = intrigue_lines(box, intrigue)
        found.append(named_card(box, "intrigue", intrigue.id, intrigue.name, lines, "RY-2.6c"))
    for rank, title in enumerate(box.titles):
        found.append(named_card(box, "title", title.id, title.name, title_lines(box, rank), "RY-4.5"))
    for city in box.cities:
        found.append(named_card(box, "city", city.id, city.name, city_lines(box, city), "RY-3.1"))
    for position in box.positions:
        found.append(position_card(box, position))
    sure = box.lowest([f"players/{count.seats}/noble_house" for count in box.counts])
    found.append(card("noble", "noble-house", {}, noble_lines(box), "RY-3.3", sure))
    return found


def named_card(
    box: RoyalsComponents, family: str, id: str, name: Phrase, lines: list[Phrase], see: str
) -> Rule:
    """The card of an entry of the file, which its text names."""
    return card(family, id, {family: name}, lines, see, box.lowest([f"{family}/{id}"]))


def card(family: str, id: str, args: dict[str, Value], lines: list[Phrase], see: str, sure: str) -> Rule:
    """The rule of a component; one text per family says what it does."""
    return Rule(WORDS.card(id), f"royals-{family}-entry.rule", False, True, args, lines, see, sure, family)


def position_card(box: RoyalsComponents, position: CityPosition) -> Rule:
    """A title in a city."""
    city, title = box.cities[position.city], box.titles[position.title]
    args: dict[str, Value] = {"city": city.name, "title": title.name}
    sure = box.lowest([f"title/{title.id}/cards", f"title/{title.id}/intrigue", position.influence_path])
    lines = position_lines(box, position)
    return card("position", position_id(city.id, title.id), args, lines, "RY-2.6a", sure)


def position_id(city: str, title: str) -> str:
    """The id of a position's card, without the prefix of the game."""
    return f"{city}-{title}"
