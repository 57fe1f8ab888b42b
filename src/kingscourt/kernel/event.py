"""Events: what happened, who sees it, and what moved where."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from kingscourt.kernel.audience import EVERYONE
from kingscourt.kernel.phrase import Phrase, Value


class Move:
    """`n` pieces of a kind moved from one place to another; enough to animate without knowing the rules.

    Moves are the ledger of a game: every change of anybody's holdings is one. A card turned up, or looked at,
    moves within its place from its back `into` its face.
    """

    def __init__(self, what: str, source: str, target: str, n: int = 1, into: str = "") -> None:
        self.what: str = what  # the kind of piece, which chooses its drawing
        self.source: str = source  # a place
        self.target: str = target  # a place
        self.n: int = n
        self.into: str = into  # what it is at its target, if that differs

    def becomes(self) -> str:
        """What the piece is at its target."""
        return self.into or self.what


NO_RECEIVER: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something that happened; `key` is both its kind and the id of its log line.

    A game that is played out millions of times makes its events cheap: a subclass may build phrase and moves
    only when somebody reads them.
    """

    def __init__(
        self,
        key: str,
        args: dict[str, Value] | None = None,
        moves: list[Move] | None = None,
        to: int = EVERYONE,
    ) -> None:
        self.key: str = key
        self.args: dict[str, Value] | None = args
        self.moves: list[Move] | None = moves
        self.to: int = to  # the audience
        self.giver: str = ""  # of an event that keeps a promise of terms, or says why not: who promised it
        self.receiver: int = NO_RECEIVER  # and the seat that it was promised to

    def from_giver(self, giver: str, receiver: int) -> Event:
        """This event, as the one that keeps a giver's promise to a seat."""
        self.giver = giver
        self.receiver = receiver
        return self

    def phrase(self) -> Phrase:
        """The log line."""
        return Phrase(self.key, self.args)

    def moved(self) -> list[Move]:
        """What moved where."""
        return self.moves or []
