"""What follows from a set of buildings, worked out once and looked up in every rating."""

from __future__ import annotations

from typing import Final

from kingscourt.games.kingsburg import components as box
from kingscourt.games.kingsburg.bot import layout
from kingscourt.games.kingsburg.bot.battle_odds import (
    MOST_SOLDIERS,
    USUAL_SOLDIERS,
    BattleOdds,
    odds_against,
)
from kingscourt.games.kingsburg.bot.calendar import QUARTERS, SEASONS, seasons_from, use_of_goods
from kingscourt.games.kingsburg.bot.promises import Promise, promise_of
from kingscourt.games.kingsburg.components import Building, KingsburgComponents
from kingscourt.games.kingsburg.holding_kinds import GOLD, GOODS, TOKEN, VP
from kingscourt.kernel.values import Weights


class Offer:
    """A building that can come next, with its price for this province."""

    def __init__(self, building: Building, price: list[int]) -> None:
        self.bit: int = building.bit
        self.points: int = building.vp
        self.gold: int = price[0]
        self.wood: int = price[1]
        self.stone: int = price[2]
        self.total: int = price[0] + price[1] + price[2]


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
        quarters = QUARTERS * components.years + 1
        self.rows: list[list[float] | None] = [None] * quarters  # what buildings promise, by quarter
        self.worths: list[float] = [0.0] * quarters  # the same, weighted
        self.gains: list[list[float] | None] = [None] * quarters  # of the offers, by quarter

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
    least = -1.0
    for building in components.buildings:
        if owned & building.bit and building.column >= column:
            worth = 1.0 + float(building.vp)
            if building.column > column or worth < least:
                least = worth
            column = building.column
    return max(0.0, least)


def general_bonus(components: KingsburgComponents, owned: int) -> int:
    """The least that buildings add in battle, whatever the enemy."""
    return min([components.battle_bonus(owned, kind) for kind in range(len(box.ENEMY_KINDS))])


def fill_lasting(components: KingsburgComponents, owned: int, quarter: int, row: list[float]) -> None:
    """The features that buildings promise from a quarter on; the row counts from the first feature of all."""
    years = components.years
    seasons = seasons_from(quarter, years)  # this one's end is still to come
    later = float(max(0, seasons - 1))  # its dice are not
    battles = years - quarter // QUARTERS
    for index in range(layout.CHANGING, len(row)):
        row[index] = 0.0
    for building in components.buildings:
        if owned & building.bit == 0:
            continue
        for effect in building.effects:
            kind = effect.kind
            if kind == box.WHITE_DIE:
                row[layout.WHITE_DIE_SEASONS] += later
            elif kind == box.MARKET:
                row[layout.MARKET_SEASONS] += later
            elif kind == box.INCOME:
                row[layout.INCOME_SEASONS] += later * float(sum(effect.amounts[:GOODS]))
            elif kind == box.SEASON_GAIN:
                ends = float(season_ends(effect.mask, quarter, years))
                row[layout.TOKEN_SEASONS] += max(0.0, ends) * float(effect.amounts[TOKEN])
                row[layout.POINT_SEASONS] += ends * float(effect.amounts[VP])
            elif kind == box.SEASON_TRADE:
                row[layout.TRADE_SEASONS] += float(seasons)
            elif kind == box.SOLDIER_PRICE:
                row[layout.CHEAP_SOLDIER_YEARS] += float(battles)
            elif kind == box.MORE_SOLDIERS:
                row[layout.MORE_SOLDIER_YEARS] += float(battles)
            elif kind == box.DISCOUNT:
                row[layout.DISCOUNT_BUILDS] += min(later, 6.0)
            elif kind in (box.REROLL_ONE, box.REROLL_EACH):
                row[layout.REROLL_SEASONS] = later
            elif kind == box.FINAL_GOODS:
                row[layout.GOODS_TO_POINTS] = 1.0
    for year in range(quarter // QUARTERS + 2, years + 1):
        odds = odds_against(components, owned, USUAL_SOLDIERS, components.stacks[year].values)
        row[layout.LATER_REWARDS] += odds.reward + odds.win * 0.3
        row[layout.LATER_LOSSES] += odds.losses()
    for building in components.next_buildings(owned):
        row[layout.NEXT_POINTS] += float(building.vp) * float(seasons) / float(SEASONS * years)


def season_ends(mask: int, quarter: int, years: int) -> int:
    """How often one of these seasons still ends, from a quarter on."""
    ends = 0
    for at in range(quarter, QUARTERS * years):
        if at % QUARTERS < SEASONS and mask & (1 << (at % QUARTERS)):
            ends += 1
    return ends


_MOST_PROVINCES: Final = 20_000  # owners' files may have many more sets of buildings than ours


class ProvinceTable:
    """The provinces of one set of components, rated with one set of weights."""

    def __init__(self, components: KingsburgComponents, weights: Weights) -> None:
        self.components: KingsburgComponents = components
        self.weights: Weights = weights
        self.provinces: dict[int, Province] = {}
        self.advisors: list[Promise] = [promise_of(advisor) for advisor in components.advisors]
        self.years: int = components.years
        self.quarters: int = QUARTERS * components.years
        self.unseen: int = len(components.enemies)  # the first number that stands for an unknown enemy
        self.use_of_goods: list[float] = []
        self.builds: list[int] = []
        for quarter in range(self.quarters + 1):
            builds = seasons_from(quarter, self.years)
            self.builds.append(builds)
            self.use_of_goods.append(use_of_goods(builds))

    def province(self, owned: int) -> Province:
        """What follows from a set of buildings."""
        found = self.provinces.get(owned)
        if found is None:
            if len(self.provinces) >= _MOST_PROVINCES:
                self.provinces.clear()
            found = Province(self.components, owned)
            self.provinces[owned] = found
        return found

    def lasting_row(self, province: Province, quarter: int) -> list[float]:
        """A row with the features that buildings promise."""
        row = province.rows[quarter]
        if row is None:
            row = [0.0] * len(self.weights.layout)
            fill_lasting(self.components, province.owned, quarter, row)
            province.rows[quarter] = row
            province.worths[quarter] = self.weights.worth(row, self.progress(quarter))
        return row

    def progress(self, quarter: int) -> float:
        """The share of the game that is over."""
        return float(quarter) / float(self.quarters)

    def lasting_worth(self, province: Province, quarter: int) -> float:
        """The weighted features that buildings promise."""
        if province.rows[quarter] is None:
            self.lasting_row(province, quarter)
        return province.worths[quarter]

    def gains(self, province: Province, quarter: int) -> list[float]:
        """For every offer, what it adds if it is built in a season, the price taken off."""
        found = province.gains[quarter]
        if found is None:
            found = []
            for offer in province.offers:
                after = self.lasting_worth(self.province(province.owned | offer.bit), quarter)
                gain = float(offer.points) + after - self.lasting_worth(province, quarter)
                found.append(gain - self.price_worth(offer, quarter))
            province.gains[quarter] = found
        return found

    def price_worth(self, offer: Offer, quarter: int) -> float:
        """The worth of the goods that an offer costs."""
        early = self.weights.early
        change = self.weights.change
        progress = self.progress(quarter)
        worth = float(offer.gold) * (early[layout.GOLD_HELD] + change[layout.GOLD_HELD] * progress)
        worth += float(offer.wood) * (early[layout.WOOD_HELD] + change[layout.WOOD_HELD] * progress)
        worth += float(offer.stone) * (early[layout.STONE_HELD] + change[layout.STONE_HELD] * progress)
        return worth * self.use_of_goods[quarter]


_TABLES: Final[list[ProvinceTable]] = []
_KEPT: Final = 8


def table_of(components: KingsburgComponents, weights: Weights) -> ProvinceTable:
    """The shared table for these components and weights."""
    for table in _TABLES:
        if table.components is components and table.weights is weights:
            return table
    table = ProvinceTable(components, weights)
    if len(_TABLES) == _KEPT:
        _TABLES.pop(0)
    _TABLES.append(table)
    return table
