"""How good a position is for a seat: its points, and an estimate of everything else.

The unit is a hundredth of a point. Only knowledge of the seat counts, so an enemy it has not seen is an
average one.
"""

from __future__ import annotations

from typing import Final

from kingscourt.games.kingsburg import components as box
from kingscourt.games.kingsburg.components import Building, Effect, Enemy
from kingscourt.games.kingsburg.holding_kinds import GOODS, SOLDIER, TOKEN, VP
from kingscourt.games.kingsburg.phases import AUTUMN, SPRING, SUMMER, WINTER
from kingscourt.games.kingsburg.player import Player
from kingscourt.games.kingsburg.state import KingsburgState
from kingscourt.games.kingsburg.steps.build import price_of

_POINT: Final = 100
_GOOD: Final = 60  # while something can still be built with it
_LATE_GOOD: Final = 12
_TOKEN: Final = 60
_LOOK: Final = 25
_PIP: Final = 14  # of a die that can still be placed
_WHITE_SEASON: Final = 110
_MARKET_SEASON: Final = 45
_BATTLE_YEAR: Final = 120  # a lasting +1 in battle
_BUILDING_LOST: Final = 150


def evaluate(s: KingsburgState, seat: int) -> int:
    """The worth of a position for a seat."""
    player = s.players[seat]
    seasons = seasons_left(s)
    value = _POINT * player.vp
    value += goods_worth(s, player, seasons)
    if seasons:
        value += _TOKEN * min(player.tokens, 2 * seasons)
        value += court_worth(s, seat)
    for building in s.components.buildings:
        if player.buildings & building.bit:
            value += effects_worth(s, building, seasons)
    if s.year and s.phase <= WINTER and len(s.past) < s.year:
        value += battle_worth(s, seat)
    return value


def seasons_left(s: KingsburgState) -> int:
    """Productive seasons in which something can still be built, the running one included."""
    left = 3 * (s.components.years - s.year)
    if s.phase <= SPRING:
        return left + 3
    if s.phase <= SUMMER:
        return left + 2
    return left + 1 if s.phase <= AUTUMN else left


def goods_worth(s: KingsburgState, player: Player, seasons: int) -> int:
    """Goods by number, and how near they bring the best next building."""
    owned = player.total_goods()
    if seasons == 0:
        return _LATE_GOOD * owned
    value = _GOOD * owned
    nearest = 0
    for building in s.components.next_buildings(player.buildings):
        price = price_of(s, player, building)
        have = 0
        cost = 0
        for kind in range(GOODS):
            cost += price[kind]
            have += min(price[kind], player.goods[kind])
        gain = building_worth(s, building, seasons) - _GOOD * cost
        if cost:
            nearest = max(nearest, gain * have * have // (2 * cost * cost))
    return value + nearest


def building_worth(s: KingsburgState, building: Building, seasons: int) -> int:
    """Points and effects of a building for the rest of the game."""
    return _POINT * building.vp + effects_worth(s, building, seasons)


def effects_worth(s: KingsburgState, building: Building, seasons: int) -> int:
    """The worth of the effects of a standing building from now on."""
    years = s.components.years - len(s.past)
    value = 0
    for effect in building.effects:
        kind = effect.kind
        if kind == box.BATTLE:
            # One kind of enemy in six is about a fifth of the cards; goblins count a little higher.
            value += _BATTLE_YEAR * years * effect.n * effect.mask.bit_count() // 6
        elif kind == box.WHITE_DIE:
            value += _WHITE_SEASON * seasons
        elif kind == box.MARKET:
            value += _MARKET_SEASON * seasons
        elif kind == box.INCOME:
            value += gift_worth(effect) * seasons
        elif kind == box.SEASON_GAIN:
            value += gift_worth(effect) * seasons * effect.mask.bit_count() // 3
        elif kind == box.SEASON_TRADE:
            value += 50 * seasons
        elif kind in (box.DRAW_WINS, box.VICTORY_POINTS, box.SOLDIER_PRICE, box.MORE_SOLDIERS):
            value += 35 * years
        elif kind == box.DISCOUNT:
            value += 25 * seasons
        elif kind == box.FINAL_GOODS:
            value += 100
        else:
            value += 5 * seasons
    return value


def gift_worth(effect: Effect) -> int:
    """Fixed amounts."""
    amounts = effect.amounts
    goods = amounts[0] + amounts[1] + amounts[2]
    return _GOOD * goods + _TOKEN * amounts[TOKEN] + _POINT * amounts[VP]


def court_worth(s: KingsburgState, seat: int) -> int:
    """Help that is still to come, and dice that can still be placed."""
    player = s.players[seat]
    value = 0
    if not player.has_passed:
        value += _PIP * (player.own.total + player.white.total)
    if player.at_home:
        return value
    for placement in s.court:
        if placement.seat == seat:
            for effect in s.components.advisors[placement.place.target].effects:
                value += help_worth(player, effect)
    return value


def help_worth(player: Player, effect: Effect) -> int:
    """One part of an advisor's help; soldiers are counted in the battle."""
    if effect.kind == box.GAIN:
        return gift_worth(effect) + 45 * effect.amounts[SOLDIER]
    if effect.kind == box.CHOOSE:
        return _GOOD * effect.n + 8
    if effect.kind == box.TURN_GOOD:
        return _GOOD if player.total_goods() else 0
    if effect.kind == box.BUY:
        return _GOOD * effect.n - _POINT * effect.price
    return _LOOK


def battle_worth(s: KingsburgState, seat: int) -> int:
    """The expected result of this winter over the enemies and dice that the seat holds possible."""
    card = s.enemy
    if card is not None and card.is_known_to(seat):
        return expected_result(s, seat, s.components.enemies[card.kind])
    total = 0
    stack = s.components.stacks[s.year]
    for kind in stack.values:
        total += expected_result(s, seat, s.components.enemies[kind])
    return total // len(stack.values)


def expected_result(s: KingsburgState, seat: int, enemy: Enemy) -> int:
    """Reward and losses against one enemy, averaged over the King's die unless it is rolled."""
    player = s.players[seat]
    strength = player.soldiers + s.components.battle_bonus(player.buildings, enemy.kind)
    needed = enemy.strength - strength  # the die must be above this to win
    if player.buildings & s.components.masks[box.DRAW_WINS]:
        needed -= 1
    wins = max(0, min(6, 6 - needed))
    losses = max(0, min(6, enemy.strength - strength - 1))
    if s.kings_help:
        wins = 6 if s.kings_help > needed else 0
        losses = 6 if s.kings_help < enemy.strength - strength else 0
    return (wins * win_worth(enemy) - losses * loss_worth(player, enemy)) // 6


def win_worth(enemy: Enemy) -> int:
    """The reward, and some hope for the point of the strongest."""
    reward = enemy.reward
    goods = reward[0] + reward[1] + reward[2] + enemy.reward_goods
    return 30 + _GOOD * goods + _POINT * reward[VP]


def loss_worth(player: Player, enemy: Enemy) -> int:
    """The worth that a defeat would take from this player."""
    goods = min(enemy.loss_goods, player.total_goods())
    for kind in range(GOODS):
        goods += min(enemy.loss[kind], player.goods[kind])
    value = _GOOD * goods + _POINT * enemy.loss_vp
    if player.built:
        value += _BUILDING_LOST * enemy.loss_buildings * (2 + player.built) // 4
    return value
