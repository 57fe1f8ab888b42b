"""The five actions of characters: the possible ones, refusals, and effects (RK-4)."""

from __future__ import annotations

from typing import Final

from kingscourt.games.rival_kings.actions import Buy, Give, Recruit, Settle, TakeMoney
from kingscourt.games.rival_kings.events.turns import (
    CANNOT,
    GAVE,
    NO_CARD,
    NO_MARKER,
    NO_MONEY,
    SETTLED,
    TOO_DEAR,
    money_taken,
    piles_refilled,
)
from kingscourt.games.rival_kings.refusals import (
    give_to_a_rival,
    no_building_on_top,
    no_marker_to_give,
    no_marker_to_settle,
    no_money_there,
    no_subject_on_top,
    too_dear,
)
from kingscourt.games.rival_kings.state import RivalKingsState
from kingscourt.games.rival_kings.steps.piles import acquire
from kingscourt.games.rival_kings.vocabulary import (
    BUY,
    GIVE,
    MONEY,
    NONE,
    PILES,
    RECRUIT,
    SETTLE,
    SYMBOLS,
    is_subject,
)
from kingscourt.kernel.action import Action
from kingscourt.kernel.refusal import Refusal, not_asked

REFILL: Final = 2  # RK-4.3


def kind_of(action: Action) -> int:
    """Which of the five actions an answer carries out, or NONE."""
    if isinstance(action, Settle):
        return SETTLE
    if isinstance(action, Give):
        return GIVE
    if isinstance(action, TakeMoney):
        return MONEY
    if isinstance(action, Recruit):
        return RECRUIT
    if isinstance(action, Buy):
        return BUY
    return NONE


def add_answers(s: RivalKingsState, seat: int, kind: int, answers: list[Action]) -> None:
    """The ways to carry out an action now; none when it would do nothing."""
    actions = s.actions
    player = s.players[seat]
    if kind == SETTLE:
        if player.markers > 0:
            answers.append(actions.settle)
    elif kind == GIVE:
        if player.markers > 0:
            for rival in range(s.seat_count):
                if rival != seat:
                    answers.append(actions.give[rival])
    elif kind == MONEY:
        for pile in piles_with_money(s):
            answers.append(actions.money[pile])
    else:
        wants_subject = kind == RECRUIT
        for pile in range(PILES):
            if can_afford(s, pile, wants_subject, player.coins):
                answers.append(actions.recruit[pile] if wants_subject else actions.buy[pile])


def add_candidates(s: RivalKingsState, kind: int, answers: list[Action]) -> None:
    """The ways to carry out an action, possible or not."""
    actions = s.actions
    if kind == SETTLE:
        answers.append(actions.settle)
    elif kind == GIVE:
        answers += actions.give
    elif kind == MONEY:
        answers += actions.money
    elif kind == RECRUIT:
        answers += actions.recruit
    else:
        answers += actions.buy


def can_carry_out(s: RivalKingsState, seat: int, kind: int) -> bool:
    """Whether an action would do anything now."""
    player = s.players[seat]
    if kind in (SETTLE, GIVE):
        return player.markers > 0
    if kind == MONEY:
        return len(piles_with_money(s)) > 0
    return any(can_afford(s, pile, kind == RECRUIT, player.coins) for pile in range(PILES))


def tell_why_not(s: RivalKingsState, seat: int, kind: int) -> None:
    """Say why an action that can do nothing now is passed over."""
    s.emit(CANNOT[seat][obstacle_to(s, kind)][kind])


def obstacle_to(s: RivalKingsState, kind: int) -> int:
    """Why an action can do nothing now."""
    if kind in (SETTLE, GIVE):
        return NO_MARKER
    if kind == MONEY:
        return NO_MONEY
    for pile in range(PILES):
        top = s.top_of(pile)
        if top != NONE and is_subject(top) == (kind == RECRUIT):
            return TOO_DEAR
    return NO_CARD


def piles_with_money(s: RivalKingsState) -> list[int]:
    """Where money lies, or would lie after a refill (RK-4.3)."""
    piles = [pile for pile in range(PILES) if s.money[pile] > 0]
    if not piles:
        piles = [pile for pile in range(PILES) if s.coin_supply > REFILL * pile]
    return piles


def can_afford(s: RivalKingsState, pile: int, wants_subject: bool, coins: int) -> bool:
    """Whether the card on top is of the wanted sort and within the money (RK-4.4, RK-4.5)."""
    kind = s.top_of(pile)
    return kind != NONE and (kind >= SYMBOLS) == wants_subject and s.components.values[kind] <= coins


def reasons_against(s: RivalKingsState, seat: int, action: Action) -> list[Refusal]:
    """The rules that stand against carrying out an action this way."""
    player = s.players[seat]
    if isinstance(action, Settle):
        return [] if player.markers > 0 else [no_marker_to_settle()]
    if isinstance(action, Give):
        return reasons_not_to_give(s, seat, action.rival)
    if isinstance(action, TakeMoney):
        return [] if action.pile in piles_with_money(s) else [no_money_there()]
    if isinstance(action, Recruit):
        return reasons_not_to_recruit(s, action.pile, player.coins)
    if isinstance(action, Buy):
        return reasons_not_to_buy(s, action.pile, player.coins, 0)
    return [not_asked()]


def reasons_not_to_give(s: RivalKingsState, seat: int, rival: int) -> list[Refusal]:
    """RK-4.2."""
    found: list[Refusal] = []
    if rival == seat:
        found.append(give_to_a_rival())
    if s.players[seat].markers == 0:
        found.append(no_marker_to_give())
    return found


def reasons_not_to_recruit(s: RivalKingsState, pile: int, coins: int) -> list[Refusal]:
    """RK-4.4."""
    card = s.top_of(pile)
    if card < SYMBOLS:
        return [no_subject_on_top()]
    return [] if s.components.values[card] <= coins else [too_dear(s.components, card, 0, coins)]


def reasons_not_to_buy(s: RivalKingsState, pile: int, coins: int, discount: int) -> list[Refusal]:
    """RK-4.5, with the Blacksmith's discount."""
    card = s.top_of(pile)
    if card == NONE or card >= SYMBOLS:
        return [no_building_on_top()]
    if s.components.values[card] - discount <= coins:
        return []
    return [too_dear(s.components, card, discount, coins)]


def perform(s: RivalKingsState, seat: int, action: Action) -> None:
    """Carry out an action in a possible way."""
    if isinstance(action, Settle):
        s.players[seat].markers -= 1
        s.marker_supply += 1
        s.emit(SETTLED[seat])
    elif isinstance(action, Give):
        hand_over_marker(s, seat, action.rival)
    elif isinstance(action, TakeMoney):
        take_money(s, seat, action.pile)
    elif isinstance(action, (Recruit, Buy)):
        acquire(s, seat, action.pile, 1, s.components.values[s.top_of(action.pile)])


def hand_over_marker(s: RivalKingsState, seat: int, rival: int) -> None:
    """One marker changes hands (RK-4.2)."""
    s.players[seat].markers -= 1
    s.players[rival].markers += 1
    s.emit(GAVE[seat][rival])


def take_money(s: RivalKingsState, seat: int, pile: int) -> None:
    """All money of a pile; if all four are empty they are refilled first (RK-4.3)."""
    if not any(s.money):
        refill(s)
    amount = s.money[pile]
    s.money[pile] = 0
    s.players[seat].coins += amount
    if s.is_tried and not s.settings.money_is_shown:
        s.untold_piles += 1
        s.untold_coins += amount
    if s.tells:
        s.emit(money_taken(s.components, seat, pile, amount))


def refill(s: RivalKingsState) -> None:
    """2 coins at each pile while the supply lasts, in the order of the piles (RK-4.3)."""
    for pile in range(PILES):
        amount = min(REFILL, s.coin_supply)
        s.money[pile] = amount
        s.coin_supply -= amount
    if s.tells:
        s.emit(piles_refilled(s.money.copy()))
