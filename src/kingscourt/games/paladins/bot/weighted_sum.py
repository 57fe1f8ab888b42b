"""The weighted features of a player in one sum, without writing them down: what the policy goes by."""

from __future__ import annotations

from typing import Final

from kingscourt.games.paladins.bot import features
from kingscourt.games.paladins.bot.gains import Gains
from kingscourt.games.paladins.bot.outlook import MOST_STOCK, Outlook
from kingscourt.games.paladins.bot.plan import Plan
from kingscourt.games.paladins.bot.supply import Supply
from kingscourt.games.paladins.player import NO_BOOST, Player
from kingscourt.games.paladins.scoring import wall_points
from kingscourt.games.paladins.state import PaladinsState
from kingscourt.games.paladins.steps.choose_paladins import UNDECIDED, ChoosePaladins
from kingscourt.games.paladins.vocabulary import (
    ATTACK,
    COMMISSION,
    CONVERT,
    DEVELOP,
    KEPT_WORKERS,
    NO_CARD,
    TAX,
    TRAITOR,
)

NEXT_PALADIN: Final = 0.25  # of the worth of the paladin put on top


class WeightedSum:
    """Sums up a player as the weights of the round have it."""

    def __init__(self, gains: Gains, plan: Plan) -> None:
        self.gains: Gains = gains
        self.plan: Plan = plan

    def worth(self, o: Outlook, s: PaladinsState, p: Player) -> float:
        """Everything but the steps under way."""
        self.plan.look_at(o.box, p)
        worth = self.board_worth(o, p) + self.cards_worth(o, s, p)
        worth += o.silver[min(p.silver, MOST_STOCK)] + o.provisions[min(p.provisions, MOST_STOCK)]
        return worth + self.workers_worth(o, s, p)

    def board_worth(self, o: Outlook, p: Player) -> float:
        """Attributes, pieces and workshops, with the points that are sure."""
        attributes = p.attributes
        levels = o.levels
        worth = levels[attributes[0]] + levels[attributes[1]] + levels[attributes[2]]
        points = p.paid * o.box.numbers.paid
        progress = o.progress
        done = p.done
        worth += progress[DEVELOP][done[DEVELOP]] + progress[ATTACK][len(p.attacked)]
        worth += progress[CONVERT][len(p.converted)]
        for action in range(COMMISSION, ATTACK):
            worth += progress[action][done[action]]
        for planned in self.plan.actions:
            if planned.needed < 3:
                worth += o.first_workshop[planned.index]
                if planned.needed < 2:
                    worth += o.second_workshop[planned.index]
        if p.walls:
            points += wall_points(o.box, p)
        return worth + float(points) * o.weight[features.POINTS]

    def cards_worth(self, o: Outlook, s: PaladinsState, p: Player) -> float:
        """Outsiders, townsfolk, debts and suspicions."""
        weight = o.weight
        worth = float(p.unpaid) * weight[features.UNPAID]
        outsiders = 0.0
        for card in p.converted:
            if o.box.cards.outsiders[card].subject == TRAITOR:
                worth += self.spared(o, p, card)
            else:
                outsiders += self.gains.outsider(o, s, p, card)
        worth += outsiders * weight[features.OUTSIDERS]
        townsfolk = 0.0
        for card in p.townsfolk:
            townsfolk += o.kept[card]
        worth += townsfolk * weight[features.TOWNSFOLK]
        count = len(p.suspicions)
        if count == 0:
            return worth
        worth += float(count) * weight[features.SUSPICIONS]
        for other in s.players:
            if len(other.suspicions) > count:
                return worth
        full = s.full_tax()
        near = float(full - s.tax) / float(full)
        return worth + weight[features.MOST_SUSPICIONS] + near * weight[features.INQUISITION_NEAR]

    def spared(self, o: Outlook, p: Player, card: int) -> float:
        """What a Traitor saves; further ones save nothing."""
        for other in p.converted:
            if o.box.cards.outsiders[other].subject == TRAITOR:
                is_first = other == card
                return 2.0 * float(p.unpaid) * o.weight[features.SPARED_BY_TRAITOR] if is_first else 0.0
        return 0.0

    def workers_worth(self, o: Outlook, s: PaladinsState, p: Player) -> float:
        """The plan for the workers in supply, or those kept."""
        worth = 0.0
        step = s.agenda[-1]
        if isinstance(step, ChoosePaladins):
            worth = self.choice(o, s, p, step) * o.weight[features.PALADIN]
        plan = self.plan
        plan.supply.load(p.workers)
        if p.has_passed or p.paladin == NO_CARD:
            return worth if o.is_last else worth + self.kept_worth(o)
        plan.make(o, s, p)
        worth += plan.worth * o.weight[features.PLANNED]
        worth += float(plan.count) * o.weight[features.PLANNED_COUNT]
        return worth + rest_worth(o, plan.supply)

    def kept_worth(self, o: Outlook) -> float:
        """Workers that stay for the next round."""
        supply = self.plan.supply
        criminals = min(int(supply.criminals), KEPT_WORKERS)
        coloured = min(int(supply.coloured()), KEPT_WORKERS - criminals)
        labourers = min(int(supply.labourers), KEPT_WORKERS - criminals - coloured)
        worth = float(criminals) * o.weight[features.KEPT_CRIMINALS]
        worth += float(coloured) * o.weight[features.KEPT_COLOURED]
        return worth + float(labourers) * o.weight[features.KEPT_LABOURERS]

    def choice(self, o: Outlook, s: PaladinsState, p: Player, step: ChoosePaladins) -> float:
        """The paladin chosen, with the best tavern, and a part of the one on top."""
        used = step.used[p.index]
        if used == UNDECIDED:
            return 0.0
        worth = self.paladin(o, s, p, p.hand[used].kind)
        top = step.top[p.index]
        if top != UNDECIDED:
            worth += self.paladin(o, s, p, p.hand[top].kind) * NEXT_PALADIN
        return worth

    def paladin(self, o: Outlook, s: PaladinsState, p: Player, kind: int) -> float:
        """The worth of a round's workers with a paladin's help."""
        paladin = o.box.cards.paladins[kind]
        p.paladin = kind
        p.boosts = paladin.boosts
        plan = self.plan
        weight = o.weight
        plan.look_at(o.box, p)
        best = 0.0
        for tavern in s.taverns:
            crowd = o.box.cards.taverns[tavern].workers
            plan.supply.load(p.workers)
            plan.supply.add(paladin.workers.counts)
            plan.supply.add(crowd.counts)
            plan.make(o, s, p)
            worth = plan.worth * weight[features.PLANNED] + rest_worth(o, plan.supply)
            worth += float(plan.count) * weight[features.PLANNED_COUNT]
            worth += float(crowd.criminals) * (weight[features.SUSPICIONS] + o.units[TAX])
            best = max(best, worth)
        p.paladin = NO_CARD
        p.boosts = NO_BOOST
        return best


def rest_worth(o: Outlook, supply: Supply) -> float:
    """Workers without a plan."""
    worth = float(int(supply.labourers)) * o.labourer + float(int(supply.coloured())) * o.coloured
    return worth + float(int(supply.criminals)) * o.criminal
