"""All actions of one box, built once."""

from __future__ import annotations

from kingscourt.games.royals.actions import (
    COUNTRY,
    INTRIGUE,
    OCCUPY,
    TAKE_OVER,
    Actions,
    ChooseColour,
    Claim,
    Discard,
    DrawCountries,
    Give,
    Take,
    Wild,
)
from kingscourt.games.royals.components import CityPosition, RoyalsComponents


def make_actions(box: RoyalsComponents) -> Actions:
    """All actions of one box, built once."""
    take: list[Take] = []
    discard: list[Discard] = []
    give: list[list[Give]] = []
    give_intrigue: list[list[Give]] = []
    for kind, country in enumerate(box.countries):
        take.append(Take(kind, country.id, country.text, country.name))
        discard.append(Discard(kind, country.id, country.text, COUNTRY, country.name))
        give.append(_gives(box, kind))
        give_intrigue.append(_intrigue_gives(box, kind))
    for kind, intrigue in enumerate(box.intrigues):
        discard.append(Discard(kind, intrigue.id, intrigue.text, INTRIGUE, intrigue.name))
    occupy: list[Claim] = []
    take_over: list[Claim] = []
    for position in box.positions:
        occupy.append(_claim(box, OCCUPY, position))
        take_over.append(_claim(box, TAKE_OVER, position))
    highest = max([title.cards for title in box.titles])
    most_intrigue = max([title.intrigue for title in box.titles])
    wild = [Wild("wild", n) for n in range(highest + 1)]
    wild_intrigue = [Wild("wild-intrigue", n) for n in range(most_intrigue + 1)]
    colours = [ChooseColour(index, colour.id) for index, colour in enumerate(box.colours)]
    draw = DrawCountries(box.box.draw)
    return Actions(colours, draw, take, occupy, take_over, wild, wild_intrigue, give, give_intrigue, discard)


def _claim(box: RoyalsComponents, verb: str, position: CityPosition) -> Claim:
    city = box.cities[position.city]
    title = box.titles[position.title]
    return Claim(verb, position.index, position.text, position.place, city.name, title.name)


def _gives(box: RoyalsComponents, target: int) -> list[Give]:
    """Cards that count towards one of the target's; its own come last, because they would count whole."""
    kinds = [kind for kind in range(len(box.countries) - 1, -1, -1) if kind != target]
    kinds.append(target)
    paid = box.countries[target]
    found: list[Give] = []
    for kind in kinds:
        card = box.countries[kind]
        found.append(Give(kind, card.id, card.text, paid.text, COUNTRY, card.name))
    return found


def _intrigue_gives(box: RoyalsComponents, target: int) -> list[Give]:
    """Intrigue cards for a takeover; those that do not match come first, where they are allowed at all."""
    matching = box.matching[target]
    kinds = [kind for kind in range(len(box.intrigues)) if kind not in matching]
    kinds += matching
    paid = box.countries[target]
    found: list[Give] = []
    for kind in kinds:
        card = box.intrigues[kind]
        found.append(Give(kind, card.id, card.text, paid.text, INTRIGUE, card.name))
    return found
