"""Counts the possible histories of hidden draws, and draws one of them fairly.

The draws are gone through one by one, hand by hand. The number of ways to complete a history depends only on
the cards that are left in the pools and on those that a hand has kept for what leaves it later, so that equal
rests are counted once.
"""

from __future__ import annotations

from math import gcd
from typing import Final

from kingscourt.games.royals.hidden_draws import HiddenDraws, HiddenHand, pick
from kingscourt.kernel.chance import Source

LEAVE: Final = -1  # what happens besides draws, which are known by their shuffles
END: Final = -2
_TOO_MANY: Final = -1


class Histories:
    """All histories of the draws that something is known about, as a list of events."""

    def __init__(self, hidden: HiddenDraws, limit: int) -> None:
        self.kinds: int = hidden.kinds
        self.room: int = limit  # how many different rests may still be counted
        self.events: list[int] = []  # a shuffle that is drawn from, LEAVE, or END of a hand
        self.hands: list[int] = []  # the hand and the stage of each event
        self.stages: list[int] = []
        self.left: list[list[int]] = []  # for each event: the cards that leave then
        self.needs: list[list[int]] = []  # the cards of each kind that leave this hand later
        self.wanted: list[list[int]] = []  # the kinds that some hand needs later
        self.drawn_later: list[list[int]] = []  # the shuffles that are still drawn from
        self.free_ways: list[int] = []  # the number of ways if nothing is needed any more
        self.is_last: list[bool] = []  # whether no later hand needs anything
        self.promised: list[list[int]] = []
        self.missing: list[int] = []
        self.counted: dict[tuple[int, ...], int] = {}
        for number, hand in enumerate(hidden.hands):
            self.list_events(number, hand)
        self.look_ahead(hidden)

    def list_events(self, number: int, hand: HiddenHand) -> None:
        """The events of one hand, as far as they matter."""
        none = [0] * self.kinds
        for stage in range(hand.bound):
            for _ in range(hand.sizes[stage]):
                self.add(hand.stages[stage].shuffle, number, stage, none, hand)
            self.add(LEAVE, number, stage, hand.stages[stage].left, hand)
        if hand.bound > 0:
            self.add(END, number, hand.bound - 1, none, hand)

    def add(self, event: int, number: int, stage: int, left: list[int], hand: HiddenHand) -> None:
        """One event."""
        self.events.append(event)
        self.hands.append(number)
        self.stages.append(stage)
        self.left.append(left)
        self.promised.append(hand.promised)
        self.missing.append(hand.missing)

    def look_ahead(self, hidden: HiddenDraws) -> None:
        """Note for each event what comes later, from the last to the first."""
        need = [0] * self.kinds
        wanted: list[int] = []
        shuffles: list[int] = []
        ways = 1
        totals = [sum(pool) for pool in hidden.pools]
        for event in self.events:
            if event >= 0:
                totals[event] -= 1
        is_last = True
        for index in range(len(self.events) - 1, -1, -1):
            event = self.events[index]
            if event == END:
                is_last = index == len(self.events) - 1
                need = [0] * self.kinds
                for kind in self.promised[index]:
                    need[kind] += self.missing[index]
            elif event == LEAVE:
                need = [one + other for one, other in zip(need, self.left[index], strict=True)]
            else:
                totals[event] += 1
                ways *= totals[event]
                if event not in shuffles:
                    shuffles = sorted([*shuffles, event])
            wanted = [kind for kind in range(self.kinds) if need[kind] > 0 or kind in wanted]
            self.needs.append(need)
            self.wanted.append(wanted)
            self.drawn_later.append(shuffles)
            self.free_ways.append(ways)
            self.is_last.append(is_last)
        self.needs.reverse()
        self.wanted.reverse()
        self.drawn_later.reverse()
        self.free_ways.reverse()
        self.is_last.reverse()

    def can_count(self, pools: list[list[int]]) -> bool:
        """Whether the rests are few enough; afterwards they are counted."""
        return self.ways(0, pools, [0] * self.kinds) != _TOO_MANY

    def ways(self, index: int, pools: list[list[int]], held: list[int]) -> int:
        """The number of ways to go on from an event; `_TOO_MANY` if that takes too long to count."""
        if index == len(self.events):
            return 1
        event = self.events[index]
        if event == END:
            return self.ways(index + 1, pools, [0] * self.kinds) if self.keeps_promise(index, held) else 0
        if event == LEAVE:
            rest = [one - other for one, other in zip(held, self.left[index], strict=True)]
            return 0 if min(rest) < 0 else self.ways(index + 1, pools, rest)
        if self.is_last[index] and self.is_settled(index, held):
            return self.free_ways[index]
        key = self.key(index, pools, held)
        found = self.counted.get(key, 0)
        if key not in self.counted:
            if self.room == 0:
                return _TOO_MANY
            self.room -= 1
            found = self.count(index, pools, held)
            if found != _TOO_MANY:
                self.counted[key] = found
        return found

    def is_settled(self, index: int, held: list[int]) -> bool:
        """Whether a hand already holds whatever leaves it later."""
        needs = self.needs[index]
        for kind in range(self.kinds):
            if held[kind] < needs[kind]:
                return False
        return True

    def keeps_promise(self, index: int, held: list[int]) -> bool:
        """Whether a hand holds what its owner must still be able to pay."""
        promised = 0
        for kind in self.promised[index]:
            promised += held[kind]
        return promised >= self.missing[index]

    def key(self, index: int, pools: list[list[int]], held: list[int]) -> tuple[int, ...]:
        """All that the number of ways depends on."""
        parts = [index]
        needs = self.needs[index]
        for kind in self.wanted[index]:
            parts.append(min(held[kind], needs[kind]))
            for shuffle in self.drawn_later[index]:
                parts.append(pools[shuffle][kind])
        return tuple(parts)

    def count(self, index: int, pools: list[list[int]], held: list[int]) -> int:
        """The number of ways to go on with a draw."""
        pool = pools[self.events[index]]
        wanted = self.wanted[index]
        others = sum(pool)
        found = 0
        for kind in wanted:
            n = pool[kind]
            if n > 0:
                others -= n
                ways = self.after_draw(index, kind, pools, held)
                if ways == _TOO_MANY:
                    return _TOO_MANY
                found += n * ways
        if others > 0:
            for kind in range(self.kinds):
                if pool[kind] > 0 and kind not in wanted:
                    ways = self.after_draw(index, kind, pools, held)
                    return _TOO_MANY if ways == _TOO_MANY else found + others * ways
        return found

    def after_draw(self, index: int, kind: int, pools: list[list[int]], held: list[int]) -> int:
        """The number of ways after a card of this kind was drawn."""
        pool = pools[self.events[index]]
        pool[kind] -= 1
        held[kind] += 1
        found = self.ways(index + 1, pools, held)
        held[kind] -= 1
        pool[kind] += 1
        return found

    def weights(self, index: int, pools: list[list[int]], held: list[int]) -> list[int]:
        """How likely each kind is at a draw, in the smallest whole numbers."""
        pool = pools[self.events[index]]
        found: list[int] = []
        divisor = 0
        for kind in range(self.kinds):
            n = pool[kind]
            weight = n * self.after_draw(index, kind, pools, held) if n > 0 else 0
            divisor = gcd(divisor, weight)
            found.append(weight)
        return [weight // divisor for weight in found]

    def draw(self, pools: list[list[int]], drawn: list[list[list[int]]], source: Source) -> None:
        """Choose one history; the pools lose what it draws."""
        held = [0] * self.kinds
        for index, event in enumerate(self.events):
            if event == END:
                held = [0] * self.kinds
            elif event == LEAVE:
                held = [one - other for one, other in zip(held, self.left[index], strict=True)]
            else:
                kind = pick(self.weights(index, pools, held), source)
                pools[event][kind] -= 1
                held[kind] += 1
                drawn[self.hands[index]][self.stages[index]][kind] += 1
