"""What a payment can cost at least and at most, card by card; trying every order of cards takes too long."""

from __future__ import annotations

from kingscourt.games.royals.actions import COUNTRY, INTRIGUE
from kingscourt.games.royals.hand import Hand
from kingscourt.kernel.terms import Bounds


class WildRange:
    """How many cards of a price others may stand for, `rate` of them for each (RY-2.6b, RY-2.6c)."""

    def __init__(self, cost: int, rate: int, least: int, most: int) -> None:
        self.cost: int = cost
        self.rate: int = rate
        self.least: int = least
        self.most: int = most

    def only(self, n: int) -> WildRange:
        """The range once the number has been chosen."""
        return WildRange(self.cost, self.rate, n, n)

    def fewest_cards(self) -> int:
        """The fewest cards that pay the price."""
        return self.cost + (self.rate - 1) * self.least

    def whole(self) -> str:
        """How many cards are paid as what they are."""
        return span(self.cost - self.most, self.cost - self.least)

    def free(self) -> str:
        """How many cards of any kind stand for others."""
        return span(self.rate * self.least, self.rate * self.most)


def span(least: int, most: int) -> str:
    """A number, or from where to where it goes."""
    return str(least) if least == most else f"{least}–{most}"


def add_country_bounds(bounds: Bounds, ids: list[str], hand: Hand, country: int, wild: WildRange) -> None:
    """Country cards: first those of the country itself, then any."""
    for kind, id in enumerate(ids):
        fewest, most = hand.cards[kind], 0
        for n in range(wild.least, wild.most + 1):
            whole, free = wild.cost - n, wild.rate * n
            own = whole if kind == country else 0
            left = hand.cards[kind] - own
            others = hand.size - whole - left
            fewest = min(fewest, own + max(0, free - others))
            most = max(most, own + min(left, free))
        add_cost(bounds, f"{COUNTRY}/{id}", fewest, most)


def add_intrigue_bounds(
    bounds: Bounds, ids: list[str], hand: Hand, matching: list[int], wild: WildRange
) -> None:
    """Intrigue cards: first those that show the country, then any."""
    fitting = sum([hand.cards[kind] for kind in matching])
    for kind, id in enumerate(ids):
        held = hand.cards[kind]
        fewest, most = held, 0
        for n in range(wild.least, wild.most + 1):
            whole, free = wild.cost - n, wild.rate * n
            fits = kind in matching
            others = hand.size - held
            least = max(0, whole + free - others, whole - (fitting - held) if fits else 0)
            fewest = min(fewest, least)
            most = max(most, min(held, whole + free if fits else free))
        add_cost(bounds, f"{INTRIGUE}/{id}", fewest, most)


def add_cost(bounds: Bounds, what: str, fewest: int, most: int) -> None:
    """Costs are negative in terms."""
    if most > 0:
        bounds.least[what] = -most
        bounds.most[what] = -fewest
