"""Taxes, suspicions and the inquisition they bring, as steps that interrupt anyone's turn (PW-4, PW-5)."""

from __future__ import annotations

from typing import Final

from kingscourt.games.paladins.actions import DECLINE, OfCard
from kingscourt.games.paladins.card_faces import Townsfolk
from kingscourt.games.paladins.effects.plain_gains import discard_suspicions, gain, move_marker, take_debt
from kingscourt.games.paladins.events import inquisition as inquisition_events
from kingscourt.games.paladins.events import solo_opponent as opponent_events
from kingscourt.games.paladins.events import turns as turn_events
from kingscourt.games.paladins.places import AREA_COUNT
from kingscourt.games.paladins.player import Player
from kingscourt.games.paladins.refusals import condition_unmet, does_not_react
from kingscourt.games.paladins.state import PaladinsState, replaced
from kingscourt.games.paladins.vocabulary import DISCARD_SUSPICION, INQUISITION
from kingscourt.kernel.action import Action
from kingscourt.kernel.chance import Chance, ChanceOutcomes
from kingscourt.kernel.decision import PICK_ONE, Pending, Question, ask, draw
from kingscourt.kernel.phrase import Phrase
from kingscourt.kernel.refusal import Refusal, not_asked
from kingscourt.kernel.step import Step


def take_tax(s: PaladinsState, p: Player, n: int) -> None:
    """Silver from the tax supply; its last silver brings the inquisition (PW-4.1, PW-5.3)."""
    if n == 0:
        return
    from_supply = min(n, s.tax)
    s.tax -= from_supply
    if s.is_opponent(p.index):  # PW-7.4
        if s.tells:
            s.emit(opponent_events.opponent_taxed(from_supply))
        move_marker(s, p, n)
    else:
        p.silver += n
        if s.tells:
            s.emit(turn_events.taxed(p, n, from_supply))
    if s.tax == 0:
        s.push(THE_INQUISITION)


class TakeSuspicion(Step[PaladinsState]):
    """One card of the suspicion deck, and its tax at once (PW-5.1)."""

    def __init__(self, who: int, is_second_try: bool) -> None:
        self.who: int = who
        self.is_second_try: bool = is_second_try

    def proceed(self, s: PaladinsState) -> Pending | None:
        if sum(s.suspicion_deck) == 0:
            if sum(s.suspicion_discard) == 0:
                s.pop()
                if not self.is_second_try:
                    s.push(AFTER_INQUISITION[self.who])
                    s.push(THE_INQUISITION)  # PW-5.2
                return None
            s.suspicion_deck = s.suspicion_discard
            s.suspicion_discard = [0] * len(s.suspicion_deck)
            if s.tells:
                s.emit(inquisition_events.suspicions_shuffled(s.suspicion_deck))
        taxes = [tax for tax in range(len(s.suspicion_deck)) if s.suspicion_deck[tax] > 0]
        weights = [s.suspicion_deck[tax] for tax in taxes]
        return draw(Chance("suspicion", ChanceOutcomes(taxes, s.box.suspicion_names, weights)))

    def resolve(self, s: PaladinsState, outcome: int) -> None:
        s.pop()
        p = s.players[self.who]
        s.suspicion_deck = replaced(s.suspicion_deck, outcome, s.suspicion_deck[outcome] - 1)
        p.suspicions = [*p.suspicions, outcome]
        if s.tells:
            s.emit(turn_events.suspected(p, outcome))
        take_tax(s, p, outcome)

    def facts(self) -> str:
        return f"TakeSuspicion {self.who} {self.is_second_try}"


class Inquisition(Step[PaladinsState]):
    """Reactions of all players in turn order, even if they have passed, then the verdict (PW-5.4)."""

    def proceed(self, s: PaladinsState) -> Pending | None:
        s.pop()
        if s.tells:
            s.emit(inquisition_events.inquisition())
        s.push(THE_VERDICT)
        for who in reversed(s.in_turn_order(s.active)):
            cards = reacting_cards(s, s.players[who], INQUISITION)
            if cards:
                s.push(InquisitionReactions(who, cards))
        return None


class InquisitionReactions(Step[PaladinsState]):
    """The townsfolk of one player that react to the inquisition, each once, in the owner's order (PW-5.4)."""

    def __init__(self, who: int, cards: list[int]) -> None:
        self.who: int = who
        self.cards: list[int] = cards

    def proceed(self, s: PaladinsState) -> Pending | None:
        p = s.players[self.who]
        for card in self.cards:
            folk = s.box.cards.townsfolk[card]
            if discards(folk) and is_met(folk, p) and p.suspicions:
                return ask(self.who)
        self.finish(s)
        return None

    def finish(self, s: PaladinsState) -> None:
        """Once no discard can change a condition, the other townsfolk give their rewards."""
        s.pop()
        p = s.players[self.who]
        for card in self.cards:
            folk = s.box.cards.townsfolk[card]
            if not discards(folk) and is_met(folk, p):
                give_reaction(s, p, folk)

    def candidates(self, s: PaladinsState, seat: int) -> list[Action]:
        return [*[s.box.actions.react[card] for card in sorted(self.cards)], DECLINE]

    def explain(self, s: PaladinsState, seat: int, action: Action) -> Refusal | None:
        if action is DECLINE:
            return None
        if not isinstance(action, OfCard) or action.key != "paladins-action-react":
            return not_asked()
        if action.card not in self.cards:
            return does_not_react("PW-5.4")
        folk = s.box.cards.townsfolk[action.card]
        p = s.players[self.who]
        if not is_met(folk, p) or (discards(folk) and not p.suspicions):
            return condition_unmet()
        return None

    def apply(self, s: PaladinsState, seat: int, action: Action) -> None:
        if action is DECLINE:
            if s.tells:
                s.emit(turn_events.declined_reactions(s.players[seat]))
            self.finish(s)
            return
        assert isinstance(action, OfCard)
        s.pop()
        rest = [card for card in self.cards if card != action.card]
        if rest:
            s.push(InquisitionReactions(self.who, rest))
        give_reaction(s, s.players[self.who], s.box.cards.townsfolk[action.card])

    def question(self, s: PaladinsState, seat: int) -> Question:
        return Question(PICK_ONE, Phrase("paladins-prompt-inquisition"), self.legal(s, seat)[0])

    def facts(self) -> str:
        return f"InquisitionReactions {self.who} {self.cards}"


class Verdict(Step[PaladinsState]):
    """Those with the most suspicions take a debt and discard half; then the tax supply is filled (PW-5.4)."""

    def proceed(self, s: PaladinsState) -> Pending | None:
        s.pop()
        most = 0
        for p in s.players:
            most = max(most, len(p.suspicions))
        if most == 0:
            if s.tells:
                s.emit(inquisition_events.nobody_accused())
        else:
            for who in s.in_turn_order(s.active):
                p = s.players[who]
                if len(p.suspicions) == most:
                    if s.tells:
                        s.emit(inquisition_events.accused(p, most))
                    take_debt(s, p)
                    discard_suspicions(s, p, most // 2)
        missing = s.full_tax() - s.tax
        s.tax += missing
        if s.tells:
            s.emit(inquisition_events.tax_refilled(missing))
        return None


def reacting_cards(s: PaladinsState, p: Player, trigger: int) -> list[int]:
    """Hired townsfolk that react to something, in the order they were hired."""
    townsfolk = s.box.cards.townsfolk
    return [card for card in p.townsfolk if townsfolk[card].trigger == trigger]


def is_met(folk: Townsfolk, p: Player) -> bool:
    """Whether its condition holds now (PW-5.4)."""
    return folk.least <= len(p.suspicions) <= folk.most


def discards(folk: Townsfolk) -> bool:
    """Whether it takes suspicions away, so that its time matters and it may be declined."""
    return any(reward.kind == DISCARD_SUSPICION for reward in folk.reward)


def give_reaction(s: PaladinsState, p: Player, folk: Townsfolk) -> None:
    """Give the rewards of a townsfolk in an inquisition, none of which interrupts (PW-5.6)."""
    if s.tells:
        s.emit(turn_events.reacted(p, folk))
    for reward in folk.reward:
        if reward.kind == DISCARD_SUSPICION:
            discard_suspicions(s, p, min(1, len(p.suspicions)))
        else:
            gain(s, p, reward)


THE_INQUISITION: Final = Inquisition()
THE_VERDICT: Final = Verdict()
SUSPICION: Final = [TakeSuspicion(who, False) for who in range(AREA_COUNT)]
AFTER_INQUISITION: Final = [TakeSuspicion(who, True) for who in range(AREA_COUNT)]


def take_suspicions(s: PaladinsState, who: int, n: int) -> None:
    """So many suspicions, one after the other (PW-2.9)."""
    for _ in range(n):
        s.push(SUSPICION[who])
