"""Imagining hands: unseen cards drawn anew, so that everything a seat has watched remains true.

Every shuffle is a pool of cards that this seat has not seen. First the cards that are known to have left a
hand are traced to draws that may have brought them; then the other draws are filled from what the pools
still hold, and the rest of the last pool is the deck. Only what the seat knows goes in, so equal knowledge
gives equal guesses.
"""

from __future__ import annotations

from typing import Final

from kingscourt.games.royals.deck import Deck
from kingscourt.games.royals.hand import Hand, Stage
from kingscourt.kernel.chance import Source

_TRIES: Final = 20
_SCALE: Final = 1000


class Leaver:
    """Cards of one kind that left a hand when the draws of stages up to `last` had been made."""

    def __init__(self, owner: int, last: int, kind: int) -> None:
        self.owner: int = owner
        self.last: int = last
        self.kind: int = kind


class Draws:
    """The unseen draws of one hand, stage by stage, while they are being guessed."""

    def __init__(self, hand: Hand) -> None:
        self.stages: list[Stage] = hand.stages()
        self.free: list[int] = [sum(stage.drawn) for stage in self.stages]
        self.kinds: list[list[int]] = [[0] * len(stage.drawn) for stage in self.stages]


class Guess:
    """One imagined past of the hands that a seat cannot see."""

    def __init__(self, hands: list[Hand], deck: Deck, seat: int) -> None:
        kinds = len(deck.discards)
        self.pools: list[list[int]] = [[0] * kinds for _ in range(deck.shuffle + 1)]
        self.totals: list[int] = []
        self.draws: list[Draws] = []
        self.leavers: list[Leaver] = []
        for kind in range(kinds):
            self.pools[deck.shuffle][kind] += deck.bag.counts[kind]
        for owner, hand in enumerate(hands):
            draws = Draws(hand)
            self.draws.append(draws)
            if owner != seat:
                self.gather(owner, draws)
        for pool in self.pools:
            self.totals.append(sum(pool))

    def gather(self, owner: int, draws: Draws) -> None:
        """Put the unseen draws of a hand into the pools, and note what left it."""
        for number, stage in enumerate(draws.stages):
            pool = self.pools[stage.shuffle]
            for kind in range(len(pool)):
                pool[kind] += stage.drawn[kind]
                for _ in range(stage.left[kind]):
                    self.leavers.append(Leaver(owner, number, kind))

    def assign(self, owner: int, number: int, kind: int, n: int) -> None:
        """A draw of this stage was a card of this kind (n = -1: take that back)."""
        draws = self.draws[owner]
        shuffle = draws.stages[number].shuffle
        draws.free[number] -= n
        draws.kinds[number][kind] += n
        self.pools[shuffle][kind] -= n
        self.totals[shuffle] -= n

    def weights(self, leaver: Leaver) -> list[int]:
        """How likely each stage brought the card; 0 where it cannot have."""
        draws = self.draws[leaver.owner]
        found: list[int] = []
        for number in range(leaver.last + 1):
            shuffle = draws.stages[number].shuffle
            ways = draws.free[number] * self.pools[shuffle][leaver.kind]
            found.append(0 if ways == 0 else 1 + ways * _SCALE // self.totals[shuffle])
        return found

    def trace(self, source: Source) -> None:
        """Find draws for all cards that left."""
        for _ in range(_TRIES):
            if self.trace_quickly(source):
                return
        found = self.search(self.leavers.copy(), source)
        assert found  # what really happened is one way

    def trace_quickly(self, source: Source) -> bool:
        """One try, card by card in the order they left; undone when it leads nowhere."""
        done: list[int] = []
        for leaver in self.leavers:
            number = pick(self.weights(leaver), source)
            if number < 0:
                for index, chosen in enumerate(done):
                    before = self.leavers[index]
                    self.assign(before.owner, chosen, before.kind, -1)
                return False
            self.assign(leaver.owner, number, leaver.kind, 1)
            done.append(number)
        return True

    def search(self, open_leavers: list[Leaver], source: Source) -> bool:
        """Complete search for tight cases: always the card next that could come from the fewest stages."""
        if not open_leavers:
            return True
        best = 0
        fewest = -1
        for index, leaver in enumerate(open_leavers):
            options = sum([1 for weight in self.weights(leaver) if weight > 0])
            if fewest < 0 or options < fewest:
                fewest = options
                best = index
        leaver = open_leavers.pop(best)
        weights = self.weights(leaver)
        number = pick(weights, source)
        while number >= 0:
            self.assign(leaver.owner, number, leaver.kind, 1)
            if self.search(open_leavers, source):
                return True
            self.assign(leaver.owner, number, leaver.kind, -1)
            weights[number] = 0
            number = pick(weights, source)
        open_leavers.insert(best, leaver)
        return False

    def fill(self, source: Source) -> None:
        """Every other draw is a fair one from its pool."""
        for draws in self.draws:
            for number, stage in enumerate(draws.stages):
                pool = self.pools[stage.shuffle]
                for _ in range(draws.free[number]):
                    kind = fall(pool, source.below("imagine", 0, self.totals[stage.shuffle]))
                    self.totals[stage.shuffle] -= 1
                    pool[kind] -= 1
                    draws.kinds[number][kind] += 1


def pick(weights: list[int], source: Source) -> int:
    """An index by weight, -1 when all are 0."""
    total = sum(weights)
    return -1 if total == 0 else fall(weights, source.below("imagine", 0, total))


def fall(weights: list[int], ticket: int) -> int:
    """The index that a ticket below the sum of all weights falls on."""
    for index, weight in enumerate(weights):
        if ticket < weight:
            return index
        ticket -= weight
    return -1


def imagine_hands(hands: list[Hand], deck: Deck, seat: int, source: Source) -> None:
    """Redraw in place what a seat does not know of the hands and of the deck."""
    guess = Guess(hands, deck, seat)
    guess.draws[seat].free = [0] * len(guess.draws[seat].free)
    guess.trace(source)
    guess.fill(source)
    deck.bag.counts = guess.pools[deck.shuffle]
    for owner, hand in enumerate(hands):
        if owner != seat:
            rewrite(hand, guess.draws[owner])


def rewrite(hand: Hand, draws: Draws) -> None:
    """Give a hand the cards that were guessed for it."""
    cards = hand.shown.copy()
    past: list[Stage] = []
    for number, stage in enumerate(draws.stages):
        drawn = draws.kinds[number]
        past.append(Stage(stage.shuffle, drawn, stage.left))
        for kind in range(len(cards)):
            cards[kind] += drawn[kind] - stage.left[kind]
    hand.cards = cards
    if hand.mixed or hand.unseen > 0:
        hand.drawn = past.pop().drawn
    hand.past = past
