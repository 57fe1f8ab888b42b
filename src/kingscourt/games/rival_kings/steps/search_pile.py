"""Looking through a pile in private and taking a card out of it (RK:vintner, RK:miner)."""

from __future__ import annotations

from typing import Final

from kingscourt.components.pile import Card
from kingscourt.games.rival_kings.actions import Leave, Pick
from kingscourt.games.rival_kings.components import PILE_WORDS
from kingscourt.games.rival_kings.events.rounds import CardsSeen
from kingscourt.games.rival_kings.events.turns import LEFT, LOOKS
from kingscourt.games.rival_kings.refusals import (
    card_not_there,
    of_subject,
    too_dear,
)
from kingscourt.games.rival_kings.state import RivalKingsState
from kingscourt.games.rival_kings.steps.piles import BAG_NAMES, acquire
from kingscourt.games.rival_kings.terms.remarks import remark_card
from kingscourt.games.rival_kings.vocabulary import NONE, SUBJECT_PILES, is_subject
from kingscourt.kernel.action import Action
from kingscourt.kernel.audience import NOBODY, only
from kingscourt.kernel.chance import Chance, ChanceOutcomes
from kingscourt.kernel.decision import PICK_ONE, Pending, Question, ask, draw
from kingscourt.kernel.phrase import Phrase
from kingscourt.kernel.refusal import PAYMENT, Refusal, not_asked
from kingscourt.kernel.step import Step
from kingscourt.kernel.terms import Terms

SEEN_BY_OTHERS: Final = ChanceOutcomes([0], ["cards"])


class LookThrough(Step[RivalKingsState]):
    """Chance names every unseen card of the pile for the player who looks.

    Cards that only others have seen come by one draw for all of them, which has one outcome: nothing that
    follows from them can be known before.
    """

    def __init__(self, subject: int, pile: int) -> None:
        self.subject: int = subject
        self.pile: int = pile

    def proceed(self, s: RivalKingsState) -> Pending | None:
        if s.piles[self.pile].unseen > 0:
            chance = Chance(BAG_NAMES[self.pile >> 1], s.bag_of(self.pile).outcomes(), only(s.active))
            return draw(chance)
        for card in s.piles[self.pile].top:
            if not card.is_known_to(s.active):
                return draw(Chance("look", SEEN_BY_OTHERS, only(s.active)))
        self.show(s)
        return None

    def resolve(self, s: RivalKingsState, outcome: int) -> None:
        pile = s.piles[self.pile]
        if pile.unseen == 0:
            self.show(s)
            return
        s.bag_of(self.pile).take(outcome)
        pile.unseen -= 1
        s.looked_at = self.pile
        s.named += 1
        pile.top.insert(0, Card(outcome, s.disclose(NOBODY, only(s.active), -1)))

    def show(self, s: RivalKingsState) -> None:
        """The player who looks learns the whole order, and may take a card."""
        s.pop()
        seat = s.active
        cards = s.piles[self.pile].top
        new = [card.kind for card in cards[: s.named]]
        s.looked_at = NONE
        s.named = 0
        for index, card in enumerate(cards):
            if not card.is_known_to(seat):
                new.append(card.kind)
                cards[index] = Card(card.kind, s.disclose(card.known, only(seat), -1))
        s.emit(LOOKS[seat][self.pile])
        if s.tells:
            s.emit(CardsSeen(s.components, seat, self.pile, [card.kind for card in reversed(cards)], new))
        s.push(PickFromPile(self.subject, self.pile))

    def facts(self) -> str:
        return f"LookThrough {self.subject} {self.pile}"


class PickFromPile(Step[RivalKingsState]):
    """Take one card of the pile for its price, or nothing.

    The question is asked even if nothing can be taken, because skipping it would reveal the cards."""

    def __init__(self, subject: int, pile: int) -> None:
        self.subject: int = subject
        self.pile: int = pile

    def proceed(self, s: RivalKingsState) -> Pending | None:
        return ask(s.active)

    def legal(self, s: RivalKingsState, seat: int) -> list[Action]:
        subjects = self.pile in SUBJECT_PILES
        found: list[Action] = []
        for action in self.candidates(s, seat):
            if isinstance(action, Pick) and not self.can_pick(s, seat, action.card, subjects):
                continue
            found.append(action)
        return found

    def can_pick(self, s: RivalKingsState, seat: int, card: int, subjects: bool) -> bool:
        """Whether a card that lies there is of the right sort and can be paid for."""
        return is_subject(card) == subjects and s.components.values[card] <= s.players[seat].coins

    def candidates(self, s: RivalKingsState, seat: int) -> list[Action]:
        cards = s.piles[self.pile].top
        order = sorted([card.kind * 64 + len(cards) - index for index, card in enumerate(cards)])
        picks: list[Action] = [s.actions.pick[place >> 6][(place & 63) - 1] for place in order]
        picks.append(s.actions.leave)
        return picks

    def explain(self, s: RivalKingsState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Leave):
            return None
        if not isinstance(action, Pick):
            return not_asked()
        if not self.is_there(s, action):
            return card_not_there(s.components, self.subject, action.card)
        if is_subject(action.card) != (self.pile in SUBJECT_PILES):
            return of_subject(s.components, self.subject, "other-sort")
        return self.explain_price(s, seat, action.card)

    def explain_price(self, s: RivalKingsState, seat: int, card: int) -> Refusal | None:
        """Whether a card can be paid for."""
        coins = s.players[seat].coins
        return None if s.components.values[card] <= coins else too_dear(s.components, card, 0, coins)

    def reasons(self, s: RivalKingsState, seat: int, action: Action) -> list[Refusal]:
        first = self.explain(s, seat, action)
        if first is None:
            return []
        if not isinstance(action, Pick) or not self.is_there(s, action) or first.kind == PAYMENT:
            return [first]
        unpaid = self.explain_price(s, seat, action.card)
        return [first] if unpaid is None else [first, unpaid]

    def is_there(self, s: RivalKingsState, pick: Pick) -> bool:
        """Whether the named card lies at the named position."""
        cards = s.piles[self.pile].top
        return pick.position <= len(cards) and cards[len(cards) - pick.position].kind == pick.card

    def add_terms(self, s: RivalKingsState, seat: int, action: Action, terms: Terms) -> None:
        if isinstance(action, Pick):
            remark_card(terms, s, seat, self.pile, action.card)

    def apply(self, s: RivalKingsState, seat: int, action: Action) -> None:
        s.pop()
        if isinstance(action, Pick):
            acquire(s, seat, self.pile, action.position, s.components.values[action.card])
        else:
            s.emit(LEFT[seat][self.pile])

    def question(self, s: RivalKingsState, seat: int) -> Question:
        return Question(
            PICK_ONE, Phrase("rival-kings-prompt-pick", {"pile": PILE_WORDS[self.pile]}), s.actions.leave
        )

    def facts(self) -> str:
        return f"PickFromPile {self.subject} {self.pile}"
