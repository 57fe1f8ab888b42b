"""Events: what happened, for whom, and what moved where."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from kingscourt.kernel.audience import EVERYONE
from kingscourt.kernel.phrase import Phrase, Value


class Move:
    """`n` pieces of a kind went from one place to another; enough to animate without rules."""

    def __init__(self, what: str, source: str, target: str, n: int = 1) -> None:
        self.what: str = what
        self.source: str = source
        self.target: str = target
        self.n: int = n


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """One thing that happened. `key` is both its kind and the id of its log line."""

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
        self.to: int = to

    def phrase(self) -> Phrase:
        """The log line."""
        return Phrase(self.key, self.args)
