"""Every refusal, one function for each, with the id of its rule."""

from __future__ import annotations

from kingscourt.games.royals.actions import card_key
from kingscourt.games.royals.components import CityPosition, RoyalsComponents
from kingscourt.kernel.phrase import Phrase, Value, seat_phrase
from kingscourt.kernel.refusal import Refusal


def _spot(box: RoyalsComponents, position: CityPosition) -> dict[str, Value]:
    return {"city": box.cities[position.city].name, "title": box.titles[position.title].name}


def no_cubes(cubes: int) -> Refusal:
    """RY-1.1: two cubes are needed."""
    return Refusal("RY-1.1", "royals-refusal-cubes", {"n": cubes})


def colour_is_gone(colour: Phrase) -> Refusal:
    """RY-1.1: every colour belongs to one player."""
    return Refusal("RY-1.1", "royals-refusal-colour", {"colour": colour})


def draw_first() -> Refusal:
    """RY-2: drawing comes before playing."""
    return Refusal("RY-2", "royals-refusal-draw-first")


def first_turn() -> Refusal:
    """RY-2.1: no intrigue card in the first turn."""
    return Refusal("RY-2.1", "royals-refusal-first-turn")


def not_this_draw() -> Refusal:
    """RY-2.2: the chosen draw holds no such card (any more)."""
    return Refusal("RY-2.2", "royals-refusal-draw")


def not_displayed(card: Phrase) -> Refusal:
    """RY-2.3: the display does not show it."""
    return Refusal("RY-2.3", "royals-refusal-display", {"country": card})


def deck_is_empty() -> Refusal:
    """RY-2.5: nothing to draw from the deck."""
    return Refusal("RY-2.5", "royals-refusal-deck")


def is_held(box: RoyalsComponents, position: CityPosition, holder: int) -> Refusal:
    """RY-2.6a: only a vacant position is occupied."""
    args = _spot(box, position)
    args["player"] = seat_phrase(holder)
    return Refusal("RY-2.6a", "royals-refusal-held", args)


def too_dear(box: RoyalsComponents, position: CityPosition, most: int) -> Refusal:
    """RY-2.6a: the hand cannot pay, wild cards included."""
    args = _spot(box, position)
    args["country"] = box.countries[position.country].name
    args["cost"] = position.cost
    args["n"] = most
    return Refusal("RY-2.6a", "royals-refusal-cards", args)


def too_few_of_country(country: Phrase, needed: int, n: int) -> Refusal:
    """RY-2.6b: with so few wild cards the country's own do not suffice."""
    return Refusal("RY-2.6b", "royals-refusal-wild-few", {"country": country, "needed": needed, "n": n})


def too_few_for_wild(needed: int, n: int) -> Refusal:
    """RY-2.6b: so many wild cards take more cards than the hand has."""
    return Refusal("RY-2.6b", "royals-refusal-wild-many", {"needed": needed, "n": n})


def not_in_hand(rule: str, family: str, card: Phrase) -> Refusal:
    """No such card in hand."""
    return Refusal(rule, card_key("royals-refusal-hand", family), {family: card})


def is_vacant(box: RoyalsComponents, position: CityPosition) -> Refusal:
    """RY-2.6c: only a held position is taken over."""
    return Refusal("RY-2.6c", "royals-refusal-vacant", _spot(box, position))


def is_own(box: RoyalsComponents, position: CityPosition) -> Refusal:
    """RY-2.6c: never one's own."""
    return Refusal("RY-2.6c", "royals-refusal-own", _spot(box, position))


def too_little_intrigue(box: RoyalsComponents, position: CityPosition, power: int) -> Refusal:
    """RY-2.6c: the intrigue cards do not suffice."""
    args = _spot(box, position)
    args["country"] = box.countries[position.country].name
    args["needed"] = position.intrigue
    args["n"] = power
    return Refusal("RY-2.6c", "royals-refusal-intrigue", args)


def wrong_wild_intrigue(country: Phrase) -> Refusal:
    """RY-2.6c: the intrigue hand does not allow this number of pairs."""
    return Refusal("RY-2.6c", "royals-refusal-wild-intrigue", {"country": country})


def does_not_show(card: Phrase, country: Phrase) -> Refusal:
    """RY-2.6c: this intrigue card shows other countries."""
    return Refusal("RY-2.6c", "royals-refusal-not-shown", {"intrigue": card, "country": country})


def within_limit() -> Refusal:
    """RY-2.7: only the surplus is discarded."""
    return Refusal("RY-2.7", "royals-refusal-limit")
