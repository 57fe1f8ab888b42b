"""Paying country cards in small steps: first how many wild cards, then which (RY-2.6a, RY-2.6b).

The size of a hand is public. Where it alone decides, nobody is asked. Otherwise the question is always
asked, because skipping it would give away something about the hand.
"""

from __future__ import annotations

from typing import Final

from kingscourt.games.royals.actions import Give, Wild
from kingscourt.games.royals.components import CityPosition
from kingscourt.games.royals.refusals import not_in_hand, too_few_for_wild, too_few_of_country
from kingscourt.games.royals.state import RoyalsState
from kingscourt.games.royals.steps.payment_step_base import Payment, Promise, least_whole
from kingscourt.kernel.action import Action
from kingscourt.kernel.decision import PICK_AMOUNT, PICK_ONE, Pending, Question, ask
from kingscourt.kernel.phrase import Phrase
from kingscourt.kernel.refusal import Refusal, not_asked
from kingscourt.kernel.step import Step

CARDS_FOR_ONE: Final = 3  # RY-2.6b


class PayCountry(Payment):
    """How many cards of the price others stand for. Immutable."""

    def __init__(self, position: CityPosition) -> None:
        self.position: CityPosition = position

    def proceed(self, s: RoyalsState) -> Pending | None:
        if s.players[s.turn].countries.size < self.position.cost + CARDS_FOR_ONE - 1:
            self.pay(s, s.turn, 0)
            return None
        return ask(s.turn)

    def country_promise(self, s: RoyalsState) -> Promise | None:
        size = s.players[s.turn].countries.size
        return Promise([self.position.country], least_whole(self.position.cost, size, CARDS_FOR_ONE))

    def legal(self, s: RoyalsState, seat: int) -> list[Action]:
        hand = s.players[seat].countries
        cost = self.position.cost
        least = max(0, cost - hand.cards[self.position.country])
        most = min(cost, (hand.size - cost) // (CARDS_FOR_ONE - 1))
        found: list[Action] = []
        for n in range(least, most + 1):
            found.append(s.components.actions.wild[n])
        return found

    def candidates(self, s: RoyalsState, seat: int) -> list[Action]:
        found: list[Action] = []
        for wild in s.components.actions.wild[: self.position.cost + 1]:
            found.append(wild)
        return found

    def explain(self, s: RoyalsState, seat: int, action: Action) -> Refusal | None:
        wild = s.components.actions.wild
        if not isinstance(action, Wild) or action.n > self.position.cost or action != wild[action.n]:
            return not_asked()
        hand = s.players[seat].countries
        whole = self.position.cost - action.n
        have = hand.cards[self.position.country]
        if whole > have:
            return too_few_of_country(s.components.countries[self.position.country].name, whole, have)
        needed = whole + CARDS_FOR_ONE * action.n
        return too_few_for_wild(needed, hand.size) if needed > hand.size else None

    def apply(self, s: RoyalsState, seat: int, action: Action) -> None:
        assert isinstance(action, Wild)
        self.pay(s, seat, action.n)

    def pay(self, s: RoyalsState, seat: int, wild: int) -> None:
        """Lay off the cards of the country itself, and ask for the others."""
        country = self.position.country
        whole = self.position.cost - wild
        for _ in range(whole):
            s.lay_off_country(seat, country)
        if whole > 0:
            s.emit(s.components.country_events.paid(seat, country, whole))
        s.pop()
        if wild > 0:
            s.push(GiveCountries(self.position, CARDS_FOR_ONE * wild))

    def question(self, s: RoyalsState, seat: int) -> Question:
        country = s.components.countries[self.position.country].name
        prompt = Phrase("royals-prompt-wild", {"country": country, "cost": self.position.cost})
        return Question(PICK_AMOUNT, prompt, self.legal(s, seat)[0])

    def facts(self) -> str:
        return f"PayCountry {self.position.text}"


class GiveCountries(Step[RoyalsState]):
    """The cards of any country that are still to be paid. Immutable."""

    def __init__(self, position: CityPosition, n: int) -> None:
        self.position: CityPosition = position
        self.n: int = n

    def proceed(self, s: RoyalsState) -> Pending | None:
        hand = s.players[s.turn].countries
        if hand.size > self.n:
            return ask(s.turn)
        for give in s.components.actions.give[self.position.country]:
            for _ in range(hand.cards[give.kind]):
                self.lay_off(s, s.turn, give.kind)
        s.pop()
        return None

    def lay_off(self, s: RoyalsState, seat: int, kind: int) -> None:
        """One card goes."""
        s.lay_off_country(seat, kind)
        s.emit(s.components.country_events.given[seat][kind])

    def legal(self, s: RoyalsState, seat: int) -> list[Action]:
        cards = s.players[seat].countries.cards
        found: list[Action] = []
        for give in s.components.actions.give[self.position.country]:
            if cards[give.kind] > 0:
                found.append(give)
        return found

    def candidates(self, s: RoyalsState, seat: int) -> list[Action]:
        return list(s.components.actions.give[self.position.country])

    def explain(self, s: RoyalsState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Give) or action not in s.components.actions.give[self.position.country]:
            return not_asked()
        if s.players[seat].countries.cards[action.kind] == 0:
            return not_in_hand("RY-2.6b", action.family, action.card)
        return None

    def apply(self, s: RoyalsState, seat: int, action: Action) -> None:
        assert isinstance(action, Give)
        self.lay_off(s, seat, action.kind)
        s.pop()
        if self.n > 1:
            s.push(GiveCountries(self.position, self.n - 1))

    def question(self, s: RoyalsState, seat: int) -> Question:
        prompt = Phrase("royals-prompt-give", {"n": self.n})
        return Question(PICK_ONE, prompt, self.legal(s, seat)[0])

    def facts(self) -> str:
        return f"GiveCountries {self.position.text} {self.n}"
