"""What the face-up cards in the middle would add to a player's collection beyond their price."""

from __future__ import annotations

from typing import Final

from kingscourt.games.rival_kings.bot.collections_of_cards import Collection, Collections
from kingscourt.games.rival_kings.components import RivalKingsComponents
from kingscourt.games.rival_kings.state import RivalKingsState
from kingscourt.games.rival_kings.vocabulary import KINDS, PILES, SYMBOLS, partner
from kingscourt.kernel.audience import EVERYONE

COIN_AT_END: Final = 1.0 / 3.0
COIN_OF_BEGINNING: Final = 0.15  # on top of that, for what it buys
PARTNER_PRICE: Final = 0.4  # of a point for each coin of its price
PARTNER_CHANCE: Final = 0.12  # that a card bought at the beginning finds its partner
UNSEEN_NET: Final = 0.5  # of a top card that is about to be turned up
UNSEEN_PRICE: Final = 3


class Offers:
    """The four top cards for one player; a place to work on, filled anew by `read`."""

    def __init__(self, components: RivalKingsComponents, collections: Collections) -> None:
        self.collections: Collections = collections
        self.values: list[int] = components.values
        self.completions: list[float] = []  # points that the partner of a single card adds, by the single
        for kind in range(KINDS):
            price = float(self.values[partner(kind)])
            self.completions.append(float(self.values[kind]) - 1.0 + price - PARTNER_PRICE * price)
        self.prices: list[int] = [0] * PILES
        self.nets: list[float] = [0.0] * PILES
        self.subjects: list[bool] = [False] * PILES
        self.coin: float = 0.0  # the points of a coin now
        self.net: float = 0.0  # of the card found by `find`
        self.price: int = 0

    def read(self, s: RivalKingsState, own: Collection, left: float) -> None:
        """Rate the top cards for a collection with a share `left` of the game still to come."""
        coin = COIN_AT_END + COIN_OF_BEGINNING * left
        self.coin = coin
        hope = PARTNER_CHANCE * left
        for number in range(PILES):
            pile = s.piles[number]
            top = pile.top
            if top and top[-1].known == EVERYONE:
                kind = top[-1].kind
                price = self.values[kind]
                gain = self.collections.gain(own, kind)
                if gain < 2.0:
                    gain += hope * self.completions[kind]
                self.prices[number] = price
                self.nets[number] = gain - coin * float(price)
                self.subjects[number] = kind >= SYMBOLS
            else:
                self.prices[number] = UNSEEN_PRICE
                self.nets[number] = UNSEEN_NET if pile.unseen > 0 or top else -1.0
                self.subjects[number] = number >= 2

    def find(self, subject: bool, coins: int) -> None:
        """Find the best affordable building or subject; none gives a net of 0."""
        best = 0.0
        self.price = 0
        for number in range(PILES):
            if self.subjects[number] == subject and self.prices[number] <= coins:
                net = self.nets[number]
                if net > best:
                    best = net
                    self.price = self.prices[number]
        self.net = best
