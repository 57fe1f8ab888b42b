"""The weights of the greedy bot's evaluation, in hundredths of a point, tuned by playing."""

from __future__ import annotations

from typing import Final


class Weights:
    """One set of numbers; series of games compare such sets."""

    def __init__(self) -> None:
        self.labourer: int = 137
        self.coloured: int = 176
        self.criminal: int = 226
        self.silver: int = 73  # each of the first few
        self.provision: int = 87
        self.few: int = 8  # silver or provisions beyond these are worth a third of a point
        self.attribute: int = 141  # the first step of a marker
        self.attribute_growth: int = 14  # how much more each further step is worth
        self.order: int = 100  # per cent of the points of an Order in reach
        self.pieces: int = 105  # per cent of the points beside pieces in reach
        self.pace: int = 110  # uses of a wanted action per round, in hundredths
        self.doubt: int = 60  # how fast confidence falls for a goal just in reach
        self.suspicion: int = -5
        self.most_suspicions: int = -40
        self.tax_with_most: int = -5  # brings the inquisition nearer
        self.debt: int = -150  # unpaid, while there are rounds to pay it in
        self.debt_last: int = -290  # the same in the last round
        self.debt_paid: int = 300
        self.prayer: int = 180
        self.recruit: int = 330
        self.wall: int = 230  # a wall card's gain besides strength
        self.workshop: int = 109  # a worker saved
        self.second_workshop: int = 117  # per cent, on an action that has one
        self.workshop_on_order: int = 130  # per cent, on an action that an Order asks for
        self.workshop_uses: int = 9  # uses per round of a right-side action with a workshop, in tenths
        self.use_left: int = 3  # uses per round of develop and recruit, in tenths
        self.use_right: int = 6  # uses per round of a right-side action, in tenths
        self.inquisitions: int = 4  # per round, in tenths
        self.plan: int = 98  # per cent of the worth of planned actions
        self.plan_worker: int = 158  # the cost of a planned worker when plans are compared
        self.rest: int = 76  # per cent of the worth of workers without a plan
        self.rest_last: int = 40  # the same in the last round
        self.kept: int = 75  # per cent of the worth of workers kept for the next round
        self.next_paladin: int = 25  # per cent of the worth of the paladin put on top
        self.outsider: int = 103  # per cent of the points a converted outsider may bring


WEIGHTS: Final = Weights()
