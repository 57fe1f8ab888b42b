"""The artificial opponent's turn: a scheme with its action, or its row (PW-7.6, PW-7.7, PW-7.12)."""

from __future__ import annotations

from typing import Final

from kingscourt.games.paladins.effects import action_effects
from kingscourt.games.paladins.effects.plain_gains import move_marker
from kingscourt.games.paladins.effects.reward_effects import (
    has_card,
    opponent_dismisses,
    opponent_prays,
    shuffle_schemes,
)
from kingscourt.games.paladins.events import solo_opponent as opponent_events
from kingscourt.games.paladins.player import Player
from kingscourt.games.paladins.scoring import is_done
from kingscourt.games.paladins.solo_opponent import Opponent
from kingscourt.games.paladins.state import PaladinsState
from kingscourt.games.paladins.steps.inquisition import SUSPICION
from kingscourt.games.paladins.steps.solo_opponent_actions import OBSTACLES, can_do, do, obstacle
from kingscourt.games.paladins.vocabulary import (
    COMMISSION,
    EMPTY,
    FAVOUR_SCHEME,
    FAVOUR_SLOTS,
    LABOURER,
    ORDERS_SCHEME,
)
from kingscourt.kernel.chance import Chance, ChanceOutcomes
from kingscourt.kernel.decision import Pending, draw
from kingscourt.kernel.step import Step

# The row of small actions, each used once per round, in the order of PW-7.6.
RECRUITS: Final = 1
PRAYS: Final = 2
TRADES: Final = 4
CONSPIRES: Final = 8
CONSPIRE_WORKERS: Final = 2  # PW-7.7


class OpponentTurn(Step[PaladinsState]):
    """A scheme is turned up and carried out, or the row helps out."""

    def proceed(self, s: PaladinsState) -> Pending | None:
        p = s.players[s.seat_count]
        opponent = s.opponent
        assert opponent is not None
        if p.workers[LABOURER] == 0:
            s.pop()
            leave(s, p, is_idle=True)
            return None
        if sum(opponent.schemes) == 0:
            shuffle_schemes(s, opponent)
        kinds = [kind for kind, count in enumerate(opponent.schemes) if count > 0]
        weights = [opponent.schemes[kind] for kind in kinds]
        return draw(Chance("scheme", ChanceOutcomes(kinds, s.box.scheme_names, weights)))

    def resolve(self, s: PaladinsState, outcome: int) -> None:
        s.pop()
        p = s.players[s.seat_count]
        opponent = s.opponent
        assert opponent is not None
        opponent.schemes[outcome] -= 1
        opponent.discards[outcome] += 1  # it lies there at once (PW-7.6)
        if s.tells:
            s.emit(opponent_events.scheme_revealed(s.box.scheme_phrases[outcome], outcome))
        if outcome == ORDERS_SCHEME:
            is_carried_out = follow_orders(s, p)
        elif outcome == FAVOUR_SCHEME:
            is_carried_out = use_favour(s, p, opponent)
        else:
            is_carried_out = attempt(s, p, COMMISSION + outcome)
        if not is_carried_out:
            if s.tells:
                s.emit(opponent_events.scheme_fails(obstacle_in_words(s, p, outcome)))
            use_row(s, p, opponent)


def attempt(s: PaladinsState, p: Player, action: int) -> bool:
    """Do an action of the right side if everything for it is there."""
    if not can_do(s, p, action):
        return False
    do(s, p, action)
    return True


def obstacle_in_words(s: PaladinsState, p: Player, scheme: int) -> str:
    """Why it cannot carry out a scheme."""
    if scheme == ORDERS_SCHEME:
        return "orders"
    return "favour" if scheme == FAVOUR_SCHEME else OBSTACLES[obstacle(s, p, COMMISSION + scheme)]


def follow_orders(s: PaladinsState, p: Player) -> bool:
    """Orders not yet done, right to left; those done only if all are (PW-7.8)."""
    open_orders = [order for order in s.orders if not is_done(s.box, p, order)]
    for order in reversed(open_orders or s.orders):
        if attempt(s, p, s.box.numbers.order_actions[order]):
            return True
    return False


def use_favour(s: PaladinsState, p: Player, opponent: Opponent) -> bool:
    """The Favour its marker points at, else the next one turned up and free (PW-7.12)."""
    for step in range(FAVOUR_SLOTS):
        slot = (opponent.marker + step) % FAVOUR_SLOTS
        if slot < len(s.favours) and s.favour_workers[slot] == EMPTY:
            if s.tells:
                s.emit(opponent_events.column_pointed_at(slot))
            p.workers[LABOURER] -= 1
            action_effects.use_favour(s, p, slot, LABOURER)
            return True
    return False


def use_row(s: PaladinsState, p: Player, opponent: Opponent) -> None:
    """The first possible of recruit, pray, trade, conspire, rest; a worker each (PW-7.6, PW-7.7)."""
    p.workers[LABOURER] -= 1
    used = opponent.row
    if not used & RECRUITS and has_card(s.town):
        opponent.row = used | RECRUITS
        s.emit(opponent_events.RECRUITS)
        opponent_dismisses(s, p)
    elif not used & PRAYS:
        opponent.row = used | PRAYS
        s.emit(opponent_events.PRAYS)
        opponent_prays(s, p)
    elif not used & TRADES:
        opponent.row = used | TRADES
        s.emit(opponent_events.TRADES)
        move_marker(s, p, 1)
    elif not used & CONSPIRES:
        opponent.row = used | CONSPIRES
        if s.tells:
            s.emit(opponent_events.opponent_conspires(p, CONSPIRE_WORKERS))
        p.workers[LABOURER] += CONSPIRE_WORKERS
        s.push(SUSPICION[p.index])
    else:
        s.emit(opponent_events.RESTS)
        move_marker(s, p, 1 + p.workers[LABOURER])
        leave(s, p, is_idle=False)


def leave(s: PaladinsState, p: Player, is_idle: bool) -> None:
    """It is out of the round; its board stays as it is until the end of the round (PW-7.6)."""
    p.has_passed = True
    if s.tells:
        s.emit(opponent_events.opponent_out(is_idle))


OPPONENT_TURN: Final = OpponentTurn()
