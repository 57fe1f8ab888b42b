"""Cards and piles without a hidden order: a card that nobody has seen is not drawn yet."""

from __future__ import annotations

from kingscourt.components.bag import Bag
from kingscourt.kernel.audience import EVERYONE, NOBODY
from kingscourt.kernel.chance import Source


class Card:
    """A card that has been drawn from a bag, and the seats that know it. Immutable."""

    def __init__(self, kind: int, known: int) -> None:
        self.kind: int = kind  # its kind in the bag
        self.known: int = known  # the audience that knows it; grows through `State.disclose` only

    def is_known_to(self, seat: int) -> bool:
        """Whether a seat knows which card this is."""
        return self.known & (1 << seat) != 0

    def is_open(self) -> bool:
        """Whether everyone, watchers too, knows it."""
        return self.known == EVERYONE

    def facts(self) -> str:
        """The kind and the seats that know it, for digests."""
        return f"{self.kind}:{self.known}"


class Pile:
    """Seen cards on top (the last one is uppermost), `unseen` ones, seen cards at the bottom."""

    def __init__(self, unseen: int) -> None:
        self.top: list[Card] = []  # the last one is uppermost
        self.unseen: int = unseen  # cards that chance has not named yet
        self.bottom: list[Card] = []  # the last one is the lowest

    def copy(self) -> Pile:
        """An independent pile."""
        pile = Pile(self.unseen)
        pile.top = self.top.copy()
        pile.bottom = self.bottom.copy()
        return pile

    def __len__(self) -> int:
        return len(self.top) + self.unseen + len(self.bottom)

    def is_drawn(self) -> bool:
        """Whether the uppermost card is already a fact; if not, chance has to name it."""
        return len(self.top) > 0 or self.unseen == 0

    def name_top(self, kind: int, bag: Bag) -> None:
        """Chance names the uppermost unseen card; nobody knows it yet."""
        assert not self.is_drawn()
        bag.take(kind)
        self.unseen -= 1
        self.top.append(Card(kind, NOBODY))

    def peek(self) -> Card:
        """The uppermost card, which must have been named."""
        return self.top[-1] if self.top else self.bottom[0]

    def replace_top(self, card: Card) -> None:
        """Replace the uppermost card, because somebody has learnt it."""
        if self.top:
            self.top[-1] = card
        else:
            self.bottom[0] = card

    def take_top(self) -> Card:
        """Take the uppermost card, which must have been named."""
        if self.top:
            return self.top.pop()
        return self.bottom.pop(0)

    def put_top(self, card: Card) -> None:
        """Lay a card on top."""
        self.top.append(card)

    def put_bottom(self, card: Card) -> None:
        """Lay a card under the pile."""
        self.bottom.append(card)

    def facts(self) -> str:
        """Contents for digests."""
        top = ",".join([card.facts() for card in self.top])
        bottom = ",".join([card.facts() for card in self.bottom])
        return f"{top}|{self.unseen}|{bottom}"


def conceal(cards: list[Card], seat: int, bag: Bag) -> None:
    """First half of imagining: put every card that a seat does not know back into the bag."""
    for card in cards:
        if not card.is_known_to(seat):
            bag.put(card.kind)


def redraw(cards: list[Card], seat: int, bag: Bag, source: Source) -> list[Card]:
    """Second half: draw every card that the seat does not know anew; the seats that know it stay the same.

    The source numbers the draws (`number_draws`), because one world takes several calls.
    """
    drawn: list[Card] = []
    for card in cards:
        if card.is_known_to(seat):
            drawn.append(card)
            continue
        outcomes = bag.outcomes()
        kind = outcomes.values[outcomes.pick(source.below("imagine", 0, outcomes.total))]
        bag.take(kind)
        drawn.append(Card(kind, card.known))
    return drawn
