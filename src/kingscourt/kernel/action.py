"""Actions: small values with a lossless text, a label and the places they point at."""

from __future__ import annotations

from typing import Final, Union

from mypy_extensions import mypyc_attr

from kingscourt.kernel.phrase import Phrase

NO_ID: Final = -1

Argument = Union[str, int]  # an id or a number


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """Something a seat can do: a verb, by which boards know its kind, and arguments by name.

    Its text identifies it in records, catalogues and over the wire. It is the verb and the arguments, unless
    the notation of the game writes them differently.
    """

    def __init__(self, verb: str, args: dict[str, Argument] | None = None, text: str = "") -> None:
        self.verb: str = verb
        self.args: dict[str, Argument] = {} if args is None else args
        self.text: str = text or " ".join([verb, *[str(value) for value in self.args.values()]])
        self.id: int = NO_ID  # its index in the catalogue, once that is made

    def label(self) -> Phrase:
        """The text of a button for this action."""
        raise NotImplementedError

    def points_at(self) -> list[str]:
        """Stable ids of the places a person would click to choose this action."""
        return []

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __repr__(self) -> str:
        return f"<{self.text}>"
