"""The features that standing buildings promise for the rest of the game."""

from __future__ import annotations

from typing import Final

from kingscourt.games.kingsburg import components as box
from kingscourt.games.kingsburg.bot import layout
from kingscourt.games.kingsburg.bot.battle_odds import USUAL_SOLDIERS, odds_against
from kingscourt.games.kingsburg.bot.calendar import QUARTERS, SEASONS, season_ends, seasons_from
from kingscourt.games.kingsburg.components import Effect, KingsburgComponents
from kingscourt.games.kingsburg.holding_kinds import GOODS, TOKEN, VP

_BEING_STRONGEST: Final = 0.3  # points of a victory, for the hope to be the strongest
_DISCOUNTED: Final = 6.0  # builds for which a discount may be used, at most

# How often an effect serves.
_LATER_SEASONS: Final = 0  # the dice of the running one are rolled
_SEASON_ENDS: Final = 1
_BATTLES: Final = 2
_BUILDS: Final = 3
_ONCE: Final = 4

_SERVES: Final = {
    box.WHITE_DIE: (layout.WHITE_DIE_SEASONS, _LATER_SEASONS),
    box.MARKET: (layout.MARKET_SEASONS, _LATER_SEASONS),
    box.SEASON_TRADE: (layout.TRADE_SEASONS, _SEASON_ENDS),
    box.SOLDIER_PRICE: (layout.CHEAP_SOLDIER_YEARS, _BATTLES),
    box.MORE_SOLDIERS: (layout.MORE_SOLDIER_YEARS, _BATTLES),
    box.DISCOUNT: (layout.DISCOUNT_BUILDS, _BUILDS),
    box.FINAL_GOODS: (layout.GOODS_TO_POINTS, _ONCE),
}


def fill_lasting(components: KingsburgComponents, owned: int, quarter: int, row: list[float]) -> None:
    """Write the features of a set of buildings from a quarter on; the others stay as they are."""
    years = components.years
    seasons = seasons_from(quarter, years)
    later = float(max(0, seasons - 1))
    battles = float(years - quarter // QUARTERS)
    times = [later, float(seasons), battles, min(later, _DISCOUNTED), 1.0]
    for index in range(layout.CHANGING, len(row)):
        row[index] = 0.0
    for building in components.buildings:
        if owned & building.bit:
            for effect in building.effects:
                _add_effect(effect, quarter, years, times, row)
    for year in range(quarter // QUARTERS + 2, years + 1):
        odds = odds_against(components, owned, USUAL_SOLDIERS, components.stacks[year].values)
        row[layout.LATER_REWARDS] += odds.reward + odds.win * _BEING_STRONGEST
        row[layout.LATER_LOSSES] += odds.losses()
    for building in components.next_buildings(owned):
        row[layout.NEXT_POINTS] += float(building.vp) * float(seasons) / float(SEASONS * years)


def _add_effect(effect: Effect, quarter: int, years: int, times: list[float], row: list[float]) -> None:
    if effect.kind == box.INCOME:
        row[layout.INCOME_SEASONS] += times[_LATER_SEASONS] * float(sum(effect.amounts[:GOODS]))
    elif effect.kind == box.SEASON_GAIN:
        ends = float(season_ends(effect.mask, quarter, years))
        row[layout.TOKEN_SEASONS] += ends * float(effect.amounts[TOKEN])
        row[layout.POINT_SEASONS] += ends * float(effect.amounts[VP])
    elif effect.kind in _SERVES:
        feature, serves = _SERVES[effect.kind]
        row[feature] += times[serves]
