"""Imagines hands where tracing fails: starts from one possible past and exchanges unseen draws.

Two draws of one shuffle change places if everything that was watched remains true. After many exchanges
little is left of the beginning. This always ends, whereas a search for a past may not.
"""

from __future__ import annotations

from typing import Final

from kingscourt.games.royals.deck import Deck
from kingscourt.games.royals.hand import Stage
from kingscourt.games.royals.steps.payment_step_base import Promise
from kingscourt.kernel.chance import Source

_EXCHANGES: Final = 30  # for each draw
_DECK: Final = -1


class Slot:
    """An unseen card: the owner and stage of its draw, or the deck."""

    def __init__(self, owner: int, stage: int, kind: int, shuffle: int) -> None:
        self.owner: int = owner
        self.stage: int = stage
        self.kind: int = kind
        self.shuffle: int = shuffle


class Exchange:
    """The unseen draws of all hands but one seat's, as they were."""

    def __init__(self, stages: list[list[Stage]], deck: Deck, seat: int) -> None:
        self.stages: list[list[Stage]] = stages
        self.size: int = len(deck.bag.counts)  # kinds of cards
        self.kinds: list[list[list[int]]] = []  # draws of each kind, by owner and stage
        self.slots: list[Slot] = []
        self.by_shuffle: list[list[Slot]] = [[] for _ in range(deck.shuffle + 1)]
        self.payer: int = _DECK
        self.promised: list[int] = []
        self.missing: int = 0
        for owner, past in enumerate(stages):
            self.kinds.append([stage.drawn.copy() for stage in past])
            if owner != seat:
                for number, stage in enumerate(past):
                    self.add(owner, number, stage.drawn, stage.shuffle)
        self.add(_DECK, 0, deck.bag.counts, deck.shuffle)

    def add(self, owner: int, stage: int, counts: list[int], shuffle: int) -> None:
        """The cards of one stage, or those of the deck."""
        for kind, count in enumerate(counts):
            for _ in range(count):
                slot = Slot(owner, stage, kind, shuffle)
                self.slots.append(slot)
                self.by_shuffle[shuffle].append(slot)

    def promise(self, payer: int, promise: Promise, shown: list[int]) -> None:
        """Take a promise about a hand into account; cards that everyone has seen count towards it."""
        self.payer = payer
        self.promised = promise.kinds
        self.missing = promise.n
        for kind in promise.kinds:
            self.missing -= shown[kind]

    def mix(self, source: Source) -> None:
        """Exchange draws at random where that is possible."""
        for _ in range(_EXCHANGES * len(self.slots)):
            one = self.slots[source.below("imagine", 0, len(self.slots))]
            others = self.by_shuffle[one.shuffle]
            other = others[source.below("imagine", 0, len(others))]
            if one.kind == other.kind:
                continue
            self.swap(one, other)
            if not (self.holds(one.owner) and self.holds(other.owner)):
                self.swap(one, other)

    def swap(self, one: Slot, other: Slot) -> None:
        """Two draws change places."""
        first, second = one.kind, other.kind
        one.kind = second
        other.kind = first
        if one.owner != _DECK:
            counts = self.kinds[one.owner][one.stage]
            counts[first] -= 1
            counts[second] += 1
        if other.owner != _DECK:
            counts = self.kinds[other.owner][other.stage]
            counts[second] -= 1
            counts[first] += 1

    def holds(self, owner: int) -> bool:
        """Whether every card that has left a hand had been drawn by then, and a promise can be kept."""
        if owner == _DECK:
            return True
        past = self.stages[owner]
        kinds = self.kinds[owner]
        held = [0] * self.size
        for number, stage in enumerate(past):
            drawn = kinds[number]
            for kind in range(len(held)):
                held[kind] += drawn[kind] - stage.left[kind]
                if held[kind] < 0:
                    return False
        if owner == self.payer:
            promised = 0
            for kind in self.promised:
                promised += held[kind]
            return promised >= self.missing
        return True

    def deck(self) -> list[int]:
        """The current contents of the deck."""
        counts = [0] * self.size
        for slot in self.slots:
            if slot.owner == _DECK:
                counts[slot.kind] += 1
        return counts
