"""The end of the game: after the last winter, goods become points (KB-5.1)."""

from __future__ import annotations

from kingscourt.games.kingsburg.actions import EXCHANGE, MOST_PAIRS, Exchange
from kingscourt.games.kingsburg.components import FINAL_GOODS, Effect
from kingscourt.games.kingsburg.events.calendar_and_kings_gifts import OVER
from kingscourt.games.kingsburg.events.province import (
    NO_EXCHANGE,
    goods_counted,
    goods_exchanged,
)
from kingscourt.games.kingsburg.events.province import too_few_goods as too_few_goods_told
from kingscourt.games.kingsburg.holding_kinds import GOODS, VP, amount
from kingscourt.games.kingsburg.player import FROM_CATHEDRAL
from kingscourt.games.kingsburg.refusals import too_few_goods
from kingscourt.games.kingsburg.state import KingsburgState
from kingscourt.games.kingsburg.steps.in_turn_step_base import InTurn, ask_in_turn
from kingscourt.kernel.action import Action
from kingscourt.kernel.decision import GAME_OVER, PICK_AMOUNT, Pending, Question
from kingscourt.kernel.phrase import Phrase
from kingscourt.kernel.refusal import Refusal, not_asked
from kingscourt.kernel.step import Step


def final_effect(s: KingsburgState, seat: int) -> Effect | None:
    """The effect by which a player's goods become points, if a standing building has one."""
    owned = s.players[seat].buildings
    for effect in s.components.effects[FINAL_GOODS]:
        if owned & effect.bit:
            return effect
    return None


class Reckoning(InTurn):
    """Owners of a standing Cathedral exchange lots of goods for points, in turn order."""

    def visit(self, s: KingsburgState, seat: int) -> Pending | None:
        effect = final_effect(s, seat)
        if effect is None:
            return None
        player = s.players[seat]
        lots = player.total_goods() // effect.price
        if lots == 0:
            if s.turn != seat:  # who has just exchanged knows
                giver = s.components.owner(effect).giver
                if s.tells:
                    s.emit(too_few_goods_told(giver, seat, player.total_goods()))
            return None
        if not effect.alike:
            return ask_in_turn(s, seat)
        player.score(FROM_CATHEDRAL, lots * effect.n)
        if s.tells:
            s.emit(goods_counted(s.components.owner(effect).giver, seat, lots * effect.n))
        return None

    def candidates(self, s: KingsburgState, seat: int) -> list[Action]:
        return [*EXCHANGE]

    def explain(self, s: KingsburgState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Exchange):
            return not_asked()
        effect = final_effect(s, seat)
        assert effect is not None
        owned = s.players[seat].total_goods()
        if action.pairs * effect.price <= owned:
            return None
        return too_few_goods(action.pairs, effect.price, owned)

    def apply(self, s: KingsburgState, seat: int, action: Action) -> None:
        assert isinstance(action, Exchange)
        effect = final_effect(s, seat)
        assert effect is not None
        player = s.players[seat]
        if action.pairs:
            paid = self.payment(player.goods, action.pairs * effect.price)
            player.pay(paid)
            player.score(FROM_CATHEDRAL, action.pairs * effect.n)
            if s.tells:
                s.emit(goods_exchanged(s.components.owner(effect).giver, seat, paid, action.pairs * effect.n))
        else:
            s.emit(NO_EXCHANGE[seat])
        if action.pairs < MOST_PAIRS:
            s.position += 1

    def payment(self, goods: list[int], due: int) -> list[int]:
        """Gold goes first, then wood, then stone; the choice no longer matters."""
        paid = [0, 0, 0]
        for kind in range(GOODS):
            paid[kind] = min(goods[kind], due)
            due -= paid[kind]
        return paid

    def finish(self, s: KingsburgState) -> None:
        s.emit(OVER)

    def question(self, s: KingsburgState, seat: int) -> Question:
        effect = final_effect(s, seat)
        assert effect is not None
        prompt = Phrase("kingsburg-prompt-exchange", {"n": effect.price, "points": amount(VP, effect.n)})
        return Question(PICK_AMOUNT, prompt, EXCHANGE[0])


class Over(Step[KingsburgState]):
    """The bottom of the agenda."""

    def proceed(self, s: KingsburgState) -> Pending | None:
        return GAME_OVER
