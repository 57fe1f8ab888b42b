"""Sets of buildings, weighted: what they promise, and what the next building would add."""

from __future__ import annotations

from typing import Final

from kingscourt.games.kingsburg.bot import layout
from kingscourt.games.kingsburg.bot.advisor_promises import AdvisorPromise
from kingscourt.games.kingsburg.bot.calendar import QUARTERS, seasons_from, use_of_goods
from kingscourt.games.kingsburg.bot.dice_prospects import ProspectTable
from kingscourt.games.kingsburg.bot.per_answer_features import Changing
from kingscourt.games.kingsburg.bot.province import Offer, Province, ProvinceTable, provinces_of
from kingscourt.games.kingsburg.components import KingsburgComponents
from kingscourt.kernel.values import Weights

_MOST_RATED: Final = 20_000
_KEPT: Final = 8


class RatedProvince:
    """One set of buildings, by quarter."""

    def __init__(self, facts: Province, quarters: int) -> None:
        self.facts: Province = facts
        self.worths: list[float | None] = [None] * (quarters + 1)  # of the features that buildings promise
        self.gains: list[list[float] | None] = [None] * (quarters + 1)  # of the offers


class RatingTable:
    """All that depends on components and weights only."""

    def __init__(self, components: KingsburgComponents, weights: Weights) -> None:
        self.components: KingsburgComponents = components
        self.weights: Weights = weights
        self.provinces: ProvinceTable = provinces_of(components)
        self.advisors: list[AdvisorPromise] = self.provinces.advisors
        self.prospects: ProspectTable = self.provinces.prospects
        self.rated: dict[int, RatedProvince] = {}
        self.years: int = components.years
        self.quarters: int = QUARTERS * components.years
        self.unseen: int = len(components.enemies)  # the first number that stands for an unknown enemy
        self.builds: list[int] = []  # by quarter: seasons in which a building can be raised
        self.use_of_goods: list[float] = []
        self.weights_at: list[list[float]] = []
        self.changing_weights: list[Changing] = []
        for quarter in range(self.quarters + 1):
            builds = seasons_from(quarter, self.years)
            self.builds.append(builds)
            self.use_of_goods.append(use_of_goods(builds))
            progress = self.progress(quarter)
            row = [weights.early[i] + weights.change[i] * progress for i in range(len(weights.early))]
            self.weights_at.append(row)
            changing = Changing()
            changing.read(row)
            self.changing_weights.append(changing)

    def progress(self, quarter: int) -> float:
        """The share of the game that is over."""
        return float(quarter) / float(self.quarters)

    def province(self, owned: int) -> RatedProvince:
        """What follows from a set of buildings."""
        found = self.rated.get(owned)
        if found is None:
            if len(self.rated) >= _MOST_RATED:
                self.rated.clear()
            found = RatedProvince(self.provinces.province(owned), self.quarters)
            self.rated[owned] = found
        return found

    def lasting_worth(self, province: RatedProvince, quarter: int) -> float:
        """The weighted features that buildings promise."""
        found = province.worths[quarter]
        if found is None:
            row = province.facts.lasting_row(quarter)
            weights = self.weights_at[quarter]
            found = 0.0
            for index in range(layout.CHANGING, len(row)):
                found += row[index] * weights[index]
            province.worths[quarter] = found
        return found

    def gains(self, province: RatedProvince, quarter: int) -> list[float]:
        """For every offer, what it adds if it is built in a season, the price taken off."""
        found = province.gains[quarter]
        if found is None:
            found = []
            facts = province.facts
            for offer in facts.offers:
                after = self.lasting_worth(self.province(facts.owned | offer.bit), quarter)
                gain = float(offer.points) + after - self.lasting_worth(province, quarter)
                found.append(gain - self.price_worth(offer, quarter))
            province.gains[quarter] = found
        return found

    def price_worth(self, offer: Offer, quarter: int) -> float:
        """The worth of the goods that an offer costs."""
        weights = self.weights_at[quarter]
        worth = float(offer.gold) * weights[layout.GOLD_HELD]
        worth += float(offer.wood) * weights[layout.WOOD_HELD]
        worth += float(offer.stone) * weights[layout.STONE_HELD]
        return worth * self.use_of_goods[quarter]


_TABLES: Final[list[RatingTable]] = []


def ratings_of(components: KingsburgComponents, weights: Weights) -> RatingTable:
    """The shared table for these components and weights."""
    for table in _TABLES:
        if table.components is components and table.weights is weights:
            return table
    table = RatingTable(components, weights)
    if len(_TABLES) == _KEPT:
        _TABLES.pop(0)
    _TABLES.append(table)
    return table
