"""What advisors give, as numbers: for dice that lie at court and for help under way."""

from __future__ import annotations

from kingscourt.games.kingsburg.advisor_effects import GainLater, LookAtEnemy
from kingscourt.games.kingsburg.components import BUY, CHOOSE, GAIN, LOOK, TURN_GOOD, Advisor, Effect
from kingscourt.games.kingsburg.holding_kinds import GOLD, SOLDIER, STONE, TOKEN, VP, WOOD
from kingscourt.games.kingsburg.state import KingsburgState
from kingscourt.games.kingsburg.steps.goods_questions import BuyGoods, TakeGoods, TurnGood
from kingscourt.games.kingsburg.steps.influence import Influence


class AdvisorPromise:
    """The help of one advisor, or of several together."""

    def __init__(self) -> None:
        self.gold: int = 0
        self.wood: int = 0
        self.stone: int = 0
        self.free: int = 0  # goods of choice
        self.alike: int = 0  # goods of choice that must be of one kind
        self.tokens: int = 0
        self.soldiers: int = 0
        self.soldier_gifts: int = 0  # how often a Stable adds to them
        self.points: int = 0
        self.turns: int = 0  # goods that may be turned into one of each of the others
        self.look: bool = False

    def clear(self) -> None:
        """Nothing is promised."""
        self.gold = 0
        self.wood = 0
        self.stone = 0
        self.free = 0
        self.alike = 0
        self.tokens = 0
        self.soldiers = 0
        self.soldier_gifts = 0
        self.points = 0
        self.turns = 0
        self.look = False

    def add(self, other: AdvisorPromise) -> None:
        """Everything that another one promises too."""
        self.gold += other.gold
        self.wood += other.wood
        self.stone += other.stone
        self.tokens += other.tokens
        self.points += other.points
        self.turns += other.turns
        self.soldiers += other.soldiers
        self.soldier_gifts += other.soldier_gifts
        self.add_choice(other.free, other.alike)
        if other.look:
            self.look = True

    def add_choice(self, free: int, alike: int) -> None:
        """Goods of choice; of two groups alike the smaller one counts as free, which is nearly right."""
        self.free += free
        if alike > self.alike:
            self.free += self.alike
            self.alike = alike
        else:
            self.free += alike

    def gives_goods(self) -> bool:
        """Whether any goods are among it."""
        return self.gold + self.wood + self.stone + self.free + self.alike > 0

    def add_effect(self, effect: Effect) -> None:
        """One part of an advisor's help."""
        kind = effect.kind
        if kind == GAIN:
            amounts = effect.amounts
            self.gold += amounts[GOLD]
            self.wood += amounts[WOOD]
            self.stone += amounts[STONE]
            self.tokens += amounts[TOKEN]
            self.soldiers += amounts[SOLDIER]
            self.points += amounts[VP]
            if amounts[SOLDIER]:
                self.soldier_gifts += 1
        elif kind == CHOOSE:
            if effect.alike:
                self.add_choice(0, effect.n)
            else:
                self.add_choice(effect.n, 0)
        elif kind == TURN_GOOD:
            self.turns += 1
        elif kind == BUY:
            self.free += effect.n
            self.points -= effect.price
        elif kind == LOOK:
            self.look = True


def promise_of(advisor: Advisor) -> AdvisorPromise:
    """All that an advisor gives."""
    promise = AdvisorPromise()
    for effect in advisor.effects:
        promise.add_effect(effect)
    return promise


def add_promises(
    s: KingsburgState, seat: int, advisors: list[AdvisorPromise], promise: AdvisorPromise
) -> None:
    """What the court still owes a seat: everything during the influence, later only what is left of it."""
    at = 0
    if not isinstance(s.agenda[-1], Influence):
        add_steps(s, seat, promise)
        at = s.position
    court = s.court
    while at < len(court):
        placement = court[at]
        if placement.seat == seat:
            promise.add(advisors[placement.place.target])
        at += 1


def add_steps(s: KingsburgState, seat: int, promise: AdvisorPromise) -> None:
    """Parts of an advisor's help that wait on the agenda."""
    agenda = s.agenda
    for at in range(len(agenda) - 1, -1, -1):
        step = agenda[at]
        if not isinstance(step, (TakeGoods, GainLater, TurnGood, BuyGoods, LookAtEnemy)):
            return
        if step.seat != seat:
            continue
        if isinstance(step, TakeGoods):
            if step.n > 1:
                promise.add_choice(0, step.n)
            else:
                promise.free += 1
        elif isinstance(step, TurnGood):
            promise.turns += 1
        elif isinstance(step, LookAtEnemy):
            promise.look = True
        else:
            promise.add_effect(step.effect)
