"""Counts the possible histories of hidden draws, and draws one of them fairly.

The draws are gone through one by one, hand by hand. The number of ways to complete a history depends only on
the cards that are left in the pools and on those that a hand has kept for what leaves it later, so that equal
rests are counted once.
"""

from __future__ import annotations

from math import gcd
from typing import Final

from kingscourt.games.royals.knowledge_of_draws import HiddenDraws, HiddenHand, pick
from kingscourt.kernel.chance import Source

_LEAVE: Final = -1  # what happens besides draws, which are known by their shuffles
_END: Final = -2
_TOO_MANY: Final = -1


class Event:
    """A draw from a shuffle, cards that leave, or the end of a hand; and what is known to follow."""

    def __init__(self, what: int, number: int, stage: int, left: list[int], hand: HiddenHand) -> None:
        self.what: int = what  # a shuffle, _LEAVE or _END
        self.number: int = number  # the hand and the stage
        self.stage: int = stage
        self.left: list[int] = left  # the cards that leave now
        self.sure: list[int] = hand.sure
        self.missing: int = hand.missing
        self.needs: list[int] = left  # the cards of each kind that leave this hand from now on
        self.next_left: list[int] = left  # those that leave it next
        self.draws: int = 0  # the draws until then
        self.wanted: list[int] = []  # the kinds that some hand needs from now on
        self.shuffles: list[int] = []  # the shuffles that are drawn from, from now on
        self.free_ways: int = 1  # the number of ways to go on if nothing is needed any more
        self.is_last_hand: bool = False  # whether no other hand follows
        self.counted: dict[int, int] = {}  # the number of ways to go on, by all that it depends on


class Histories:
    """All histories of the draws that something is known about."""

    def __init__(self, hidden: HiddenDraws, limit: int) -> None:
        self.kinds: int = hidden.kinds
        self.room: int = limit  # how many different rests may still be counted
        self.events: list[Event] = []
        for number, hand in enumerate(hidden.hands):
            if hand.bound > 0:
                self.list_events(number, hand)
        totals = [sum(pool) for pool in hidden.pools]
        self.width: int = (max(totals) + 1).bit_length()  # bits of a number in a key
        self.look_ahead(totals)
        self.is_counted: bool = self.ways(0, hidden.pools, [0] * self.kinds) != _TOO_MANY

    def list_events(self, number: int, hand: HiddenHand) -> None:
        """The events of one hand, as far as they matter."""
        none = [0] * self.kinds
        for place in range(hand.bound):
            stage = hand.stages[place]
            for _ in range(hand.sizes[place]):
                self.events.append(Event(stage.shuffle, number, place, none, hand))
            if sum(stage.left) > 0:
                self.events.append(Event(_LEAVE, number, place, stage.left, hand))
        self.events.append(Event(_END, number, 0, none, hand))

    def look_ahead(self, totals: list[int]) -> None:
        """Note for each event what follows, from the last to the first."""
        for event in self.events:
            if event.what >= 0:
                totals[event.what] -= 1
        after = Event(_END, 0, 0, [0] * self.kinds, HiddenHand(0, []))
        last = self.events[-1].number
        for index in range(len(self.events) - 1, -1, -1):
            event = self.events[index]
            event.is_last_hand = event.number == last
            event.shuffles = after.shuffles
            event.free_ways = after.free_ways
            if event.what == _END:
                event.needs = [0] * self.kinds
                for kind in event.sure:
                    event.needs[kind] = event.missing
            elif event.what == _LEAVE:
                event.needs = [event.left[kind] + after.needs[kind] for kind in range(self.kinds)]
            else:
                event.needs = after.needs
                event.next_left = after.next_left
                event.draws = after.draws + 1
                totals[event.what] += 1
                event.free_ways *= totals[event.what]
                if event.what not in event.shuffles:
                    event.shuffles = [event.what, *event.shuffles]
            wanted = after.wanted
            event.wanted = [kind for kind in range(self.kinds) if event.needs[kind] > 0 or kind in wanted]
            after = event

    def ways(self, index: int, pools: list[list[int]], held: list[int]) -> int:
        """The number of ways to go on from an event; _TOO_MANY if that takes too long to count."""
        if index == len(self.events):
            return 1
        event = self.events[index]
        if event.what == _END:
            return self.ways(index + 1, pools, [0] * self.kinds) if has_sure_cards(event, held) else 0
        if event.what == _LEAVE:
            rest: list[int] = []
            for kind in range(self.kinds):
                rest.append(held[kind] - event.left[kind])
                if rest[kind] < 0:
                    return 0
            return self.ways(index + 1, pools, rest)
        missing = 0
        is_settled = True
        for kind in range(self.kinds):
            if held[kind] < event.needs[kind]:
                is_settled = False
                missing += max(0, event.next_left[kind] - held[kind])
        if is_settled and event.is_last_hand:
            return event.free_ways
        return 0 if missing > event.draws else self.known_ways(index, event, pools, held)

    def known_ways(self, index: int, event: Event, pools: list[list[int]], held: list[int]) -> int:
        """The number of ways to go on with a draw, counted once."""
        key = 0
        width = self.width
        for kind in event.wanted:
            key = (key << width) | min(held[kind], event.needs[kind])
            for shuffle in event.shuffles:
                key = (key << width) | pools[shuffle][kind]
        found = event.counted.get(key, _TOO_MANY)
        if found == _TOO_MANY and self.room > 0:
            self.room -= 1
            found = self.count(index, event, pools, held)
            event.counted[key] = found
        return found

    def count(self, index: int, event: Event, pools: list[list[int]], held: list[int]) -> int:
        """The number of ways to go on with a draw; kinds that nobody needs are taken together."""
        pool = pools[event.what]
        wanted = event.wanted
        found = 0
        others = 0
        other = -1
        for kind in range(self.kinds):
            n = pool[kind]
            if n > 0 and kind not in wanted:
                others += n
                other = kind
            elif n > 0:
                ways = self.after_draw(index, kind, pools, held)
                if ways == _TOO_MANY:
                    return _TOO_MANY
                found += n * ways
        if other >= 0:
            ways = self.after_draw(index, other, pools, held)
            if ways == _TOO_MANY:
                return _TOO_MANY
            found += others * ways
        return found

    def after_draw(self, index: int, kind: int, pools: list[list[int]], held: list[int]) -> int:
        """The number of ways after a card of this kind was drawn."""
        pool = pools[self.events[index].what]
        pool[kind] -= 1
        held[kind] += 1
        found = self.ways(index + 1, pools, held)
        held[kind] -= 1
        pool[kind] += 1
        return found

    def weights(self, index: int, pools: list[list[int]], held: list[int]) -> list[int]:
        """How likely each kind is at a draw, in the smallest whole numbers."""
        pool = pools[self.events[index].what]
        found: list[int] = []
        divisor = 0
        for kind in range(self.kinds):
            n = pool[kind]
            weight = n * self.after_draw(index, kind, pools, held) if n > 0 else 0
            divisor = gcd(divisor, weight)
            found.append(weight)
        return [weight // divisor for weight in found]

    def draw(self, pools: list[list[int]], drawn: list[list[list[int]]], source: Source) -> None:
        """Choose one history; the pools lose what it draws, and draws that may be any card are left open."""
        held = [0] * self.kinds
        for index, event in enumerate(self.events):
            if event.what == _END:
                held = [0] * self.kinds
            elif event.what == _LEAVE:
                held = [held[kind] - event.left[kind] for kind in range(self.kinds)]
            elif not (event.is_last_hand and is_settled(event, held)):
                kind = pick(self.weights(index, pools, held), source)
                pools[event.what][kind] -= 1
                held[kind] += 1
                drawn[event.number][event.stage][kind] += 1


def is_settled(event: Event, held: list[int]) -> bool:
    """Whether a hand already holds whatever leaves it later."""
    return min([held[kind] - event.needs[kind] for kind in range(len(held))]) >= 0


def has_sure_cards(event: Event, held: list[int]) -> bool:
    """Whether a hand holds what its owner must still be able to pay."""
    promised = 0
    for kind in event.sure:
        promised += held[kind]
    return promised >= event.missing
