"""What follows from a set of buildings, worked out once and looked up in every rating."""

from __future__ import annotations

from typing import Final

from kingscourt.games.kingsburg import components as box
from kingscourt.games.kingsburg.bot.advisor_promises import AdvisorPromise, promise_of
from kingscourt.games.kingsburg.bot.battle_odds import MOST_SOLDIERS, BattleOdds, odds_against
from kingscourt.games.kingsburg.bot.calendar import QUARTERS
from kingscourt.games.kingsburg.bot.dice_prospects import ProspectTable
from kingscourt.games.kingsburg.bot.lasting_effects import fill_lasting
from kingscourt.games.kingsburg.bot.layout import LAYOUT
from kingscourt.games.kingsburg.components import Building, KingsburgComponents
from kingscourt.games.kingsburg.holding_kinds import GOLD


class Offer:
    """A building that can come next, with its price for this province."""

    def __init__(self, building: Building, price: list[int]) -> None:
        self.bit: int = building.bit
        self.points: int = building.vp
        self.gold: int = price[0]
        self.wood: int = price[1]
        self.stone: int = price[2]
        self.total: int = price[0] + price[1] + price[2]

    def missing(self, gold: int, wood: int, stone: int, free: int, alike: int) -> int:
        """Goods that are missing, if `free` ones can be of any kind and `alike` ones all of one kind."""
        most = 0
        missing = 0
        lacks = self.gold - gold
        if lacks > 0:
            missing = lacks
            most = lacks
        lacks = self.wood - wood
        if lacks > 0:
            missing += lacks
            most = max(most, lacks)
        lacks = self.stone - stone
        if lacks > 0:
            missing += lacks
            most = max(most, lacks)
        if missing > 0:
            missing -= free + min(most, alike)
        return missing


class Province:
    """One set of buildings."""

    def __init__(self, components: KingsburgComponents, owned: int) -> None:
        self.components: KingsburgComponents = components
        self.owned: int = owned
        self.offers: list[Offer] = [
            Offer(building, price_for(components, owned, building))
            for building in components.next_buildings(owned)
        ]
        self.more_soldiers: int = components.total(owned, box.MORE_SOLDIERS)
        self.soldier_price: int = components.settings.soldier_goods
        for effect in components.effects[box.SOLDIER_PRICE]:
            if owned & effect.bit:
                self.soldier_price = min(self.soldier_price, effect.n)
        self.turns_goods: bool = owned & components.masks[box.FINAL_GOODS] != 0
        self.exposed: float = exposed_worth(components, owned)
        self.general_bonus: int = general_bonus(components, owned)
        # By enemy, after them the unknown ones of each year; then by soldiers.
        self.odds: list[list[BattleOdds | None]] = []
        for _ in range(len(components.enemies) + components.years + 1):
            self.odds.append([None] * (MOST_SOLDIERS + 1))
        self.rows: list[list[float] | None] = [None] * (QUARTERS * components.years + 1)  # by quarter

    def battle_odds(self, foe: int, soldiers: int) -> BattleOdds:
        """The odds against one enemy, or against those of a year if the number is beyond the last enemy."""
        number = min(soldiers, MOST_SOLDIERS)
        found = self.odds[foe][number]
        if found is None:
            count = len(self.components.enemies)
            enemies = [foe] if foe < count else self.components.stacks[foe - count].values
            found = odds_against(self.components, self.owned, number, enemies)
            self.odds[foe][number] = found
        return found

    def lasting_row(self, quarter: int) -> list[float]:
        """A row with the features that buildings promise from a quarter on."""
        row = self.rows[quarter]
        if row is None:
            row = [0.0] * len(LAYOUT)
            fill_lasting(self.components, self.owned, quarter, row)
            self.rows[quarter] = row
        return row


def price_for(components: KingsburgComponents, owned: int, building: Building) -> list[int]:
    """Gold, wood and stone for a building, the Crane's discount taken off."""
    price = building.cost.copy()
    for effect in components.effects[box.DISCOUNT]:
        if owned & effect.bit and effect.mask & (1 << building.column):
            price[GOLD] -= min(effect.n, price[GOLD])
    return price


def exposed_worth(components: KingsburgComponents, owned: int) -> float:
    """The points, and about one more for the effect, of the building that a defeat would take."""
    column = 0
    least = 0.0
    for building in components.buildings:
        if owned & building.bit and building.column >= column:
            worth = 1.0 + float(building.vp)
            if building.column > column or worth < least:
                least = worth
            column = building.column
    return least


def general_bonus(components: KingsburgComponents, owned: int) -> int:
    """The least that buildings add in battle, whatever the enemy."""
    return min([components.battle_bonus(owned, kind) for kind in range(len(box.ENEMY_KINDS))])


_MOST_PROVINCES: Final = 20_000  # owners' files may have many more sets of buildings than ours
_KEPT: Final = 4


class ProvinceTable:
    """The provinces and advisors of one set of components, whatever the weights."""

    def __init__(self, components: KingsburgComponents) -> None:
        self.components: KingsburgComponents = components
        self.advisors: list[AdvisorPromise] = [promise_of(advisor) for advisor in components.advisors]
        self.prospects: ProspectTable = ProspectTable(components.table, self.advisors)
        self.provinces: dict[int, Province] = {}

    def province(self, owned: int) -> Province:
        """What follows from a set of buildings."""
        found = self.provinces.get(owned)
        if found is None:
            if len(self.provinces) >= _MOST_PROVINCES:
                self.provinces.clear()
            found = Province(self.components, owned)
            self.provinces[owned] = found
        return found


_TABLES: Final[list[ProvinceTable]] = []


def provinces_of(components: KingsburgComponents) -> ProvinceTable:
    """The shared table for these components."""
    for table in _TABLES:
        if table.components is components:
            return table
    table = ProvinceTable(components)
    if len(_TABLES) == _KEPT:
        _TABLES.pop(0)
    _TABLES.append(table)
    return table
