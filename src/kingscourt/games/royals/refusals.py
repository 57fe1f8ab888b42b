"""Every refusal, one function for each, with the id of its rule and what is missing."""

from __future__ import annotations

from kingscourt.games.royals.actions import COUNTRY, card_key
from kingscourt.games.royals.components import CityPosition, RoyalsComponents
from kingscourt.kernel.phrase import Phrase, Value, seat_phrase
from kingscourt.kernel.refusal import MOMENT, NEED, PAYMENT, TAKEN, Refusal


def _spot(box: RoyalsComponents, position: CityPosition) -> dict[str, Value]:
    return {"city": box.cities[position.city].name, "title": box.titles[position.title].name}


def _of_country(country: Phrase, n: int) -> Phrase:
    """So many cards of a country, as an amount."""
    return Phrase("royals-thing-country", {"country": country, "n": n})


def _with_country(country: Phrase, n: int) -> Phrase:
    """So many intrigue cards that show a country."""
    return Phrase("royals-terms-intrigues-own", {"country": country, "n": n})


def no_cubes(cubes: int, needed: int) -> Refusal:
    """RY-1.1: two cubes are needed."""
    missing = [Phrase("royals-thing-cube", {"n": needed - cubes})]
    return Refusal("RY-1.1", "royals-refusal-cubes", {"n": cubes}, NEED, missing)


def colour_is_gone(colour: Phrase) -> Refusal:
    """RY-1.1: every colour belongs to one player."""
    return Refusal("RY-1.1", "royals-refusal-colour", {"colour": colour}, TAKEN)


def draw_first() -> Refusal:
    """RY-2: drawing comes before playing."""
    return Refusal("RY-2", "royals-refusal-draw-first", kind=MOMENT)


def first_turn() -> Refusal:
    """RY-2.1: no intrigue card in the first turn."""
    return Refusal("RY-2.1", "royals-refusal-first-turn", kind=MOMENT)


def not_this_draw() -> Refusal:
    """RY-2.2: the chosen draw holds no such card (any more)."""
    return Refusal("RY-2.2", "royals-refusal-draw", kind=MOMENT)


def not_displayed(card: Phrase) -> Refusal:
    """RY-2.3: the display does not show it."""
    return Refusal("RY-2.3", "royals-refusal-display", {"country": card}, TAKEN)


def deck_is_empty() -> Refusal:
    """RY-2.5: nothing to draw from the deck."""
    return Refusal("RY-2.5", "royals-refusal-deck", kind=TAKEN)


def is_held(box: RoyalsComponents, position: CityPosition, holder: int) -> Refusal:
    """RY-2.6a: only a vacant position is occupied."""
    args = _spot(box, position)
    args["player"] = seat_phrase(holder)
    return Refusal("RY-2.6a", "royals-refusal-held", args, TAKEN)


def too_dear(box: RoyalsComponents, position: CityPosition, most: int) -> Refusal:
    """RY-2.6a: the hand cannot pay, wild cards included."""
    args = _spot(box, position)
    country = box.countries[position.country].name
    args["country"] = country
    args["cost"] = box.price(box.titles[position.title])
    args["n"] = most
    missing = [_of_country(country, position.cost - most)]
    return Refusal("RY-2.6a", "royals-refusal-cards", args, PAYMENT, missing)


def too_few_of_country(country: Phrase, needed: int, n: int) -> Refusal:
    """RY-2.6b: with so few wild cards the country's own do not suffice."""
    args: dict[str, Value] = {"country": country, "needed": needed, "n": n}
    return Refusal("RY-2.6b", "royals-refusal-wild-few", args, PAYMENT, [_of_country(country, needed - n)])


def too_few_for_wild(needed: int, n: int) -> Refusal:
    """RY-2.6b: so many wild cards take more cards than the hand has."""
    missing = [Phrase("royals-thing-any-country", {"n": needed - n})]
    return Refusal("RY-2.6b", "royals-refusal-wild-many", {"needed": needed, "n": n}, PAYMENT, missing)


def not_in_hand(rule: str, family: str, card: Phrase) -> Refusal:
    """No such card in hand."""
    thing = "royals-thing-country" if family == COUNTRY else "royals-thing-intrigue"
    missing = [Phrase(thing, {family: card, "n": 1})]
    return Refusal(rule, card_key("royals-refusal-hand", family), {family: card}, PAYMENT, missing)


def is_vacant(box: RoyalsComponents, position: CityPosition) -> Refusal:
    """RY-2.6c: only a held position is taken over."""
    return Refusal("RY-2.6c", "royals-refusal-vacant", _spot(box, position), NEED)


def is_own(box: RoyalsComponents, position: CityPosition) -> Refusal:
    """RY-2.6c: never one's own."""
    return Refusal("RY-2.6c", "royals-refusal-own", _spot(box, position), TAKEN)


def too_little_intrigue(box: RoyalsComponents, position: CityPosition, power: int) -> Refusal:
    """RY-2.6c: the intrigue cards do not suffice."""
    args = _spot(box, position)
    country = box.countries[position.country].name
    args["country"] = country
    args["needed"] = position.intrigue
    args["n"] = power
    missing = [_with_country(country, position.intrigue - power)]
    return Refusal("RY-2.6c", "royals-refusal-intrigue", args, PAYMENT, missing)


def wrong_wild_intrigue(country: Phrase, matching: int, cards: int) -> Refusal:
    """RY-2.6c: with this number of pairs, matching cards or cards at all are lacking."""
    missing: list[Phrase] = []
    if matching > 0:
        missing.append(_with_country(country, matching))
    if cards > max(matching, 0):
        missing.append(Phrase("royals-thing-any-intrigue", {"n": cards}))
    return Refusal("RY-2.6c", "royals-refusal-wild-intrigue", {"country": country}, PAYMENT, missing)


def does_not_show(card: Phrase, country: Phrase) -> Refusal:
    """RY-2.6c: this intrigue card shows other countries."""
    args: dict[str, Value] = {"intrigue": card, "country": country}
    return Refusal("RY-2.6c", "royals-refusal-not-shown", args, NEED)


def within_limit() -> Refusal:
    """RY-2.7: only the surplus is discarded."""
    return Refusal("RY-2.7", "royals-refusal-limit")
