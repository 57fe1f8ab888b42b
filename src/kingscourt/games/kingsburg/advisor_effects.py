"""Carries out the declared effects of advisors (KB-3.3)."""

from __future__ import annotations

from kingscourt.components.pile import Card
from kingscourt.games.kingsburg.components import (
    BUY,
    CHOOSE,
    GAIN,
    LOOK,
    MORE_SOLDIERS,
    TURN_GOOD,
    Advisor,
    Effect,
    Giver,
)
from kingscourt.games.kingsburg.events.battle import enemy_looked_at, enemy_seen
from kingscourt.games.kingsburg.events.province import gained
from kingscourt.games.kingsburg.holding_kinds import SOLDIER
from kingscourt.games.kingsburg.player import FROM_ADVISORS
from kingscourt.games.kingsburg.state import KingsburgState
from kingscourt.games.kingsburg.steps.goods_questions import BuyGoods, TakeGoods, TurnGood
from kingscourt.kernel.audience import NOBODY, only
from kingscourt.kernel.decision import Pending
from kingscourt.kernel.step import Step


def advisor_helps(s: KingsburgState, seat: int, advisor: Advisor) -> None:
    """The effects of one advisor in listed order: at once until a question comes up, then step by step."""
    effects = advisor.effects
    for part in range(len(effects)):
        effect = effects[part]
        if effect.kind != GAIN:
            for later in range(len(effects) - 1, part - 1, -1):
                push_part(s, seat, advisor, effects[later])
            return
        gain(s, seat, advisor.giver, effect)


def gain(s: KingsburgState, seat: int, giver: Giver, effect: Effect) -> None:
    """Fixed amounts; a Stable adds to soldiers (KB:stable)."""
    player = s.players[seat]
    player.receive(effect.amounts, FROM_ADVISORS)
    more = 0
    amounts = effect.amounts
    if amounts[SOLDIER]:
        more = s.components.total(player.buildings, MORE_SOLDIERS)
        if more:
            player.soldiers += more
            amounts = amounts.copy()
            amounts[SOLDIER] += more
    if s.tells:
        s.emit(gained(giver, effect, seat, amounts, more))


def push_part(s: KingsburgState, seat: int, advisor: Advisor, effect: Effect) -> None:
    """One part of an advisor's help as a step of its own."""
    giver = advisor.giver
    if effect.kind == CHOOSE:
        if effect.alike:
            s.push(TakeGoods(seat, giver, effect.mask, effect.n))
        else:
            for _ in range(effect.n):
                s.push(TakeGoods(seat, giver, effect.mask, 1))
    elif effect.kind == TURN_GOOD:
        s.push(TurnGood(seat, giver))
    elif effect.kind == BUY:
        s.push(BuyGoods(seat, giver, effect))
    elif effect.kind == LOOK:
        s.push(LookAtEnemy(seat, giver))
    else:
        s.push(GainLater(seat, giver, effect))


class GainLater(Step[KingsburgState]):
    """Fixed amounts that come after a question of the same advisor."""

    def __init__(self, seat: int, giver: Giver, effect: Effect) -> None:
        self.seat: int = seat
        self.giver: Giver = giver
        self.effect: Effect = effect

    def proceed(self, s: KingsburgState) -> Pending | None:
        s.pop()
        gain(s, self.seat, self.giver, self.effect)
        return None

    def facts(self) -> str:
        return f"GainLater {self.seat} {self.giver.rule} {self.effect.amounts}"


class LookAtEnemy(Step[KingsburgState]):
    """A secret look at the top enemy; the card is drawn now unless somebody has looked before."""

    def __init__(self, seat: int, giver: Giver) -> None:
        self.seat: int = seat
        self.giver: Giver = giver

    def proceed(self, s: KingsburgState) -> Pending | None:
        card = s.enemy
        if card is None:
            return s.components.look[s.year][self.seat]
        s.pop()
        is_new = not card.is_known_to(self.seat)
        s.enemy = Card(card.kind, s.disclose(card.known, only(self.seat), -1))
        if s.tells:
            s.emit(enemy_looked_at(self.giver, self.seat))
            s.emit(enemy_seen(self.giver, self.seat, s.components.enemies[card.kind], is_new))
        return None

    def resolve(self, s: KingsburgState, outcome: int) -> None:
        s.enemy = Card(outcome, NOBODY)

    def facts(self) -> str:
        return f"LookAtEnemy {self.seat} {self.giver.rule}"
