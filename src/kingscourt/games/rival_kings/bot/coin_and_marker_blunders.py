"""Laughable moves with coins and markers."""

from __future__ import annotations

from typing import Final

from kingscourt.games.rival_kings.ability_action_classes import Use, UseOnPile, UseOnPlayer
from kingscourt.games.rival_kings.action_ability_and_pile_numbers import (
    COINS_PER_BUILDING,
    COINS_PER_MARKER,
    EXTRA_MONEY,
    GIVE_MARKER,
    MONEY,
    NONE,
)
from kingscourt.games.rival_kings.actions import Decline, EndTurn, Give, Settle, TakeMoney
from kingscourt.games.rival_kings.scoring import points_of
from kingscourt.games.rival_kings.state import RivalKingsState
from kingscourt.games.rival_kings.steps.robbery import Robbery
from kingscourt.games.rival_kings.steps.take_character_actions import OwnAction
from kingscourt.kernel.action import Action
from kingscourt.kernel.blunder import AVOIDED, COMMITTED, NO_OPPORTUNITY, Blunder

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
