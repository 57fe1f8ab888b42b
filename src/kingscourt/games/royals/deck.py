"""A deck with its discards; the face-down cards are a bag, because nobody has seen any of them."""

from __future__ import annotations

from kingscourt.components.bag import Bag
from kingscourt.games.royals.hand import numbers


class Deck:
    """The unseen cards of one shuffle, the discards, and how often was shuffled."""

    def __init__(self, bag: Bag, size: int, discards: list[int], shuffle: int) -> None:
        self.bag: Bag = bag
        self.size: int = size
        self.discards: list[int] = discards
        self.shuffle: int = shuffle

    def copy(self) -> Deck:
        """An independent deck."""
        return Deck(self.bag.copy(), self.size, self.discards.copy(), self.shuffle)

    def take(self, kind: int) -> None:
        """Chance has named the top card."""
        self.bag.take(kind)
        self.size -= 1

    def discard(self, kind: int) -> None:
        """Lay a card on the discards, for all to see."""
        self.discards[kind] += 1

    def discarded(self) -> int:
        """How many cards the discards hold."""
        return sum(self.discards)

    def renew(self) -> None:
        """Shuffle the discards into a new deck; everybody knows its cards, nobody their order."""
        assert self.size == 0
        self.bag.counts = self.discards
        self.size = sum(self.discards)
        self.discards = [0] * len(self.discards)
        self.shuffle += 1

    def facts(self) -> str:
        """The deck for digests."""
        return f"{numbers(self.bag.counts)} discards {numbers(self.discards)} shuffle {self.shuffle}"


def new_deck(names: list[str], counts: list[int]) -> Deck:
    """A deck with these counts of each kind, shuffled for the first time."""
    return Deck(Bag(names, counts), sum(counts), [0] * len(counts), 0)
