"""A quick plan for the workers in supply, and its worth in this round."""

from __future__ import annotations

from typing import Final

from kingscourt.games.paladins.action_requirements import (
    POSSIBLE,
    attack_silver,
    column_silver,
    goal_obstacle,
    is_open,
    needed_level,
    provisions_cost,
    silver_cost,
)
from kingscourt.games.paladins.card_faces import BoardAction
from kingscourt.games.paladins.evaluation.estimates import (
    attribute_worth,
    best_workshop,
    cost_worth,
    debt_worth,
    outsider_worth,
    progress_worth,
    rewards_worth,
    suspicion_worth,
    townsfolk_worth,
    worker_worth,
)
from kingscourt.games.paladins.evaluation.weights import WEIGHTS
from kingscourt.games.paladins.player import Player
from kingscourt.games.paladins.scoring import times_done
from kingscourt.games.paladins.state import PaladinsState
from kingscourt.games.paladins.steps.inquisition import reacting_cards
from kingscourt.games.paladins.vocabulary import (
    ABSOLVE,
    ANY,
    ATTACK,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    CRIMINAL,
    DEVELOP,
    EMPTY,
    FAITH,
    FORTIFY,
    GARRISON,
    HIGHEST,
    KEPT_WORKERS,
    LABOURER,
    NO_CARD,
    PRAY,
    RECRUIT,
    ROUNDS,
    SCOUT,
    STRENGTH,
    WORKER_KINDS,
    WORKSHOP,
)
from kingscourt.games.paladins.worker_spaces import is_free

OUT_OF_REACH: Final = -10_000
PLANNED: Final = 4  # actions looked ahead


# -- workers ---------------------------------------------------------------------------------------


def take_workers(
    workers: list[int], p: Player, action: BoardAction, count: int, is_cleared: bool = False
) -> bool:
    """Fill the first spaces from a supply, the dearest workers last; False if it cannot."""
    anywhere = 0
    for number in range(count):
        content = p.spaces[action.first + number]
        if content == WORKSHOP or (content != EMPTY and not is_cleared):
            continue
        kind = action.spaces[number]
        if kind == ANY:
            anywhere += 1
        elif workers[kind] > 0:
            workers[kind] -= 1
        elif workers[CRIMINAL] > 0:
            workers[CRIMINAL] -= 1
        else:
            return False
    for _ in range(anywhere):
        kind = spare_worker(workers)
        if kind == NO_CARD:
            return False
        workers[kind] -= 1
    return True


def spare_worker(workers: list[int]) -> int:
    """A labourer, else the kind there is most of, a criminal last."""
    if workers[LABOURER] > 0:
        return LABOURER
    best = NO_CARD
    most = 0
    for kind in range(SCOUT, CRIMINAL):
        if workers[kind] > most:
            best = kind
            most = workers[kind]
    return CRIMINAL if best == NO_CARD and workers[CRIMINAL] > 0 else best


def supply_worth(s: PaladinsState, p: Player, workers: list[int], busy: int) -> int:
    """The worth of workers in supply by a plan of a few actions, the rest by kind; empties the list."""
    if p.has_passed:
        return kept_worth(s, workers)
    worth = 0
    silver = p.silver
    provisions = p.provisions
    gains: list[int] = []
    for index in range(COMMISSION, CONVERT + 1):
        is_possible = index != busy and is_free(p, s.box.cards.board[index])
        gains.append(action_worth(s, p, index) if is_possible else OUT_OF_REACH)
    for _ in range(PLANNED):
        best = best_planned(s, p, workers, gains, silver, provisions)
        if best == NO_CARD:
            break
        action = s.box.cards.board[best]
        take_workers(workers, p, action, len(action.spaces))
        silver -= silver_cost(s, p, action)
        provisions -= provisions_cost(s, p, action)
        worth += gains[best - COMMISSION] * WEIGHTS.plan // 100
        gains[best - COMMISSION] = OUT_OF_REACH
    return worth + rest_worth(s, workers)


def best_planned(
    s: PaladinsState, p: Player, workers: list[int], gains: list[int], silver: int, provisions: int
) -> int:
    """The action of the right side that pays best for its workers, or NO_CARD."""
    best = NO_CARD
    best_gain = 0
    for index in range(COMMISSION, CONVERT + 1):
        action = s.box.cards.board[index]
        gain = gains[index - COMMISSION] - WEIGHTS.plan_worker * (3 - p.workshops_on(action.first))
        if gain <= best_gain:
            continue
        if provisions_cost(s, p, action) > provisions or silver_cost(s, p, action) > silver:
            continue
        if take_workers(workers.copy(), p, action, len(action.spaces)):
            best = index
            best_gain = gain
    return best


def rest_worth(s: PaladinsState, workers: list[int]) -> int:
    """The worth of workers without a plan, for small actions or kept for the next round."""
    worth = 0
    for kind in range(WORKER_KINDS):
        worth += workers[kind] * worker_worth(kind)
    return worth * (WEIGHTS.rest if s.round < ROUNDS else WEIGHTS.rest_last) // 100


def kept_worth(s: PaladinsState, workers: list[int]) -> int:
    """Workers that stay for the next round."""
    if s.round == ROUNDS:
        return 0
    worth = 0
    count = 0
    for kind in range(CRIMINAL, LABOURER - 1, -1):
        n = min(workers[kind], KEPT_WORKERS - count)
        worth += n * worker_worth(kind)
        count += n
    return worth * WEIGHTS.kept // 100


# -- actions ---------------------------------------------------------------------------------------


def deed_worth(s: PaladinsState, p: Player, action: int, workers: int, is_hired: bool) -> int:
    """The worth that an action under way will still bring, its workers aside."""
    if action >= COMMISSION:
        return action_worth(s, p, action)
    board = s.box.cards.board
    if action == DEVELOP:
        gain = best_workshop(s, p) + WEIGHTS.coloured
        return gain - cost_worth(s, p, silver_cost(s, p, board[DEVELOP]), 0)
    if action == RECRUIT:
        return best_townsfolk(s, p, is_hired)
    if action == PRAY:
        return prayer_worth(s, p) - cost_worth(s, p, silver_cost(s, p, board[PRAY]), 0)
    if action == CONSPIRE:
        return WEIGHTS.criminal + suspicion_worth(s, p)
    return rewards_worth(s, p, board[action].gains[workers - 1])


def action_worth(s: PaladinsState, p: Player, index: int) -> int:
    """The worth of one more use of a right-side action, less its costs but not its workers."""
    action = s.box.cards.board[index]
    done = times_done(p, index)
    if done >= action.limit or goal_obstacle(s, p, action) != POSSIBLE:
        return OUT_OF_REACH
    worth = progress_worth(s, index, done + 1) - progress_worth(s, index, done)
    worth += goal_worth(s, p, index)
    worth -= cost_worth(s, p, silver_cost(s, p, action), provisions_cost(s, p, action))
    for card in reacting_cards(s, p, index):
        worth += rewards_worth(s, p, s.box.cards.townsfolk[card].reward)
    if p.paladin != NO_CARD:
        paladin = s.box.cards.paladins[p.paladin]
        if paladin.action == index:
            worth += rewards_worth(s, p, paladin.gains)
    return worth


def goal_worth(s: PaladinsState, p: Player, index: int) -> int:
    """The best thing within reach to use an action on."""
    if index in (COMMISSION, GARRISON):
        return best_space(s, p, index)
    if index == FORTIFY:
        return wall_worth(s, p)
    return best_jar(s, p) if index == ABSOLVE else best_outsider(s, p, index)


def wall_worth(s: PaladinsState, p: Player) -> int:
    """The worth of the next wall card: one level of strength and something more."""
    level = p.attributes[STRENGTH]
    return attribute_worth(s, min(HIGHEST, level + 1)) - attribute_worth(s, level) + WEIGHTS.wall


def best_space(s: PaladinsState, p: Player, index: int) -> int:
    """The best reward among the open spaces within reach."""
    level = p.level(s.box.cards.board[index].needs)
    best = 0
    for number, space in enumerate(s.box.cards.spaces):
        if needed_level(s, index, space.area) > level:
            break
        if is_open(s, number, space):
            best = max(best, rewards_worth(s, p, space.monk if index == COMMISSION else space.outpost))
    return best


def best_jar(s: PaladinsState, p: Player) -> int:
    """The best free jar space."""
    best = 0
    for space, jar in enumerate(s.box.cards.jars):
        if not p.jars >> space & 1:
            best = max(best, rewards_worth(s, p, jar.rewards))
    return best


def best_outsider(s: PaladinsState, p: Player, index: int) -> int:
    """The best outsider to attack or convert."""
    best = 0
    for column, card in enumerate(s.outsiders):
        if card == NO_CARD:
            continue
        outsider = s.box.cards.outsiders[card]
        if index == ATTACK:
            silver = attack_silver(s, p, column)
            if silver <= p.silver:
                best = max(best, rewards_worth(s, p, outsider.attack) - cost_worth(s, p, silver, 0))
        elif p.level(FAITH) >= s.box.numbers.area_faith[column]:
            best = max(best, rewards_worth(s, p, outsider.convert) + outsider_worth(s, p, card))
    return best


def best_townsfolk(s: PaladinsState, p: Player, is_hired: bool) -> int:
    """The best townsfolk to hire or dismiss, its column paid for."""
    best = OUT_OF_REACH
    for column, card in enumerate(s.town):
        if card == NO_CARD:
            continue
        silver = column_silver(s, p, column)
        cost = cost_worth(s, p, silver, 0) if silver <= p.silver else -debt_worth(s)
        if silver <= p.silver or s.box.numbers.column_debt[column]:
            best = max(best, recruit_worth(s, p, card, is_hired) - cost)
    return best


def recruit_worth(s: PaladinsState, p: Player, card: int, is_hired: bool) -> int:
    """A townsfolk hired or dismissed."""
    folk = s.box.cards.townsfolk[card]
    if is_hired:
        return townsfolk_worth(s, p, folk) + rewards_worth(s, p, folk.hire)
    return rewards_worth(s, p, folk.dismiss)


def free_recruit_worth(s: PaladinsState, p: Player) -> int:
    """The best townsfolk of the row for nothing."""
    best = 0
    for card in s.town:
        if card != NO_CARD:
            best = max(best, recruit_worth(s, p, card, True), recruit_worth(s, p, card, False))
    return best


def prayer_worth(s: PaladinsState, p: Player) -> int:
    """An action cleared that could then be used again."""
    best = 0
    for index in range(COMMISSION, CONVERT + 1):
        action = s.box.cards.board[index]
        if is_free(p, action):
            continue
        if take_workers(p.workers.copy(), p, action, len(action.spaces), is_cleared=True):
            workers = WEIGHTS.plan_worker * (3 - p.workshops_on(action.first))
            best = max(best, action_worth(s, p, index) - workers)
    return best
