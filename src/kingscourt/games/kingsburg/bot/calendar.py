"""The quarters of a year, as values count them: three seasons and the winter."""

from __future__ import annotations

from typing import Final

from kingscourt.games.kingsburg.phases import AUTUMN, SPRING, SUMMER

QUARTERS: Final = 4
SEASONS: Final = 3
WINTER_QUARTER: Final = 3

# Goods lose their worth with the number of buildings that can still be raised.
_USE_OF_GOODS: Final = [0.0, 0.35, 0.65, 0.8, 0.9]
_USE_OF_TOKENS: Final = [0.0, 0.5, 0.8, 1.0]


def quarter_of(year: int, phase: int) -> int:
    """The quarters that have passed since the game began; the King's phases belong to the next season."""
    before = QUARTERS * (year - 1)
    if phase <= SPRING:
        return max(0, before)
    if phase <= SUMMER:
        return before + 1
    return before + 2 if phase <= AUTUMN else before + WINTER_QUARTER


def seasons_from(quarter: int, years: int) -> int:
    """Productive seasons from a quarter on, itself included."""
    year = quarter // QUARTERS
    return SEASONS * (years - year) - min(quarter % QUARTERS, SEASONS)


def use_of_goods(builds: int) -> float:
    """The share of their worth that goods have with so many builds left."""
    return _USE_OF_GOODS[builds] if builds < len(_USE_OF_GOODS) else 1.0


def use_of_tokens(seasons: int) -> float:
    """The share of their worth that tokens have with so many seasons of placing dice left."""
    return _USE_OF_TOKENS[seasons] if seasons < len(_USE_OF_TOKENS) else 1.0


def season_ends(mask: int, quarter: int, years: int) -> int:
    """How often one of the seasons of a mask still ends, from a quarter on."""
    ends = 0
    for at in range(quarter, QUARTERS * years):
        if at % QUARTERS < SEASONS and mask & (1 << (at % QUARTERS)):
            ends += 1
    return ends
