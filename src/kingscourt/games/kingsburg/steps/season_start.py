"""The start of a season: income, the dice, the turn order (KB-3.0, KB-3.1)."""

from __future__ import annotations

from typing import Final

from kingscourt.games.kingsburg.components import INCOME
from kingscourt.games.kingsburg.dice_multisets import NO_DICE, OWN_DICE, ROLLS, WHITE_DICE, rolled
from kingscourt.games.kingsburg.events.calendar_and_kings_gifts import OrderSet, OrderTied
from kingscourt.games.kingsburg.events.dice import dice_rolled, white_rolled
from kingscourt.games.kingsburg.events.province import gained
from kingscourt.games.kingsburg.player import ALL_WHITE, FROM_SEASONS
from kingscourt.games.kingsburg.state import KingsburgState
from kingscourt.games.kingsburg.steps.in_turn_step_base import InTurn
from kingscourt.games.kingsburg.steps.white_dice import white_dice
from kingscourt.kernel.chance import Chance
from kingscourt.kernel.decision import Pending, draw
from kingscourt.kernel.phrase import MAX_SEATS
from kingscourt.kernel.step import Step

_OWN_ROLLS: Final = [draw(Chance(f"roll/{seat}", ROLLS[OWN_DICE].outcomes)) for seat in range(MAX_SEATS)]
_WHITE_ROLLS: Final = [
    [draw(Chance(f"white/{seat}", ROLLS[count].outcomes)) for count in range(WHITE_DICE + 1)]
    for seat in range(MAX_SEATS)
]


class Income(InTurn):
    """Buildings that pay before the dice are rolled."""

    def visit(self, s: KingsburgState, seat: int) -> Pending | None:
        player = s.players[seat]
        if player.buildings & s.components.income_mask:
            for effect in s.components.effects[INCOME]:
                if player.buildings & effect.bit:
                    player.receive(effect.amounts, FROM_SEASONS)
                    if s.tells:
                        s.emit(gained(s.components.owner(effect).giver, effect, seat, effect.amounts, 0))
        return None


def rolled_white_dice(s: KingsburgState, seat: int) -> int:
    """How many white dice a player rolls this season (KB-3.1)."""
    chosen = s.players[seat].white_chosen
    return white_dice(s, seat) if chosen == ALL_WHITE else chosen


class Roll(InTurn):
    """Everyone rolls own dice and white dice."""

    def visit(self, s: KingsburgState, seat: int) -> Pending | None:
        player = s.players[seat]
        if player.at_home:
            return _OWN_ROLLS[seat]
        count = rolled_white_dice(s, seat)
        if count and player.white is NO_DICE:
            return _WHITE_ROLLS[seat][count]
        return None

    def resolve(self, s: KingsburgState, outcome: int) -> None:
        seat = s.order[s.position]
        player = s.players[seat]
        if player.at_home:
            player.at_home = 0
            player.own = rolled(OWN_DICE, outcome)
            player.rerolls = 0
            player.has_passed = False
            if s.tells:
                s.emit(dice_rolled(seat, player.own))
        else:
            player.white = rolled(rolled_white_dice(s, seat), outcome)
            with_aid = s.aid_waits and s.aid == seat
            if with_aid:
                s.aid_waits = False
            if s.tells:
                s.emit(white_rolled(seat, player.white, with_aid))


class SetOrder(Step[KingsburgState]):
    """Ascending by the sum of all dice rolled; ties keep their previous order (KB-3.1)."""

    def proceed(self, s: KingsburgState) -> Pending | None:
        for player in s.players:
            player.rolled_sum = player.own.total + player.white.total
        order: list[int] = []
        sums: list[int] = []
        for seat in s.order:
            own_sum = s.players[seat].rolled_sum
            at = len(order)
            while at > 0 and sums[at - 1] > own_sum:
                at -= 1
            order.insert(at, seat)
            sums.insert(at, own_sum)
        if s.tells:
            s.emit(OrderSet(s.order, order, sums))
        s.order = order
        self.tell_ties(s, order, sums)
        s.pop()
        return None

    def tell_ties(self, s: KingsburgState, order: list[int], sums: list[int]) -> None:
        """Players with equal sums learn why they stand as they do."""
        first = 0
        for turn in range(1, len(order) + 1):
            if turn < len(order) and sums[turn] == sums[first]:
                continue
            if turn - first > 1 and s.tells:
                s.emit(OrderTied(order[first:turn], sums[first]))
            first = turn
