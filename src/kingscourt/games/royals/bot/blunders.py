"""Moves in Royals that people laugh at, as the player could know it."""

from __future__ import annotations

from typing import Final

from kingscourt.games.royals.actions import DRAW_BOTH, END_TURN, Claim, Give, Take, Wild
from kingscourt.games.royals.bot.sure_points import (
    cards_needed,
    claims,
    gain_if_scored,
    is_last_turn,
    scoring_follows,
)
from kingscourt.games.royals.components import CityPosition
from kingscourt.games.royals.state import VACANT, RoyalsState
from kingscourt.games.royals.steps.draw_cards import ChooseDraw, DrawCards
from kingscourt.games.royals.steps.pay_country import GiveCountries, PayCountry
from kingscourt.games.royals.steps.pay_intrigue import PayIntrigue
from kingscourt.games.royals.steps.play_cards import Play
from kingscourt.kernel.action import Action
from kingscourt.kernel.blunder import AVOIDED, COMMITTED, NO_OPPORTUNITY, Blunder

WORTH_MENTIONING: Final = 3  # points
LONG: Final = 5  # cards of one country that are worth keeping together
SHORT: Final = 2
DEAR: Final = 5  # cards of a position for which one collects
MANY: Final = 8  # country cards with which one should be able to do something


def verdict(committed: bool) -> int:
    """What an answer to an opportunity is."""
    return COMMITTED if committed else AVOIDED


class DrawsInVain(Blunder[RoyalsState]):
    """Draws three country cards that will be thrown away, because nothing can be bought without intrigue."""

    def seen(self, s: RoyalsState, seat: int, action: Action) -> int:
        box = s.components.box
        player = s.players[seat]
        if not isinstance(s.agenda[-1], ChooseDraw) or player.countries.size + box.draw <= box.country_limit:
            return NO_OPPORTUNITY
        if player.intrigues.size >= box.intrigue_limit or claims(s, seat):
            return NO_OPPORTUNITY
        return verdict(action != DRAW_BOTH)


class NoIntrigueOnFullBoard(Blunder[RoyalsState]):
    """Collects country cards without end though every position is held and no intrigue card is in hand."""

    def seen(self, s: RoyalsState, seat: int, action: Action) -> int:
        player = s.players[seat]
        if not isinstance(s.agenda[-1], ChooseDraw) or VACANT in s.holders:
            return NO_OPPORTUNITY
        if player.intrigues.size > 0 or player.countries.size < MANY:
            return NO_OPPORTUNITY
        return verdict(action != DRAW_BOTH)


class ThrowsCardsAway(Blunder[RoyalsState]):
    """Ends the turn above the hand limit instead of occupying something vacant with these cards."""

    def seen(self, s: RoyalsState, seat: int, action: Action) -> int:
        if not isinstance(s.agenda[-1], Play):
            return NO_OPPORTUNITY
        if s.players[seat].countries.size <= s.components.box.country_limit:
            return NO_OPPORTUNITY
        for claim in claims(s, seat):
            if not claim.takes_over:
                return verdict(action == END_TURN)
        return NO_OPPORTUNITY


class KingLeftVacant(Blunder[RoyalsState]):
    """Ends the turn although all the matching cards for a vacant King are in hand."""

    def seen(self, s: RoyalsState, seat: int, action: Action) -> int:
        if not isinstance(s.agenda[-1], Play):
            return NO_OPPORTUNITY
        king = len(s.components.titles) - 1
        cards = s.players[seat].countries.cards
        for claim in claims(s, seat):
            position = s.components.positions[claim.position]
            if position.title == king and not claim.takes_over and cards[position.country] >= position.cost:
                return verdict(action == END_TURN)
        return NO_OPPORTUNITY


class PointsLeftBehind(Blunder[RoyalsState]):
    """Ends the last turn though a position in reach scores, or one before a scoring that pays every card."""

    def seen(self, s: RoyalsState, seat: int, action: Action) -> int:
        if not isinstance(s.agenda[-1], Play):
            return NO_OPPORTUNITY
        is_last = is_last_turn(s)
        if not is_last and not scoring_follows(s):
            return NO_OPPORTUNITY
        for claim in claims(s, seat):
            least = WORTH_MENTIONING
            if not is_last:
                least = max(least, cards_needed(s, seat, claim))
            if gain_if_scored(s, seat, claim, is_last) >= least:
                return verdict(action == END_TURN)
        return NO_OPPORTUNITY


class NeedlessWildCards(Blunder[RoyalsState]):
    """Pays with three cards for one although the matching card is in hand."""

    def seen(self, s: RoyalsState, seat: int, action: Action) -> int:
        step = s.agenda[-1]
        if not isinstance(step, PayCountry | PayIntrigue) or not isinstance(action, Wild):
            return NO_OPPORTUNITY
        fewest = s.legal(seat)[0]
        assert isinstance(fewest, Wild)
        return verdict(action.n > fewest.n)


class BreaksLongSuit(Blunder[RoyalsState]):
    """Gives cards of the country it collects as wild cards, though it has enough stray ones."""

    def seen(self, s: RoyalsState, seat: int, action: Action) -> int:
        step = s.agenda[-1]
        if not isinstance(step, GiveCountries) or not isinstance(action, Give):
            return NO_OPPORTUNITY
        cards = s.players[seat].countries.cards
        stray = sum([n for n in cards if n <= SHORT])
        if max(cards) < LONG or stray < step.n or not has_dear_vacancy(s, cards.index(max(cards))):
            return NO_OPPORTUNITY
        return verdict(cards[action.kind] == max(cards))


class LastCardNotTaken(Blunder[RoyalsState]):
    """Leaves the very card on the display that would pay for a dear vacant position in this turn."""

    def seen(self, s: RoyalsState, seat: int, action: Action) -> int:
        step = s.agenda[-1]
        if not isinstance(step, DrawCards) or step.countries != 1 or step.intrigues > 0:
            return NO_OPPORTUNITY
        hand = s.players[seat].countries
        wanted: list[int] = []
        for position in s.components.positions:
            kind = position.country
            is_last = hand.cards[kind] + 1 == position.cost and s.affordable(seat, kind) < position.cost
            is_wanted = position.cost >= DEAR and s.holders[position.index] == VACANT and is_last
            if is_wanted and s.display[kind] > 0:
                wanted.append(kind)
        if not wanted:
            return NO_OPPORTUNITY
        return verdict(not isinstance(action, Take) or action.kind not in wanted)


class PassesVacancy(Blunder[RoyalsState]):
    """Spends intrigue on a position while the same title is vacant nearby, with a city bonus on top."""

    def seen(self, s: RoyalsState, seat: int, action: Action) -> int:
        if not isinstance(action, Claim):
            return NO_OPPORTUNITY
        found = False
        vacancies = [claim for claim in claims(s, seat) if not claim.takes_over]
        for claim in claims(s, seat):
            position = s.components.positions[claim.position]
            if claim.takes_over and has_better(s, position, vacancies):
                if claim == action:
                    return COMMITTED
                found = True
        return AVOIDED if found else NO_OPPORTUNITY


def has_better(s: RoyalsState, position: CityPosition, vacancies: list[Claim]) -> bool:
    """Whether the same title is vacant in the same country, and its city bonus untaken."""
    for claim in vacancies:
        other = s.components.positions[claim.position]
        if (
            other.country == position.country
            and other.title == position.title
            and s.city_bonuses[other.city] == VACANT
        ):
            return True
    return False


def has_dear_vacancy(s: RoyalsState, country: int) -> bool:
    """Whether a position that one collects for is vacant in a country."""
    for index in s.components.countries[country].positions:
        if s.holders[index] == VACANT and s.components.positions[index].cost >= DEAR:
            return True
    return False


BLUNDERS: Final[list[Blunder[RoyalsState]]] = [
    DrawsInVain("three-cards-drawn-in-vain"),
    NoIntrigueOnFullBoard("no-intrigue-on-full-board"),
    ThrowsCardsAway("cards-thrown-away"),
    KingLeftVacant("king-left-vacant"),
    PointsLeftBehind("points-left-behind"),
    NeedlessWildCards("needless-wild-cards"),
    BreaksLongSuit("long-suit-broken"),
    LastCardNotTaken("last-card-not-taken"),
    PassesVacancy("takeover-beside-vacancy"),
]
