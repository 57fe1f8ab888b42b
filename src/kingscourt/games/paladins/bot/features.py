"""The numbers that describe how a player stands, by place in a row of features."""

from __future__ import annotations

from typing import Final

from kingscourt.kernel.values import FeatureLayout

POINTS: Final = 0  # printed beside pieces and on walls, paid debts
LEVELS: Final = 1  # all attributes together, while there are rounds to climb on
LEVEL_SQUARES: Final = 2  # high levels bring the next ones nearer and are worth more
LEVEL_POINTS: Final = 3  # what the levels score, more and more towards the end
ORDERS: Final = 4  # points of Orders, by the chance to get them done
PIECES: Final = 5  # points beside the next pieces, by the chance to get there
OUTSIDERS: Final = 6  # points that converted outsiders may bring
TOWNSFOLK: Final = 7  # what hired townsfolk may still give
WORKSHOPS: Final = 8  # uses to come of actions with a workshop
SECOND_WORKSHOPS: Final = 9  # the same for a second one on an action
ORDER_WORKSHOPS: Final = 10  # the same for those on actions that an Order asks for
LABOURERS: Final = 11  # workers in supply without a plan
COLOURED: Final = 12
CRIMINALS: Final = 13
PLANNED: Final = 14  # what the actions planned for this round would bring
PLANNED_COUNT: Final = 15  # how many actions those are
SILVER: Final = 16  # each of the first few
PROVISIONS: Final = 17
SURPLUS: Final = 18  # beyond those, and everything in the last round
SUSPICIONS: Final = 19
MOST_SUSPICIONS: Final = 20  # whether an inquisition now would bring a debt
INQUISITION_NEAR: Final = 21  # for who has the most: how much of the tax supply is gone
UNPAID: Final = 22
SPARED_BY_TRAITOR: Final = 23  # points of unpaid debts that a Traitor saves
UNDER_WAY: Final = 24  # what the steps of the current action will still bring
KEPT_LABOURERS: Final = 25  # workers for the next round
KEPT_COLOURED: Final = 26
KEPT_CRIMINALS: Final = 27
PALADIN: Final = 28  # chosen for this round, while the choice is secret
PRAYER: Final = 29  # not read from positions: what a prayer is worth as a reward
RECRUIT: Final = 30  # the same for a free recruit
WALL: Final = 31  # what a wall card brings besides strength
WORKER_COST: Final = 32  # what a planned worker could do elsewhere
OPPONENT_ROUNDS: Final = 33  # of the artificial opponent only: what it has instead of workers and resources

LAYOUT: Final = FeatureLayout(
    "paladins",
    1,
    [
        "points",
        "levels",
        "level_squares",
        "level_points",
        "orders",
        "pieces",
        "outsiders",
        "townsfolk",
        "workshops",
        "second_workshops",
        "order_workshops",
        "labourers",
        "coloured",
        "criminals",
        "planned",
        "planned_count",
        "silver",
        "provisions",
        "surplus",
        "suspicions",
        "most_suspicions",
        "inquisition_near",
        "unpaid",
        "spared_by_traitor",
        "under_way",
        "kept_labourers",
        "kept_coloured",
        "kept_criminals",
        "paladin",
        "prayer",
        "recruit",
        "wall",
        "worker_cost",
        "opponent_rounds",
    ],
)
