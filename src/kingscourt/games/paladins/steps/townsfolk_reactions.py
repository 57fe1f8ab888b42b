"""Hired townsfolk that react to an action, after its own effects (PW-3.9)."""

from __future__ import annotations

from kingscourt.games.paladins.actions import OfCard
from kingscourt.games.paladins.effects.reward_effects import grant
from kingscourt.games.paladins.events import turns as turn_events
from kingscourt.games.paladins.player import Player
from kingscourt.games.paladins.refusals import does_not_react
from kingscourt.games.paladins.state import PaladinsState
from kingscourt.games.paladins.steps.inquisition import reacting_cards
from kingscourt.games.paladins.terms.remarks import add_remarks
from kingscourt.games.paladins.vocabulary import LAST_PLAIN
from kingscourt.kernel.action import Action
from kingscourt.kernel.decision import ORDER, Pending, Question, ask
from kingscourt.kernel.phrase import Phrase
from kingscourt.kernel.refusal import Refusal, not_asked
from kingscourt.kernel.step import Step
from kingscourt.kernel.terms import Terms


def react(s: PaladinsState, p: Player, trigger: int) -> None:
    """Townsfolk hired until now will react; any hired during the action will not."""
    if p.townsfolk:
        cards = reacting_cards(s, p, trigger)
        if cards:
            s.push(Reactions(p.index, cards))


class Reactions(Step[PaladinsState]):
    """Each card once; the owner orders them where the order can be seen."""

    def __init__(self, who: int, cards: list[int]) -> None:
        self.who: int = who
        self.cards: list[int] = cards

    def proceed(self, s: PaladinsState) -> Pending | None:
        if len(self.cards) > 1 and self.order_matters(s):
            return ask(self.who)
        self.use(s, self.cards[0])
        return None

    def order_matters(self, s: PaladinsState) -> bool:
        """Whether some reward asks or interrupts; plain ones commute."""
        for card in self.cards:
            for reward in s.box.cards.townsfolk[card].reward:
                if reward.kind > LAST_PLAIN:
                    return True
        return False

    def use(self, s: PaladinsState, card: int) -> None:
        """One card gives its reward, the others wait below it."""
        s.pop()
        rest = [other for other in self.cards if other != card]
        if rest:
            s.push(Reactions(self.who, rest))
        folk = s.box.cards.townsfolk[card]
        if s.tells:
            s.emit(turn_events.reacted(s.players[self.who], folk))
        grant(s, self.who, folk.reward)

    def candidates(self, s: PaladinsState, seat: int) -> list[Action]:
        return [s.box.actions.react[card] for card in sorted(self.cards)]

    def explain(self, s: PaladinsState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, OfCard) or action.key != "paladins-action-react":
            return not_asked()
        return None if action.card in self.cards else does_not_react("PW-3.9")

    def apply(self, s: PaladinsState, seat: int, action: Action) -> None:
        assert isinstance(action, OfCard)
        self.use(s, action.card)

    def question(self, s: PaladinsState, seat: int) -> Question:
        return Question(ORDER, Phrase("paladins-prompt-reaction"), self.candidates(s, seat)[0])

    def add_terms(self, s: PaladinsState, seat: int, action: Action, terms: Terms) -> None:
        add_remarks(s, seat, action, terms)

    def facts(self) -> str:
        return f"Reactions {self.who} {self.cards}"
