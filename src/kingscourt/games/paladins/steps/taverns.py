"""Taverns are turned up, then picked one by one (PW-2.3, PW-2.5)."""

from __future__ import annotations

from typing import Final

from kingscourt.games.paladins.actions import PickTavern
from kingscourt.games.paladins.events import rounds as round_events
from kingscourt.games.paladins.player import Player
from kingscourt.games.paladins.refusals import tavern_taken
from kingscourt.games.paladins.rewards import Workers
from kingscourt.games.paladins.state import NO_SEAT, PaladinsState, without
from kingscourt.games.paladins.steps.inquisition import take_suspicions
from kingscourt.games.paladins.terms.remarks import add_remarks
from kingscourt.games.paladins.vocabulary import NO_CARD, WORKER_KINDS
from kingscourt.kernel.action import Action
from kingscourt.kernel.chance import Chance, ChanceOutcomes
from kingscourt.kernel.decision import PICK_PLACE, Pending, Question, ask, draw
from kingscourt.kernel.phrase import Phrase
from kingscourt.kernel.refusal import Refusal, not_asked
from kingscourt.kernel.step import Step
from kingscourt.kernel.terms import Terms


class TurnUpTaverns(Step[PaladinsState]):
    """One more than there are players; the discards are shuffled only when a card is missing."""

    def proceed(self, s: PaladinsState) -> Pending | None:
        if len(s.taverns) > s.seat_count:
            s.pop()
            return None
        if not s.tavern_deck:
            s.tavern_deck = sorted(s.tavern_discard)
            s.tavern_discard = []
            taverns = s.box.cards.taverns
            if s.tells:
                s.emit(round_events.taverns_shuffled([taverns[card] for card in s.tavern_deck]))
        return draw(Chance("tavern", ChanceOutcomes(s.tavern_deck, s.box.cards.tavern_names)))

    def resolve(self, s: PaladinsState, outcome: int) -> None:
        s.tavern_deck = without(s.tavern_deck, outcome)
        s.taverns = sorted([*s.taverns, outcome])
        if s.tells:
            s.emit(round_events.tavern_revealed(s.box.cards.taverns[outcome]))


class PickTaverns(Step[PaladinsState]):
    """From the start player everyone takes a tavern and its workers; suspicions come before the next pick."""

    def proceed(self, s: PaladinsState) -> Pending | None:
        picker = self.picker(s)
        if picker == NO_SEAT:
            s.pop()
            return None
        return ask(picker)

    def picker(self, s: PaladinsState) -> int:
        """The seat that picks next."""
        for step in range(s.seat_count):
            seat = (s.start + step) % s.seat_count
            if s.players[seat].tavern == NO_CARD:
                return seat
        return NO_SEAT

    def is_taken(self, s: PaladinsState, tavern: int) -> bool:
        """Whether somebody has a tavern."""
        return any(p.tavern == tavern for p in s.players)

    def candidates(self, s: PaladinsState, seat: int) -> list[Action]:
        return [s.box.actions.tavern[tavern] for tavern in s.taverns]

    def explain(self, s: PaladinsState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, PickTavern) or action.tavern not in s.taverns:
            return not_asked()
        return tavern_taken() if self.is_taken(s, action.tavern) else None

    def apply(self, s: PaladinsState, seat: int, action: Action) -> None:
        assert isinstance(action, PickTavern)
        p = s.players[seat]
        s.active = seat
        p.tavern = action.tavern
        tavern = s.box.cards.taverns[action.tavern]
        if s.tells:
            s.emit(round_events.tavern_taken(p, tavern))
        if s.opponent is not None:  # PW-7.3
            for other in s.taverns:
                if other != action.tavern:
                    take_suspicions(s, s.seat_count, s.box.cards.taverns[other].workers.criminals)
        take_workers(s, p, tavern.workers)

    def question(self, s: PaladinsState, seat: int) -> Question:
        return Question(PICK_PLACE, Phrase("paladins-prompt-tavern"), self.legal(s, seat)[0])

    def add_terms(self, s: PaladinsState, seat: int, action: Action, terms: Terms) -> None:
        terms.label_says = True
        add_remarks(s, seat, action, terms)


def take_workers(s: PaladinsState, p: Player, workers: Workers) -> None:
    """All workers of a card, then a suspicion for each criminal (PW-2.9)."""
    for kind in range(WORKER_KINDS):
        p.workers[kind] += workers.counts[kind]
    take_suspicions(s, p.index, workers.criminals)


TURN_UP_TAVERNS: Final = TurnUpTaverns()
PICK_TAVERNS: Final = PickTaverns()
