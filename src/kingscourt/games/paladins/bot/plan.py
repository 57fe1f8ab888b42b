"""A quick plan for the workers in supply: which right-side actions they could still do this round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kingscourt.games.paladins.bot.gains import Gains
from kingscourt.games.paladins.bot.outlook import Outlook
from kingscourt.games.paladins.bot.planned_action import PlannedAction
from kingscourt.games.paladins.bot.rating_key import RatingKey
from kingscourt.games.paladins.bot.supply import Supply
from kingscourt.games.paladins.components import Box
from kingscourt.games.paladins.player import Player
from kingscourt.games.paladins.scoring import times_done
from kingscourt.games.paladins.state import PaladinsState
from kingscourt.games.paladins.vocabulary import (
    NO_CARD,
    RIGHT_SIDE,
    WORKSHOP,
    WORKSHOPS_PER_ACTION,
)

ACTIONS_PLANNED: Final = 4


class Plan:
    """The last plan made: what it brings, how many actions it has, and the workers left over.

    Call `look_at` and load the supply first; then `make`, or ask for a single action.
    """

    def __init__(self, gains: Gains) -> None:
        self.gains: Gains = gains
        self.worth: float = 0.0
        self.count: int = 0
        self.supply: Supply = Supply()
        self.box: Box | None = None
        self.actions: list[PlannedAction] = []
        self.rated: RatingKey = RatingKey()
        self.is_recalled: bool = False  # whether ratings that do not hold have been forgotten

    def look_at(self, box: Box, p: Player) -> None:
        """Read the board of a player."""
        if self.box is not box:
            self.box = box
            self.actions = [PlannedAction(box.cards.board[index]) for index in RIGHT_SIDE]
        spaces = p.spaces
        for action in self.actions:
            action.look_at(spaces)
        self.is_recalled = False

    def rate(self, o: Outlook, s: PaladinsState, p: Player, action: PlannedAction) -> float:
        """One more use of an action."""
        if not self.is_recalled:
            self.recall(o, s, p)
        if not action.is_rated:
            gains = self.gains
            action.worth = gains.right_action(o, s, p, action.index)
            action.silver = gains.silver
            action.provisions = gains.provisions
            action.is_rated = True
        return action.worth

    def recall(self, o: Outlook, s: PaladinsState, p: Player) -> None:
        """Forget ratings that do not hold for the player whose board was read."""
        self.is_recalled = True
        if not self.rated.is_like(o, s, p):
            self.rated.become(o, s, p)
            for action in self.actions:
                action.is_rated = False

    def make(self, o: Outlook, s: PaladinsState, p: Player) -> None:
        """Choose actions one by one, the best for its workers first."""
        self.worth = 0.0
        self.count = 0
        supply = self.supply
        total = supply.total()
        if total == 0:
            return
        missing = supply.missing()
        is_any = False
        for action in self.actions:
            action.is_planned = (
                action.is_clear
                and action.can_be_taken(supply, total, missing)
                and self.rate(o, s, p, action) > 0.0
            )
            if action.is_planned:
                is_any = True
                action.net = action.worth - o.worker_cost * float(int(action.needed))
        if not is_any:
            return
        silver: i64 = p.silver
        provisions: i64 = p.provisions
        for _ in range(ACTIONS_PLANNED):
            best = self.best(silver, provisions)
            if best is None:
                return
            silver -= best.silver
            provisions -= best.provisions
            best.take_workers(supply, p.spaces)
            self.worth += best.worth
            self.count += 1
            best.is_planned = False

    def best(self, silver: i64, provisions: i64) -> PlannedAction | None:
        """The action that pays best for its workers, or None."""
        best: PlannedAction | None = None
        highest = 0.0
        supply = self.supply
        total = supply.total()
        missing = supply.missing()
        for action in self.actions:
            if not action.is_planned or action.worth <= highest:
                continue
            worth = action.net
            if worth <= highest or action.provisions > provisions or action.silver > silver:
                continue
            if action.can_be_taken(supply, total, missing):
                best = action
                highest = worth
        return best

    def best_cleared(self, o: Outlook, s: PaladinsState, p: Player) -> int:
        """The action in use that the supply had best use again if it were cleared, or NO_CARD."""
        best = NO_CARD
        highest = 0.0
        supply = self.supply
        total = supply.total()
        missing = supply.missing()
        for action in self.actions:
            if action.is_clear or not action.can_be_taken(supply, total, missing):
                continue
            worth = self.rate(o, s, p, action) - o.worker_cost * float(int(action.needed))
            if worth > highest:
                best = action.index
                highest = worth
        return best

    def best_workshop(self, o: Outlook, s: PaladinsState, p: Player) -> int:
        """The space where the next workshop helps most, in this round and later, or NO_CARD."""
        best = NO_CARD
        highest = -1.0
        for action in self.actions:
            index = action.index
            facts = action.facts
            there = p.workshops_on(facts.first)
            if there == WORKSHOPS_PER_ACTION:
                continue
            number = 0 if p.spaces[facts.first] != WORKSHOP else 1
            worth = 0.0
            if times_done(p, index) < facts.limit:
                worth = o.workshop(there > 0, o.is_ordered[index])
                if action.is_clear:
                    worth += self.help_now(o, s, p, action, number, 2 - there)
            if worth > highest:
                best = facts.first + number
                highest = worth
        return best

    def help_now(
        self, o: Outlook, s: PaladinsState, p: Player, action: PlannedAction, number: int, needed: int
    ) -> float:
        """What a workshop on an action brings in this round."""
        supply = self.supply
        total = supply.total()
        missing = supply.missing()
        if not action.can_be_taken_without(supply, total, missing, number):
            return 0.0
        cost = o.worker_cost
        if action.can_be_taken(supply, total, missing):
            return cost
        return max(0.0, self.rate(o, s, p, action) - cost * float(needed))
