"""How good a position is for a seat: its holdings, its options, and the steps under way."""

from __future__ import annotations

from kingscourt.games.paladins.catalogue import HIRE_DEED
from kingscourt.games.paladins.effects.reward_effects import Granting
from kingscourt.games.paladins.evaluation.estimates import (
    POINT,
    attribute_worth,
    best_workshop,
    cost_worth,
    debt_worth,
    has_most_suspicions,
    outsider_worth,
    progress_worth,
    question_worth,
    resource_worth,
    rewards_worth,
    suspicion_worth,
    townsfolk_worth,
    workshops_worth,
)
from kingscourt.games.paladins.evaluation.weights import WEIGHTS
from kingscourt.games.paladins.evaluation.worker_plans import (
    deed_worth,
    free_recruit_worth,
    prayer_worth,
    recruit_worth,
    supply_worth,
    take_workers,
    wall_worth,
)
from kingscourt.games.paladins.player import Player
from kingscourt.games.paladins.scoring import action_points, final_score, times_done, wall_points
from kingscourt.games.paladins.state import PaladinsState
from kingscourt.games.paladins.steps.action_targets import (
    PickCleared,
    PickJarSpace,
    PickOutsider,
    PickPayment,
    PickSpace,
    PickTownsfolk,
    PickWorkshopSpace,
)
from kingscourt.games.paladins.steps.choose_option import ChooseOption
from kingscourt.games.paladins.steps.choose_paladins import UNDECIDED, ChoosePaladins
from kingscourt.games.paladins.steps.draw_wall_card import DrawWall
from kingscourt.games.paladins.steps.inquisition import TakeSuspicion
from kingscourt.games.paladins.steps.place_workers import FillFavour, FillSpaces
from kingscourt.games.paladins.steps.reward_questions import FreeDevelop, FreePrayer, FreeRecruit, TakeOrLeave
from kingscourt.games.paladins.steps.townsfolk_reactions import Reactions
from kingscourt.games.paladins.vocabulary import (
    ABSOLVE,
    COMMISSION,
    CONVERT,
    DEVELOP,
    NO_CARD,
    PRAY,
    RECRUIT,
    WORKER_KINDS,
)
from kingscourt.kernel.decision import OVER
from kingscourt.kernel.step import Step


def evaluate(s: PaladinsState, seat: int) -> int:
    """In hundredths of a point; after the end exactly the points."""
    p = s.players[seat]
    if s.waiting.kind == OVER:
        return final_score(s.box, p, s.orders, is_opponent=False) * POINT
    worth = holdings_worth(s, p)
    workers = p.workers.copy()
    busy = NO_CARD
    for step in s.agenda:
        if isinstance(step, FillSpaces) and s.active == seat:
            busy = step.deed.action
            take_workers(workers, p, s.box.cards.board[busy], step.deed.workers)
            worth += deed_worth(s, p, busy, step.deed.workers, step.deed.index == HIRE_DEED)
        elif isinstance(step, ChoosePaladins):
            return worth + choice_worth(s, p, step)
        else:
            worth += worth_under_way(s, p, step)
    return worth + supply_worth(s, p, workers, busy)


def holdings_worth(s: PaladinsState, p: Player) -> int:
    """Everything a player has but workers."""
    worth = resource_worth(s, p.silver, p.provisions)
    for level in p.attributes:
        worth += attribute_worth(s, level)
    for action in range(COMMISSION, CONVERT + 1):
        worth += progress_worth(s, action, times_done(p, action))
    worth += workshops_worth(s, p) + action_points(s.box, p, DEVELOP) * POINT
    worth += wall_points(s.box, p) * POINT
    for card in p.converted:
        worth += outsider_worth(s, p, card)
    for card in p.townsfolk:
        worth += townsfolk_worth(s, p, s.box.cards.townsfolk[card])
    worth += p.paid * POINT + p.unpaid * debt_worth(s) + len(p.suspicions) * WEIGHTS.suspicion
    return worth + WEIGHTS.most_suspicions if has_most_suspicions(s, p) else worth


# -- steps under way -----------------------------------------------------------------------------


def worth_under_way(s: PaladinsState, p: Player, step: Step[PaladinsState]) -> int:
    """The worth that a step on the agenda will still bring this player."""
    if isinstance(step, TakeSuspicion):
        return suspicion_worth(s, p) if step.who == p.index else 0
    if isinstance(step, Granting):
        return rewards_worth(s, p, step.rewards[step.first :]) if step.who == p.index else 0
    if isinstance(step, Reactions):
        return reactions_worth(s, p, step.cards) if step.who == p.index else 0
    if isinstance(step, DrawWall):
        return wall_worth(s, p) if step.who == p.index else 0
    if isinstance(step, ChooseOption):
        return option_worth(s, p, step) if step.who == p.index else 0
    return question_under_way(s, p, step) if s.active == p.index else 0


def reactions_worth(s: PaladinsState, p: Player, cards: list[int]) -> int:
    """Townsfolk that are about to react."""
    worth = 0
    for card in cards:
        worth += rewards_worth(s, p, s.box.cards.townsfolk[card].reward)
    return worth


def option_worth(s: PaladinsState, p: Player, step: ChooseOption) -> int:
    """The best of the options of a card."""
    best = 0
    for option in step.options:
        best = max(best, rewards_worth(s, p, option.rewards))
    return best


def question_under_way(s: PaladinsState, p: Player, step: Step[PaladinsState]) -> int:
    """The worth of a reward that the active player is about to be asked about."""
    if isinstance(step, TakeOrLeave):
        return question_worth(s, p, step.kind)
    if isinstance(step, FreePrayer):
        return max(0, prayer_worth(s, p))
    if isinstance(step, FreeRecruit):
        return free_recruit_worth(s, p)
    if isinstance(step, FreeDevelop):
        return best_workshop(s, p) + WEIGHTS.coloured
    if isinstance(step, FillFavour):
        return favour_worth(s, p, step.slot)
    return target_under_way(s, p, step)


def target_under_way(s: PaladinsState, p: Player, step: Step[PaladinsState]) -> int:
    """The worth of the best target of an action whose workers are placed."""
    action = NO_CARD
    is_hired = False
    if isinstance(step, PickPayment):
        return payment_worth(s, p, step)
    if isinstance(step, PickTownsfolk):
        action = RECRUIT
        is_hired = step.is_hired
    elif isinstance(step, (PickSpace, PickOutsider)):
        action = step.action
    elif isinstance(step, PickJarSpace):
        action = ABSOLVE
    elif isinstance(step, PickWorkshopSpace):
        action = DEVELOP
    elif isinstance(step, PickCleared):
        action = PRAY
    return 0 if action == NO_CARD else deed_worth(s, p, action, 0, is_hired)


def payment_worth(s: PaladinsState, p: Player, step: PickPayment) -> int:
    """The townsfolk that is about to be paid for."""
    silver = s.box.numbers.column_silver[step.column]
    return recruit_worth(s, p, s.town[step.column], step.is_hired) - cost_worth(s, p, silver, 0)


def favour_worth(s: PaladinsState, p: Player, slot: int) -> int:
    """The best option of a Favour, its cost and worker taken off."""
    favour = s.box.cards.favours[s.favours[slot]]
    best = 0
    for option in favour.options:
        best = max(best, rewards_worth(s, p, option.rewards))
    cost = cost_worth(s, p, favour.silver, favour.provisions) - favour.debts * debt_worth(s)
    return best - cost - WEIGHTS.labourer


# -- paladins --------------------------------------------------------------------------------------


def choice_worth(s: PaladinsState, p: Player, step: ChoosePaladins) -> int:
    """The paladin chosen, with the best tavern, and a part of the one on top."""
    used = step.used[p.index]
    if used == UNDECIDED:
        return 0
    worth = paladin_worth(s, p, p.hand[used].kind)
    top = step.top[p.index]
    if top != UNDECIDED:
        worth += paladin_worth(s, p, p.hand[top].kind) * WEIGHTS.next_paladin // 100
    return worth


def paladin_worth(s: PaladinsState, p: Player, kind: int) -> int:
    """The worth of a round's workers with a paladin's help."""
    paladin = s.box.cards.paladins[kind]
    helped = p.copy()
    helped.paladin = kind
    helped.boosts = paladin.boosts
    best = 0
    for tavern in s.taverns:
        crowd = s.box.cards.taverns[tavern].workers
        workers = p.workers.copy()
        for worker in range(WORKER_KINDS):
            workers[worker] += paladin.workers.counts[worker] + crowd.counts[worker]
        worth = supply_worth(s, helped, workers, NO_CARD) + crowd.criminals * suspicion_worth(s, p)
        best = max(best, worth)
    return best
