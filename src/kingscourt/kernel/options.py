"""Options of a table: edition, variants, number of seats."""

from __future__ import annotations

from kingscourt.kernel.errors import BadOptions


class OptionSpec:
    """A variant that a game offers: the names of its choices, default first.

    A choice may hide what players could work out: `hides` names the parts of a view that are None under that
    choice while the game runs, such as `money`, or `players.*.points` for every seat but the viewer's own.
    """

    def __init__(
        self,
        name: str,
        choices: list[str],
        solo: bool = False,
        hides: dict[str, list[str]] | None = None,
    ) -> None:
        self.name: str = name
        self.choices: list[str] = choices
        self.solo: bool = solo  # the difficulty of a solo table; ignored with more seats
        self.hides: dict[str, list[str]] = {} if hides is None else hides  # paths in a view, by choice


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
        if choice not in spec.choices:
            raise BadOptions(f"option {spec.name}: {choice!r} is none of {', '.join(spec.choices)}")
        variants[spec.name] = choice
    return Options(edition, seats, variants)
