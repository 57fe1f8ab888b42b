"""Events: what happened, who sees it, and what moved where."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from kingscourt.kernel.audience import EVERYONE
from kingscourt.kernel.phrase import Phrase, Value


class Move:
    """`n` pieces of a kind moved from one place to another; enough to animate without knowing the rules."""

    def __init__(self, what: str, source: str, target: str, n: int = 1) -> None:
        self.what: str = what  # the kind of piece, which chooses its drawing
        self.source: str = source  # a place
        self.target: str = target  # a place
        self.n: int = n


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something that happened; `key` is both its kind and the id of its log line."""

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

    def phrase(self) -> Phrase:
        """The log line."""
        return Phrase(self.key, self.args)
