"""What one seat knows beyond everybody else, found by comparing two outlines of a position."""

from __future__ import annotations

import msgspec

from kingscourt.kernel.wire_types import Outline, View

FactSet = set[tuple[str, str]]


def unknown_parts(own: Outline, open_to_all: list[Outline], seat: int) -> list[Outline]:
    """The parts of a seat's outline that everybody's lack, each with the unknown parts inside it."""
    known: FactSet = set()
    for outline in open_to_all:
        _collect(outline, seat, "", known)
    return _unknown(own, seat, "", known)


def seated(view: View, seat: int) -> View:
    """A watcher's view marked as a seat's, as owners see more public facts; unchanged without a seat."""
    return msgspec.structs.replace(view, seat=seat) if "seat" in view.__struct_fields__ else view


def _name(place: str, seat: int) -> str:
    """The public name of a place; a seat calls its own places `my/…`."""
    return f"seat/{seat}{place[2:]}" if place == "my" or place.startswith("my/") else place


def _fact(part: Outline) -> str:
    return str((part.label, part.value, part.lines, part.state))


def _collect(part: Outline, seat: int, area: str, known: FactSet) -> None:
    """Collect facts by place and by player's area, as a seat's own places have different names."""
    place = _name(part.place, seat)
    known.add((place, _fact(part)))
    known.add((area, _fact(part)))
    for inside in part.inside:
        _collect(inside, seat, _area_of(place, area), known)


def _unknown(part: Outline, seat: int, area: str, known: FactSet) -> list[Outline]:
    place = _name(part.place, seat)
    inside = [found for one in part.inside for found in _unknown(one, seat, _area_of(place, area), known)]
    if (place, _fact(part)) in known or (area and (area, _fact(part)) in known):
        return inside
    return [msgspec.structs.replace(part, place=place, inside=inside)]


def _area_of(place: str, area: str) -> str:
    """The player's area that contains a place, or is it."""
    parts = place.split("/")
    return "/".join(parts[:2]) if parts[0] == "seat" and len(parts) > 1 else area
