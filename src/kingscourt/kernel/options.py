"""Options of a table: edition, variants, number of seats."""

from __future__ import annotations

from typing import Final

from kingscourt.kernel.errors import BadOptions

MOST_DIGITS: Final = 9  # of a number in a choice


class OptionSpec:
    """A variant that a game offers: the names of its choices, default first.

    A choice may hide what players could work out: `hides` names the parts of a view that are None under that
    choice while the game runs, such as `money`, or `players.*.points` for every seat but the viewer's own.
    Where any number will do, `ranges` has the least and the most by the word before it: with
    `{"points": [1, 99]}`, `points-35` is a choice too.
    """

    def __init__(
        self,
        name: str,
        choices: list[str],
        solo: bool = False,
        hides: dict[str, list[str]] | None = None,
        ranges: dict[str, list[int]] | None = None,
    ) -> None:
        self.name: str = name
        self.choices: list[str] = choices
        self.solo: bool = solo  # the difficulty of a solo table; ignored with more seats
        self.hides: dict[str, list[str]] = {} if hides is None else hides  # paths in a view, by choice
        self.ranges: dict[str, list[int]] = {} if ranges is None else ranges  # least and most, by word

    def accepts(self, choice: str) -> bool:
        """Whether a choice is a named one or lies in a range."""
        if choice in self.choices:
            return True
        word, _, digits = choice.rpartition("-")
        if word not in self.ranges or len(digits) > MOST_DIGITS or not digits.isdecimal():
            return False
        number = int(digits)
        least, most = self.ranges[word]
        return str(number) == digits and least <= number <= most

    def offered(self) -> list[str]:
        """Every choice as text, default first: names, then ranges such as `points-1…99`."""
        return self.choices + [f"{word}-{least}…{most}" for word, (least, most) in self.ranges.items()]


class Options:
    """What the people at a table agreed on before it started."""

    def __init__(self, edition: str, seats: int, variants: dict[str, str]) -> None:
        self.edition: str = edition
        self.seats: int = seats
        self.variants: dict[str, str] = variants

    def variant(self, name: str) -> str:
        """The choice made for a variant."""
        return self.variants[name]


def complete(
    edition: str, seats: int, given: dict[str, str], specs: list[OptionSpec], seat_range: list[int]
) -> Options:
    """Fill in every variant; errors list what is offered."""
    if seats not in seat_range:
        raise BadOptions(f"{seats} seats: this game is for {seat_range[0]} to {seat_range[-1]}")
    known = [spec.name for spec in specs]
    for name in given:
        if name not in known:
            raise BadOptions(f"no option {name!r}; this game offers: {', '.join(known) or 'none'}")
    variants: dict[str, str] = {}
    for spec in specs:
        choice = given.get(spec.name, spec.choices[0])
        if not spec.accepts(choice):
            raise BadOptions(f"option {spec.name}: {choice!r} is none of {', '.join(spec.offered())}")
        variants[spec.name] = choice
    return Options(edition, seats, variants)
