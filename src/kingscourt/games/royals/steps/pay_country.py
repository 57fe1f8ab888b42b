"""Paying country cards in small steps: first how many wild cards, then which (RY-2.6a, RY-2.6b).

The size of a hand is public, and so are the cards that it took from the display. Where they alone leave no
choice, nobody is asked. Otherwise the question is always asked, because skipping it would give away
something about the hand.
"""

from __future__ import annotations

from typing import Final

from kingscourt.games.royals.actions import Give, Wild
from kingscourt.games.royals.components import CityPosition
from kingscourt.games.royals.events.cards import tell_paid
from kingscourt.games.royals.hand import Hand, SureCards, least_whole
from kingscourt.games.royals.refusals import not_in_hand, too_few_for_wild, too_few_of_country
from kingscourt.games.royals.state import Payment, RoyalsState
from kingscourt.games.royals.terms.payment_bounds import WildRange, add_country_bounds
from kingscourt.kernel.action import Action
from kingscourt.kernel.decision import PICK_AMOUNT, PICK_ONE, Pending, Question, ask
from kingscourt.kernel.phrase import Phrase
from kingscourt.kernel.refusal import PAYMENT, Refusal, not_asked
from kingscourt.kernel.step import Step
from kingscourt.kernel.terms import Bounds

CARDS_FOR_ONE: Final = 3  # RY-2.6b
UNDECIDED: Final = -1


class PayCountry(Payment):
    """How many cards of the price others stand for. Immutable."""

    def __init__(self, position: CityPosition) -> None:
        self.position: CityPosition = position

    def proceed(self, s: RoyalsState) -> Pending | None:
        wild = only_number_of_wild_cards(s.players[s.turn].countries, self.position)
        if wild == UNDECIDED:
            return ask(s.turn)
        self.pay(s, s.turn, wild)
        return None

    def sure_countries(self, s: RoyalsState) -> SureCards | None:
        size = s.players[s.turn].countries.size
        return SureCards([self.position.country], least_whole(self.position.cost, size, CARDS_FOR_ONE))

    def legal(self, s: RoyalsState, seat: int) -> list[Action]:
        hand = s.players[seat].countries
        found: list[Action] = []
        for n in range(fewest_wild(hand, self.position), most_wild(hand, self.position) + 1):
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

    def reasons(self, s: RoyalsState, seat: int, action: Action) -> list[Refusal]:
        first = self.explain(s, seat, action)
        if first is None or not isinstance(action, Wild) or first.kind != PAYMENT:
            return [] if first is None else [first]
        size = s.players[seat].countries.size
        needed = self.position.cost + (CARDS_FOR_ONE - 1) * action.n
        second = too_few_for_wild(needed, size)
        return [first, second] if needed > size and not second.is_same(first) else [first]

    def apply(self, s: RoyalsState, seat: int, action: Action) -> None:
        assert isinstance(action, Wild)
        self.pay(s, seat, action.n)

    def pay(self, s: RoyalsState, seat: int, wild: int) -> None:
        """Lay off the cards of the country itself, and ask for the others."""
        country = self.position.country
        whole = self.position.cost - wild
        unseen = 0
        for _ in range(whole):
            if s.lay_off_country(seat, country):
                unseen += 1
        if whole > 0:
            tell_paid(s, s.components.country_events, seat, country, whole, unseen)
        s.pop()
        if wild > 0:
            push_country_gifts(s, self.position, CARDS_FOR_ONE * wild)

    def bounds(self, s: RoyalsState, seat: int, action: Action) -> Bounds | None:
        assert isinstance(action, Wild)
        found = Bounds({}, {})
        hand = s.players[seat].countries
        wild = wild_range(hand, self.position).only(action.n)
        add_country_bounds(found, s.components.country_ids, hand, self.position.country, wild)
        return found

    def question(self, s: RoyalsState, seat: int) -> Question:
        country = s.components.countries[self.position.country].name
        cost = s.components.price(s.components.titles[self.position.title])
        prompt = Phrase("royals-prompt-wild", {"country": country, "cost": cost})
        return Question(PICK_AMOUNT, prompt, self.legal(s, seat)[0])

    def facts(self) -> str:
        return f"PayCountry {self.position.text}"


class GiveCountries(Step[RoyalsState]):
    """One of the cards of any country that are still to be paid. Immutable.

    Each has a step of its own, so that no card is a part of the choice of another.
    """

    def __init__(self, position: CityPosition, n: int) -> None:
        self.position: CityPosition = position
        self.n: int = n  # this one included

    def proceed(self, s: RoyalsState) -> Pending | None:
        hand = s.players[s.turn].countries
        if hand.size > self.n and not is_openly_of_one_kind(hand):
            return ask(s.turn)
        while isinstance(s.agenda[-1], GiveCountries):
            s.agenda.pop()  # all that are left go together
        left = self.n
        for give in s.components.actions.give[self.position.country]:
            n = min(left, hand.cards[give.kind])
            left -= n
            for _ in range(n):
                self.lay_off(s, s.turn, give.kind)
        return None

    def lay_off(self, s: RoyalsState, seat: int, kind: int) -> None:
        """One card goes."""
        is_news = s.lay_off_country(seat, kind)
        s.tell_leaving(s.components.country_events.given[seat][kind], is_news)

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
        s.pop()
        self.lay_off(s, seat, action.kind)

    def question(self, s: RoyalsState, seat: int) -> Question:
        prompt = Phrase("royals-prompt-give", {"n": self.n})
        return Question(PICK_ONE, prompt, self.legal(s, seat)[0])

    def facts(self) -> str:
        return f"GiveCountries {self.position.text} {self.n}"


def push_country_gifts(s: RoyalsState, position: CityPosition, n: int) -> None:
    """The steps that pay some cards of any country; one is enough if the whole hand goes."""
    if s.players[s.turn].countries.size == n:
        s.push(GiveCountries(position, n))
        return
    s.agenda.extend([GiveCountries(position, left) for left in range(1, n + 1)])


def fewest_wild(hand: Hand, position: CityPosition) -> int:
    """For how many cards of the price others have to stand."""
    return max(0, position.cost - hand.cards[position.country])


def most_wild(hand: Hand, position: CityPosition) -> int:
    """For how many they can, which the size of the hand tells everyone."""
    return min(position.cost, (hand.size - position.cost) // (CARDS_FOR_ONE - 1))


def only_number_of_wild_cards(hand: Hand, position: CityPosition) -> int:
    """The number of wild cards where all can see that there is no choice, else UNDECIDED."""
    most = most_wild(hand, position)
    if most == 0:
        return 0
    known = sum(hand.shown)
    own = hand.shown[position.country]
    if position.cost - (hand.size - known + own) >= most:
        return most  # even if every unseen card is of the country
    if own == hand.size:
        return 0  # nobody gives three cards of a country for one of the same
    return UNDECIDED


def is_openly_of_one_kind(hand: Hand) -> bool:
    """Whether all can see that every card of a hand is of one country."""
    return hand.unseen == 0 and max(hand.cards) == hand.size


def wild_range(hand: Hand, position: CityPosition) -> WildRange:
    """What the owner of the hand can choose from."""
    only = only_number_of_wild_cards(hand, position)
    if only != UNDECIDED:
        return WildRange(position.cost, CARDS_FOR_ONE, only, only)
    return WildRange(position.cost, CARDS_FOR_ONE, fewest_wild(hand, position), most_wild(hand, position))
