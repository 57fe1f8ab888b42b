"""What one seat knows beyond everybody: two outlines of the same position compared."""

from __future__ import annotations

import msgspec

from kingscourt.kernel.wire import Outline, View

Facts = set[tuple[str, str]]


def unknown_parts(own: Outline, open_to_all: list[Outline], seat: int) -> list[Outline]:
    """The parts of a seat's outline that everybody's lack, each with what is unknown inside it."""
    known: Facts = set()
    for outline in open_to_all:
        _collect(outline, seat, "", known)
    return _unknown(own, seat, "", known)


def seated(view: View, seat: int) -> View:
    """
    A watcher's view as if it were a seat's: a table tells its owner more, though all of it is open.
    A view that does not say whose it is stays as it is.
    """
    return msgspec.structs.replace(view, seat=seat) if "seat" in view.__struct_fields__ else view


def _name(place: str, seat: int) -> str:
    """A place by the name that everybody uses; a seat calls its own places `my/…`."""
    return f"seat/{seat}{place[2:]}" if place == "my" or place.startswith("my/") else place


def _collect(part: Outline, seat: int, house: str, known: Facts) -> None:
    """A fact counts where it stands and anywhere in the same player's area: own places have own names."""
    place = _name(part.place, seat)
    known.add((place, str(part.text)))
    known.add((house, str(part.text)))
    for inside in part.inside:
        _collect(inside, seat, _house(place, house), known)


def _unknown(part: Outline, seat: int, house: str, known: Facts) -> list[Outline]:
    place = _name(part.place, seat)
    inside = [found for one in part.inside for found in _unknown(one, seat, _house(place, house), known)]
    if (place, str(part.text)) in known or (house and (house, str(part.text)) in known):
        return inside
    return [Outline(place, part.text, inside)]


def _house(place: str, house: str) -> str:
    """The player's area that a place lies in, or is."""
    parts = place.split("/")
    return "/".join(parts[:2]) if parts[0] == "seat" and len(parts) > 1 else house
