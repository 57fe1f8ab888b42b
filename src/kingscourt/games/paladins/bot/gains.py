"""What one more use of an action would bring a player now, less its costs but not its workers."""

from __future__ import annotations

from typing import Final

from kingscourt.games.paladins.action_requirements import (
    attack_silver,
    provisions_cost,
    silver_cost,
)
from kingscourt.games.paladins.bot import features
from kingscourt.games.paladins.bot.outlook import MOST_LEVEL, Outlook
from kingscourt.games.paladins.player import Player
from kingscourt.games.paladins.rewards import Reward
from kingscourt.games.paladins.scoring import subject_count, times_done
from kingscourt.games.paladins.state import PaladinsState
from kingscourt.games.paladins.vocabulary import (
    ATTACK,
    COMMISSION,
    CONVERT,
    DESTROY_DEBT,
    DISCARD_SUSPICION,
    EMPTY,
    FAITH,
    FORTIFY,
    GAIN_CRIMINAL,
    GAIN_FAITH,
    GAIN_INFLUENCE,
    GAIN_PROVISION,
    GAIN_SILVER,
    GARRISON,
    INFLUENCE,
    NO_CARD,
    PAY_DEBT,
    STRENGTH,
    TRAITOR,
)

IMPOSSIBLE: Final = -1000.0


class Gains:
    """Estimates for the players of one position; tables that only change with the rows are kept."""

    def __init__(self) -> None:
        self.settled: list[int] = []
        self.settled_outlook: Outlook | None = None
        self.best_free: list[int] = []  # the best open space up to each area for who has no debt
        self.best_indebted: list[int] = []
        self.worth: float = 0.0  # of the target found last
        self.silver: int = 0  # that the action rated last costs
        self.provisions: int = 0

    # -- rewards -----------------------------------------------------------------------------------

    def rewards(self, o: Outlook, p: Player, rewards: list[Reward], first: int) -> float:
        """Rewards from a place on, as they would help now."""
        worth = 0.0
        for index in range(first, len(rewards)):
            reward = rewards[index]
            kind = reward.kind
            if GAIN_FAITH <= kind <= GAIN_INFLUENCE:
                level = p.attributes[kind - GAIN_FAITH]
                for step in range(reward.n):
                    worth += o.steps[level + step]
            else:
                worth += self.reward(o, p, kind) * float(reward.n)
        return worth

    def reward(self, o: Outlook, p: Player, kind: int) -> float:
        """One reward that is no attribute."""
        if kind >= GAIN_CRIMINAL:
            if kind == DISCARD_SUSPICION:
                return o.units[kind] if p.suspicions else 0.0
            if kind in (PAY_DEBT, DESTROY_DEBT):
                return o.units[kind] if p.unpaid > 0 else 0.0
        return o.units[kind]

    # -- the right side ------------------------------------------------------------------------------

    def right_action(self, o: Outlook, s: PaladinsState, p: Player, index: int) -> float:
        """One more use of a right-side action on the best thing within reach."""
        action = o.box.cards.board[index]
        done = times_done(p, index)
        if done >= action.limit:
            return IMPOSSIBLE
        goal = self.goal(o, s, p, index)
        if goal == IMPOSSIBLE:
            return IMPOSSIBLE
        worth = goal + o.progress[index][done + 1] - o.progress[index][done]
        silver = silver_cost(s, p, action)
        self.silver = silver
        if silver > 0:
            worth -= float(silver) * o.units[GAIN_SILVER]
        provisions = provisions_cost(s, p, action)
        self.provisions = provisions
        if provisions > 0:
            worth -= float(provisions) * o.units[GAIN_PROVISION]
        return worth + self.extras(o, p, index)

    def extras(self, o: Outlook, p: Player, index: int) -> float:
        """Reacting townsfolk and the paladin's ability."""
        worth = 0.0
        townsfolk = o.box.cards.townsfolk
        for card in p.townsfolk:
            if townsfolk[card].trigger == index:
                worth += o.reactions[card]
        if p.paladin != NO_CARD:
            paladin = o.box.cards.paladins[p.paladin]
            if paladin.action == index and paladin.gains:
                worth += o.rewards(paladin.gains)
        return worth

    def goal(self, o: Outlook, s: PaladinsState, p: Player, index: int) -> float:
        """The best thing within reach to use an action on, or IMPOSSIBLE."""
        if index in (COMMISSION, GARRISON):
            if self.best_space(o, s, p, index) == NO_CARD:
                return IMPOSSIBLE
            attribute = INFLUENCE if index == COMMISSION else FAITH
            return self.worth + o.steps[p.attributes[attribute]]
        if index in (ATTACK, CONVERT):
            found = self.best_attack(o, s, p) if index == ATTACK else self.best_conversion(o, s, p)
            return IMPOSSIBLE if found == NO_CARD else self.worth
        if p.level(INFLUENCE) < o.box.cards.board[index].levels[p.done[index]]:
            return IMPOSSIBLE
        if index == FORTIFY:
            return o.steps[p.attributes[STRENGTH]] + o.weight[features.WALL] * o.rest
        self.best_jar(o, p)
        return self.worth + o.steps[p.attributes[FAITH]]

    def best_space(self, o: Outlook, s: PaladinsState, p: Player, index: int) -> int:
        """The open space within reach with the best reward, or NO_CARD."""
        if self.settled is not s.settled or self.settled_outlook is not o:
            self.survey(o, s)
        if index == COMMISSION:
            area = o.areas_by_faith[min(p.level(FAITH), MOST_LEVEL)]
        else:
            area = o.areas_by_strength[min(p.level(STRENGTH), MOST_LEVEL)]
        if area < 0:
            return NO_CARD
        space = self.best_indebted[area] if p.unpaid > 0 else self.best_free[area]
        if space != NO_CARD:
            self.worth = o.spaces[space]
            if p.unpaid == 0 and self.pays_debt(o, space):
                self.worth = 0.0
        return space

    def pays_debt(self, o: Outlook, space: int) -> bool:
        """Whether a space is of use to debtors only."""
        reward = o.box.cards.spaces[space].reward
        return len(reward) > 0 and reward[0].kind == PAY_DEBT

    def survey(self, o: Outlook, s: PaladinsState) -> None:
        """Find the best open space up to each area; the list of pieces is replaced, never changed."""
        self.settled = s.settled
        self.settled_outlook = o
        self.best_free = []
        self.best_indebted = []
        free = NO_CARD
        indebted = NO_CARD
        highest_free = -1.0
        highest_indebted = -1.0
        players = s.space_players()
        number = 0
        spaces = o.box.cards.spaces
        for area in range(len(o.box.numbers.area_faith)):
            while number < len(spaces) and spaces[number].area == area:
                if s.settled[number] == EMPTY and spaces[number].players <= players:
                    worth = o.spaces[number]
                    if worth > highest_indebted:
                        indebted = number
                        highest_indebted = worth
                    if self.pays_debt(o, number):
                        worth = 0.0
                    if worth > highest_free:
                        free = number
                        highest_free = worth
                number += 1
            self.best_free.append(free)
            self.best_indebted.append(indebted)

    def best_jar(self, o: Outlook, p: Player) -> int:
        """The best free jar space."""
        best = 0
        self.worth = -1.0
        jars = o.box.cards.jars
        taken = p.jars
        for space in range(len(jars)):
            if taken >> space & 1:
                continue
            worth = o.jars[space]
            if p.unpaid == 0 and jars[space].reward[0].kind == PAY_DEBT:
                worth = 0.0
            if worth > self.worth:
                best = space
                self.worth = worth
        return best

    def best_attack(self, o: Outlook, s: PaladinsState, p: Player) -> int:
        """The column of the best outsider to attack, its silver paid, or NO_CARD."""
        best = NO_CARD
        self.worth = IMPOSSIBLE
        for column in range(len(s.outsiders)):
            card = s.outsiders[column]
            if card == NO_CARD:
                continue
            silver = attack_silver(s, p, column)
            if silver > p.silver:
                break
            worth = o.attacked[card] - float(silver) * o.units[GAIN_SILVER]
            if worth > self.worth:
                best = column
                self.worth = worth
        return best

    def best_conversion(self, o: Outlook, s: PaladinsState, p: Player) -> int:
        """The column of the best outsider to convert, or NO_CARD."""
        best = NO_CARD
        self.worth = IMPOSSIBLE
        level = p.level(FAITH)
        needs = o.box.numbers.area_faith
        outsiders = o.box.cards.outsiders
        for column in range(len(s.outsiders)):
            card = s.outsiders[column]
            if card == NO_CARD:
                continue
            if needs[column] > level:
                break
            outsider = outsiders[card]
            worth = self.outsider(o, s, p, card) * o.weight[features.OUTSIDERS]
            if outsider.subject == TRAITOR:
                worth = 2.0 * float(p.unpaid) * o.weight[features.SPARED_BY_TRAITOR]
            for reward in outsider.convert:
                worth += o.steps[p.attributes[STRENGTH]] * float(reward.n)
            if worth > self.worth:
                best = column
                self.worth = worth
        return best

    def outsider(self, o: Outlook, s: PaladinsState, p: Player, card: int) -> float:
        """Points that a converted outsider may bring in the end."""
        outsider = o.box.cards.outsiders[card]
        subject = outsider.subject
        if subject == TRAITOR:
            return 0.0  # a feature of its own
        count = float(subject_count(o.box, p, s.orders, card)) + o.subjects[subject]
        if o.is_last:
            count = float(int(count / float(outsider.per))) * float(outsider.per)
        return float(outsider.base) + count / float(outsider.per)

    # -- the left side -------------------------------------------------------------------------------

    def recruited(self, o: Outlook, p: Player, card: int, is_hired: bool) -> float:
        """A townsfolk hired or dismissed."""
        folk = o.box.cards.townsfolk[card]
        if is_hired:
            return o.kept[card] * o.weight[features.TOWNSFOLK] + self.rewards(o, p, folk.hire, 0)
        return self.rewards(o, p, folk.dismiss, 0)
