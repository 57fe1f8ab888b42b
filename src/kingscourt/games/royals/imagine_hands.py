"""Imagines hands: unseen cards are drawn anew so that everything a seat has watched remains true.

Every shuffle is a pool of cards that this seat has not seen. First the cards that are known to have left a
hand, or to be in it, are traced to draws that may have brought them; then the other draws are filled from
the rest of the pools, and the rest of the last pool is the deck. Only the knowledge of the seat goes in, so
equal knowledge gives equal guesses. Cards that left say nothing more about the rest of the hand; why a player
paid with these and not with others is left to bots.
"""

from __future__ import annotations

from typing import Final

from kingscourt.games.royals.deck import Deck
from kingscourt.games.royals.hand import Hand, Stage
from kingscourt.games.royals.imagine_by_exchange import Exchange
from kingscourt.games.royals.steps.payment_step_base import Promise
from kingscourt.kernel.chance import Source

_BUDGET: Final = 16  # tries for each card, in the order of time and then the hardest first
_FINENESS: Final = 4
_ONE_KIND: Final = [[kind] for kind in range(32)]


class Clue:
    """A card of one of these kinds was in a hand when the draws of stages up to `last` had been made."""

    def __init__(self, owner: int, last: int, kinds: list[int]) -> None:
        self.owner: int = owner
        self.last: int = last
        self.kinds: list[int] = kinds


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
        self.clues: list[Clue] = []  # hand by hand, in the order of time
        self.budget: int = 0
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
        """Put the unseen draws of a hand into the pools, and note the cards that left it."""
        for number, stage in enumerate(draws.stages):
            pool = self.pools[stage.shuffle]
            for kind in range(len(pool)):
                pool[kind] += stage.drawn[kind]
                for _ in range(stage.left[kind]):
                    self.clues.append(Clue(owner, number, _ONE_KIND[kind]))

    def promise(self, owner: int, promise: Promise, shown: list[int]) -> None:
        """Take a promise about a hand into account; cards that everyone has seen count towards it."""
        missing = promise.n
        for kind in promise.kinds:
            missing -= shown[kind]
        for _ in range(missing):
            self.clues.append(Clue(owner, len(self.draws[owner].stages) - 1, promise.kinds))

    def assign(self, clue: Clue, choice: int, n: int) -> None:
        """Some draw explains a clue (n = -1: take that back)."""
        number, place = divmod(choice, len(clue.kinds))
        kind = clue.kinds[place]
        draws = self.draws[clue.owner]
        shuffle = draws.stages[number].shuffle
        draws.free[number] -= n
        draws.kinds[number][kind] += n
        self.pools[shuffle][kind] -= n
        self.totals[shuffle] -= n

    def weights(self, clue: Clue) -> list[int]:
        """About how likely each stage brought the card as each kind; 0 where it cannot have."""
        draws = self.draws[clue.owner]
        found: list[int] = []
        for number in range(clue.last + 1):
            shuffle = draws.stages[number].shuffle
            for kind in clue.kinds:
                ways = draws.free[number] * self.pools[shuffle][kind]
                found.append(0 if ways == 0 else max(1, _FINENESS * ways // self.totals[shuffle]))
        return found

    def trace(self, source: Source) -> bool:
        """Find draws for all clues; False when that takes too long, for a search may last for ever."""
        for hardest_first in (False, True):
            self.budget = _BUDGET * (1 + len(self.clues))
            if self.search(self.clues[::-1], hardest_first, source):
                return True
        return False

    def take(self, exchange: Exchange) -> None:
        """The draws after an exchange; none of them is free any more."""
        for owner, draws in enumerate(self.draws):
            draws.free = [0] * len(draws.free)
            draws.kinds = exchange.kinds[owner]
        self.pools[-1] = exchange.deck()

    def search(self, waiting: list[Clue], hardest_first: bool, source: Source) -> bool:
        """Trace the waiting clues one by one, back out of dead ends; False when the budget is spent."""
        if not waiting:
            return True
        index = self.hardest(waiting) if hardest_first else len(waiting) - 1
        clue = waiting.pop(index)
        weights = self.weights(clue)
        number = pick(weights, source)
        while number >= 0 and self.budget != 0:
            self.budget -= 1
            self.assign(clue, number, 1)
            if self.search(waiting, hardest_first, source):
                return True
            self.assign(clue, number, -1)
            weights[number] = 0
            number = pick(weights, source)
        waiting.insert(index, clue)
        return False

    def hardest(self, waiting: list[Clue]) -> int:
        """The clue with the fewest explanations."""
        best = 0
        fewest = -1
        for index, clue in enumerate(waiting):
            options = sum([1 for weight in self.weights(clue) if weight > 0])
            if fewest < 0 or options < fewest:
                fewest = options
                best = index
        return best

    def fill(self, source: Source) -> None:
        """Every other draw is a fair one from its pool."""
        for draws in self.draws:
            for number, stage in enumerate(draws.stages):
                pool = self.pools[stage.shuffle]
                for _ in range(draws.free[number]):
                    kind = pick(pool, source)
                    pool[kind] -= 1
                    draws.kinds[number][kind] += 1


def pick(weights: list[int], source: Source) -> int:
    """An index by weight, -1 when all are 0; where only one is possible, chance is not asked."""
    total = sum(weights)
    if total == 0:
        return -1
    if max(weights) == total:
        return weights.index(total)
    ticket = source.below("imagine", 0, total)
    index = 0
    while ticket >= weights[index]:
        ticket -= weights[index]
        index += 1
    return index


def imagine_hands(
    hands: list[Hand], deck: Deck, seat: int, payer: int, promise: Promise | None, source: Source
) -> None:
    """Redraw in place the cards of hands and deck that a seat does not know."""
    guess = Guess(hands, deck, seat)
    if promise is not None and payer != seat:
        guess.promise(payer, promise, hands[payer].shown)
    guess.draws[seat].free = [0] * len(guess.draws[seat].free)
    if not guess.trace(source):
        exchange = Exchange([draws.stages for draws in guess.draws], deck, seat)
        if promise is not None and payer != seat:
            exchange.promise(payer, promise, hands[payer].shown)
        exchange.mix(source)
        guess.take(exchange)
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
