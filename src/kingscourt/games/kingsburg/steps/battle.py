"""The winter battle: the enemy is turned up, strengths are compared, rewards and losses follow (KB-4)."""

from __future__ import annotations

from typing import Final

from kingscourt.components.pile import Card
from kingscourt.games.kingsburg.components import DRAW_WINS, VICTORY_POINTS, Enemy
from kingscourt.games.kingsburg.dice_multisets import ROLLS, rolled
from kingscourt.games.kingsburg.events.battle import (
    NO_WINNER,
    STRONGEST,
    BattleDecided,
    EnemyLeaves,
    draw_wins,
    enemy_turned_up,
    enemy_turned_up_to,
    goods_lost,
    goods_short,
    kings_help,
    known_enemy_turned_up,
    points_lost,
)
from kingscourt.games.kingsburg.events.province import received
from kingscourt.games.kingsburg.holding_kinds import ALL_GOODS, GOODS, VP
from kingscourt.games.kingsburg.player import DRAWN, FROM_BATTLES, FROM_LOSSES, LOST, WON
from kingscourt.games.kingsburg.state import KingsburgState
from kingscourt.games.kingsburg.steps.goods_questions import GiveGoods, TakeGoods
from kingscourt.games.kingsburg.steps.in_turn_step_base import InTurn
from kingscourt.games.kingsburg.steps.lose_building import LoseBuilding
from kingscourt.kernel.audience import EVERYONE, NOBODY
from kingscourt.kernel.chance import Chance
from kingscourt.kernel.decision import Pending, draw
from kingscourt.kernel.step import Step

_KINGS_HELP: Final = draw(Chance("kings-help", ROLLS[1].outcomes))


def enemy_of_the_year(s: KingsburgState) -> Enemy:
    """The enemy that has been turned up."""
    card = s.enemy
    assert card is not None
    return s.components.enemies[card.kind]


class TurnUpEnemy(Step[KingsburgState]):
    """The top enemy, for all to see (KB-4.1); drawn now unless somebody has looked at it."""

    def proceed(self, s: KingsburgState) -> Pending | None:
        card = s.enemy
        if card is None:
            return s.components.turn_up[s.year]
        s.pop()
        s.enemy = Card(card.kind, s.disclose(card.known, EVERYONE, -1))
        enemy = s.components.enemies[card.kind]
        if card.known == NOBODY:
            if s.tells:
                s.emit(enemy_turned_up(enemy))
        elif s.tells:
            s.emit(enemy_turned_up_to(enemy, EVERYONE & ~card.known))
            s.emit(known_enemy_turned_up(enemy, card.known))
        return None

    def resolve(self, s: KingsburgState, outcome: int) -> None:
        s.enemy = Card(outcome, NOBODY)


class KingsHelp(Step[KingsburgState]):
    """The first player rolls one die for the King's help, which is the same for everyone (KB-4.1)."""

    def proceed(self, s: KingsburgState) -> Pending | None:
        return _KINGS_HELP

    def resolve(self, s: KingsburgState, outcome: int) -> None:
        s.kings_help = rolled(1, outcome).total
        if s.tells:
            s.emit(kings_help(s.order[0], s.kings_help))
        s.pop()


class Decide(Step[KingsburgState]):
    """All strengths and results are fixed before anything is taken (KB-4.2, KB-4.3)."""

    def proceed(self, s: KingsburgState) -> Pending | None:
        enemy = enemy_of_the_year(s)
        for seat in s.order:
            player = s.players[seat]
            bonus = s.components.battle_bonus(player.buildings, enemy.kind)
            player.strength = player.soldiers + s.kings_help + bonus
            player.result = DRAWN
            if player.strength > enemy.strength:
                player.result = WON
            elif player.strength < enemy.strength:
                player.result = LOST
            elif player.buildings & s.components.masks[DRAW_WINS]:
                player.result = WON
            event = BattleDecided(
                s.components,
                enemy,
                seat,
                player.result,
                player.strength,
                player.soldiers,
                s.kings_help,
                player.buildings,
            )
            s.emit(event)
            if player.result == WON and player.strength == enemy.strength:
                self.tell_draw_wins(s, seat)
        s.pop()
        return None

    def tell_draw_wins(self, s: KingsburgState, seat: int) -> None:
        """Which building has made a victory of a draw (KB:stone-wall)."""
        for effect in s.components.effects[DRAW_WINS]:
            if s.players[seat].buildings & effect.bit:
                if s.tells:
                    s.emit(draw_wins(seat, s.components.owner(effect).giver))
                return


class Spoils(InTurn):
    """Each player in turn order takes reward or losses (KB-4.3)."""

    def visit(self, s: KingsburgState, seat: int) -> Pending | None:
        result = s.players[seat].result
        if result == WON:
            self.reward(s, seat, enemy_of_the_year(s))
        elif result == LOST:
            self.take_losses(s, seat, enemy_of_the_year(s))
        return None

    def reward(self, s: KingsburgState, seat: int, enemy: Enemy) -> None:
        """The rewards of the card, and points for a victory (KB:fortress)."""
        player = s.players[seat]
        if sum(enemy.reward) > 0:
            player.receive(enemy.reward, FROM_BATTLES)
            if s.tells:
                s.emit(received(enemy.giver, seat, enemy.reward))
        for _ in range(enemy.reward_goods):
            s.push(TakeGoods(seat, enemy.giver, ALL_GOODS, 1))
        if player.buildings & s.components.masks[VICTORY_POINTS]:
            for effect in s.components.effects[VICTORY_POINTS]:
                if player.buildings & effect.bit:
                    player.score(FROM_BATTLES, effect.n)
                    numbers = [0, 0, 0, 0, 0, 0]
                    numbers[VP] = effect.n
                    if s.tells:
                        s.emit(received(s.components.owner(effect).giver, seat, numbers))

    def take_losses(self, s: KingsburgState, seat: int, enemy: Enemy) -> None:
        """Gold, stone, wood, goods of choice, buildings, points, in this order (KB-4.5)."""
        player = s.players[seat]
        lost = [min(enemy.loss[kind], player.goods[kind]) for kind in range(GOODS)]
        if sum(lost) > 0:
            player.pay(lost)
            if s.tells:
                s.emit(goods_lost(seat, lost))
        if sum(lost) < sum(enemy.loss) and s.tells:
            s.emit(goods_short(seat, [enemy.loss[kind] - lost[kind] for kind in range(GOODS)]))
        if enemy.loss_vp:
            s.push(LosePoints(seat, enemy.loss_vp))
        for _ in range(enemy.loss_buildings):
            s.push(LoseBuilding(seat))
        if enemy.loss_goods:
            s.push(GiveGoods(seat, enemy.loss_goods))


class LosePoints(Step[KingsburgState]):
    """Points go last; a score may fall below zero (KB-4.5)."""

    def __init__(self, seat: int, n: int) -> None:
        self.seat: int = seat
        self.n: int = n

    def proceed(self, s: KingsburgState) -> Pending | None:
        s.pop()
        s.players[self.seat].score(FROM_LOSSES, -self.n)
        if s.tells:
            s.emit(points_lost(self.seat, self.n))
        return None

    def facts(self) -> str:
        return f"LosePoints {self.seat} {self.n}"


class Aftermath(Step[KingsburgState]):
    """The strongest winners score (KB-4.4); soldiers go home and the enemy leaves (KB-4.6)."""

    def proceed(self, s: KingsburgState) -> Pending | None:
        s.pop()
        enemy = enemy_of_the_year(s)
        best = -1
        for player in s.players:
            if player.result == WON and player.strength > best:
                best = player.strength
        for seat in s.order:
            player = s.players[seat]
            if player.result == WON and player.strength == best:
                player.score(FROM_BATTLES, 1)
                s.emit(STRONGEST[seat])
        if best < 0:
            s.emit(NO_WINNER)
        event = EnemyLeaves(enemy, [player.soldiers for player in s.players], s.kings_help)
        for player in s.players:
            player.soldiers = 0
            player.strength = 0
            player.result = DRAWN
        assert s.enemy is not None
        s.past.append(s.enemy.kind)
        s.enemy = None
        s.kings_help = 0
        s.emit(event)
        return None
