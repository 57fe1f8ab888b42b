"""The steps on the agenda that concern a player, carried out quickly on a copy of the player."""

from __future__ import annotations

from kingscourt.games.paladins.bot.completion import Completion
from kingscourt.games.paladins.bot.gains import Gains
from kingscourt.games.paladins.bot.outlook import Outlook
from kingscourt.games.paladins.bot.plan import Plan
from kingscourt.games.paladins.bot.supply import spare
from kingscourt.games.paladins.card_faces import Favour
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
from kingscourt.games.paladins.steps.choose_paladins import ChoosePaladins
from kingscourt.games.paladins.steps.draw_wall_card import DrawWall
from kingscourt.games.paladins.steps.inquisition import TakeSuspicion
from kingscourt.games.paladins.steps.place_workers import FillFavour, FillSpaces
from kingscourt.games.paladins.steps.reward_questions import FreeDevelop, FreePrayer, FreeRecruit, TakeOrLeave
from kingscourt.games.paladins.steps.rounds import EndRound, Round
from kingscourt.games.paladins.steps.taverns import PickTaverns
from kingscourt.games.paladins.steps.townsfolk_reactions import Reactions
from kingscourt.games.paladins.steps.turns import EndTurn, ReturnWorkers, Turns
from kingscourt.games.paladins.vocabulary import (
    ABSOLVE,
    ANY,
    CRIMINAL,
    DEVELOP,
    PRAY,
)
from kingscourt.kernel.step import Step


def concerns(step: Step[PaladinsState], s: PaladinsState, index: int) -> bool:
    """Whether a step on the agenda will still bring a player anything."""
    if isinstance(step, (EndTurn, ReturnWorkers, Round, EndRound)):
        return False
    if isinstance(step, (TakeSuspicion, Granting, Reactions, DrawWall, ChooseOption)):
        return step.who == index
    return s.active == index


class UnderWay(Completion):
    """Carries out steps; every method changes the given player, which is a copy."""

    def __init__(self, gains: Gains, plan: Plan) -> None:
        super().__init__(gains, plan)
        # To try things out on, again and again: making a new one for every answer is slow.
        self.own: Player | None = None

    def finished(self, o: Outlook, s: PaladinsState, p: Player) -> Player:
        """The player as the steps under way will leave them, until the next call; or the one given."""
        self.worth = 0.0
        after = p
        agenda = s.agenda
        for index in range(len(agenda) - 1, -1, -1):
            step = agenda[index]
            if isinstance(step, (Turns, PickTaverns, ChoosePaladins)):
                break
            if concerns(step, s, p.index):
                if after is p:
                    after = self.borrow(p)
                self.carry_out(o, s, after, step)
        return after

    def borrow(self, p: Player) -> Player:
        """A player like the given one, who may be changed."""
        own = self.own
        if own is None:
            own = p.copy()
            self.own = own
        else:
            become(own, p)
        return own

    def carry_out(self, o: Outlook, s: PaladinsState, p: Player, step: Step[PaladinsState]) -> None:
        """One step that concerns this player."""
        if isinstance(step, TakeSuspicion):
            self.suspect(s, p)
        elif isinstance(step, Granting):
            self.grant(o, s, p, step.rewards, step.first)
        elif isinstance(step, Reactions):
            for card in step.cards:
                self.grant(o, s, p, o.box.cards.townsfolk[card].reward, 0)
        elif isinstance(step, DrawWall):
            self.build_wall(o, p)
        elif isinstance(step, ChooseOption):
            self.choose(o, s, p, step)
        else:
            self.answer(o, s, p, step)

    def choose(self, o: Outlook, s: PaladinsState, p: Player, step: ChooseOption) -> None:
        """The best of the options of a card."""
        best = step.options[0]
        highest = -1.0
        for option in step.options:
            worth = self.gains.rewards(o, p, option.rewards, 0)
            if worth > highest:
                best = option
                highest = worth
        self.grant(o, s, p, best.rewards, 0)

    def answer(self, o: Outlook, s: PaladinsState, p: Player, step: Step[PaladinsState]) -> None:
        """Questions of the active player."""
        if isinstance(step, FillSpaces):
            deed = step.deed
            self.place(o, p, deed.action, deed.workers)
            self.act(o, s, p, deed.action, deed.workers, deed.index == HIRE_DEED)
        elif isinstance(step, TakeOrLeave):
            self.gain(o, s, p, step.kind, 1)
        elif isinstance(step, FreePrayer):
            self.clear(o, s, p)
        elif isinstance(step, FreeRecruit):
            self.recruit_free(o, s, p)
        elif isinstance(step, FreeDevelop):
            self.develop(o, s, p)
        elif isinstance(step, FillFavour):
            self.use_favour(o, s, p, o.box.cards.favours[s.favours[step.slot]])
        else:
            self.pick(o, s, p, step)

    def pick(self, o: Outlook, s: PaladinsState, p: Player, step: Step[PaladinsState]) -> None:
        """Questions for the target of an action."""
        if isinstance(step, PickPayment):
            self.pay_column(s, p, step.column, with_debt=False)
            self.take_townsfolk(o, s, p, s.town[step.column], step.is_hired)
        elif isinstance(step, PickTownsfolk):
            self.recruit(o, s, p, step.is_hired)
        elif isinstance(step, (PickSpace, PickOutsider)):
            self.act(o, s, p, step.action, 3, False)
        elif isinstance(step, PickJarSpace):
            self.act(o, s, p, ABSOLVE, 3, False)
        elif isinstance(step, PickWorkshopSpace):
            self.act(o, s, p, DEVELOP, 2, False)
        elif isinstance(step, PickCleared):
            self.act(o, s, p, PRAY, 1, False)

    def use_favour(self, o: Outlook, s: PaladinsState, p: Player, favour: Favour) -> None:
        """A worker on a Favour, its cost, then its best option."""
        kind = favour.worker
        if kind == ANY:
            kind = spare(p.workers)
        elif p.workers[kind] == 0:
            kind = CRIMINAL
        p.workers[kind] -= 1
        p.silver -= favour.silver
        p.provisions -= favour.provisions
        p.unpaid += favour.debts
        best = favour.options[0]
        highest = -1.0
        for option in favour.options:
            worth = self.gains.rewards(o, p, option.rewards, 0)
            if worth > highest:
                best = option
                highest = worth
        self.grant(o, s, p, best.rewards, 0)


def become(own: Player, p: Player) -> None:
    """Take over everything about a player that is rated; the lists that may be changed are copied."""
    own.index = p.index
    own.workers = p.workers.copy()
    own.spaces = p.spaces.copy()
    own.attributes = p.attributes.copy()
    own.done = p.done.copy()
    own.silver = p.silver
    own.provisions = p.provisions
    own.unpaid = p.unpaid
    own.paid = p.paid
    own.jars = p.jars
    own.has_passed = p.has_passed
    own.paladin = p.paladin
    own.boosts = p.boosts
    own.suspicions = p.suspicions
    own.townsfolk = p.townsfolk
    own.walls = p.walls
    own.attacked = p.attacked
    own.converted = p.converted
    own.hand = p.hand
