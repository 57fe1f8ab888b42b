"""The facts of one player: board, cards, pieces. The artificial opponent has one too."""

from __future__ import annotations

from typing import Final

from kingscourt.components.bag import Bag
from kingscourt.components.pile import Card, Pile
from kingscourt.games.paladins.places import Area
from kingscourt.games.paladins.vocabulary import (
    ACTION_COUNT,
    EMPTY,
    NO_CARD,
    WORKER_KINDS,
    WORKSHOP,
)
from kingscourt.kernel.phrase import Phrase

NO_BOOST: Final = [0, 0, 0]


class Player:
    """Lists that change often are copied; the others are replaced when they change, so copies share them."""

    def __init__(
        self,
        index: int,
        at: Area,
        places: list[str],
        workers: list[int],
        spaces: list[int],
        attributes: list[int],
        done: list[int],
    ) -> None:
        self.index: int = index
        self.at: Area = at
        self.who: Phrase = at.who
        self.places: list[str] = places  # ids of the spaces of the board
        self.workers: list[int] = workers  # in supply, by kind
        self.spaces: list[int] = spaces  # by space of the board; EMPTY, a worker, or WORKSHOP
        self.attributes: list[int] = attributes  # markers
        self.done: list[int] = done  # how often each action counts; for recruit, the townsfolk hired
        self.silver: int = 0
        self.provisions: int = 0
        self.unpaid: int = 0
        self.paid: int = 0
        self.jars: int = 0  # jar spaces taken, as a mask
        self.has_passed: bool = False
        self.tavern: int = NO_CARD  # of this round
        self.paladin: int = NO_CARD  # of this round, once revealed
        self.boosts: list[int] = NO_BOOST
        self.suspicions: list[int] = []  # the tax of each card, the newest last; replaced, never changed
        self.townsfolk: list[int] = []
        self.walls: list[int] = []
        self.attacked: list[int] = []
        self.converted: list[int] = []
        self.used: list[int] = []  # paladins of earlier rounds and this one
        self.hand: list[Card] = []
        self.chosen: Card | None = None  # face down until the reveal
        self.pile: Pile = NO_PILE
        self.bag: Bag = NO_BAG  # the possible cards of the unseen paladins

    def copy(self) -> Player:
        """An independent player."""
        other = Player(
            self.index,
            self.at,
            self.places,
            self.workers.copy(),
            self.spaces.copy(),
            self.attributes.copy(),
            self.done.copy(),
        )
        other.silver = self.silver
        other.provisions = self.provisions
        other.unpaid = self.unpaid
        other.paid = self.paid
        other.jars = self.jars
        other.has_passed = self.has_passed
        other.tavern = self.tavern
        other.paladin = self.paladin
        other.boosts = self.boosts
        other.suspicions = self.suspicions
        other.townsfolk = self.townsfolk
        other.walls = self.walls
        other.attacked = self.attacked
        other.converted = self.converted
        other.used = self.used
        other.hand = self.hand
        other.chosen = self.chosen
        other.pile = self.pile
        other.bag = self.bag
        return other

    def level(self, attribute: int) -> int:
        """An attribute as it counts this round (PW-2.10)."""
        return self.attributes[attribute] + self.boosts[attribute]

    def worker_count(self) -> int:
        """All workers in supply."""
        workers = self.workers
        return workers[0] + workers[1] + workers[2] + workers[3] + workers[4] + workers[5]

    def workshops_on(self, first: int) -> int:
        """Workshops on the three spaces from a number on."""
        spaces = self.spaces
        return (1 if spaces[first] == WORKSHOP else 0) + (1 if spaces[first + 1] == WORKSHOP else 0)

    def hidden(self) -> list[Card]:
        """Cards that only their owner may know: hand, choice, and both ends of the deck."""
        cards = [*self.hand, *self.pile.top, *self.pile.bottom]
        if self.chosen is not None:
            cards.append(self.chosen)
        return cards

    def facts(self) -> str:
        """Every fact in one line, for digests."""
        hand = ",".join([card.facts() for card in self.hand])
        chosen = "-" if self.chosen is None else self.chosen.facts()
        return (
            f"workers {self.workers} spaces {self.spaces} attributes {self.attributes} done {self.done}"
            f" silver {self.silver} provisions {self.provisions} debts {self.unpaid}/{self.paid}"
            f" jars {self.jars} passed {self.has_passed}"
            f" tavern {self.tavern} paladin {self.paladin} used {self.used}"
            f" suspicions {self.suspicions} townsfolk {self.townsfolk} walls {self.walls}"
            f" attacked {self.attacked} converted {self.converted}"
            f" hand {hand} chosen {chosen} deck {self.pile.facts()} bag {self.bag.counts}"
        )


NO_PILE: Final = Pile(0)
NO_BAG: Final = Bag([], [])


def new_player(index: int, at: Area, places: list[str]) -> Player:
    """A player with an empty board."""
    spaces = [EMPTY] * len(places)
    return Player(index, at, places, [0] * WORKER_KINDS, spaces, [0, 0, 0], [0] * ACTION_COUNT)
