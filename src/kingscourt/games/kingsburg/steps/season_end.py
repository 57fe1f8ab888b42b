"""The end of a season: Inn, Town Hall and Embassy; then aid, envoy and neutral dice go back (KB-3.5)."""

from __future__ import annotations

from kingscourt.games.kingsburg.actions import DECLINE, TAKE_TOKEN, TRADE, Trade
from kingscourt.games.kingsburg.components import SEASON_GAIN, SEASON_TRADE, Effect, Giver
from kingscourt.games.kingsburg.events.dice import market_ready, neutral_gone
from kingscourt.games.kingsburg.events.province import declined, gained, traded
from kingscourt.games.kingsburg.events.province import nothing_to_trade as nothing_to_trade_told
from kingscourt.games.kingsburg.holding_kinds import TOKEN, VP, amount
from kingscourt.games.kingsburg.phases import AUTUMN, SPRING, season_bit
from kingscourt.games.kingsburg.player import FROM_SEASONS, Player
from kingscourt.games.kingsburg.refusals import not_traded, nothing_to_trade
from kingscourt.games.kingsburg.state import NO_SEAT, KingsburgState
from kingscourt.games.kingsburg.steps.envoy import return_envoy
from kingscourt.games.kingsburg.steps.in_turn_step_base import InTurn
from kingscourt.kernel.action import Action
from kingscourt.kernel.decision import PICK_ONE, Pending, Question, ask
from kingscourt.kernel.phrase import Phrase, Value
from kingscourt.kernel.refusal import Refusal, not_asked
from kingscourt.kernel.step import Step


def held(player: Player, kind: int) -> int:
    """How many goods of a kind, or tokens, a player has."""
    return player.tokens if kind == TOKEN else player.goods[kind]


class EndOfSeason(InTurn):
    """In turn order, each player takes the gains of their buildings, in the order of the board."""

    def visit(self, s: KingsburgState, seat: int) -> Pending | None:
        owned = s.players[seat].buildings
        if owned & s.components.season_mask == 0:
            return None
        due: list[Step[KingsburgState]] = []
        for building in s.components.buildings:
            if owned & building.bit == 0:
                continue
            for effect in building.effects:
                if effect.kind == SEASON_GAIN and effect.mask & season_bit(s.phase):
                    due.append(SeasonGain(seat, building.giver, effect))
                elif effect.kind == SEASON_TRADE:
                    due.append(SeasonTrade(seat, building.giver, effect))
        for step in reversed(due):
            s.push(step)
        return None

    def finish(self, s: KingsburgState) -> None:
        if s.court:  # KB-6.3: only neutral dice are still there
            if s.tells:
                s.emit(neutral_gone([placement.place for placement in s.court]))
            s.court = []
            s.occupied = 0
        for seat in s.order:
            if s.players[seat].market_used:  # KB-3.2c: once per season
                s.players[seat].market_used = False
                if s.tells:
                    s.emit(market_ready(seat))
        if s.phase == SPRING:
            s.aid = NO_SEAT  # KB-2.1
        elif s.phase == AUTUMN and s.envoy != NO_SEAT and s.components.settings.envoy_is_declared:
            return_envoy(s)  # KB-2.3


class SeasonGain(Step[KingsburgState]):
    """The gain of a building at the end of a season."""

    def __init__(self, seat: int, giver: Giver, effect: Effect) -> None:
        self.seat: int = seat
        self.giver: Giver = giver
        self.effect: Effect = effect

    def proceed(self, s: KingsburgState) -> Pending | None:
        s.pop()
        receive(s, self.seat, self.giver, self.effect)
        return None

    def facts(self) -> str:
        return f"SeasonGain {self.seat} {self.giver.rule}"


def receive(s: KingsburgState, seat: int, giver: Giver, effect: Effect) -> None:
    """The amounts of an effect."""
    s.players[seat].receive(effect.amounts, FROM_SEASONS)
    if s.tells:
        s.emit(gained(giver, effect, seat, effect.amounts, 0))


class SeasonTrade(Step[KingsburgState]):
    """Pay one good or token for points, once; a player who does not trade may get an alternative."""

    def __init__(self, seat: int, giver: Giver, effect: Effect) -> None:
        self.seat: int = seat
        self.giver: Giver = giver
        self.effect: Effect = effect

    def proceed(self, s: KingsburgState) -> Pending | None:
        player = s.players[self.seat]
        for kind in range(TOKEN + 1):
            if self.effect.mask & (1 << kind) and held(player, kind):
                return ask(self.seat)
        s.pop()
        if self.effect.amounts[TOKEN]:
            receive(s, self.seat, self.giver, self.effect)
        elif s.tells:
            s.emit(nothing_to_trade_told(self.giver, self.seat))
        return None

    def candidates(self, s: KingsburgState, seat: int) -> list[Action]:
        if self.effect.amounts[TOKEN]:
            return [TAKE_TOKEN, *TRADE]
        return [*TRADE, DECLINE]

    def explain(self, s: KingsburgState, seat: int, action: Action) -> Refusal | None:
        if action is TAKE_TOKEN:
            return None if self.effect.amounts[TOKEN] else not_asked()
        if action is DECLINE:
            return not_asked() if self.effect.amounts[TOKEN] else None
        if not isinstance(action, Trade):
            return not_asked()
        if self.effect.mask & (1 << action.kind) == 0:
            return not_traded(self.giver, action.kind)
        return None if held(s.players[seat], action.kind) else nothing_to_trade(action.kind)

    def apply(self, s: KingsburgState, seat: int, action: Action) -> None:
        s.pop()
        player = s.players[seat]
        if isinstance(action, Trade):
            if action.kind == TOKEN:
                player.tokens -= 1
            else:
                player.goods[action.kind] -= 1
            player.score(FROM_SEASONS, self.effect.n)
            if s.tells:
                s.emit(traded(self.giver, seat, action.kind, self.effect.n))
        elif action is TAKE_TOKEN:
            receive(s, seat, self.giver, self.effect)
        elif s.tells:
            s.emit(declined(self.giver, seat))

    def question(self, s: KingsburgState, seat: int) -> Question:
        default: Action = TAKE_TOKEN if self.effect.amounts[TOKEN] else DECLINE
        args: dict[str, Value] = {"giver": self.giver.phrase, "points": amount(VP, self.effect.n)}
        tokens = self.effect.amounts[TOKEN]
        if not tokens:
            return Question(PICK_ONE, Phrase("kingsburg-prompt-trade", args), default)
        args["amount"] = amount(TOKEN, tokens)
        return Question(PICK_ONE, Phrase("kingsburg-prompt-token-or-trade", args), default)

    def facts(self) -> str:
        return f"SeasonTrade {self.seat} {self.giver.rule}"
