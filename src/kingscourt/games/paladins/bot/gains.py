"""What one more use of an action would bring a player now, less its costs but not its workers."""

from __future__ import annotations

from typing import Final

from kingscourt.games.paladins.action_requirements import (
    attack_silver,
    can_pay_column,
    column_silver,
    provisions_cost,
    silver_cost,
)
from kingscourt.games.paladins.bot import features
from kingscourt.games.paladins.bot.outlook import Outlook
from kingscourt.games.paladins.player import Player
from kingscourt.games.paladins.rewards import Reward
from kingscourt.games.paladins.scoring import subject_count, times_done
from kingscourt.games.paladins.state import PaladinsState
from kingscourt.games.paladins.worker_action_and_reward_numbers import (
    ATTACK,
    COMMISSION,
    CONVERT,
    DESTROY_DEBT,
    DISCARD_SUSPICION,
    EMPTY,
    FAITH,
    FORTIFY,
    FREE_DEVELOP,
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
    WORKSHOPS_PER_ACTION,
)

IMPOSSIBLE: Final = -1000.0


class Gains:
    """Estimates for the players of one position; tables that only change with the rows are kept."""

    def __init__(self) -> None:
        self.settled: list[int] = []
        self.settled_outlook: Outlook | None = None
        self.best_free: list[float] = []  # reward of the best open space up to each area, without a debt
        self.best_indebted: list[float] = []

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
            if kind == FREE_DEVELOP:
                return self.best_workshop(o, p)
        return o.units[kind]

    def best_workshop(self, o: Outlook, p: Player) -> float:
        """The best place for the next workshop, and the worker under it."""
        best = 0.0
        board = o.box.cards.board
        for action in range(COMMISSION, CONVERT + 1):
            there = p.workshops_on(board[action].first)
            if there < WORKSHOPS_PER_ACTION:
                best = max(best, o.workshop(there > 0, o.is_ordered[action]))
        done = p.done[0]
        points = board[0].points
        if done + 1 < len(points):
            best += float(points[done + 1] - points[done]) * o.weight[features.POINTS]
        return best + o.units[1]

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
        if silver > 0:
            worth -= float(silver) * o.units[GAIN_SILVER]
        provisions = provisions_cost(s, p, action)
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
        if index == COMMISSION:
            space = self.best_space(o, s, p, p.level(FAITH), o.box.numbers.area_faith)
            return space if space == IMPOSSIBLE else space + o.steps[p.attributes[INFLUENCE]]
        if index == GARRISON:
            space = self.best_space(o, s, p, p.level(STRENGTH), o.box.numbers.area_strength)
            return space if space == IMPOSSIBLE else space + o.steps[p.attributes[FAITH]]
        if index == ATTACK:
            return self.best_attack(o, s, p)
        if index == CONVERT:
            return self.best_conversion(o, s, p)
        if p.level(INFLUENCE) < o.box.cards.board[index].levels[p.done[index]]:
            return IMPOSSIBLE
        if index == FORTIFY:
            return o.steps[p.attributes[STRENGTH]] + o.weight[features.WALL] * (1.0 if o.left > 0 else 0.5)
        return self.best_jar(o, p) + o.steps[p.attributes[FAITH]]

    def best_space(self, o: Outlook, s: PaladinsState, p: Player, level: int, needs: list[int]) -> float:
        """The best reward among the open spaces within reach, or IMPOSSIBLE."""
        if self.settled is not s.settled or self.settled_outlook is not o:
            self.survey(o, s)
        area = -1
        for need in needs:
            if need > level:
                break
            area += 1
        if area < 0:
            return IMPOSSIBLE
        return self.best_indebted[area] if p.unpaid > 0 else self.best_free[area]

    def survey(self, o: Outlook, s: PaladinsState) -> None:
        """Find the best open space up to each area; the list of pieces is replaced, never changed."""
        self.settled = s.settled
        self.settled_outlook = o
        areas = len(o.box.numbers.area_faith)
        free = [IMPOSSIBLE] * areas
        indebted = [IMPOSSIBLE] * areas
        players = s.space_players()
        for number, space in enumerate(o.box.cards.spaces):
            if s.settled[number] != EMPTY or space.players > players:
                continue
            worth = o.spaces[number]
            indebted[space.area] = max(indebted[space.area], worth)
            if space.reward and space.reward[0].kind == PAY_DEBT:
                worth = 0.0
            free[space.area] = max(free[space.area], worth)
        for area in range(1, areas):
            free[area] = max(free[area], free[area - 1])
            indebted[area] = max(indebted[area], indebted[area - 1])
        self.best_free = free
        self.best_indebted = indebted

    def best_jar(self, o: Outlook, p: Player) -> float:
        """The best free jar space."""
        best = 0.0
        jars = o.box.cards.jars
        for space in range(len(jars)):
            if not p.jars >> space & 1:
                worth = o.jars[space]
                if worth > best and (p.unpaid > 0 or jars[space].reward[0].kind != PAY_DEBT):
                    best = worth
        return best

    def best_attack(self, o: Outlook, s: PaladinsState, p: Player) -> float:
        """The best outsider to attack, its silver paid."""
        best = IMPOSSIBLE
        for column in range(len(s.outsiders)):
            card = s.outsiders[column]
            if card == NO_CARD:
                continue
            silver = attack_silver(s, p, column)
            if silver > p.silver:
                break
            best = max(best, o.attacked[card] - float(silver) * o.units[GAIN_SILVER])
        return best

    def best_conversion(self, o: Outlook, s: PaladinsState, p: Player) -> float:
        """The best outsider to convert."""
        best = IMPOSSIBLE
        level = p.level(FAITH)
        needs = o.box.numbers.area_faith
        outsiders = o.box.cards.outsiders
        for column in range(len(s.outsiders)):
            card = s.outsiders[column]
            if card == NO_CARD:
                continue
            if needs[column] > level:
                break
            worth = self.outsider(o, s, p, card) * o.weight[features.OUTSIDERS]
            for reward in outsiders[card].convert:
                worth += o.steps[p.attributes[STRENGTH]] * float(reward.n)
            best = max(best, worth)
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

    def best_recruit(self, o: Outlook, s: PaladinsState, p: Player, is_hired: bool) -> float:
        """The best townsfolk to hire or dismiss, its column paid for."""
        best = IMPOSSIBLE
        for column in range(len(s.town)):
            card = s.town[column]
            if card == NO_CARD or not can_pay_column(s, p, column):
                continue
            silver = column_silver(s, p, column)
            if silver <= p.silver:
                cost = float(silver) * o.units[GAIN_SILVER]
            else:
                cost = -o.weight[features.UNPAID]
            best = max(best, self.recruited(o, p, card, is_hired) - cost)
        return best

    def best_free_recruit(self, o: Outlook, s: PaladinsState, p: Player) -> float:
        """The best townsfolk of the row for nothing."""
        best = 0.0
        for card in s.town:
            if card != NO_CARD:
                best = max(best, self.recruited(o, p, card, True), self.recruited(o, p, card, False))
        return best


