"""The values of Paladins: rows of features, and what a seat wants after its answer."""

from __future__ import annotations

from typing import Final

from kingscourt.games.paladins.actions import PASS
from kingscourt.games.paladins.bot import features
from kingscourt.games.paladins.bot.gains import Gains
from kingscourt.games.paladins.bot.outlook import FEW, WORKSHOP_USES, Outlook
from kingscourt.games.paladins.bot.plan import Plan
from kingscourt.games.paladins.bot.under_way import UnderWay
from kingscourt.games.paladins.bot.weighted_sum import WeightedSum
from kingscourt.games.paladins.player import Player
from kingscourt.games.paladins.scoring import final_score, order_points, times_done, wall_points
from kingscourt.games.paladins.state import PaladinsState
from kingscourt.games.paladins.steps.choose_paladins import ChoosePaladins
from kingscourt.games.paladins.steps.turns import Turns
from kingscourt.games.paladins.vocabulary import (
    COMMISSION,
    CONVERT,
    DEVELOP,
    KEPT_WORKERS,
    NO_CARD,
    ROUNDS,
    TRAITOR,
)
from kingscourt.kernel.action import Action
from kingscourt.kernel.decision import OVER
from kingscourt.kernel.values import Values, Weights

MOST_OUTLOOKS: Final = 40  # kept at a time


class PaladinsValues(Values[PaladinsState]):
    """Holdings, goals in reach, a plan for the workers in supply, and the steps under way."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self.outlooks: list[Outlook] = []  # of the rounds and Orders met so far
        self.outlook: Outlook | None = None  # the one used last
        self.gains: Gains = Gains()
        self.plan: Plan = Plan(self.gains)
        self.under_way: UnderWay = UnderWay(self.gains, self.plan)
        self.sum: WeightedSum = WeightedSum(self.gains, self.plan)

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
        p = self.under_way.finished(o, s, s.players[seat])
        return self.under_way.worth * o.weight[features.UNDER_WAY] + self.sum.worth(o, s, p)

    def plays_out(self) -> bool:
        return True  # docs/bots/reviews.md: rated in the middle of a game, positions know half as much

    # -- features ----------------------------------------------------------------------------------

    def outlook_of(self, s: PaladinsState) -> Outlook:
        """The tables for the round of a position."""
        outlook = self.outlook
        round = max(s.round, 1)
        unseen = len(s.order_deck)
        if outlook is not None and outlook.is_for(s.box, self.weights, round, s.orders, unseen):
            return outlook
        found: Outlook | None = None
        for known in self.outlooks:
            if known.is_for(s.box, self.weights, round, s.orders, unseen):
                found = known
        if found is None:
            if len(self.outlooks) >= MOST_OUTLOOKS:
                self.outlooks = []
            found = Outlook(s.box, self.weights, round, s.orders, unseen)
            self.outlooks.append(found)
        self.outlook = found
        return found

    def fill(self, s: PaladinsState, contender: int, row: list[float]) -> None:
        o = self.outlook_of(s)
        for index in range(len(row)):
            row[index] = 0.0
        p = self.under_way.finished(o, s, s.players[contender])
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

    # -- workers -----------------------------------------------------------------------------------

    def fill_workers(self, o: Outlook, s: PaladinsState, p: Player, row: list[float]) -> None:
        """A plan for the workers in supply, or those kept for the next round."""
        plan = self.plan
        if s.agenda and s.round > 0:
            step = s.agenda[-1]
            if isinstance(step, ChoosePaladins):
                row[features.PALADIN] = self.sum.choice(o, s, p, step)
        plan.supply.load(p.workers)
        if p.has_passed or p.paladin == NO_CARD:
            self.fill_kept(o, row)
            return
        plan.look_at(o.box, p)
        plan.make(o, s, p)
        supply = plan.supply
        row[features.PLANNED] = plan.worth
        row[features.PLANNED_COUNT] = float(plan.count)
        row[features.LABOURERS] = float(int(supply.labourers)) * o.rest
        row[features.COLOURED] = float(int(supply.coloured())) * o.rest
        row[features.CRIMINALS] = float(int(supply.criminals)) * o.rest

    def fill_kept(self, o: Outlook, row: list[float]) -> None:
        """Workers that stay for the next round, at most three."""
        if o.is_last:
            return
        supply = self.plan.supply
        criminals = min(int(supply.criminals), KEPT_WORKERS)
        coloured = min(int(supply.coloured()), KEPT_WORKERS - criminals)
        labourers = min(int(supply.labourers), KEPT_WORKERS - criminals - coloured)
        row[features.KEPT_CRIMINALS] = float(criminals)
        row[features.KEPT_COLOURED] = float(coloured)
        row[features.KEPT_LABOURERS] = float(labourers)
