"""The facts of a position: cards, knowledge of them, and heirlooms won."""

from typing import Final, Self

from heirlooms.components import Box, Heirloom
from kingscourt.components.bag import Bag
from kingscourt.components.pile import Card, Pile, conceal, redraw
from kingscourt.kernel.audience import sees
from kingscourt.kernel.chance import Source, number_draws
from kingscourt.kernel.decision import OVER
from kingscourt.kernel.game_outcome import GameOutcome, ScoreLine, Standing, rank_by
from kingscourt.kernel.holdings import Holdings
from kingscourt.kernel.phrase import Phrase, seat_phrase
from kingscourt.kernel.state import State

NONE: Final = -1


def face(number: int) -> str:
    """The name of a card that lies open; face down it is a card."""
    return f"card/{number}"


class Estate(State):
    """Lists are by seat; in `won` the steward comes after the heirs. A card's kind is its number less one."""

    def __init__(self, box: Box, seats: int, losers_keep: bool) -> None:
        super().__init__(seats)
        self.box: Box = box
        self.losers_keep: bool = losers_keep
        cards = box.facts.cards
        self.bag: Bag = Bag([str(number) for number in range(1, cards + 1)], [1] * cards)
        self.heirlooms: list[Heirloom] = box.facts.heirlooms
        self.steward: Pile = Pile(len(self.heirlooms))
        self.hands: list[list[Card]] = [[] for _ in range(seats)]
        self.round: int = 0
        self.aside: int = NONE
        self.bids: list[int] = [NONE] * seats  # an index in the hand; the card stays there until all are open
        self.spent: list[int] = []
        self.won: list[list[int]] = [[] for _ in range(seats + 1)]  # by round

    def head(self) -> int:
        """HL-2.1: the seat whose turn it is in this round."""
        return (self.round - 1) % self.seat_count

    def heirloom(self) -> Phrase:
        """The name of the heirloom on offer."""
        return Phrase(f"heirlooms-heirloom-{self.heirlooms[self.round - 1].id}")

    def name(self, who: int) -> Phrase:
        """The name of an heir or of the steward, who has no seat."""
        return seat_phrase(who) if who < self.seat_count else Phrase("heirlooms-steward")

    def worth(self, who: int) -> int:
        """HL-4.1: the total worth of somebody's heirlooms."""
        return sum([self.heirlooms[round - 1].worth for round in self.won[who]])

    def show(self, card: Card, audience: int, owner: int) -> Card:
        """The card once an audience has learnt it; `disclose` also finds moves that cannot be undone."""
        return Card(card.kind, self.disclose(card.known, audience, owner))

    def copy(self) -> Self:
        other = type(self)(self.box, self.seat_count, self.losers_keep)
        self.copy_kernel(other)
        other.bag, other.steward = self.bag.copy(), self.steward.copy()
        other.hands, other.won = [hand.copy() for hand in self.hands], [rounds.copy() for rounds in self.won]
        other.round, other.aside = self.round, self.aside
        other.bids, other.spent = self.bids.copy(), self.spent.copy()
        return other

    def imagine(self, seat: int, source: Source) -> Self:
        world, source = self.copy(), number_draws(source)
        for cards in [*world.hands, world.steward.top]:
            conceal(cards, seat, world.bag)
        world.hands = [redraw(hand, seat, world.bag, source) for hand in world.hands]
        world.steward.top = redraw(world.steward.top, seat, world.bag, source)
        return world

    def derived(self) -> list[str]:
        return ["bag.counts"]  # it holds what lies nowhere else

    def facts(self) -> list[str]:
        hands = [" ".join([card.facts() for card in hand]) for hand in self.hands]
        now = f"{self.round} {self.aside} {self.bids} {self.spent} {self.won}"
        return [now, *hands, self.steward.facts()]

    def census(self) -> dict[str, int]:
        held = sum([len(hand) for hand in self.hands]) + len(self.steward.top)
        return {"cards": self.bag.total() + held + len(self.spent)}

    def holdings(self, viewer: int | None) -> Holdings:
        held = Holdings([])
        held.add("deck", "card", self.bag.total() - self.steward.unseen)
        held.add("steward", "card", self.steward.unseen)
        piles = [("steward", self.steward.top), *[(f"seat/{n}", hand) for n, hand in enumerate(self.hands)]]
        for place, cards in piles:
            for card in cards:
                held.add(place, face(card.kind + 1) if sees(card.known, viewer) else "card")
        for kind in self.spent:
            held.add("spent", face(kind + 1))
        owners = {round: self.won_place(who) for who, rounds in enumerate(self.won) for round in rounds}
        for round, heirloom in enumerate(self.heirlooms, 1):
            held.add(owners.get(round, "house"), f"heirloom/{heirloom.id}")
        return held

    def won_place(self, who: int) -> str:
        """Where the heirlooms of an heir or the steward lie."""
        return f"seat/{who}/won" if who < self.seat_count else "steward/won"

    def back_of(self, what: str) -> str:
        return "card" if what.startswith("card/") else what

    def outcome(self) -> GameOutcome | None:
        if self.waiting.kind != OVER:
            return None
        seats: list[int | None] = [*range(self.seat_count), None]
        ranks = rank_by([[self.worth(n)] for n in range(len(seats))])
        lines = [Standing(ranks[n], seat, self.worth(n), self.name(n)) for n, seat in enumerate(seats)]
        return GameOutcome(sorted(lines, key=lambda line: line.rank), Phrase("heirlooms-outcome-worth"))

    def score_sheet(self, seat: int) -> list[ScoreLine]:
        return [ScoreLine("heirlooms", self.worth(seat))]
