"""The six actions of the opponent's right side (PW-7.8)."""

from __future__ import annotations

from typing import Final

from kingscourt.games.paladins.action_requirements import POSSIBLE, goal_obstacle, is_open, needed_level
from kingscourt.games.paladins.actions import TASK_PHRASES
from kingscourt.games.paladins.card_faces import LIKES_PAYMENT, LIKES_PAYMENT_WITHOUT_DEBT
from kingscourt.games.paladins.effects import action_effects
from kingscourt.games.paladins.effects.plain_gains import discard_suspicions, gain
from kingscourt.games.paladins.effects.reward_effects import grant, pay_debt, remove_tax
from kingscourt.games.paladins.events import solo_opponent as opponent_events
from kingscourt.games.paladins.player import Player
from kingscourt.games.paladins.scoring import times_done
from kingscourt.games.paladins.state import PaladinsState
from kingscourt.games.paladins.steps.draw_wall_card import DRAW_WALL
from kingscourt.games.paladins.vocabulary import (
    ABSOLVE,
    ATTACK,
    COMMISSION,
    CONVERT,
    EMPTY,
    FAITH,
    FORTIFY,
    GARRISON,
    LABOURER,
    LAST_PLAIN,
    NO_CARD,
    OUTSIDER_COLUMNS,
    STRENGTH,
    WORKSHOP,
)
from kingscourt.games.paladins.worker_spaces import is_free
from kingscourt.kernel.decision import Pending
from kingscourt.kernel.step import Step

OBSTACLES: Final = ["", "occupied", "workers", "limit", "reach"]


def workers_needed(s: PaladinsState, p: Player, action: int) -> int:
    """A worker for every space without a workshop (PW-7.6)."""
    facts = s.box.cards.board[action]
    needed = 0
    for space in range(facts.first, facts.first + len(facts.spaces)):
        if p.spaces[space] != WORKSHOP:
            needed += 1
    return needed


def can_do(s: PaladinsState, p: Player, action: int) -> bool:
    """Whether nothing stands against an action (PW-7.6)."""
    return obstacle(s, p, action) == 0


def obstacle(s: PaladinsState, p: Player, action: int) -> int:
    """Workers, free spaces, uses left, and something within its attribute, as a number of OBSTACLES."""
    facts = s.box.cards.board[action]
    if not is_free(p, facts):
        return 1
    if p.workers[LABOURER] < workers_needed(s, p, action):
        return 2
    if times_done(p, action) >= facts.limit:
        return 3
    return 0 if goal_obstacle(s, p, facts) == POSSIBLE else 4  # without silver only within its strength


def do(s: PaladinsState, p: Player, action: int) -> None:
    """Place the workers and carry the action out; silver and provisions do not matter (PW-7.4)."""
    send_workers(s, p, action)
    if action in (COMMISSION, GARRISON):
        space = favourite_space(s, p, action)
        if s.tells:
            s.emit(opponent_events.SpacePreferred(s.box.cards.spaces[space]))
        action_effects.occupy(s, p, action, space)
        facts = s.box.cards.spaces[space]
        grant(s, p.index, facts.monk if action == COMMISSION else facts.outpost)
    elif action == FORTIFY:
        s.push(DRAW_WALL[p.index])
    elif action == ABSOLVE:
        absolve(s, p)
    elif action == ATTACK:
        grant(s, p.index, action_effects.take_attacked(s, p, pointed_outsider(s, p, ATTACK)))
    else:
        grant(s, p.index, action_effects.take_converted(s, p, pointed_outsider(s, p, CONVERT)))


def send_workers(s: PaladinsState, p: Player, action: int) -> None:
    """Its workers fill the spaces."""
    facts = s.box.cards.board[action]
    filled: list[int] = []
    for space in range(facts.first, facts.first + len(facts.spaces)):
        if p.spaces[space] == EMPTY:
            p.spaces[space] = LABOURER
            filled.append(space)
    p.workers[LABOURER] -= len(filled)
    if s.tells:
        s.emit(opponent_events.opponent_places(p, TASK_PHRASES[action], filled))


def favourite_space(s: PaladinsState, p: Player, action: int) -> int:
    """The space it likes best within reach; of equal ones the first (PW-7.8)."""
    level = p.level(s.box.cards.board[action].needs)
    best = -1
    best_liking = LIKES_PAYMENT_WITHOUT_DEBT + 1
    for index, space in enumerate(s.box.cards.spaces):
        if needed_level(s, action, space.area) > level or not is_open(s, index, space):
            continue
        liking = space.liking
        if liking == LIKES_PAYMENT and p.unpaid == 0:
            liking = LIKES_PAYMENT_WITHOUT_DEBT
        if liking < best_liking:
            best = index
            best_liking = liking
    return best


def pointed_outsider(s: PaladinsState, p: Player, action: int) -> int:
    """The outsider its marker points at, or the next within reach; the sixth follows the fifth (PW-7.5)."""
    opponent = s.opponent
    assert opponent is not None
    level = p.level(STRENGTH if action == ATTACK else FAITH)
    for step in range(OUTSIDER_COLUMNS):
        column = (opponent.marker + step) % OUTSIDER_COLUMNS
        if s.outsiders[column] != NO_CARD and needed_level(s, action, column) <= level:
            if s.tells:
                s.emit(opponent_events.column_pointed_at(column))
            return column
    raise AssertionError("no outsider within reach")


def absolve(s: PaladinsState, p: Player) -> None:
    """The next jar is turned in place, +1 faith; then a debt or a suspicion less (PW-7.8)."""
    p.done[ABSOLVE] += 1
    if s.tells:
        s.emit(opponent_events.jar_turned(p, p.done[ABSOLVE]))
    for reward in s.box.cards.board[ABSOLVE].gains[0]:
        if reward.kind <= LAST_PLAIN:
            gain(s, p, reward)
    s.push(RELIEF)
    if s.box.numbers.opponent_discards_first:
        discard_or_remove_tax(s, p)


def discard_or_remove_tax(s: PaladinsState, p: Player) -> None:
    """A suspicion less, or else silver of the tax supply (PW-7.9)."""
    if p.suspicions:
        discard_suspicions(s, p, 1)
    else:
        remove_tax(s)


class Relief(Step[PaladinsState]):
    """It pays a debt, else discards a suspicion, else PW-7.9."""

    def proceed(self, s: PaladinsState) -> Pending | None:
        s.pop()
        p = s.players[s.seat_count]
        if p.unpaid > 0:
            pay_debt(s, p)
        else:
            discard_or_remove_tax(s, p)
        return None


RELIEF: Final = Relief()
