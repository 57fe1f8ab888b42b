"""Imagines hands where the possible histories are too many to count: cards of one shuffle change places.

It begins with any draws and mends whatever contradicts the knowledge of the seat. Then two draws of one
shuffle change places as often as everything that was watched remains true. Every possible history is equally
likely in the long run; after a limited number of exchanges, nearly so.
"""

from __future__ import annotations

from typing import Final

from kingscourt.games.royals.hidden_draws import HiddenDraws, pick
from kingscourt.kernel.chance import Source

_EXCHANGES: Final = 30  # for each draw
_REPAIRS: Final = 200  # for each draw
_MISTAKES: Final = 16  # one in so many repairs may make things worse, to leave dead ends
_DECK: Final = -1


class Slot:
    """An unseen card: the hand and stage of its draw, or the deck."""

    def __init__(self, hand: int, stage: int, kind: int, shuffle: int) -> None:
        self.hand: int = hand
        self.stage: int = stage
        self.kind: int = kind
        self.shuffle: int = shuffle


class Exchange:
    """The unseen draws of all hands but one seat's, as they may have been."""

    def __init__(self, hidden: HiddenDraws, source: Source) -> None:
        self.hidden: HiddenDraws = hidden
        self.source: Source = source
        self.drawn: list[list[list[int]]] = hidden.nothing_drawn()
        self.slots: list[Slot] = []
        self.by_shuffle: list[list[Slot]] = [[] for _ in hidden.pools]
        pools = [pool.copy() for pool in hidden.pools]
        for number, hand in enumerate(hidden.hands):
            for place, stage in enumerate(hand.stages):
                for _ in range(hand.sizes[place]):
                    self.add(number, place, stage.shuffle, pools)
        deck = len(pools) - 1
        for _ in range(sum(pools[deck])):
            self.add(_DECK, 0, deck, pools)
        self.faults: list[int] = [self.faults_of(number) for number in range(len(hidden.hands))]

    def add(self, hand: int, stage: int, shuffle: int, pools: list[list[int]]) -> None:
        """A draw of any card, or a card that stays in the deck."""
        kind = pick(pools[shuffle], self.source)
        pools[shuffle][kind] -= 1
        slot = Slot(hand, stage, kind, shuffle)
        self.slots.append(slot)
        self.by_shuffle[shuffle].append(slot)
        if hand != _DECK:
            self.drawn[hand][stage][kind] += 1

    def choose(self, slots: list[Slot]) -> Slot:
        """Any of some draws."""
        return slots[self.source.below("imagine", 0, len(slots))]

    def mix(self) -> None:
        """Exchange draws at random where that is possible."""
        for _ in range(_EXCHANGES * len(self.slots)):
            one = self.choose(self.slots)
            other = self.choose(self.by_shuffle[one.shuffle])
            if one.kind != other.kind:
                self.swap(one, other)
                if self.faults_of(one.hand) + self.faults_of(other.hand) > 0:
                    self.swap(one, other)

    def repair(self) -> bool:
        """Exchange draws until they agree with what the seat knows; False if that takes too long."""
        for _ in range(_REPAIRS * len(self.slots)):
            total = sum(self.faults)
            if total == 0:
                return True
            self.repair_hand(pick(self.faults, self.source))
        return sum(self.faults) == 0

    def repair_hand(self, number: int) -> None:
        """Try to bring a card that a hand lacks into it, by a draw that was made in time."""
        place, kinds = self.first_fault(number)
        early = [slot for slot in self.slots if slot.hand == number and slot.stage <= place]
        early = [slot for slot in early if slot.kind not in kinds]
        if not early:
            return
        one = self.choose(early)
        others = [slot for slot in self.by_shuffle[one.shuffle] if slot.kind in kinds]
        others = [slot for slot in others if slot.hand != number or slot.stage > place]
        if not others:
            return
        other = self.choose(others)
        before = sum(self.faults)
        self.swap(one, other)
        self.note_faults(one, other)
        if sum(self.faults) > before and self.source.below("imagine", 0, _MISTAKES) > 0:
            self.swap(one, other)
            self.note_faults(one, other)

    def note_faults(self, one: Slot, other: Slot) -> None:
        """Count the faults of two hands anew."""
        for number in (one.hand, other.hand):
            if number != _DECK:
                self.faults[number] = self.faults_of(number)

    def swap(self, one: Slot, other: Slot) -> None:
        """Two draws change places."""
        first, second = one.kind, other.kind
        one.kind = second
        other.kind = first
        if one.hand != _DECK:
            counts = self.drawn[one.hand][one.stage]
            counts[first] -= 1
            counts[second] += 1
        if other.hand != _DECK:
            counts = self.drawn[other.hand][other.stage]
            counts[second] -= 1
            counts[first] += 1

    def faults_of(self, number: int) -> int:
        """How many cards have left a hand, or are promised, that are not in it."""
        if number == _DECK:
            return 0
        hand = self.hidden.hands[number]
        drawn = self.drawn[number]
        held = [0] * self.hidden.kinds
        faults = 0
        for place in range(hand.bound):
            kinds = drawn[place]
            left = hand.stages[place].left
            for kind in range(len(held)):
                held[kind] += kinds[kind] - left[kind]
                if held[kind] < 0:
                    faults -= held[kind]
        promised = hand.missing
        for kind in hand.promised:
            promised -= max(0, held[kind])
        return faults + max(0, promised)

    def first_fault(self, number: int) -> tuple[int, list[int]]:
        """The first stage after which a hand lacks a card, and the kinds of which it may be."""
        hand = self.hidden.hands[number]
        held = [0] * self.hidden.kinds
        for place in range(hand.bound):
            for kind in range(len(held)):
                held[kind] += self.drawn[number][place][kind] - hand.stages[place].left[kind]
                if held[kind] < 0:
                    return place, [kind]
        return hand.bound - 1, hand.promised

    def give(self, pools: list[list[int]], drawn: list[list[list[int]]]) -> None:
        """Hand over all draws, and take them from the pools."""
        for slot in self.slots:
            if slot.hand != _DECK:
                drawn[slot.hand][slot.stage][slot.kind] += 1
                pools[slot.shuffle][slot.kind] -= 1
