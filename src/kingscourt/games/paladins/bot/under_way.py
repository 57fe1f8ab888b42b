"""What the steps on the agenda will still bring a player: the action under way, rewards, draws."""

from __future__ import annotations

from kingscourt.games.paladins.action_requirements import column_silver, silver_cost
from kingscourt.games.paladins.bot import features
from kingscourt.games.paladins.bot.gains import IMPOSSIBLE, Gains
from kingscourt.games.paladins.bot.outlook import Outlook
from kingscourt.games.paladins.bot.plan import Plan, take
from kingscourt.games.paladins.catalogue import HIRE_DEED
from kingscourt.games.paladins.effects.reward_effects import Granting
from kingscourt.games.paladins.player import Player
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
from kingscourt.games.paladins.steps.draw_wall_card import DrawWall
from kingscourt.games.paladins.steps.inquisition import TakeSuspicion
from kingscourt.games.paladins.steps.place_workers import FillFavour, FillSpaces
from kingscourt.games.paladins.steps.reward_questions import FreeDevelop, FreePrayer, FreeRecruit, TakeOrLeave
from kingscourt.games.paladins.steps.townsfolk_reactions import Reactions
from kingscourt.games.paladins.steps.turns import EndTurn, ReturnWorkers
from kingscourt.games.paladins.worker_action_and_reward_numbers import (
    ABSOLVE,
    COMMISSION,
    CONSPIRE,
    DEVELOP,
    FORTIFY,
    GAIN_CRIMINAL,
    GAIN_SILVER,
    NO_CARD,
    PRAY,
    RECRUIT,
    STRENGTH,
    TAX,
)
from kingscourt.kernel.step import Step


class UnderWay:
    """Rates the steps above the turns; the plan's supply loses the workers an action will still take."""

    def __init__(self, gains: Gains, plan: Plan) -> None:
        self.gains: Gains = gains
        self.plan: Plan = plan
        self.busy: int = NO_CARD  # the action whose workers are being placed

    def worth(self, o: Outlook, s: PaladinsState, p: Player, step: Step[PaladinsState]) -> float:
        """What one step will bring this player."""
        if isinstance(step, (EndTurn, ReturnWorkers)):
            return 0.0
        if isinstance(step, TakeSuspicion):
            return o.weight[features.SUSPICIONS] + o.units[TAX] if step.who == p.index else 0.0
        if isinstance(step, Granting):
            return self.gains.rewards(o, p, step.rewards, step.first) if step.who == p.index else 0.0
        if isinstance(step, Reactions):
            return self.reactions(o, step.cards) if step.who == p.index else 0.0
        if isinstance(step, DrawWall):
            return self.wall(o, p) if step.who == p.index else 0.0
        if isinstance(step, ChooseOption):
            return self.option(o, p, step) if step.who == p.index else 0.0
        return self.active(o, s, p, step) if s.active == p.index else 0.0

    def reactions(self, o: Outlook, cards: list[int]) -> float:
        """Townsfolk that are about to react."""
        worth = 0.0
        for card in cards:
            worth += o.reactions[card]
        return worth

    def wall(self, o: Outlook, p: Player) -> float:
        """The wall that is about to be drawn, as one more use of fortify."""
        done = p.done[FORTIFY]
        worth = o.progress[FORTIFY][done + 1] - o.progress[FORTIFY][done]
        return worth + o.steps[p.attributes[STRENGTH]] + o.weight[features.WALL]

    def option(self, o: Outlook, p: Player, step: ChooseOption) -> float:
        """The best of the options of a card."""
        best = 0.0
        for option in step.options:
            best = max(best, self.gains.rewards(o, p, option.rewards, 0))
        return best

    def active(self, o: Outlook, s: PaladinsState, p: Player, step: Step[PaladinsState]) -> float:
        """Questions of the active player."""
        gains = self.gains
        if isinstance(step, FillSpaces):
            return self.deed(o, s, p, step)
        if isinstance(step, TakeOrLeave):
            if step.kind == GAIN_CRIMINAL:
                return o.units[GAIN_CRIMINAL]
            return gains.reward(o, p, step.kind)
        if isinstance(step, FreePrayer):
            return self.plan.best_cleared(o, s, p)
        if isinstance(step, FreeRecruit):
            return gains.best_free_recruit(o, s, p)
        if isinstance(step, FreeDevelop):
            return gains.best_workshop(o, p)
        if isinstance(step, FillFavour):
            return o.favours[s.favours[step.slot]] - o.weight[features.LABOURERS] * o.rest
        return self.target(o, s, p, step)

    def target(self, o: Outlook, s: PaladinsState, p: Player, step: Step[PaladinsState]) -> float:
        """The best target of an action whose workers are placed."""
        gains = self.gains
        if isinstance(step, PickPayment):
            silver = float(column_silver(s, p, step.column)) * o.units[GAIN_SILVER]
            return gains.recruited(o, p, s.town[step.column], step.is_hired) - min(
                silver, -o.weight[features.UNPAID]
            )
        if isinstance(step, PickTownsfolk):
            return gains.best_recruit(o, s, p, step.is_hired)
        if isinstance(step, (PickSpace, PickOutsider)):
            return gains.right_action(o, s, p, step.action)
        if isinstance(step, PickJarSpace):
            return gains.right_action(o, s, p, ABSOLVE)
        if isinstance(step, PickWorkshopSpace):
            return self.left(o, s, p, DEVELOP, 2, False)
        if isinstance(step, PickCleared):
            return self.left(o, s, p, PRAY, 1, False)
        return 0.0

    def deed(self, o: Outlook, s: PaladinsState, p: Player, step: FillSpaces) -> float:
        """An action whose workers are being placed."""
        deed = step.deed
        self.busy = deed.action
        take(p, o.box.cards.board[deed.action], self.plan.supply, True, deed.workers)
        if deed.action >= COMMISSION:
            worth = self.gains.right_action(o, s, p, deed.action)
            return 0.0 if worth == IMPOSSIBLE else worth
        return self.left(o, s, p, deed.action, deed.workers, deed.index == HIRE_DEED)

    def left(
        self, o: Outlook, s: PaladinsState, p: Player, action: int, workers: int, is_hired: bool
    ) -> float:
        """An action of the left side."""
        gains = self.gains
        board = o.box.cards.board
        if action == DEVELOP:
            cost = float(silver_cost(s, p, board[DEVELOP])) * o.units[GAIN_SILVER]
            return gains.best_workshop(o, p) - cost + gains.extras(o, p, DEVELOP)
        if action == RECRUIT:
            return gains.best_recruit(o, s, p, is_hired) + gains.extras(o, p, RECRUIT)
        if action == PRAY:
            cost = float(silver_cost(s, p, board[PRAY])) * o.units[GAIN_SILVER]
            return self.plan.best_cleared(o, s, p) - cost + gains.extras(o, p, PRAY)
        if action == CONSPIRE:
            criminal = o.weight[features.CRIMINALS] * o.rest
            return criminal + o.weight[features.SUSPICIONS] + o.units[TAX] + gains.extras(o, p, CONSPIRE)
        return o.rewards(board[action].gains[workers - 1]) + gains.extras(o, p, action)
