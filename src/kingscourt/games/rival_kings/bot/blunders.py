"""Moves at Rival Kings that people laugh at, all judged by what lies open on the table."""

from __future__ import annotations

from typing import Final

from kingscourt.games.rival_kings.ability_action_classes import Use, UseOnPile, UseOnPlayer, UseWithCard
from kingscourt.games.rival_kings.actions import (
    Buy,
    Decline,
    EndTurn,
    Give,
    Recruit,
    Settle,
    SwapFor,
    TakeFrom,
    TakeMoney,
)
from kingscourt.games.rival_kings.player import Player
from kingscourt.games.rival_kings.scoring import points_of
from kingscourt.games.rival_kings.state import RivalKingsState
from kingscourt.games.rival_kings.steps.robbery import Robbery
from kingscourt.games.rival_kings.steps.swap_cards import SwapWithMiddle, SwapWithRival
from kingscourt.games.rival_kings.steps.take_character_actions import OwnAction
from kingscourt.games.rival_kings.vocabulary import (
    COINS_PER_BUILDING,
    COINS_PER_MARKER,
    EXTRA_MONEY,
    GIVE_MARKER,
    MONEY,
    NONE,
    PILES,
    SWAP_WITH_MIDDLE,
)
from kingscourt.kernel.action import Action
from kingscourt.kernel.blunder import AVOIDED, COMMITTED, NO_OPPORTUNITY, Blunder

GOOD: Final = 1  # point more at the end, the price included
COINS_TO_SPARE: Final = 4  # left after paying
PAIR: Final = 3  # points that a rival gains by a card
CLEARLY_LAST: Final = 3  # points behind everybody else
MUCH_LESS: Final = 2  # coins
CLEARLY_BEHIND: Final = 3  # points
FREE: Final = (COINS_PER_MARKER, COINS_PER_BUILDING, EXTRA_MONEY, GIVE_MARKER)


def judged(is_committed: bool) -> int:
    """An opportunity, taken or not."""
    return COMMITTED if is_committed else AVOIDED


class DeclinesMoney(Blunder[RivalKingsState]):
    """Declines an action that could have brought money for nothing."""

    def seen(self, s: RivalKingsState, seat: int, action: Action) -> int:
        for answer in s.legal(seat):
            if isinstance(answer, TakeMoney):
                return judged(isinstance(action, Decline))
        return NO_OPPORTUNITY


class TakesLessMoney(Blunder[RivalKingsState]):
    """Takes clearly less money than lies at another pile."""

    def seen(self, s: RivalKingsState, seat: int, action: Action) -> int:
        if not s.settings.money_is_shown or not any(s.money) or takes_money_again(s):
            return NO_OPPORTUNITY
        pile = pile_emptied_by(action)
        if pile == NONE or min(s.money) + MUCH_LESS > max(s.money):
            return NO_OPPORTUNITY
        return judged(s.money[pile] + MUCH_LESS <= max(s.money))


def takes_money_again(s: RivalKingsState) -> bool:
    """Whether another money action is to come in this turn, so that the order does not matter."""
    for step in s.agenda[:-1]:
        if isinstance(step, OwnAction) and step.kind == MONEY:
            return True
    step = s.agenda[-1]
    if isinstance(step, OwnAction) and step.kind == MONEY:
        return s.can_use(s.active, EXTRA_MONEY)
    return False


def pile_emptied_by(action: Action) -> int:
    """The pile whose money an answer takes, or NONE."""
    if isinstance(action, TakeMoney):
        return action.pile
    return action.pile if isinstance(action, UseOnPile) and action.ability == EXTRA_MONEY else NONE


class KeepsMarker(Blunder[RivalKingsState]):
    """Declines to settle or to give a marker away, without a subject that makes use of it."""

    def seen(self, s: RivalKingsState, seat: int, action: Action) -> int:
        if s.can_use(seat, COINS_PER_MARKER) or s.can_use(seat, GIVE_MARKER):
            return NO_OPPORTUNITY
        if not isinstance(s.agenda[-1], OwnAction):
            return NO_OPPORTUNITY
        for answer in s.legal(seat):
            if isinstance(answer, (Settle, Give)):
                return judged(isinstance(action, Decline))
        return NO_OPPORTUNITY


class SparesTheLeader(Blunder[RivalKingsState]):
    """Gives a marker to a rival who is clearly behind the leading one."""

    def seen(self, s: RivalKingsState, seat: int, action: Action) -> int:
        target = receiver_of(action)
        if target == NONE:
            return NO_OPPORTUNITY
        points = [points_of(s.components, player) for rival, player in enumerate(s.players) if rival != seat]
        if min(points) + CLEARLY_BEHIND > max(points):
            return NO_OPPORTUNITY
        return judged(points_of(s.components, s.players[target]) + CLEARLY_BEHIND <= max(points))


def receiver_of(action: Action) -> int:
    """The rival who gets a marker, or NONE."""
    if isinstance(action, Give):
        return action.rival
    return action.rival if isinstance(action, UseOnPlayer) and action.ability == GIVE_MARKER else NONE


class TakesRobbersMarker(Blunder[RivalKingsState]):
    """Takes a robber's marker though the Watchman could send it back and nobody else robs."""

    def seen(self, s: RivalKingsState, seat: int, action: Action) -> int:
        step = s.agenda[-1]
        if not isinstance(step, Robbery):
            return NO_OPPORTUNITY
        own = s.rank_of(seat)
        for rival, player in enumerate(s.players):
            rank = s.rank_of(rival)
            if rank > s.rank_of(step.robber) and s.components.steals_from[rank] == own and not player.limited:
                return NO_OPPORTUNITY  # another robber may be worth waiting for
        return judged(isinstance(action, Decline))


class LeavesAbilityUnused(Blunder[RivalKingsState]):
    """Ends the turn though the subject could bring coins or give a marker away for nothing."""

    def seen(self, s: RivalKingsState, seat: int, action: Action) -> int:
        is_free = False
        may_end = False
        for answer in s.legal(seat):
            if isinstance(answer, Use):
                is_free = is_free or answer.ability in FREE
            elif isinstance(answer, EndTurn):
                may_end = True
        return judged(isinstance(action, EndTurn)) if is_free and may_end else NO_OPPORTUNITY


def gain_by(s: RivalKingsState, player: Player, given: int, taken: int, price: int) -> int:
    """How many points more a player has after giving a card (or NONE) and a price for another card."""
    after = player.copy()
    if given != NONE:
        after.remove(given, False)
    if taken != NONE:
        after.add(taken)
    after.coins -= price
    return points_of(s.components, after) - points_of(s.components, player)


def pile_bought_from(action: Action) -> int:
    """The pile whose top card an answer pays for, or NONE."""
    if isinstance(action, Buy):
        return action.pile
    return action.pile if isinstance(action, Recruit) else NONE


def gain_by_purchase(s: RivalKingsState, seat: int, pile: int) -> int:
    """How many points more the seat has with the top card of a pile."""
    kind = s.top_of(pile)
    return gain_by(s, s.players[seat], NONE, kind, s.components.values[kind])


class DeclinesGoodCard(Blunder[RivalKingsState]):
    """Declines a card that brings points beyond its price, with coins to spare.

    A subject takes the place of the active one, which may be worth keeping unless a pair is at stake.
    """

    def seen(self, s: RivalKingsState, seat: int, action: Action) -> int:
        coins = s.players[seat].coins
        for answer in s.legal(seat):
            pile = pile_bought_from(answer)
            if pile == NONE or s.components.values[s.top_of(pile)] + COINS_TO_SPARE > coins:
                continue
            if gain_by_purchase(s, seat, pile) >= (GOOD if isinstance(answer, Buy) else PAIR):
                return judged(isinstance(action, Decline))
        return NO_OPPORTUNITY


class BuysAtALoss(Blunder[RivalKingsState]):
    """Buys a building that costs points although the game ends with this cycle."""

    def seen(self, s: RivalKingsState, seat: int, action: Action) -> int:
        if not is_last_cycle(s):
            return NO_OPPORTUNITY
        loses = False
        for answer in s.legal(seat):
            if isinstance(answer, Buy) and gain_by_purchase(s, seat, answer.pile) < 0:
                loses = True
        if not loses:
            return NO_OPPORTUNITY
        return judged(isinstance(action, Buy) and gain_by_purchase(s, seat, action.pile) < 0)


def is_last_cycle(s: RivalKingsState) -> bool:
    """Whether a pile is empty, so that the game ends after this cycle (RK-6.1)."""
    return any(len(pile) == 0 for pile in s.piles)


class EndsGameAsLast(Blunder[RivalKingsState]):
    """Takes the last card of a pile, which ends the game, and is clearly last with it."""

    def seen(self, s: RivalKingsState, seat: int, action: Action) -> int:
        if is_last_cycle(s):
            return NO_OPPORTUNITY
        lowest = min(
            [points_of(s.components, player) for rival, player in enumerate(s.players) if rival != seat]
        )
        own = points_of(s.components, s.players[seat])
        found = False
        for answer in s.legal(seat):
            pile = pile_bought_from(answer)
            if pile == NONE or len(s.piles[pile]) != 1:
                continue
            if own + gain_by_purchase(s, seat, pile) + CLEARLY_LAST <= lowest:
                found = True
                if answer is action:
                    return judged(True)
        return judged(False) if found else NO_OPPORTUNITY


class HelpsRivalByASwap(Blunder[RivalKingsState]):
    """Gives a rival a card worth a pair, though another swap does as much for oneself and less for rivals."""

    def seen(self, s: RivalKingsState, seat: int, action: Action) -> int:
        step = s.agenda[-1]
        if not isinstance(step, SwapWithRival) or not isinstance(action, TakeFrom):
            return NO_OPPORTUNITY
        own = gain_by(s, s.players[seat], step.card, action.card, 0)
        helps = False
        spares = False
        for answer in s.legal(seat):
            if isinstance(answer, TakeFrom):
                if gain_by(s, s.players[answer.rival], answer.card, step.card, 0) >= PAIR:
                    helps = True
                elif gain_by(s, s.players[seat], step.card, answer.card, 0) >= own:
                    spares = True
        if not helps or not spares:
            return NO_OPPORTUNITY
        return judged(gain_by(s, s.players[action.rival], action.card, step.card, 0) >= PAIR)


class LosesByASwap(Blunder[RivalKingsState]):
    """Swaps a card so that points are lost, though another answer loses none."""

    def seen(self, s: RivalKingsState, seat: int, action: Action) -> int:
        step = s.agenda[-1]
        if isinstance(step, (SwapWithRival, SwapWithMiddle)):
            gains = [self.of_answer(s, seat, step.card, answer) for answer in s.legal(seat)]
            if max(gains) < 0 or min(gains) >= 0:
                return NO_OPPORTUNITY
            return judged(self.of_answer(s, seat, step.card, action) < 0)
        return self.of_offer(s, seat, action)

    def of_answer(self, s: RivalKingsState, seat: int, given: int, answer: Action) -> int:
        """The points gained by a card in return."""
        if isinstance(answer, TakeFrom):
            return gain_by(s, s.players[seat], given, answer.card, 0)
        assert isinstance(answer, SwapFor)
        return gain_by(s, s.players[seat], given, s.top_of(answer.pile), 0)

    def of_offer(self, s: RivalKingsState, seat: int, action: Action) -> int:
        """The same one step before, with the Troubadour: no card in the middle is worth the one offered."""
        found = False
        for answer in s.legal(seat):
            if not isinstance(answer, UseWithCard) or answer.ability != SWAP_WITH_MIDDLE:
                continue
            if best_in_middle(s, seat, answer.card) < 0:
                found = True
                if answer is action:
                    return judged(True)
        return judged(False) if found else NO_OPPORTUNITY


def best_in_middle(s: RivalKingsState, seat: int, given: int) -> int:
    """The points gained by the best card that lies open."""
    tops = [s.top_of(pile) for pile in range(PILES)]
    return max([gain_by(s, s.players[seat], given, kind, 0) for kind in tops if kind != NONE])


BLUNDERS: Final[list[Blunder[RivalKingsState]]] = [
    DeclinesMoney("money-declined"),
    TakesLessMoney("smaller-money-taken"),
    KeepsMarker("marker-kept"),
    SparesTheLeader("marker-to-a-trailing-rival"),
    TakesRobbersMarker("watchman-unused"),
    LeavesAbilityUnused("free-ability-unused"),
    DeclinesGoodCard("good-card-declined-with-money"),
    BuysAtALoss("last-card-bought-at-a-loss"),
    EndsGameAsLast("game-ended-as-last"),
    HelpsRivalByASwap("rivals-pair-completed-by-a-swap"),
    LosesByASwap("swap-at-a-loss"),
]
