"""The paladins of a round, drawn secretly, chosen at the same time and revealed (PW-2.4, PW-2.5)."""

from __future__ import annotations

from typing import Final

from kingscourt.components.pile import Card
from kingscourt.games.paladins.actions import OfCard
from kingscourt.games.paladins.events import rounds as round_events
from kingscourt.games.paladins.player import Player
from kingscourt.games.paladins.refusals import not_in_hand
from kingscourt.games.paladins.state import PaladinsState
from kingscourt.games.paladins.steps.taverns import take_workers
from kingscourt.games.paladins.terms.remarks import add_paladin
from kingscourt.games.paladins.vocabulary import HAND
from kingscourt.kernel.action import Action
from kingscourt.kernel.audience import EVERYONE, all_but, only
from kingscourt.kernel.chance import Chance
from kingscourt.kernel.decision import PICK_PLACE, Pending, Question, ask_sealed, draw
from kingscourt.kernel.phrase import MAX_SEATS, Phrase
from kingscourt.kernel.refusal import Refusal, not_asked
from kingscourt.kernel.step import Step
from kingscourt.kernel.terms import Terms

UNDECIDED: Final = -1
USE: Final = "paladins-action-use"
TOP: Final = "paladins-action-top"
_PURPOSES: Final = [f"paladin {seat}" for seat in range(MAX_SEATS)]


class DrawPaladins(Step[PaladinsState]):
    """Each player draws three cards from their deck; the owner knows those put on top or bottom before."""

    def proceed(self, s: PaladinsState) -> Pending | None:
        for seat in range(s.seat_count):
            p = s.players[seat]
            while len(p.hand) < HAND:
                if not p.pile.is_drawn():
                    return draw(Chance(_PURPOSES[seat], p.bag.outcomes(), only(seat)))
                pile = p.pile.copy()
                self.take(s, p, pile.take_top())
                p.pile = pile
        s.pop()
        return None

    def resolve(self, s: PaladinsState, outcome: int) -> None:
        for seat in range(s.seat_count):
            p = s.players[seat]
            if len(p.hand) < HAND:
                p.bag = p.bag.copy()
                p.pile = p.pile.copy()
                p.pile.name_top(outcome, p.bag)
                card = p.pile.take_top()
                known = s.disclose(card.known, only(seat), seat)
                self.take(s, p, Card(card.kind, known))
                return

    def take(self, s: PaladinsState, p: Player, card: Card) -> None:
        """A card comes to hand."""
        p.hand = [*p.hand, card]
        if s.tells:
            s.emit(round_events.paladin_drawn(p, s.box.cards.paladins[card.kind]))
            s.emit(round_events.paladin_drawn_unseen(p))


class ChoosePaladins(Step[PaladinsState]):
    """Everyone chooses a card to use and one to put on top; the third goes to the bottom (PW-2.4)."""

    def __init__(self, used: list[int], top: list[int]) -> None:
        self.used: list[int] = used  # places in hand, by seat
        self.top: list[int] = top

    def proceed(self, s: PaladinsState) -> Pending | None:
        undecided = [seat for seat in range(s.seat_count) if self.top[seat] == UNDECIDED]
        if undecided:
            return ask_sealed(undecided)
        s.pop()
        for seat in range(s.seat_count):
            self.put_back(s, s.players[seat])
        return None

    def put_back(self, s: PaladinsState, p: Player) -> None:
        """The chosen card lies face down, the other two are in the deck."""
        used = self.used[p.index]
        top = self.top[p.index]
        bottom = HAND - used - top
        hand = p.hand
        pile = p.pile.copy()
        pile.put_top(hand[top])
        pile.put_bottom(hand[bottom])
        p.pile = pile
        p.chosen = hand[used]
        p.hand = []
        paladins = s.box.cards.paladins
        if s.tells:
            s.emit(round_events.paladins_put(p, paladins[hand[top].kind], paladins[hand[bottom].kind]))
            s.emit(round_events.paladins_put_unseen(p))

    def candidates(self, s: PaladinsState, seat: int) -> list[Action]:
        kinds = sorted([card.kind for card in s.players[seat].hand])
        answers = s.box.actions.use if self.used[seat] == UNDECIDED else s.box.actions.top
        return [answers[kind] for kind in kinds]

    def explain(self, s: PaladinsState, seat: int, action: Action) -> Refusal | None:
        wanted = USE if self.used[seat] == UNDECIDED else TOP
        if not isinstance(action, OfCard) or action.key != wanted:
            return not_asked()
        place = place_in_hand(s.players[seat], action.card)
        return not_in_hand() if place in (UNDECIDED, self.used[seat]) else None

    def apply(self, s: PaladinsState, seat: int, action: Action) -> None:
        assert isinstance(action, OfCard)
        place = place_in_hand(s.players[seat], action.card)
        if self.used[seat] == UNDECIDED:
            self.used[seat] = place
        else:
            self.top[seat] = place

    def audience(self, s: PaladinsState, seat: int, action: Action) -> int:
        return only(seat)

    def question(self, s: PaladinsState, seat: int) -> Question:
        key = "paladins-prompt-use" if self.used[seat] == UNDECIDED else "paladins-prompt-top"
        return Question(PICK_PLACE, Phrase(key), self.legal(s, seat)[0])

    def add_terms(self, s: PaladinsState, seat: int, action: Action, terms: Terms) -> None:
        if isinstance(action, OfCard) and action.key == USE:
            add_paladin(s.players[seat], s.box.cards.paladins[action.card], terms)

    def copy(self) -> ChoosePaladins:
        return ChoosePaladins(self.used.copy(), self.top.copy())

    def facts(self) -> str:
        return f"ChoosePaladins {self.used} {self.top}"


def place_in_hand(p: Player, kind: int) -> int:
    """Where a card is held, or UNDECIDED."""
    for place, card in enumerate(p.hand):
        if card.kind == kind:
            return place
    return UNDECIDED


class Reveal(Step[PaladinsState]):
    """From the start player all turn up their paladin and take its workers (PW-2.5)."""

    def proceed(self, s: PaladinsState) -> Pending | None:
        for step in range(s.seat_count):
            p = s.players[(s.start + step) % s.seat_count]
            card = p.chosen
            if card is not None:
                s.active = p.index
                self.turn_up(s, p, card)
                return None
        s.pop()
        return None

    def turn_up(self, s: PaladinsState, p: Player, card: Card) -> None:
        """One paladin, its workers and boosts."""
        s.disclose(card.known, EVERYONE, p.index)
        paladin = s.box.cards.paladins[card.kind]
        p.chosen = None
        p.paladin = card.kind
        p.boosts = paladin.boosts
        p.used = [*p.used, card.kind]
        if s.tells:
            s.emit(round_events.PaladinRevealed(p, paladin, only(p.index), paladin.face))
            s.emit(round_events.PaladinRevealed(p, paladin, all_but(p.index), "paladin"))
        take_workers(s, p, paladin.workers)


DRAW_PALADINS: Final = DrawPaladins()
REVEAL: Final = Reveal()
