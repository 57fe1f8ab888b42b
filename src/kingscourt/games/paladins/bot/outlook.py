"""What single things are worth in one round: tables made once from the weights, and looked up often."""

from __future__ import annotations

from typing import Final

from kingscourt.games.paladins.bot import features
from kingscourt.games.paladins.components import Box
from kingscourt.games.paladins.rewards import Reward
from kingscourt.games.paladins.vocabulary import (
    ACTION_COUNT,
    CLERIC,
    COMMISSION,
    DEBT_PAID,
    DESTROY_DEBT,
    DISCARD_SUSPICION,
    FREE_DEVELOP,
    FREE_RECRUIT,
    GAIN_CRIMINAL,
    GAIN_FAITH,
    GAIN_PROVISION,
    GAIN_SILVER,
    HIGHEST,
    INQUISITION,
    LABOURER,
    PAY_DEBT,
    PER_ATTACKED,
    PER_ATTRIBUTE,
    PER_ORDER,
    PRAYER,
    REWARDS,
    ROUNDS,
    TAX,
)
from kingscourt.kernel.values import Weights

FEW: Final = 8  # silver or provisions beyond these are worth little
MOST_STOCK: Final = 60  # silver or provisions that tables reach to
MOST_LEVEL: Final = 40  # of an attribute, boosts included, that tables reach to
USES_RIGHT: Final = 0.6  # of a right-side action per round
USES_LEFT: Final = 0.3  # of develop and recruit
INQUISITIONS: Final = 0.4  # per round
WORKSHOP_USES: Final = 0.98  # workers that a workshop saves per round
POINTS_SHARE: Final = [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.25, 0.8]  # of an attribute's worth, by round
REST_SHARE: Final = [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.45]  # of workers without a plan, by round
PACE: Final = 1.1  # uses of a wanted action per round
DOUBT: Final = 0.6  # how fast confidence falls for a goal just in reach


class Outlook:
    """One round with the Orders turned up so far."""

    def __init__(self, box: Box, weights: Weights, round: int, orders: list[int], unseen: int) -> None:
        self.box: Box = box
        self.weights: Weights = weights
        self.round: int = round
        self.orders: list[int] = orders
        self.unseen_orders: int = unseen
        self.left: int = ROUNDS - round  # rounds after this one
        part = float(round - 1) / float(ROUNDS - 1)
        self.weight: list[float] = [
            weights.early[index] + weights.change[index] * part for index in range(len(weights.layout))
        ]
        self.is_last: bool = round == ROUNDS
        self.rest: float = REST_SHARE[round]
        self.level_share: float = 1.0 - POINTS_SHARE[round]
        self.points_share: float = POINTS_SHARE[round]
        self.levels: list[float] = self.level_worths()
        self.steps: list[float] = [self.levels[level + 1] - self.levels[level] for level in range(HIGHEST)]
        self.steps += [0.0] * (HIGHEST + 1)
        self.units: list[float] = self.unit_worths()
        self.order_parts: list[list[float]] = []  # by action and times done
        self.piece_parts: list[list[float]] = []
        self.progress: list[list[float]] = []  # both, weighted
        self.order_points: list[float] = [0.0] * ACTION_COUNT
        self.add_progress()
        self.is_ordered: list[bool] = [points > 0.0 for points in self.order_points]
        self.reactions: list[float] = []  # by townsfolk
        self.kept: list[float] = []
        self.add_townsfolk()
        self.attacked: list[float] = [self.rewards(card.attack) for card in box.cards.outsiders]
        self.spaces: list[float] = [self.rewards(space.reward) for space in box.cards.spaces]
        self.jars: list[float] = [self.rewards(jar.reward) for jar in box.cards.jars]
        self.favours: list[float] = self.favour_worths()
        self.subjects: list[float] = self.subject_growth()
        self.silver: list[float] = self.stock_worths(features.SILVER)
        self.provisions: list[float] = self.stock_worths(features.PROVISIONS)
        self.areas_by_faith: list[int] = areas_by_level(box.numbers.area_faith)
        self.areas_by_strength: list[int] = areas_by_level(box.numbers.area_strength)
        self.labourer: float = self.units[LABOURER]
        self.coloured: float = self.units[CLERIC]
        self.criminal: float = self.weight[features.CRIMINALS] * self.rest
        self.worker_cost: float = self.weight[features.WORKER_COST] * self.rest
        self.first_workshop: list[float] = [self.workshop(False, ordered) for ordered in self.is_ordered]
        self.second_workshop: list[float] = [self.workshop(True, ordered) for ordered in self.is_ordered]

    # -- single things -----------------------------------------------------------------------------

    def level_worths(self) -> list[float]:
        """A marker by its level."""
        weight = self.weight
        points = self.box.numbers.attribute_points
        worths: list[float] = []
        for level in range(HIGHEST + 1):
            smooth = weight[features.LEVELS] * float(level)
            smooth += weight[features.LEVEL_SQUARES] * float(level * level)
            scored = weight[features.LEVEL_POINTS] * float(points[level])
            worths.append(smooth * self.level_share + scored * self.points_share)
        return worths

    def unit_worths(self) -> list[float]:
        """One of each kind of reward, if it can be used; attributes as at a middling level."""
        weight = self.weight
        units = [0.0] * len(REWARDS)
        for kind in range(CLERIC + 1):
            units[kind] = weight[features.LABOURERS if kind == LABOURER else features.COLOURED] * self.rest
        surplus = weight[features.SURPLUS]
        units[GAIN_SILVER] = surplus if self.is_last else weight[features.SILVER]
        units[GAIN_PROVISION] = surplus if self.is_last else weight[features.PROVISIONS]
        for attribute in range(3):
            units[GAIN_FAITH + attribute] = self.steps[min(HIGHEST - 1, 2 + self.round)]
        units[TAX] = units[GAIN_SILVER]
        criminal = weight[features.CRIMINALS] * self.rest + units[TAX] + weight[features.SUSPICIONS]
        units[GAIN_CRIMINAL] = max(0.0, criminal)
        units[PRAYER] = weight[features.PRAYER] * self.rest
        units[FREE_RECRUIT] = weight[features.RECRUIT] * self.rest
        units[FREE_DEVELOP] = self.workshop(False, True) + units[CLERIC]
        units[DISCARD_SUSPICION] = -weight[features.SUSPICIONS]
        units[PAY_DEBT] = weight[features.POINTS] - weight[features.UNPAID]
        units[DESTROY_DEBT] = -weight[features.UNPAID]
        return units

    def workshop(self, is_second: bool, is_ordered: bool) -> float:
        """One more workshop, for the rounds to come."""
        weight = self.weight
        worth = weight[features.WORKSHOPS]
        if is_second:
            worth += weight[features.SECOND_WORKSHOPS]
        if is_ordered:
            worth += weight[features.ORDER_WORKSHOPS]
        return worth * float(self.left) * WORKSHOP_USES

    def stock_worths(self, feature: int) -> list[float]:
        """Silver or provisions by their number; beyond a few, and in the last round, they are surplus."""
        few = 0 if self.is_last else FEW
        worths: list[float] = []
        for count in range(MOST_STOCK + 1):
            usual = float(min(count, few)) * self.weight[feature]
            worths.append(usual + float(max(0, count - few)) * self.weight[features.SURPLUS])
        return worths

    def rewards(self, rewards: list[Reward]) -> float:
        """Rewards as if all could be used."""
        worth = 0.0
        for reward in rewards:
            worth += self.units[reward.kind] * float(reward.n)
        return worth

    # -- goals -----------------------------------------------------------------------------------

    def add_progress(self) -> None:
        """Fill the tables of pieces placed or outsiders dealt with."""
        weight = self.weight
        times = self.box.numbers.order_times
        for action in range(ACTION_COUNT):
            points = self.box.cards.board[action].points
            # far fewer workshops are moved for their points than pieces of the right side
            chance = 0.5 if action < COMMISSION else 1.0
            ordered = self.expected_order(action)
            self.order_points[action] = ordered
            orders: list[float] = []
            pieces: list[float] = []
            both: list[float] = []
            for done in range(41):
                orders.append(ordered if done >= times else ordered * self.reach(times - done))
                pieces.append(self.pieces_to_come(points, done) * chance)
                sure = float(points[min(done, len(points) - 1)]) if points else 0.0
                both.append(
                    weight[features.ORDERS] * orders[done]
                    + weight[features.PIECES] * pieces[done]
                    + weight[features.POINTS] * sure
                )
            self.order_parts.append(orders)
            self.piece_parts.append(pieces)
            self.progress.append(both)

    def expected_order(self, action: int) -> float:
        """Points of the Order for an action; an unseen one by its chance."""
        numbers = self.box.numbers
        for slot, order in enumerate(self.orders):
            if numbers.order_actions[order] == action:
                return float(numbers.order_points[slot])
        if action < COMMISSION or self.unseen_orders == 0:
            return 0.0
        unseen = 0
        for slot in range(len(self.orders), len(numbers.order_points)):
            unseen += numbers.order_points[slot]
        return float(unseen) / float(self.unseen_orders)

    def pieces_to_come(self, points: list[int], done: int) -> float:
        """Points beside the next pieces, by the chance to get there."""
        worth = 0.0
        for times in range(done + 1, len(points)):
            more = points[times] - points[times - 1]
            if more > 0:
                worth += float(more) * self.reach(times - done)
        return worth

    def reach(self, times: int) -> float:
        """The chance to use an action that many times after this round."""
        if self.left == 0:
            return 0.0
        pace = min(4.0, float(self.left) * PACE / float(times))
        likely = pace * pace * pace * pace
        return likely / (likely + DOUBT)

    # -- cards -----------------------------------------------------------------------------------

    def add_townsfolk(self) -> None:
        """Fill the tables of townsfolk."""
        for folk in self.box.cards.townsfolk:
            reaction = self.rewards(folk.reward)
            if folk.trigger in (INQUISITION, DEBT_PAID):
                uses = INQUISITIONS
            else:
                uses = USES_RIGHT if folk.trigger >= COMMISSION else USES_LEFT
            self.reactions.append(reaction)
            self.kept.append(reaction * (float(self.left) + 0.5) * uses)

    def favour_worths(self) -> list[float]:
        """The best option of each Favour, its cost and worker taken off."""
        worths: list[float] = []
        for favour in self.box.cards.favours:
            best = 0.0
            for option in favour.options:
                best = max(best, self.rewards(option.rewards))
            best -= float(favour.silver) * self.units[GAIN_SILVER]
            best -= float(favour.provisions) * self.units[GAIN_PROVISION]
            best += float(favour.debts) * self.weight[features.UNPAID]
            worths.append(best)
        return worths

    def subject_growth(self) -> list[float]:
        """How many more of the things that outsiders count there may be at the end."""
        left = float(self.left)
        growth = [min(left, 2.0) * 0.2] * (PER_ORDER + 6)
        for subject in range(PER_ATTRIBUTE):
            growth[subject] = left * (USES_RIGHT if subject >= COMMISSION else USES_LEFT)
        for subject in range(PER_ATTRIBUTE, PER_ATTACKED):
            growth[subject] = left * 0.8
        for subject in range(PER_ATTACKED, PER_ORDER):
            growth[subject] = left * 0.2
        return growth

    def is_for(self, box: Box, weights: Weights, round: int, orders: list[int], unseen: int) -> bool:
        """Whether these tables hold for a position; lists of Orders are replaced, never changed."""
        return (
            self.round == round
            and self.box is box
            and self.weights is weights
            and self.unseen_orders == unseen
            and (self.orders is orders or self.orders == orders)
        )


def areas_by_level(needs: list[int]) -> list[int]:
    """The last area within reach of each level of an attribute, or -1."""
    areas: list[int] = []
    for level in range(MOST_LEVEL + 1):
        area = -1
        for need in needs:
            if need > level:
                break
            area += 1
        areas.append(area)
    return areas
