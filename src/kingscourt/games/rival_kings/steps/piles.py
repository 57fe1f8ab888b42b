"""The four piles in the middle: new top cards, and cards that leave a pile (RK-1.1, RK-6.1)."""

from __future__ import annotations

from typing import Final

from kingscourt.games.rival_kings.events.rounds import PILE_RUNS_OUT, seen_top_turned, top_turned
from kingscourt.games.rival_kings.events.turns import card_acquired, card_picked
from kingscourt.games.rival_kings.state import RivalKingsState
from kingscourt.games.rival_kings.vocabulary import PILES
from kingscourt.kernel.audience import EVERYONE, NOBODY
from kingscourt.kernel.chance import Chance, ChanceOutcomes
from kingscourt.kernel.decision import Pending, draw
from kingscourt.kernel.step import Step

BAG_NAMES: Final = ["building", "subject"]


class TurnTop(Step[RivalKingsState]):
    """Chance names the card that comes to lie on top of a pile; everybody sees it.

    A card that only others have seen comes by a draw too, though it has one outcome: to the player whose turn
    it is it is as good as drawn now, and nothing that follows from it can be known before.
    """

    def __init__(self, pile: int) -> None:
        self.pile: int = pile

    def proceed(self, s: RivalKingsState) -> Pending | None:
        pile = s.piles[self.pile]
        if pile.is_drawn():
            outcomes = ChanceOutcomes([pile.peek().kind], s.components.face_names)
        else:
            outcomes = s.bag_of(self.pile).outcomes()
        return draw(Chance(BAG_NAMES[self.pile >> 1], outcomes))

    def resolve(self, s: RivalKingsState, outcome: int) -> None:
        s.pop()
        pile = s.piles[self.pile]
        if not pile.is_drawn():
            pile.name_top(outcome, s.bag_of(self.pile))
        open_top(s, self.pile)

    def facts(self) -> str:
        return f"TurnTop {self.pile}"


TURN_TOP: Final = [TurnTop(pile) for pile in range(PILES)]


def open_top(s: RivalKingsState, pile: int) -> None:
    """Show everybody the card on top of a pile."""
    card = s.piles[pile].peek()
    s.disclose(card.known, EVERYONE, -1)
    s.piles[pile].replace_top(s.components.open_cards[card.kind])
    if card.known == NOBODY:
        if s.tells:
            s.emit(top_turned(s.components, pile, card.kind))
    else:
        event = seen_top_turned(s.components, pile, card.kind, card.known)
        s.emit(event)
        s.emit(event.to_others)


def acquire(s: RivalKingsState, seat: int, pile: int, position: int, price: int) -> None:
    """Pay for a card of a pile (position 1 is the top) and lay it at the end of the row."""
    cards = s.piles[pile].top
    card = cards.pop(len(cards) - position)
    s.disclose(card.known, EVERYONE, -1)
    kind = card.kind
    player = s.players[seat]
    player.coins -= price
    s.money[pile] += price
    player.add(kind)
    s.shrunk = True
    if position == 1:
        if s.tells:
            s.emit(card_acquired(s.components, seat, pile, kind, price))
        uncover_next(s, pile)
    else:
        for event in card_picked(s.components, seat, pile, kind, price, card.known):
            s.emit(event)


def uncover_next(s: RivalKingsState, pile: int) -> None:
    """After the top card is gone, show the next one or note that the pile has run out (RK-6.1)."""
    if len(s.piles[pile]) == 0:
        s.emit(PILE_RUNS_OUT[pile])
    elif s.piles[pile].is_drawn() and s.piles[pile].peek().is_known_to(s.active):
        open_top(s, pile)
    else:
        s.push(TURN_TOP[pile])
