"""The numbers behind the greedy bot's measure, in hundredths of a point; found by playing, not by rule."""

from __future__ import annotations

from typing import Final


class Weights:
    """One set of numbers; series of games compare such sets."""

    def __init__(self) -> None:
        self.labourer: int = 75
        self.coloured: int = 95
        self.criminal: int = 125
        self.silver: int = 50  # each of the first few
        self.provision: int = 60
        self.few: int = 8  # silver or provisions beyond these are worth a third of a point
        self.attribute: int = 70  # the first step of a marker
        self.attribute_growth: int = 14  # how much more each further step is worth
        self.order: int = 100  # per cent of an Order's points that its uses earn on the way
        self.pieces: int = 100  # per cent of the points beside pieces on the way to them
        self.suspicion: int = -50
        self.most_suspicions: int = -120
        self.tax_with_most: int = -40  # brings the inquisition nearer
        self.debt: int = -270
        self.debt_paid: int = 370
        self.prayer: int = 110
        self.recruit: int = 220
        self.wall: int = 110  # what a wall card gives besides strength
        self.workshop: int = 100  # a worker saved
        self.second_workshop: int = 120  # per cent, on an action that has one
        self.workshop_on_order: int = 120  # per cent, on an action that an Order asks for
        self.workshop_uses: int = 8  # tenths a round of a right-side action with a workshop
        self.use_left: int = 3  # tenths of a use a round of develop and recruit
        self.use_right: int = 6  # tenths of a use a round of a right-side action
        self.inquisitions: int = 4  # tenths a round
        self.plan: int = 90  # per cent of the worth of planned actions
        self.plan_worker: int = 80  # what a planned worker costs when plans are compared
        self.rest: int = 70  # per cent of the worth of workers without a plan
        self.rest_last: int = 40  # the same in the last round
        self.kept: int = 80  # per cent of the worth of workers kept for the next round
        self.next_paladin: int = 25  # per cent of the worth of the paladin put on top
        self.outsider: int = 100  # per cent of the points a converted outsider may bring


WEIGHTS: Final = Weights()
