"""Imagines hands where the possible histories are too many to count: cards of one shuffle change places.

It begins with any draws and mends whatever contradicts the knowledge of the seat. Then two cards of one
shuffle change places as often as everything that was watched remains true. Every possible history is equally
likely in the long run; after a limited number of exchanges, nearly so.
"""

from __future__ import annotations

from typing import Final

from kingscourt.games.royals.knowledge_of_draws import HiddenDraws, pick
from kingscourt.kernel.chance import Source

_EXCHANGES: Final = 20  # for each draw
_REPAIRS: Final = 200  # for each draw
_MISTAKES: Final = 16  # one in so many repairs may make things worse, to leave dead ends
_OPEN: Final = -1  # a draw that explains nothing, or a card in the deck


class Slot:
    """An unseen card: the hand and stage of its draw, unless it may be any card."""

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
        self.slots: list[Slot] = []  # the draws that explain something
        self.by_shuffle: list[list[Slot]] = [[] for _ in hidden.pools]  # all cards
        pools = [pool.copy() for pool in hidden.pools]
        for number, hand in enumerate(hidden.hands):
            for place in range(hand.bound):
                for _ in range(hand.sizes[place]):
                    self.add(number, place, hand.stages[place].shuffle, pools)
        for shuffle, pool in enumerate(pools):
            for kind, count in enumerate(pool):
                for _ in range(count):
                    self.by_shuffle[shuffle].append(Slot(_OPEN, 0, kind, shuffle))
        self.faults: list[int] = [self.faults_of(number) for number in range(len(hidden.hands))]

    def add(self, hand: int, stage: int, shuffle: int, pools: list[list[int]]) -> None:
        """A draw of any card."""
        kind = pick(pools[shuffle], self.source)
        pools[shuffle][kind] -= 1
        slot = Slot(hand, stage, kind, shuffle)
        self.slots.append(slot)
        self.by_shuffle[shuffle].append(slot)
        self.drawn[hand][stage][kind] += 1

    def choose(self, slots: list[Slot]) -> Slot:
        """Any of some cards."""
        return slots[self.source.below("imagine", 0, len(slots))]

    def mix(self) -> None:
        """Exchange cards at random where that is possible."""
        for _ in range(_EXCHANGES * len(self.slots)):
            one = self.choose(self.slots)
            other = self.choose(self.by_shuffle[one.shuffle])
            first, second = one.kind, other.kind
            if first != second:
                self.swap(one, other)
                if self.lacks(one.hand, first) or self.lacks(other.hand, second):
                    self.swap(one, other)

    def lacks(self, number: int, kind: int) -> bool:
        """Whether a hand that has lost a card of this kind contradicts what is known."""
        if number == _OPEN:
            return False
        hand = self.hidden.hands[number]
        if hand.missing > 0:
            return self.faults_of(number) > 0
        drawn = self.drawn[number]
        held = 0
        for place in range(hand.bound):
            held += drawn[place][kind] - hand.stages[place].left[kind]
            if held < 0:
                return True
        return False

    def repair(self) -> bool:
        """Exchange cards until they agree with what the seat knows; False if that takes too long."""
        for _ in range(_REPAIRS * len(self.slots)):
            if sum(self.faults) == 0:
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
        self.faults[one.hand] = self.faults_of(one.hand)
        if other.hand != _OPEN:
            self.faults[other.hand] = self.faults_of(other.hand)

    def swap(self, one: Slot, other: Slot) -> None:
        """Two cards change places."""
        first, second = one.kind, other.kind
        one.kind = second
        other.kind = first
        counts = self.drawn[one.hand][one.stage]
        counts[first] -= 1
        counts[second] += 1
        if other.hand != _OPEN:
            counts = self.drawn[other.hand][other.stage]
            counts[second] -= 1
            counts[first] += 1

    def faults_of(self, number: int) -> int:
        """How many cards have left a hand, or are promised, that are not in it."""
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
        for kind in hand.sure:
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
        return hand.bound - 1, hand.sure

    def give(self, hidden: HiddenDraws, drawn: list[list[list[int]]]) -> None:
        """Hand over the draws that explain something, and take them from the pools."""
        for slot in self.slots:
            drawn[slot.hand][slot.stage][slot.kind] += 1
            hidden.pools[slot.shuffle][slot.kind] -= 1
