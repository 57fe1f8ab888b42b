"""Holdings: everything countable on the table, by place, as one viewer may count it."""

from __future__ import annotations

from typing import Final

from kingscourt.kernel.event import Event, Move

Counts = dict[str, int]  # by thing

_SEAT: Final = "seat/"
NO_HOLDER: Final = -1


class Holdings:
    """How many of each thing lie at each place; a thing is named by its face if the viewer sees it.

    Endless places, and those below them, are not counted: they always have more of everything.
    """

    def __init__(self, endless: list[str]) -> None:
        self.endless: list[str] = endless
        self.places: dict[str, Counts] = {}

    def copy(self) -> Holdings:
        """Counts that can change on their own."""
        other = Holdings(self.endless)
        other.places = {place: counts.copy() for place, counts in self.places.items()}
        return other

    def add(self, place: str, what: str, n: int = 1) -> None:
        """Count some more of a thing at a place; less if `n` is negative."""
        if n == 0:
            return
        counts = self.places.get(place)
        if counts is None:
            counts = self.places[place] = {}
        total = counts.get(what, 0) + n
        if total != 0:
            counts[what] = total
            return
        del counts[what]
        if not counts:
            del self.places[place]

    def is_endless(self, place: str) -> bool:
        """Whether a place is an endless supply, or part of one."""
        return any(place == supply or place.startswith(f"{supply}/") for supply in self.endless)

    def carry(self, move: Move) -> None:
        """Book a move: the thing leaves its place, and arrives as what it is there."""
        if not self.is_endless(move.source):
            self.add(move.source, move.what, -move.n)
        if not self.is_endless(move.target):
            self.add(move.target, move.becomes(), move.n)

    def carry_all(self, event: Event) -> None:
        """Book every move of an event."""
        for move in event.moved():
            self.carry(move)

    def difference(self, other: Holdings) -> list[str]:
        """Where two counts disagree, in words for an error message."""
        found: list[str] = []
        for place in sorted({*self.places, *other.places}):
            mine, theirs = self.places.get(place, {}), other.places.get(place, {})
            for what in sorted({*mine, *theirs}):
                if mine.get(what, 0) != theirs.get(what, 0):
                    found.append(f"{mine.get(what, 0)} {what} at {place} is not {theirs.get(what, 0)}")
        return found


def seat_of_place(place: str) -> int:
    """The seat that a place belongs to by its name, such as seat/2/hand, or NO_HOLDER."""
    if not place.startswith(_SEAT):
        return NO_HOLDER
    number = place[len(_SEAT) :].partition("/")[0]
    return int(number) if number.isdecimal() else NO_HOLDER


def changes(before: Counts, after: Counts) -> Counts:
    """What was added, and what was taken as negative amounts."""
    found = {what: n - before.get(what, 0) for what, n in after.items() if n != before.get(what, 0)}
    for what, n in before.items():
        if what not in after:
            found[what] = -n
    return found
