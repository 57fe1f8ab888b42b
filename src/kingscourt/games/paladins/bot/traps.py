"""Answers that beginners at Paladins regret, judged from what everyone can see."""

from __future__ import annotations

from typing import Final

from kingscourt.games.paladins.action_requirements import column_silver, takes_debt
from kingscourt.games.paladins.actions import PAY_WITH_DEBT, Clear, Deed, OfCard, UseFavour
from kingscourt.games.paladins.bot.blunders import is_harmless, judged
from kingscourt.games.paladins.scoring import is_done, times_done
from kingscourt.games.paladins.state import PaladinsState
from kingscourt.games.paladins.steps.action_targets import PickTownsfolk
from kingscourt.games.paladins.terms.remarks import can_clear_another
from kingscourt.games.paladins.vocabulary import PRAY, ROUNDS
from kingscourt.kernel.action import Action
from kingscourt.kernel.blunder import NO_OPPORTUNITY, Blunder

USES: Final = 2  # of an action in one round, the second after a prayer


class PrayerForNothing(Blunder[PaladinsState]):
    """A prayer that clears its own space only."""

    def seen(self, s: PaladinsState, seat: int, action: Action) -> int:
        if isinstance(action, Deed):
            return judged(action.action == PRAY and not can_clear_another(s, s.players[seat]))
        return judged(action.action == PRAY) if isinstance(action, Clear) else NO_OPPORTUNITY


class DebtTaken(Blunder[PaladinsState]):
    """A debt, which costs points at the end unless it is paid."""

    def seen(self, s: PaladinsState, seat: int, action: Action) -> int:
        p = s.players[seat]
        if is_harmless(s, p):
            return NO_OPPORTUNITY
        if isinstance(action, UseFavour):
            return judged(s.box.cards.favours[action.favour].debts > 0)
        if isinstance(s.agenda[-1], PickTownsfolk) and isinstance(action, OfCard):
            column = s.town.index(action.card)
            return judged(takes_debt(s, p, column) and p.silver < column_silver(s, p, column))
        return judged(action is PAY_WITH_DEBT)


class OrderOutOfReach(Blunder[PaladinsState]):
    """An action that an Order asks for more often than there is time for."""

    def seen(self, s: PaladinsState, seat: int, action: Action) -> int:
        if not isinstance(action, Deed):
            return NO_OPPORTUNITY
        p = s.players[seat]
        numbers = s.box.numbers
        for order in s.orders:
            if numbers.order_actions[order] == action.action and not is_done(s.box, p, order):
                possible = USES * (ROUNDS - s.round + 1)
                return judged(times_done(p, action.action) + possible < numbers.order_times)
        return NO_OPPORTUNITY


TRAPS: Final[list[Blunder[PaladinsState]]] = [
    PrayerForNothing("prayer-for-nothing"),
    DebtTaken("debt-taken"),
    OrderOutOfReach("order-out-of-reach"),
]
