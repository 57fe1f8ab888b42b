"""The action under way, carried out quickly on a copy of a player: how the player will stand after it.

Targets are the best at first sight, draws are average. Only the player is changed, never the table.
"""

from __future__ import annotations

from kingscourt.games.paladins.action_requirements import (
    attack_silver,
    can_pay_column,
    column_silver,
    provisions_cost,
    silver_cost,
)
from kingscourt.games.paladins.bot import features
from kingscourt.games.paladins.bot.gains import Gains
from kingscourt.games.paladins.bot.outlook import Outlook
from kingscourt.games.paladins.bot.plan import Plan
from kingscourt.games.paladins.bot.supply import spare
from kingscourt.games.paladins.player import Player
from kingscourt.games.paladins.rewards import Reward
from kingscourt.games.paladins.state import PaladinsState
from kingscourt.games.paladins.vocabulary import (
    ABSOLVE,
    ANY,
    ATTACK,
    CLERIC,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    CRIMINAL,
    DEVELOP,
    DISCARD_SUSPICION,
    EMPTY,
    FORTIFY,
    FREE_DEVELOP,
    FREE_RECRUIT,
    GAIN_CRIMINAL,
    GAIN_FAITH,
    GAIN_PROVISION,
    GAIN_SILVER,
    GARRISON,
    HIGHEST,
    NO_CARD,
    PAY_DEBT,
    PRAY,
    PRAYER,
    RECRUIT,
    STRENGTH,
    TAX,
    WORKSHOP,
)


class Completion:
    """Carries out what is left of an action; what cannot be shown by the player is summed up as `worth`."""

    def __init__(self, gains: Gains, plan: Plan) -> None:
        self.gains: Gains = gains
        self.plan: Plan = plan
        self.worth: float = 0.0

    # -- rewards -----------------------------------------------------------------------------------

    def grant(self, o: Outlook, s: PaladinsState, p: Player, rewards: list[Reward], first: int) -> None:
        """All rewards from a place on."""
        for index in range(first, len(rewards)):
            reward = rewards[index]
            self.gain(o, s, p, reward.kind, reward.n)

    def gain(self, o: Outlook, s: PaladinsState, p: Player, kind: int, n: int) -> None:
        """One kind of reward."""
        if kind <= CLERIC:
            p.workers[kind] += n
        elif kind in (GAIN_SILVER, TAX):
            p.silver += n
        elif kind == GAIN_PROVISION:
            p.provisions += n
        elif kind < TAX:
            attribute = kind - GAIN_FAITH
            p.attributes[attribute] = min(HIGHEST, p.attributes[attribute] + n)
        elif kind == GAIN_CRIMINAL:
            self.take_criminal(s, p)
        elif kind == PRAYER:
            self.clear(o, s, p)
        elif kind == FREE_RECRUIT:
            self.recruit_free(o, s, p)
        elif kind == FREE_DEVELOP:
            self.develop(o, s, p)
        else:
            self.relieve(p, kind)

    def take_criminal(self, s: PaladinsState, p: Player) -> None:
        """A criminal with its suspicion."""
        p.workers[CRIMINAL] += 1
        self.suspect(s, p)

    def suspect(self, s: PaladinsState, p: Player) -> None:
        """A suspicion of the average tax, and the debt if that brings the inquisition."""
        p.suspicions = [*p.suspicions, 1]
        p.silver += 1
        if s.tax > 1:
            return
        count = len(p.suspicions)
        for other in s.players:
            if len(other.suspicions) > count:
                return
        p.unpaid += 1
        p.suspicions = p.suspicions[count // 2 :]

    def relieve(self, p: Player, kind: int) -> None:
        """A suspicion discarded, a debt paid or destroyed."""
        if kind == DISCARD_SUSPICION:
            if p.suspicions:
                p.suspicions = p.suspicions[:-1]
        elif p.unpaid > 0:
            p.unpaid -= 1
            if kind == PAY_DEBT:
                p.paid += 1

    def react(self, o: Outlook, s: PaladinsState, p: Player, action: int) -> None:
        """Reacting townsfolk and the paladin's ability."""
        townsfolk = o.box.cards.townsfolk
        for card in p.townsfolk:
            if townsfolk[card].trigger == action:
                self.grant(o, s, p, townsfolk[card].reward, 0)
        if p.paladin != NO_CARD:
            paladin = o.box.cards.paladins[p.paladin]
            if paladin.action == action and paladin.gains:
                self.grant(o, s, p, paladin.gains, 0)

    # -- workers -----------------------------------------------------------------------------------

    def place(self, o: Outlook, p: Player, action: int, count: int) -> None:
        """Fill the spaces that are still empty, the dearest workers last."""
        facts = o.box.cards.board[action]
        workers = p.workers
        for number in range(count):
            kind = facts.spaces[number]
            if kind == ANY or p.spaces[facts.first + number] != EMPTY:
                continue
            if workers[kind] == 0:
                kind = CRIMINAL
            workers[kind] -= 1
            p.spaces[facts.first + number] = kind
        for number in range(count):
            if p.spaces[facts.first + number] == EMPTY:
                kind = spare(workers)
                workers[kind] -= 1
                p.spaces[facts.first + number] = kind

    def clear(self, o: Outlook, s: PaladinsState, p: Player) -> None:
        """A prayer for the action that is best used again."""
        self.plan.look_at(o.box, p)
        self.plan.supply.load(p.workers)
        action = self.plan.best_cleared(o, s, p)
        if action == NO_CARD:
            return
        first = o.box.cards.board[action].first
        for space in range(first, first + 3):
            if p.spaces[space] != WORKSHOP:
                p.spaces[space] = EMPTY

    # -- actions -----------------------------------------------------------------------------------

    def act(self, o: Outlook, s: PaladinsState, p: Player, action: int, workers: int, is_hired: bool) -> None:
        """An action whose workers are placed."""
        if action == RECRUIT:
            self.recruit(o, s, p, is_hired)
            return
        facts = o.box.cards.board[action]
        if action != ATTACK:
            p.silver -= silver_cost(s, p, facts)
            p.provisions -= provisions_cost(s, p, facts)
        if action >= COMMISSION:
            self.act_right(o, s, p, action)
        elif action == DEVELOP:
            self.develop(o, s, p)
        elif action == PRAY:
            self.clear(o, s, p)
        elif action == CONSPIRE:
            self.take_criminal(s, p)
        else:
            self.grant(o, s, p, facts.gains[workers - 1], 0)
        self.react(o, s, p, action)

    def act_right(self, o: Outlook, s: PaladinsState, p: Player, action: int) -> None:
        """An action of the right side on its best target."""
        gains = self.gains
        cards = o.box.cards
        if action in (COMMISSION, GARRISON):
            space = gains.best_space(o, s, p, action)
            p.done[action] += 1
            if space != NO_CARD:
                facts = cards.spaces[space]
                self.grant(o, s, p, facts.monk if action == COMMISSION else facts.outpost, 0)
        elif action == FORTIFY:
            self.build_wall(o, p)
        elif action == ABSOLVE:
            jar = gains.best_jar(o, p)
            p.done[ABSOLVE] += 1
            p.jars |= 1 << jar
            self.grant(o, s, p, cards.jars[jar].rewards, 0)
        elif action == ATTACK:
            column = gains.best_attack(o, s, p)
            if column != NO_CARD:
                card = s.outsiders[column]
                p.silver -= attack_silver(s, p, column)
                p.attacked = [*p.attacked, card]
                self.grant(o, s, p, cards.outsiders[card].attack, 0)
        elif action == CONVERT:
            column = gains.best_conversion(o, s, p)
            if column != NO_CARD:
                card = s.outsiders[column]
                p.converted = [*p.converted, card]
                self.grant(o, s, p, cards.outsiders[card].convert, 0)

    def build_wall(self, o: Outlook, p: Player) -> None:
        """An average wall card."""
        p.done[FORTIFY] += 1
        p.attributes[STRENGTH] = min(HIGHEST, p.attributes[STRENGTH] + 1)
        self.worth += o.weight[features.WALL] * o.rest

    def develop(self, o: Outlook, s: PaladinsState, p: Player) -> None:
        """The next workshop on its best place, and the worker under it."""
        done = p.done[DEVELOP]
        workers = o.box.numbers.workshop_workers
        if done >= len(workers):
            return
        p.done[DEVELOP] += 1
        self.plan.look_at(o.box, p)
        self.plan.supply.load(p.workers)
        space = self.plan.best_workshop(o, s, p)
        if space != NO_CARD:
            p.spaces[space] = WORKSHOP
        self.grant(o, s, p, workers[done], 0)

    def recruit(self, o: Outlook, s: PaladinsState, p: Player, is_hired: bool) -> None:
        """The best townsfolk, its column paid."""
        best = NO_CARD
        highest = 0.0
        with_debt = False
        for column in range(len(s.town)):
            card = s.town[column]
            if card == NO_CARD or not can_pay_column(s, p, column):
                continue
            silver = column_silver(s, p, column)
            is_debt = silver > p.silver
            cost = -o.weight[features.UNPAID] if is_debt else float(silver) * o.units[GAIN_SILVER]
            worth = self.gains.recruited(o, p, card, is_hired) - cost
            if best == NO_CARD or worth > highest:
                best = column
                highest = worth
                with_debt = is_debt
        if best != NO_CARD:
            self.pay_column(s, p, best, with_debt)
            self.react(o, s, p, RECRUIT)
            self.take_townsfolk(o, s, p, s.town[best], is_hired)

    def pay_column(self, s: PaladinsState, p: Player, column: int, with_debt: bool) -> None:
        """Silver or a debt for a column."""
        if with_debt:
            p.unpaid += 1
        else:
            p.silver -= column_silver(s, p, column)

    def recruit_free(self, o: Outlook, s: PaladinsState, p: Player) -> None:
        """The best townsfolk of the row for nothing."""
        best = NO_CARD
        highest = 0.0
        is_hired = False
        for card in s.town:
            if card == NO_CARD:
                continue
            hired = self.gains.recruited(o, p, card, True)
            dismissed = self.gains.recruited(o, p, card, False)
            if max(hired, dismissed) > highest:
                best = card
                highest = max(hired, dismissed)
                is_hired = hired > dismissed
        if best != NO_CARD:
            self.take_townsfolk(o, s, p, best, is_hired)

    def take_townsfolk(self, o: Outlook, s: PaladinsState, p: Player, card: int, is_hired: bool) -> None:
        """A townsfolk hired or dismissed; the same card cannot come twice, as nothing else recruits then."""
        folk = o.box.cards.townsfolk[card]
        if is_hired:
            p.townsfolk = [*p.townsfolk, card]
            p.done[RECRUIT] += 1
            self.grant(o, s, p, folk.hire, 0)
        else:
            self.grant(o, s, p, folk.dismiss, 0)
