"""The features of a province, by index: first what changes with every answer, then what buildings promise."""

from __future__ import annotations

from typing import Final

from kingscourt.kernel.values import FeatureLayout

POINTS: Final = 0  # points scored or promised by advisors
GOLD_HELD: Final = 1  # goods held or promised, discounted as the last building comes near
WOOD_HELD: Final = 2
STONE_HELD: Final = 3
FREE_GOODS: Final = 4  # promised goods of choice
TOKENS: Final = 5  # "+2" tokens that can still be used
BEST_BUILD: Final = 6  # net gain of the best building that goods and promises pay for
NEAREST_BUILD: Final = 7  # net gain of another one, by the square of the share already there
NEXT_BUILD: Final = 8  # net gain of the second best one
ENVOY_SECOND_BUILD: Final = 9  # the same, with the envoy's second build
WIN: Final = 10  # chance to win this winter's battle
WIN_POINTS: Final = 11  # chance-weighted reward
LOSE_POINTS: Final = 12
LOSE_GOODS: Final = 13
LOSE_BUILDING: Final = 14  # chance-weighted worth of the building that would fall
STRONGEST: Final = 15  # chance to win as the strongest, once soldiers are hired
PIPS: Final = 16  # on dice that can still be placed
DICE_LEFT: Final = 17  # own dice that can still be placed
BEST_OPEN: Final = 18  # worth of the best way to place them
ENVOY_INFLUENCE_RIGHT: Final = 19
ENVOY_BUILD_RIGHT: Final = 20
LOOK_PROMISED: Final = 21  # at an enemy not seen yet
MOST_BUILT: Final = 22  # points of the King's reward still to come, if buildings stay as they are
FEWEST_BUILT: Final = 23  # times the King may still help the least developed
IDLE_GOODS: Final = 24  # goods that nothing can be built with any more
FINAL_GOODS_HELD: Final = 25  # goods that a Cathedral turns into points
SOLDIERS_TO_HIRE: Final = 26  # that goods could still pay for this year
CHANGING: Final = 27  # how many features change with every answer

WHITE_DIE_SEASONS: Final = 27
MARKET_SEASONS: Final = 28
INCOME_SEASONS: Final = 29
TOKEN_SEASONS: Final = 30
POINT_SEASONS: Final = 31
TRADE_SEASONS: Final = 32
CHEAP_SOLDIER_YEARS: Final = 33
MORE_SOLDIER_YEARS: Final = 34
DISCOUNT_BUILDS: Final = 35
GOODS_TO_POINTS: Final = 36
LATER_REWARDS: Final = 37  # in the battles of later years, with a usual number of soldiers
LATER_LOSSES: Final = 38
NEXT_POINTS: Final = 39  # points of the buildings that can come next

LAYOUT: Final = FeatureLayout(
    "kingsburg",
    1,
    [
        "points",
        "gold",
        "wood",
        "stone",
        "free-goods",
        "tokens",
        "best-build",
        "nearest-build",
        "next-build",
        "envoy-second-build",
        "win",
        "win-points",
        "lose-points",
        "lose-goods",
        "lose-building",
        "strongest",
        "pips",
        "dice-left",
        "best-open",
        "envoy-influence",
        "envoy-build",
        "look-promised",
        "most-built",
        "fewest-built",
        "idle-goods",
        "final-goods",
        "soldiers-to-hire",
        "white-die-seasons",
        "market-seasons",
        "income-seasons",
        "token-seasons",
        "point-seasons",
        "trade-seasons",
        "cheap-soldier-years",
        "more-soldier-years",
        "discount-builds",
        "goods-to-points",
        "later-rewards",
        "later-losses",
        "next-points",
    ],
)
