"""The names of things in terms."""

from __future__ import annotations

from kingscourt.games.royals.actions import COUNTRY, INTRIGUE
from kingscourt.games.royals.components import RoyalsComponents
from kingscourt.kernel.phrase import Phrase, Value


def name_of(what: str, box: RoyalsComponents) -> Phrase | None:
    """A message that gets the amount as `n`; period and title tokens are the price of no action."""
    parts = what.split("/")
    family = parts[0]
    if family == "cube":
        return Phrase("royals-thing-cube")
    if family in (COUNTRY, INTRIGUE) and len(parts) > 1:
        return Phrase(f"royals-thing-{family}", {family: Phrase(f"royals-{family}-{parts[1]}")})
    return bonus_name(parts[1:], box) if family == "token" else None


def bonus_name(parts: list[str], box: RoyalsComponents) -> Phrase | None:
    """The token of a bonus with its points."""
    if parts[0] == "city":
        city = next(city for city in box.cities if city.id == parts[1])
        return Phrase("royals-thing-token-city", {"city": city.name, "points": city.bonus_number})
    if parts[0] == "country":
        country = box.countries[box.country_ids.index(parts[1])]
        points = country.bonus_numbers[int(parts[2]) - 1]
        return Phrase("royals-thing-token-country", {"country": country.name, "points": points})
    if parts[0] == "noble-house":
        return Phrase("royals-thing-token-noble-house", {"points": noble_points(int(parts[1]), box)})
    return None


def noble_points(points: int, box: RoyalsComponents) -> Value:
    """The points of a noble house bonus as texts say them, by the first number of players that has it."""
    for count in box.counts:
        if points in count.noble_house:
            return count.noble_numbers[count.noble_house.index(points)]
    return points
