"""Obstacles to actions: spaces, needs, costs and limits (PW-3)."""

from __future__ import annotations

from typing import Final

from kingscourt.games.paladins.actions import Deed
from kingscourt.games.paladins.card_faces import (
    WAIVES_PROVISIONS,
    WAIVES_SILVER,
    BoardAction,
    Favour,
    Space,
)
from kingscourt.games.paladins.player import Player
from kingscourt.games.paladins.rewards import Reward
from kingscourt.games.paladins.scoring import times_done
from kingscourt.games.paladins.state import PaladinsState
from kingscourt.games.paladins.vocabulary import (
    ANY,
    ATTACK,
    COMMISSION,
    CONVERT,
    CRIMINAL,
    EMPTY,
    FAITH,
    FORTIFY,
    GARRISON,
    NO_CARD,
    RECRUIT,
    STRENGTH,
)
from kingscourt.games.paladins.worker_spaces import can_fill, is_free

# Obstacles; the first that applies counts, in the order of PW-3.0.
POSSIBLE: Final = 0
OCCUPIED: Final = 1
NO_WORKERS: Final = 2
NOTHING_LEFT: Final = 3
TOO_OFTEN: Final = 4
TOO_LOW: Final = 5
NO_SILVER: Final = 6
NO_PROVISIONS: Final = 7
HIDDEN: Final = 8


def waives(s: PaladinsState, p: Player, action: int, cost: int) -> bool:
    """Whether this round's paladin cancels a cost of an action (PW-3.11)."""
    if p.paladin == NO_CARD:
        return False
    paladin = s.box.cards.paladins[p.paladin]
    return paladin.action == action and paladin.waives == cost


def ability_gains(s: PaladinsState, p: Player, action: int) -> list[Reward] | None:
    """The gains that this round's paladin adds to an action, from the common supply (PW-3.11)."""
    if p.paladin == NO_CARD:
        return None
    paladin = s.box.cards.paladins[p.paladin]
    return paladin.gains if paladin.action == action and paladin.gains else None


def silver_cost(s: PaladinsState, p: Player, action: BoardAction) -> int:
    """Silver that an action costs now on any target."""
    cost = action.fee
    if action.silver:
        cost += action.silver[times_done(p, action.index)]
    if cost == 0 or p.paladin == NO_CARD:
        return cost
    paladin = s.box.cards.paladins[p.paladin]
    if paladin.action != action.index:
        return cost
    return 0 if paladin.waives == WAIVES_SILVER else max(0, cost - paladin.saves)


def provisions_cost(s: PaladinsState, p: Player, action: BoardAction) -> int:
    """Provisions that an action costs now."""
    if not action.provisions or waives(s, p, action.index, WAIVES_PROVISIONS):
        return 0
    return action.provisions[p.done[action.index]]


def column_silver(s: PaladinsState, p: Player, column: int) -> int:
    """Silver for the townsfolk of a column (PW-3.2)."""
    return 0 if waives(s, p, RECRUIT, WAIVES_SILVER) else s.box.numbers.column_silver[column]


def takes_debt(s: PaladinsState, p: Player, column: int) -> bool:
    """Whether a debt can stand in for the silver of a column (PW-3.2)."""
    return s.box.numbers.column_debt[column] and column_silver(s, p, column) > 0


def can_pay_column(s: PaladinsState, p: Player, column: int) -> bool:
    """Whether the townsfolk of a column can be paid for."""
    return p.silver >= column_silver(s, p, column) or takes_debt(s, p, column)


def attack_silver(s: PaladinsState, p: Player, column: int) -> int:
    """1 silver for every 2 strength missing, rounded up (PW-3.6)."""
    missing = s.box.numbers.area_strength[column] - p.level(STRENGTH)
    return 0 if missing <= 0 else (missing + 1) // 2


def needed_level(s: PaladinsState, action: int, area: int) -> int:
    """The attribute that an area or column asks for."""
    return (
        s.box.numbers.area_faith[area]
        if action in (COMMISSION, CONVERT)
        else s.box.numbers.area_strength[area]
    )


def is_open(s: PaladinsState, index: int, space: Space) -> bool:
    """Whether a space of the main board can still be settled."""
    return s.settled[index] == EMPTY and space.players <= s.space_players()


def has_space(s: PaladinsState, action: int, level: int) -> bool:
    """Whether a free space lies in an area within reach."""
    needs = s.box.numbers.area_faith if action == COMMISSION else s.box.numbers.area_strength
    for index, space in enumerate(s.box.cards.spaces):
        if needs[space.area] > level:
            return False
        if is_open(s, index, space):
            return True
    return False


def deed_obstacle(s: PaladinsState, p: Player, deed: Deed) -> int:
    """The obstacle to using the turn for an action of the board."""
    action = s.box.cards.board[deed.action]
    if not is_free(p, action):
        return OCCUPIED
    if not can_fill(p, action, 0, deed.workers):
        return NO_WORKERS
    if deed.action >= COMMISSION:
        return right_obstacle(s, p, action)
    return recruit_obstacle(s, p) if deed.action == RECRUIT else left_obstacle(s, p, action)


def left_obstacle(s: PaladinsState, p: Player, action: BoardAction) -> int:
    """The obstacle to an action of the left side, its workers aside (PW-3.1, PW-3.4)."""
    if p.done[action.index] >= action.limit:
        return NOTHING_LEFT
    return POSSIBLE if p.silver >= silver_cost(s, p, action) else NO_SILVER


def recruit_obstacle(s: PaladinsState, p: Player) -> int:
    """Some townsfolk must be there and affordable."""
    obstacle = NOTHING_LEFT
    for column, card in enumerate(s.town):
        if card == NO_CARD:
            continue
        if can_pay_column(s, p, column):
            return POSSIBLE
        obstacle = NO_SILVER
    return obstacle


def right_obstacle(s: PaladinsState, p: Player, action: BoardAction) -> int:
    """The obstacle to an action of the right side, its workers aside (PW-3.6, PW-3.10)."""
    index = action.index
    if times_done(p, index) >= action.limit:
        return TOO_OFTEN
    obstacle = goal_obstacle(s, p, action)
    if obstacle != POSSIBLE:
        return obstacle
    if index != ATTACK and p.silver < silver_cost(s, p, action):
        return NO_SILVER
    if p.provisions < provisions_cost(s, p, action):
        return NO_PROVISIONS
    return POSSIBLE


def goal_obstacle(s: PaladinsState, p: Player, action: BoardAction) -> int:
    """Whether there is anything within reach to do it on."""
    index = action.index
    if index in (COMMISSION, GARRISON):
        return POSSIBLE if has_space(s, index, p.level(action.needs)) else NOTHING_LEFT
    if index == ATTACK:
        return attack_obstacle(s, p)
    if index == CONVERT:
        return convert_obstacle(s, p)
    if index == FORTIFY and sum(s.wall_deck) == 0:
        return NOTHING_LEFT
    return POSSIBLE if p.level(action.needs) >= action.levels[p.done[index]] else TOO_LOW


def attack_obstacle(s: PaladinsState, p: Player) -> int:
    """Some outsider must be there and within strength and silver."""
    for column, card in enumerate(s.outsiders):
        if card != NO_CARD:  # the leftmost is the cheapest
            return POSSIBLE if p.silver >= attack_silver(s, p, column) else NO_SILVER
    return NOTHING_LEFT


def convert_obstacle(s: PaladinsState, p: Player) -> int:
    """Some outsider must be there and within faith."""
    for column, card in enumerate(s.outsiders):
        if card != NO_CARD:
            return POSSIBLE if p.level(FAITH) >= s.box.numbers.area_faith[column] else TOO_LOW
    return NOTHING_LEFT


def favour_obstacle(s: PaladinsState, p: Player, index: int) -> int:
    """The obstacle to using the turn for a Favour (PW-3.7)."""
    if index not in s.favours:
        return HIDDEN
    if s.favour_workers[s.favours.index(index)] != EMPTY:
        return OCCUPIED
    favour = s.box.cards.favours[index]
    if not can_send(p, favour):
        return NO_WORKERS
    if p.silver < favour.silver:
        return NO_SILVER
    return POSSIBLE if p.provisions >= favour.provisions else NO_PROVISIONS


def can_send(p: Player, favour: Favour) -> bool:
    """Whether some worker suits a Favour."""
    if favour.worker == ANY:
        return p.worker_count() > 0
    return p.workers[favour.worker] > 0 or p.workers[CRIMINAL] > 0


def can_act(s: PaladinsState, p: Player, deeds: list[Deed]) -> bool:
    """Whether a turn can be used for anything but passing (PW-2.7)."""
    if p.worker_count() == 0:
        return False
    for deed in deeds:
        if deed_obstacle(s, p, deed) == POSSIBLE:
            return True
    return any(favour_obstacle(s, p, favour) == POSSIBLE for favour in s.favours)
