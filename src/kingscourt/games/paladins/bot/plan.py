"""A quick plan for the workers in supply: which right-side actions they could still do this round."""

from __future__ import annotations

from typing import Final

from kingscourt.games.paladins.action_requirements import provisions_cost, silver_cost
from kingscourt.games.paladins.bot.gains import IMPOSSIBLE, Gains
from kingscourt.games.paladins.bot.outlook import Outlook
from kingscourt.games.paladins.card_faces import BoardAction
from kingscourt.games.paladins.player import Player
from kingscourt.games.paladins.scoring import times_done
from kingscourt.games.paladins.state import PaladinsState
from kingscourt.games.paladins.worker_action_and_reward_numbers import (
    ANY,
    COMMISSION,
    CONVERT,
    CRIMINAL,
    EMPTY,
    LABOURER,
    NO_CARD,
    SCOUT,
    WORKER_KINDS,
    WORKSHOP,
    WORKSHOPS_PER_ACTION,
)

ACTIONS_PLANNED: Final = 4


class Plan:
    """The last plan made: what it brings, how many actions it has, and the workers left over."""

    def __init__(self, gains: Gains) -> None:
        self.gains: Gains = gains
        self.worth: float = 0.0
        self.count: int = 0
        self.supply: list[int] = [0] * WORKER_KINDS
        self.found: list[float] = [0.0] * (CONVERT - COMMISSION + 1)

    def load(self, workers: list[int]) -> None:
        """Begin with these workers."""
        supply = self.supply
        for kind in range(WORKER_KINDS):
            supply[kind] = workers[kind]

    def add(self, workers: list[int]) -> None:
        """Add workers that will come."""
        supply = self.supply
        for kind in range(WORKER_KINDS):
            supply[kind] += workers[kind]

    def make(self, o: Outlook, s: PaladinsState, p: Player) -> None:
        """Choose actions one by one, the best for its workers first."""
        self.worth = 0.0
        self.count = 0
        board = o.box.cards.board
        found = self.found
        supply = self.supply
        if supply[0] + supply[1] + supply[2] + supply[3] + supply[4] + supply[5] == 0:
            return
        is_any = False
        for index in range(COMMISSION, CONVERT + 1):
            worth = IMPOSSIBLE
            action = board[index]
            if is_clear(p, action.first) and self.can_take(p, action, supply):
                worth = self.gains.right_action(o, s, p, index)
                if worth > 0.0:
                    is_any = True
            found[index - COMMISSION] = worth
        if not is_any:
            return
        silver = p.silver
        provisions = p.provisions
        for _ in range(ACTIONS_PLANNED):
            best = self.best(o, s, p, silver, provisions)
            if best == NO_CARD:
                return
            action = board[best]
            silver -= silver_cost(s, p, action)
            provisions -= provisions_cost(s, p, action)
            take(p, action, supply)
            self.worth += found[best - COMMISSION]
            self.count += 1
            found[best - COMMISSION] = IMPOSSIBLE

    def best(self, o: Outlook, s: PaladinsState, p: Player, silver: int, provisions: int) -> int:
        """The action that pays best for its workers, or NO_CARD."""
        best = NO_CARD
        highest = 0.0
        board = o.box.cards.board
        cost = o.worker_cost
        for index in range(COMMISSION, CONVERT + 1):
            worth = self.found[index - COMMISSION]
            if worth <= highest:
                continue
            action = board[index]
            worth -= cost * float(3 - p.workshops_on(action.first))
            if worth <= highest:
                continue
            if provisions_cost(s, p, action) > provisions or silver_cost(s, p, action) > silver:
                continue
            if self.can_take(p, action, self.supply):
                best = index
                highest = worth
        return best

    def can_take(self, p: Player, action: BoardAction, supply: list[int], skipped: int = -1) -> bool:
        """Whether a supply fills all spaces of a right-side action, or all but one."""
        spaces = p.spaces
        first = action.first
        wild = supply[CRIMINAL]
        needed = 0
        for number in range(3):
            if number == skipped or spaces[first + number] == WORKSHOP:
                continue
            needed += 1
            kind = action.spaces[number]
            if kind != ANY and supply[kind] == 0:  # the two coloured spaces of an action always differ
                wild -= 1
                if wild < 0:
                    return False
        return needed <= supply[0] + supply[1] + supply[2] + supply[3] + supply[4] + supply[5]

    def best_cleared(self, o: Outlook, s: PaladinsState, p: Player) -> int:
        """The action in use that the supply had best use again if it were cleared, or NO_CARD."""
        best = NO_CARD
        highest = 0.0
        board = o.box.cards.board
        cost = o.worker_cost
        for index in range(COMMISSION, CONVERT + 1):
            action = board[index]
            if is_clear(p, action.first) or not self.can_take(p, action, self.supply):
                continue
            worth = self.gains.right_action(o, s, p, index)
            worth -= cost * float(3 - p.workshops_on(action.first))
            if worth > highest:
                best = index
                highest = worth
        return best

    def best_workshop(self, o: Outlook, s: PaladinsState, p: Player) -> int:
        """The space where the next workshop helps most, in this round and later, or NO_CARD."""
        best = NO_CARD
        highest = -1.0
        for index in range(COMMISSION, CONVERT + 1):
            action = o.box.cards.board[index]
            there = p.workshops_on(action.first)
            if there == WORKSHOPS_PER_ACTION:
                continue
            number = 0 if p.spaces[action.first] != WORKSHOP else 1
            worth = 0.0
            if times_done(p, index) < action.limit:
                worth = o.workshop(there > 0, o.is_ordered[index])
                if is_clear(p, action.first):
                    worth += self.help_now(o, s, p, index, number, 2 - there)
            if worth > highest:
                best = action.first + number
                highest = worth
        return best

    def help_now(
        self, o: Outlook, s: PaladinsState, p: Player, index: int, number: int, needed: int
    ) -> float:
        """What a workshop on an action brings in this round."""
        action = o.box.cards.board[index]
        if not self.can_take(p, action, self.supply, number):
            return 0.0
        cost = o.worker_cost
        if self.can_take(p, action, self.supply):
            return cost
        return max(0.0, self.gains.right_action(o, s, p, index) - cost * float(needed))


def is_clear(p: Player, first: int) -> bool:
    """Whether no worker stands on a right-side action."""
    spaces = p.spaces
    for number in range(3):
        content = spaces[first + number]
        if content not in (EMPTY, WORKSHOP):
            return False
    return True


def take(p: Player, action: BoardAction, supply: list[int]) -> None:
    """Workers for all spaces leave the supply, the dearest last."""
    anywhere = 0
    for number in range(3):
        if p.spaces[action.first + number] == WORKSHOP:
            continue
        kind = action.spaces[number]
        if kind == ANY:
            anywhere += 1
        elif supply[kind] > 0:
            supply[kind] -= 1
        else:
            supply[CRIMINAL] -= 1
    for _ in range(anywhere):
        supply[spare(supply)] -= 1


def spare(supply: list[int]) -> int:
    """A labourer, else the kind there is most of, a criminal last."""
    if supply[LABOURER] > 0:
        return LABOURER
    best = CRIMINAL
    most = 0
    for kind in range(SCOUT, CRIMINAL):
        if supply[kind] > most:
            best = kind
            most = supply[kind]
    return best
