"""Phrases that the parts of an outline share, and numbers marked with ≈ where they are reconstructed."""

from __future__ import annotations

from kingscourt.games.royals.actions import card_key
from kingscourt.games.royals.state import VACANT
from kingscourt.games.royals.views.seat_view import RoyalsView
from kingscourt.kernel.phrase import ABOUT_KEY, SEAT_KEY
from kingscourt.kernel.wire_types import Outline, WirePhrase, WireValue


def say(name: str, args: dict[str, WireValue] | None = None) -> WirePhrase:
    """A phrase of the outline."""
    return WirePhrase(f"royals-outline-{name}", args or {})


def line(name: str, args: dict[str, WireValue]) -> WirePhrase:
    """A fact that is printed on something, in the words of its card."""
    return WirePhrase(f"royals-line-{name}", args)


def name_of(family: str, id: str) -> WirePhrase:
    """The name of a component."""
    return WirePhrase(f"royals-{family}-{id}")


def person(seat: int) -> WirePhrase:
    """The name of a player."""
    return WirePhrase(SEAT_KEY, {"n": seat})


def card_of(id: str) -> str:
    """The id of a component's rule."""
    return f"RY:{id}"


def points(n: int | WirePhrase) -> WirePhrase:
    """A number of points."""
    return WirePhrase("royals-points", {"n": n})


def is_sure(view: RoyalsView, family: str, id: str, field: str) -> bool:
    """Whether a printed number is more than reconstructed."""
    return f"{family}/{id}/{field}" not in view.about and f"{family}/*/{field}" not in view.about


def marked(n: int, sure: bool) -> int | WirePhrase:
    """A number, with ≈ if it is not sure."""
    return n if sure else WirePhrase(ABOUT_KEY, {"n": n})


def printed(view: RoyalsView, family: str, id: str, field: str, n: int) -> int | WirePhrase:
    """A printed number, with ≈ if it is reconstructed."""
    return marked(n, is_sure(view, family, id, field))


def cards(
    place: str, family: str, ids: list[str], counts: list[int], state: list[WirePhrase]
) -> list[Outline]:
    """Cards of a family by kind, as far as there are any."""
    found: list[Outline] = []
    for id, n in zip(ids, counts, strict=True):
        if n > 0:
            label = name_of(family, id)
            found.append(Outline(f"{place}/{id}", label, n, state=state, card=card_of(id)))
    return found


def cubes(place: str, counts: list[int]) -> list[Outline]:
    """Cubes by player, as far as there are any."""
    found: list[Outline] = []
    for seat, n in enumerate(counts):
        if n > 0:
            found.append(Outline(f"{place}/{seat}", say("cubes-of", {"player": person(seat)}), n))
    return found


def token(place: str, label: WirePhrase, value: int | WirePhrase, taker: int, card: str) -> Outline:
    """A token with its points, and who has taken it."""
    state: list[WirePhrase] = []
    if taker >= 0:
        state = [say("taken", {"player": person(taker)})]
    elif taker != VACANT:
        state = [say("gone")]
    return Outline(place, label, points(value), state=state, card=card)


def of_family(name: str, family: str) -> WirePhrase:
    """A phrase about country cards, or its counterpart about intrigue cards."""
    return WirePhrase(card_key(f"royals-outline-{name}", family))
