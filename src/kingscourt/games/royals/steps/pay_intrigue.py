"""Paying the intrigue of a takeover in small steps: how many pairs, then which cards (RY-2.6c).

As with country cards, a question is skipped only if the size of the hand decides it.
"""

from __future__ import annotations

from typing import Final

from kingscourt.games.royals.actions import Give, Wild
from kingscourt.games.royals.components import CityPosition
from kingscourt.games.royals.hand import Hand, SureCards, least_whole
from kingscourt.games.royals.refusals import does_not_show, not_in_hand, wrong_wild_intrigue
from kingscourt.games.royals.state import Payment, RoyalsState
from kingscourt.games.royals.terms.payment_bounds import WildRange, add_intrigue_bounds
from kingscourt.kernel.action import Action
from kingscourt.kernel.decision import PICK_AMOUNT, PICK_ONE, Pending, Question, ask
from kingscourt.kernel.phrase import Phrase, Value
from kingscourt.kernel.refusal import Refusal, not_asked
from kingscourt.kernel.terms import Bounds

INTRIGUES_FOR_ONE: Final = 2  # RY-2.6c


class PayIntrigue(Payment):
    """How many intrigue cards of the price pairs stand for. Immutable."""

    def __init__(self, position: CityPosition) -> None:
        self.position: CityPosition = position

    def proceed(self, s: RoyalsState) -> Pending | None:
        if s.players[s.turn].intrigues.size < self.position.intrigue + INTRIGUES_FOR_ONE - 1:
            self.choose(s, 0)
            return None
        return ask(s.turn)

    def sure_intrigues(self, s: RoyalsState) -> SureCards | None:
        size = s.players[s.turn].intrigues.size
        least = least_whole(self.position.intrigue, size, INTRIGUES_FOR_ONE)
        return SureCards(s.components.matching[self.position.country], least)

    def legal(self, s: RoyalsState, seat: int) -> list[Action]:
        matching = s.components.matching[self.position.country]
        wild = wild_intrigue_range(s.players[seat].intrigues, matching, self.position.intrigue)
        found: list[Action] = []
        for n in range(wild.least, wild.most + 1):
            found.append(s.components.actions.wild_intrigue[n])
        return found

    def candidates(self, s: RoyalsState, seat: int) -> list[Action]:
        found: list[Action] = []
        for wild in s.components.actions.wild_intrigue[: self.position.intrigue + 1]:
            found.append(wild)
        return found

    def explain(self, s: RoyalsState, seat: int, action: Action) -> Refusal | None:
        wild = s.components.actions.wild_intrigue
        if not isinstance(action, Wild) or action.n > self.position.intrigue or action != wild[action.n]:
            return not_asked()
        hand = s.players[seat].intrigues
        whole = self.position.intrigue - action.n
        matching = 0
        for kind in s.components.matching[self.position.country]:
            matching += hand.cards[kind]
        needed = whole + INTRIGUES_FOR_ONE * action.n
        if whole > matching or needed > hand.size:
            country = s.components.countries[self.position.country].name
            return wrong_wild_intrigue(country, whole - matching, needed - hand.size)
        return None

    def apply(self, s: RoyalsState, seat: int, action: Action) -> None:
        assert isinstance(action, Wild)
        self.choose(s, action.n)

    def choose(self, s: RoyalsState, wild: int) -> None:
        """Ask for matching cards first, then for the pairs."""
        s.pop()
        free = INTRIGUES_FOR_ONE * wild
        for left in range(1, free + 1):
            s.push(GiveIntrigues(self.position, 0, left))
        for left in range(1, self.position.intrigue - wild + 1):
            s.push(GiveIntrigues(self.position, left, free))

    def bounds(self, s: RoyalsState, seat: int, action: Action) -> Bounds | None:
        assert isinstance(action, Wild)
        found = Bounds({}, {})
        hand = s.players[seat].intrigues
        matching = s.components.matching[self.position.country]
        wild = wild_intrigue_range(hand, matching, self.position.intrigue).only(action.n)
        add_intrigue_bounds(found, s.components.intrigue_ids, hand, matching, wild)
        return found

    def question(self, s: RoyalsState, seat: int) -> Question:
        country = s.components.countries[self.position.country].name
        args: dict[str, Value] = {"country": country, "cost": self.position.intrigue}
        prompt = Phrase("royals-prompt-wild-intrigue", args)
        return Question(PICK_AMOUNT, prompt, self.legal(s, seat)[0])

    def facts(self) -> str:
        return f"PayIntrigue {self.position.text}"


class GiveIntrigues(Payment):
    """One of the cards still to pay: some of the country, then some of any kind. Immutable.

    Each has a step of its own, so that no card is a part of the choice of another.
    """

    def __init__(self, position: CityPosition, whole: int, free: int) -> None:
        self.position: CityPosition = position
        self.whole: int = whole  # this one included
        self.free: int = free

    def proceed(self, s: RoyalsState) -> Pending | None:
        hand = s.players[s.turn].intrigues
        if hand.size > self.whole + self.free:
            return ask(s.turn)
        while isinstance(s.agenda[-1], GiveIntrigues):
            s.pop()  # all that are left go together
        for give in s.components.actions.give_intrigue[self.position.country]:
            for _ in range(hand.cards[give.kind]):
                self.lay_off(s, s.turn, give.kind)
        return None

    def sure_intrigues(self, s: RoyalsState) -> SureCards | None:
        return SureCards(s.components.matching[self.position.country], self.whole)

    def lay_off(self, s: RoyalsState, seat: int, kind: int) -> None:
        """One card goes."""
        is_news = s.lay_off_intrigue(seat, kind)
        s.tell_leaving(s.components.intrigue_events.given[seat][kind], is_news)

    def legal(self, s: RoyalsState, seat: int) -> list[Action]:
        cards = s.players[seat].intrigues.cards
        matching = s.components.matching[self.position.country]
        found: list[Action] = []
        for give in s.components.actions.give_intrigue[self.position.country]:
            if cards[give.kind] > 0 and (self.whole == 0 or give.kind in matching):
                found.append(give)
        return found

    def candidates(self, s: RoyalsState, seat: int) -> list[Action]:
        return list(s.components.actions.give_intrigue[self.position.country])

    def explain(self, s: RoyalsState, seat: int, action: Action) -> Refusal | None:
        gives = s.components.actions.give_intrigue[self.position.country]
        if not isinstance(action, Give) or action not in gives:
            return not_asked()
        found = self.against_card(s, seat, action)
        return found[0] if found else None

    def reasons(self, s: RoyalsState, seat: int, action: Action) -> list[Refusal]:
        gives = s.components.actions.give_intrigue[self.position.country]
        if not isinstance(action, Give) or action not in gives:
            return [not_asked()]
        return self.against_card(s, seat, action)

    def against_card(self, s: RoyalsState, seat: int, give: Give) -> list[Refusal]:
        """What stands against giving a card: what it shows, and the hand."""
        found: list[Refusal] = []
        if self.whole > 0 and give.kind not in s.components.matching[self.position.country]:
            found.append(does_not_show(give.card, s.components.countries[self.position.country].name))
        if s.players[seat].intrigues.cards[give.kind] == 0:
            found.append(not_in_hand("RY-2.6c", give.family, give.card))
        return found

    def apply(self, s: RoyalsState, seat: int, action: Action) -> None:
        assert isinstance(action, Give)
        s.pop()
        self.lay_off(s, seat, action.kind)

    def question(self, s: RoyalsState, seat: int) -> Question:
        country = s.components.countries[self.position.country].name
        if self.whole > 0:
            prompt = Phrase("royals-prompt-give-intrigue", {"n": self.whole, "country": country})
        else:
            prompt = Phrase("royals-prompt-give-any-intrigue", {"n": self.free})
        return Question(PICK_ONE, prompt, self.legal(s, seat)[0])

    def facts(self) -> str:
        return f"GiveIntrigues {self.position.text} {self.whole} {self.free}"


def wild_intrigue_range(hand: Hand, matching: list[int], cost: int) -> WildRange:
    """For how many cards of the price pairs can stand (RY-2.6c)."""
    fitting = sum([hand.cards[kind] for kind in matching])
    most = min(cost, (hand.size - cost) // (INTRIGUES_FOR_ONE - 1))
    return WildRange(cost, INTRIGUES_FOR_ONE, max(0, cost - fitting), most)
