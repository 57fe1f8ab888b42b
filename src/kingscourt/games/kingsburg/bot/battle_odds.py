"""What this winter's battle may bring a province, over the King's die and the enemies held possible."""

from __future__ import annotations

from typing import Final

from kingscourt.games.kingsburg.components import (
    DRAW_WINS,
    VICTORY_POINTS,
    Enemy,
    KingsburgComponents,
)
from kingscourt.games.kingsburg.holding_kinds import VP

MOST_SOLDIERS: Final = 15  # more make no difference
USUAL_SOLDIERS: Final = 2  # in years to come
_GOOD: Final = 0.5  # points, to compare rewards of different kinds
_BUILDING: Final = 4.0
_FACES: Final = 6


class BattleOdds:
    """Chances and chance-weighted results."""

    def __init__(self) -> None:
        self.win: float = 0.0
        self.reward: float = 0.0  # points, goods counted as parts of points
        self.lost_points: float = 0.0
        self.lost_goods: float = 0.0
        self.lost_buildings: float = 0.0

    def losses(self) -> float:
        """All losses in points, roughly."""
        return self.lost_points + _GOOD * self.lost_goods + _BUILDING * self.lost_buildings


def odds_against(box: KingsburgComponents, owned: int, soldiers: int, enemies: list[int]) -> BattleOdds:
    """The odds of a set of buildings with so many soldiers against one of these enemies."""
    odds = BattleOdds()
    for kind in enemies:
        _add_enemy(odds, box, owned, soldiers, box.enemies[kind], 1.0 / float(_FACES * len(enemies)))
    return odds


def _add_enemy(
    odds: BattleOdds, box: KingsburgComponents, owned: int, soldiers: int, enemy: Enemy, share: float
) -> None:
    missing = enemy.strength - soldiers - box.battle_bonus(owned, enemy.kind)
    draw_wins = owned & box.masks[DRAW_WINS] != 0
    wins = 0
    losses = 0
    for face in range(1, _FACES + 1):
        if face > missing or (face == missing and draw_wins):
            wins += 1
        elif face < missing:
            losses += 1
    won = share * float(wins)
    lost = share * float(losses)
    reward = enemy.reward
    goods = reward[0] + reward[1] + reward[2] + enemy.reward_goods
    points = reward[VP] + box.total(owned, VICTORY_POINTS)
    odds.win += won
    odds.reward += won * (float(points) + _GOOD * float(goods))
    odds.lost_points += lost * float(enemy.loss_vp)
    odds.lost_goods += lost * float(sum(enemy.loss) + enemy.loss_goods)
    odds.lost_buildings += lost * float(enemy.loss_buildings)
