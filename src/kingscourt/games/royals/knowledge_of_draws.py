"""What a seat knows about the cards it has not seen: who drew how many of which shuffle, and what left later.

Every shuffle is a pool of cards. Any assignment of its cards to draws and to the rest of the deck is as
likely as any other, as long as every card that left a hand had been drawn into it before.
"""

from __future__ import annotations

from typing import Final

from kingscourt.games.royals.deck import Deck
from kingscourt.games.royals.hand import Hand, Stage, SureCards
from kingscourt.kernel.chance import Source

_DIGIT: Final = 30  # bits of one random number; sources are not made for large ones


class HiddenHand:
    """The unseen draws of one hand, stage by stage."""

    def __init__(self, owner: int, stages: list[Stage]) -> None:
        self.owner: int = owner
        self.stages: list[Stage] = stages  # their `drawn` is not known to the seat
        self.sizes: list[int] = [sum(stage.drawn) for stage in stages]
        self.sure: list[int] = []  # the hand now holds `missing` unseen cards of these kinds
        self.missing: int = 0
        self.bound: int = 0  # later stages explain nothing
        for number, stage in enumerate(stages):
            if sum(stage.left) > 0:
                self.bound = number + 1

    def must_hold(self, sure: SureCards, shown: list[int]) -> None:
        """Take sure cards into account; those that everyone has seen are among them."""
        missing = sure.n
        for kind in sure.kinds:
            missing -= shown[kind]
        if missing > 0:
            self.sure = sure.kinds
            self.missing = missing
            self.bound = len(self.stages)


class HiddenDraws:
    """The unseen draws of all hands but one seat's, and the pools that they came from."""

    def __init__(self, hands: list[Hand], deck: Deck, seat: int) -> None:
        self.kinds: int = len(deck.discards)
        self.hands: list[HiddenHand] = []
        self.pools: list[list[int]] = [[0] * self.kinds for _ in range(deck.shuffle)]
        self.pools.append(deck.bag.counts.copy())
        for owner, hand in enumerate(hands):
            if owner != seat:
                self.add(HiddenHand(owner, hand.stages()))

    def add(self, hand: HiddenHand) -> None:
        """Put the draws of a hand into the pools: a seat knows what all hidden cards of a shuffle are."""
        self.hands.append(hand)
        for stage in hand.stages:
            pool = self.pools[stage.shuffle]
            drawn = stage.drawn
            for kind in range(len(pool)):
                pool[kind] += drawn[kind]

    def is_free(self) -> bool:
        """Whether no card has left any of the hands, so that all draws are fair ones."""
        return sum([hand.bound for hand in self.hands]) == 0

    def key(self) -> tuple[int, ...]:
        """All that the seat knows, as far as it matters for the histories of the draws."""
        parts = [self.kinds, len(self.pools)]
        for pool in self.pools:
            parts += pool
        for hand in self.hands:
            parts.append(hand.bound)
            for place in range(hand.bound):
                stage = hand.stages[place]
                parts.append(stage.shuffle)
                parts.append(hand.sizes[place])
                parts += stage.left
            parts.append(hand.missing)
            parts.append(len(hand.sure))
            parts += hand.sure
        return tuple(parts)

    def nothing_drawn(self) -> list[list[list[int]]]:
        """Room for the kinds of all draws, by hand and stage."""
        return [[[0] * self.kinds for _ in hand.stages] for hand in self.hands]


def pick(weights: list[int], source: Source) -> int:
    """An index by weight; where only one is possible, chance is not asked."""
    total = 0
    for weight in weights:
        total += weight
    if max(weights) == total:
        return weights.index(total)
    ticket = below(total, source)
    index = 0
    while ticket >= weights[index]:
        ticket -= weights[index]
        index += 1
    return index


def below(total: int, source: Source) -> int:
    """A number below any total, however large."""
    bits = (total - 1).bit_length()
    if bits <= _DIGIT:
        return source.below("imagine", 0, total)
    while True:
        number = 0
        left = bits
        while left > 0:
            digit = min(left, _DIGIT)
            number = (number << digit) | source.below("imagine", 0, 1 << digit)
            left -= digit
        if number < total:
            return number
