"""The values of Paladins: rows of features, and what a seat wants after its answer."""

from __future__ import annotations

from typing import Final

from kingscourt.games.paladins.actions import PASS
from kingscourt.games.paladins.bot import features
from kingscourt.games.paladins.bot.gains import Gains
from kingscourt.games.paladins.bot.outlook import FEW, MOST_STOCK, WORKSHOP_USES, Outlook
from kingscourt.games.paladins.bot.plan import Plan
from kingscourt.games.paladins.bot.under_way import UnderWay, concerns
from kingscourt.games.paladins.player import NO_BOOST, Player
from kingscourt.games.paladins.scoring import final_score, order_points, times_done, wall_points
from kingscourt.games.paladins.state import PaladinsState
from kingscourt.games.paladins.steps.choose_paladins import UNDECIDED, ChoosePaladins
from kingscourt.games.paladins.steps.taverns import PickTaverns
from kingscourt.games.paladins.steps.turns import Turns
from kingscourt.games.paladins.worker_action_and_reward_numbers import (
    ATTACK,
    CLERIC,
    COMMISSION,
    CONVERT,
    CRIMINAL,
    DEVELOP,
    KEPT_WORKERS,
    LABOURER,
    NO_CARD,
    ROUNDS,
    SCOUT,
    TAX,
    TRAITOR,
)
from kingscourt.kernel.action import Action
from kingscourt.kernel.decision import OVER
from kingscourt.kernel.values import Values, Weights

MOST_OUTLOOKS: Final = 40  # kept at a time
NEXT_PALADIN: Final = 0.25  # of the worth of the paladin put on top


class PaladinsValues(Values[PaladinsState]):
    """Holdings, goals in reach, a plan for the workers in supply, and the steps under way."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self.outlooks: list[Outlook] = []  # of the rounds and Orders met so far
        self.outlook: Outlook | None = None  # the one used last
        self.gains: Gains = Gains()
        self.plan: Plan = Plan(self.gains)
        self.under_way: UnderWay = UnderWay(self.gains, self.plan)

    # -- the contract ------------------------------------------------------------------------------

    def progress(self, s: PaladinsState) -> float:
        passed = 0
        for p in s.players:
            if p.has_passed:
                passed += 1
        inner = float(passed) / float(len(s.players))
        return (float(max(s.round, 1) - 1) + inner) / float(ROUNDS)

    def stretch(self, s: PaladinsState) -> int:
        return s.round

    def contenders(self, s: PaladinsState) -> int:
        return len(s.players)

    def final_points(self, s: PaladinsState, contender: int) -> float:
        p = s.players[contender]
        points = float(final_score(s.box, p, s.orders, s.is_opponent(contender)))
        if s.opponent is not None:
            return points + (0.5 if s.is_opponent(contender) else 0.0)  # equal is not won (PW-7.16)
        orders = float(order_points(s.box, p, s.orders))
        return points + orders / 100.0 - float(len(p.suspicions)) / 10000.0

    def idle_answer(self, s: PaladinsState, seat: int, legal: list[Action]) -> Action | None:
        return PASS if isinstance(s.agenda[-1], Turns) else None

    def policy_worth(self, s: PaladinsState, seat: int) -> float:
        if s.waiting.kind == OVER:
            return self.final_points(s, seat)
        o = self.outlook_of(s)
        p = self.after_action(o, s, s.players[seat])
        worth = self.under_way.worth * o.weight[features.UNDER_WAY]
        worth += board_worth(o, p)
        worth += self.cards_worth(o, s, p)
        worth += o.silver[min(p.silver, MOST_STOCK)] + o.provisions[min(p.provisions, MOST_STOCK)]
        return worth + self.workers_worth(o, s, p)

    # -- the same as the weighted features, without writing them down ------------------------------

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
        plan.load(p.workers)
        if p.has_passed or p.paladin == NO_CARD:
            return worth if o.is_last else worth + self.kept_worth(o)
        plan.make(o, s, p)
        worth += plan.worth * o.weight[features.PLANNED]
        worth += float(plan.count) * o.weight[features.PLANNED_COUNT]
        return worth + rest_worth(o, plan.supply)

    def kept_worth(self, o: Outlook) -> float:
        """Workers that stay for the next round."""
        supply = self.plan.supply
        criminals = min(supply[CRIMINAL], KEPT_WORKERS)
        coloured = min(coloured_count(supply), KEPT_WORKERS - criminals)
        labourers = min(supply[LABOURER], KEPT_WORKERS - criminals - coloured)
        worth = float(criminals) * o.weight[features.KEPT_CRIMINALS]
        worth += float(coloured) * o.weight[features.KEPT_COLOURED]
        return worth + float(labourers) * o.weight[features.KEPT_LABOURERS]

    # -- features ----------------------------------------------------------------------------------

    def outlook_of(self, s: PaladinsState) -> Outlook:
        """The tables for the round of a position."""
        outlook = self.outlook
        round = max(s.round, 1)
        if outlook is not None and outlook.is_for(s.box, self.weights, round, s.orders):
            return outlook
        found: Outlook | None = None
        for known in self.outlooks:
            if known.is_for(s.box, self.weights, round, s.orders):
                found = known
        if found is None:
            if len(self.outlooks) >= MOST_OUTLOOKS:
                self.outlooks = []
            found = Outlook(s.box, self.weights, round, s.orders, len(s.order_deck))
            self.outlooks.append(found)
        self.outlook = found
        return found

    def fill(self, s: PaladinsState, contender: int, row: list[float]) -> None:
        o = self.outlook_of(s)
        for index in range(len(row)):
            row[index] = 0.0
        p = self.after_action(o, s, s.players[contender])
        row[features.UNDER_WAY] = self.under_way.worth
        self.fill_board(o, s, p, row)
        self.fill_cards(o, s, p, row)
        self.fill_stock(o, s, p, row)
        if s.is_opponent(contender):
            row[features.OPPONENT_ROUNDS] = float(o.left) + (0.0 if p.has_passed else 0.5)
        else:
            self.fill_workers(o, s, p, row)

    def fill_board(self, o: Outlook, s: PaladinsState, p: Player, row: list[float]) -> None:
        """Attributes, pieces and workshops."""
        levels = 0
        squares = 0
        scored = 0
        table = o.box.numbers.attribute_points
        for level in p.attributes:
            levels += level
            squares += level * level
            scored += table[level]
        row[features.LEVELS] = float(levels) * o.level_share
        row[features.LEVEL_SQUARES] = float(squares) * o.level_share
        row[features.LEVEL_POINTS] = float(scored) * o.points_share
        board = o.box.cards.board
        points = p.paid * o.box.numbers.paid
        orders = 0.0
        pieces = 0.0
        first = 0
        second = 0
        ordered = 0
        for action in range(COMMISSION, CONVERT + 1):
            done = times_done(p, action)
            orders += o.order_parts[action][done]
            facts = board[action]
            if facts.points:
                points += facts.points[done]
                pieces += o.piece_parts[action][done]
            workshops = p.workshops_on(facts.first)
            if workshops > 0:
                first += workshops
                second += workshops - 1
                if o.is_ordered[action]:
                    ordered += workshops
        if not s.is_opponent(p.index):
            points += board[DEVELOP].points[p.done[DEVELOP]]
            pieces += o.piece_parts[DEVELOP][p.done[DEVELOP]]
        if p.walls:
            points += wall_points(o.box, p)
        row[features.POINTS] = float(points)
        row[features.ORDERS] = orders
        row[features.PIECES] = pieces
        uses = float(o.left) * WORKSHOP_USES
        row[features.WORKSHOPS] = float(first) * uses
        row[features.SECOND_WORKSHOPS] = float(second) * uses
        row[features.ORDER_WORKSHOPS] = float(ordered) * uses

    def fill_cards(self, o: Outlook, s: PaladinsState, p: Player, row: list[float]) -> None:
        """Outsiders, townsfolk, debts and suspicions."""
        outsiders = 0.0
        is_traitor = False
        for card in p.converted:
            if o.box.cards.outsiders[card].subject == TRAITOR:
                is_traitor = True
            else:
                outsiders += self.gains.outsider(o, s, p, card)
        row[features.OUTSIDERS] = outsiders
        townsfolk = 0.0
        for card in p.townsfolk:
            townsfolk += o.kept[card]
        row[features.TOWNSFOLK] = townsfolk
        row[features.UNPAID] = float(p.unpaid)
        if is_traitor:
            row[features.SPARED_BY_TRAITOR] = 2.0 * float(p.unpaid)
        count = len(p.suspicions)
        if count == 0:
            return
        row[features.SUSPICIONS] = float(count)
        for other in s.players:
            if len(other.suspicions) > count:
                return
        row[features.MOST_SUSPICIONS] = 1.0
        full = s.full_tax()
        row[features.INQUISITION_NEAR] = float(full - s.tax) / float(full)

    def fill_stock(self, o: Outlook, s: PaladinsState, p: Player, row: list[float]) -> None:
        """Silver and provisions."""
        if s.is_opponent(p.index):
            return
        if o.is_last:
            row[features.SURPLUS] = float(p.silver + p.provisions)
            return
        silver = min(p.silver, FEW)
        provisions = min(p.provisions, FEW)
        row[features.SILVER] = float(silver)
        row[features.PROVISIONS] = float(provisions)
        row[features.SURPLUS] = float(p.silver - silver + p.provisions - provisions)

    # -- steps under way ---------------------------------------------------------------------------

    def after_action(self, o: Outlook, s: PaladinsState, p: Player) -> Player:
        """The player as the steps under way will leave them: a copy, or the player if there are none."""
        under_way = self.under_way
        under_way.worth = 0.0
        after = p
        agenda = s.agenda
        for index in range(len(agenda) - 1, -1, -1):
            step = agenda[index]
            if isinstance(step, (Turns, PickTaverns, ChoosePaladins)):
                break
            if concerns(step, s, p.index):
                if after is p:
                    after = p.copy()
                under_way.carry_out(o, s, after, step)
        return after

    # -- workers -----------------------------------------------------------------------------------

    def fill_workers(self, o: Outlook, s: PaladinsState, p: Player, row: list[float]) -> None:
        """A plan for the workers in supply, or those kept for the next round."""
        plan = self.plan
        if s.agenda and s.round > 0:
            step = s.agenda[-1]
            if isinstance(step, ChoosePaladins):
                row[features.PALADIN] = self.choice(o, s, p, step)
        plan.load(p.workers)
        if p.has_passed or p.paladin == NO_CARD:
            self.fill_kept(o, row)
            return
        plan.make(o, s, p)
        supply = plan.supply
        row[features.PLANNED] = plan.worth
        row[features.PLANNED_COUNT] = float(plan.count)
        row[features.LABOURERS] = float(supply[LABOURER]) * o.rest
        row[features.COLOURED] = float(coloured_count(supply)) * o.rest
        row[features.CRIMINALS] = float(supply[CRIMINAL]) * o.rest

    def fill_kept(self, o: Outlook, row: list[float]) -> None:
        """Workers that stay for the next round, at most three."""
        if o.is_last:
            return
        supply = self.plan.supply
        criminals = min(supply[CRIMINAL], KEPT_WORKERS)
        coloured = min(coloured_count(supply), KEPT_WORKERS - criminals)
        labourers = min(supply[LABOURER], KEPT_WORKERS - criminals - coloured)
        row[features.KEPT_CRIMINALS] = float(criminals)
        row[features.KEPT_COLOURED] = float(coloured)
        row[features.KEPT_LABOURERS] = float(labourers)

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
        best = 0.0
        for tavern in s.taverns:
            crowd = o.box.cards.taverns[tavern].workers
            plan.load(p.workers)
            plan.add(paladin.workers.counts)
            plan.add(crowd.counts)
            plan.make(o, s, p)
            worth = plan.worth * weight[features.PLANNED] + rest_worth(o, plan.supply)
            worth += float(plan.count) * weight[features.PLANNED_COUNT]
            worth += float(crowd.criminals) * (weight[features.SUSPICIONS] + o.units[TAX])
            best = max(best, worth)
        p.paladin = NO_CARD
        p.boosts = NO_BOOST
        return best


def board_worth(o: Outlook, p: Player) -> float:
    """Attributes, pieces and workshops, with the points that are sure."""
    attributes = p.attributes
    levels = o.levels
    worth = levels[attributes[0]] + levels[attributes[1]] + levels[attributes[2]]
    points = p.paid * o.box.numbers.paid
    board = o.box.cards.board
    progress = o.progress
    done = p.done
    worth += progress[DEVELOP][done[DEVELOP]] + progress[ATTACK][len(p.attacked)]
    worth += progress[CONVERT][len(p.converted)]
    for action in range(COMMISSION, ATTACK):
        worth += progress[action][done[action]]
    for action in range(COMMISSION, CONVERT + 1):
        workshops = p.workshops_on(board[action].first)
        if workshops > 0:
            worth += o.first_workshop[action]
            if workshops > 1:
                worth += o.second_workshop[action]
    if p.walls:
        points += wall_points(o.box, p)
    return worth + float(points) * o.weight[features.POINTS]


def coloured_count(supply: list[int]) -> int:
    """Scouts, merchants, fighters and clerics."""
    return supply[SCOUT] + supply[SCOUT + 1] + supply[SCOUT + 2] + supply[CLERIC]


def rest_worth(o: Outlook, supply: list[int]) -> float:
    """Workers without a plan."""
    worth = float(supply[LABOURER]) * o.labourer + float(coloured_count(supply)) * o.coloured
    return worth + float(supply[CRIMINAL]) * o.criminal
