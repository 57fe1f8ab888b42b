"""The names of things in terms."""

from __future__ import annotations

from kingscourt.games.royals.actions import COUNTRY, INTRIGUE
from kingscourt.games.royals.components import RoyalsComponents
from kingscourt.games.royals.places import UNCHOSEN_CUBE
from kingscourt.kernel.phrase import Phrase, Value


def name_of(what: str, box: RoyalsComponents) -> Phrase:
    """A message that gets the amount as `n`."""
    family, _, id = what.partition("/")
    if family == COUNTRY:
        return Phrase("royals-thing-country", {"country": Phrase(f"royals-country-{id}")} if id else None)
    if family == INTRIGUE:
        return Phrase("royals-thing-intrigue", {"intrigue": Phrase(f"royals-intrigue-{id}")})
    if family == UNCHOSEN_CUBE:
        return Phrase("royals-thing-cube")
    return token_name(id.split("/"), box)


def token_name(parts: list[str], box: RoyalsComponents) -> Phrase:
    """A token with its points, as `places` writes it."""
    args: dict[str, Value] = {}
    family = parts[0]
    if family == "city":
        city = next(city for city in box.cities if city.id == parts[1])
        args = {"city": city.name, "points": city.bonus}
    elif family == "country":
        country = box.countries[box.country_ids.index(parts[1])]
        args = {"country": country.name, "points": country.bonuses[int(parts[2]) - 1]}
    elif family == "title":
        title = next(title for title in box.titles if title.id == parts[1])
        args = {"title": title.name, "points": title.half}
    elif family == "period":
        country = box.countries[box.country_ids.index(parts[2])]
        points = country.tokens[box.periods.index(parts[1])][int(parts[3]) - 1]
        args = {"period": parts[1], "country": country.name, "points": points}
    return Phrase(f"royals-thing-token-{family}", args)
