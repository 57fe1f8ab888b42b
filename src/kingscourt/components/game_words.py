"""The phrases of one game's cards and outlines, and the places of an outline, made from phrases."""

from __future__ import annotations

from kingscourt.kernel.phrase import Phrase, Value
from kingscourt.kernel.wire_conversion import phrase_to_wire, value_to_wire
from kingscourt.kernel.wire_types import Outline


class GameWords:
    """Phrases by the last part of their key, such as `line("price")` for royals-line-price."""

    def __init__(self, game: str, letters: str) -> None:
        self.game: str = game  # as its messages begin
        self.letters: str = letters  # as the ids of its rules begin

    def name(self, family: str, id: str) -> Phrase:
        """The name of a component."""
        return Phrase(f"{self.game}-{family}-{id}")

    def line(self, name: str, **args: Value) -> Phrase:
        """A fact that is printed on something; its card and the outline say it alike."""
        return Phrase(f"{self.game}-line-{name}", args)

    def points(self, n: Value) -> Phrase:
        """A number of points."""
        return Phrase(f"{self.game}-points", {"n": n})

    def say(self, name: str, **args: Value) -> Phrase:
        """A phrase that only outlines use."""
        return Phrase(f"{self.game}-outline-{name}", args)

    def card(self, id: str) -> str:
        """The id of a component's rule."""
        return f"{self.letters}:{id}"

    def at(
        self,
        place: str,
        label: Phrase,
        value: Value | None = None,
        lines: list[Phrase] | None = None,
        state: list[Phrase] | None = None,
        card: str = "",
        inside: list[Outline] | None = None,
    ) -> Outline:
        """A place of an outline; `card` is the id of a component."""
        amount = None if value is None else value_to_wire(value)
        assert amount is None or not isinstance(amount, str | list)
        return Outline(
            place,
            phrase_to_wire(label),
            amount,
            [phrase_to_wire(line) for line in lines or []],
            [phrase_to_wire(phrase) for phrase in state or []],
            self.card(card) if card else "",
            [] if inside is None else inside,
        )
