"""A bag of pieces that can still be drawn, as a count per kind. Piles draw from it only to show a card."""

from __future__ import annotations

from kingscourt.kernel.chance import ChanceOutcomes


class Bag:
    """A multiset of kinds; names give each kind its text."""

    def __init__(self, names: list[str], counts: list[int]) -> None:
        self.names: list[str] = names  # by kind
        self.counts: list[int] = counts  # by kind

    def copy(self) -> Bag:
        """An independent bag."""
        return Bag(self.names, self.counts.copy())

    def facts(self) -> str:
        """Contents for digests."""
        return str(self.counts)

    def total(self) -> int:
        """How many pieces are inside."""
        return sum(self.counts)

    def outcomes(self) -> ChanceOutcomes:
        """The possible outcomes of one draw."""
        kinds: list[int] = []
        weights: list[int] = []
        for kind, count in enumerate(self.counts):
            if count > 0:
                kinds.append(kind)
                weights.append(count)
        return ChanceOutcomes(kinds, self.names, weights)

    def take(self, kind: int) -> None:
        """Remove one piece of a kind."""
        assert self.counts[kind] > 0
        self.counts[kind] -= 1

    def put(self, kind: int) -> None:
        """Add one piece of a kind."""
        self.counts[kind] += 1
