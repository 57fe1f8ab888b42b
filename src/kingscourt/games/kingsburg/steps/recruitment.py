"""Recruitment: players hire soldiers for goods, in turn order (KB-2.4)."""

from __future__ import annotations

from kingscourt.games.kingsburg.actions import DONE, RECRUIT, Recruit
from kingscourt.games.kingsburg.components import SOLDIER_PRICE
from kingscourt.games.kingsburg.events.province import NO_MORE_SOLDIERS, NO_SOLDIER, cannot_recruit, recruited
from kingscourt.games.kingsburg.refusals import soldier_goods, soldier_price
from kingscourt.games.kingsburg.state import KingsburgState
from kingscourt.games.kingsburg.steps.in_turn_step_base import InTurn, ask_in_turn
from kingscourt.games.kingsburg.terms.defence_strength import defence
from kingscourt.kernel.action import Action
from kingscourt.kernel.decision import PICK_ONE, Pending, Question
from kingscourt.kernel.phrase import Phrase, Value
from kingscourt.kernel.refusal import Refusal, not_asked


def price_of_soldier(s: KingsburgState, seat: int) -> int:
    """Goods for one soldier (KB:barracks)."""
    price = s.components.settings.soldier_goods
    owned = s.players[seat].buildings
    if owned & s.components.masks[SOLDIER_PRICE]:
        for effect in s.components.effects[SOLDIER_PRICE]:
            if owned & effect.bit:
                price = min(price, effect.n)
    return price


class Recruitment(InTurn):
    """Each player hires soldiers one by one until done."""

    def visit(self, s: KingsburgState, seat: int) -> Pending | None:
        price = price_of_soldier(s, seat)
        if s.players[seat].total_goods() < price:
            if s.tells and s.turn != seat:  # who has just hired the last one knows
                s.emit(cannot_recruit(seat, price))
            return None
        return ask_in_turn(s, seat)

    def legal(self, s: KingsburgState, seat: int) -> list[Action]:
        player = s.players[seat]
        found: list[Action] = []
        for recruit in RECRUIT[price_of_soldier(s, seat)]:
            if player.can_pay(recruit.price):
                found.append(recruit)
        found.append(DONE)
        return found

    def candidates(self, s: KingsburgState, seat: int) -> list[Action]:
        found: list[Action] = []
        for recruits in RECRUIT:
            found += recruits
        found.append(DONE)
        return found

    def explain(self, s: KingsburgState, seat: int, action: Action) -> Refusal | None:
        if action is DONE:
            return None
        if not isinstance(action, Recruit):
            return not_asked()
        price = price_of_soldier(s, seat)
        if action.n != price:
            return soldier_price(price)
        player = s.players[seat]
        return (
            None if player.can_pay(action.price) else soldier_goods(action.price, player.lacks(action.price))
        )

    def apply(self, s: KingsburgState, seat: int, action: Action) -> None:
        if isinstance(action, Recruit):
            player = s.players[seat]
            player.pay(action.price)
            player.soldiers += 1
            if s.tells:
                s.emit(recruited(seat, action.price))
        else:
            if s.tells:
                s.emit(NO_MORE_SOLDIERS[seat] if s.players[seat].soldiers else NO_SOLDIER[seat])
            s.position += 1

    def question(self, s: KingsburgState, seat: int) -> Question:
        args: dict[str, Value] = {"n": price_of_soldier(s, seat), "defence": defence(s, seat)}
        return Question(PICK_ONE, Phrase("kingsburg-prompt-recruit", args), DONE)
