"""Chances of places from expected points and their spread, taken as independent and normal."""

from __future__ import annotations

import math
from typing import Final

_LEAST_SPREAD: Final = 0.05  # of a point: nearly certain, so that equal points share a place
_REACH: Final = 4.0  # standard deviations looked at on either side
_STEPS: Final = 48


def chance_above(mine: float, other: float, spread: float) -> float:
    """The chance to end above another contender; equal points give one half."""
    width = max(spread, _LEAST_SPREAD) * math.sqrt(2.0)
    return 0.5 * (1.0 + math.erf((mine - other) / (width * math.sqrt(2.0))))


def place_share(points: list[float], spread: float, contender: int) -> float:
    """The expected share of the others that a contender leaves behind: 1 for a certain win."""
    share = 0.0
    others = len(points) - 1
    if others == 0:
        return points[contender]
    for other in range(len(points)):
        if other != contender:
            share += chance_above(points[contender], points[other], spread)
    return share / float(others)


def place_chances(points: list[float], spread: float) -> list[list[float]]:
    """For every contender the chance of each place, first place first; every row adds up to 1."""
    width = max(spread, _LEAST_SPREAD)
    table: list[list[float]] = []
    for contender in range(len(points)):
        table.append(_chances_of(points, width, contender))
    return table


def win_chances(points: list[float], spread: float) -> list[float]:
    """The chance of the first place for every contender; they add up to 1."""
    firsts = [row[0] for row in place_chances(points, spread)]
    total = sum(firsts)
    return [first / total for first in firsts]


def _chances_of(points: list[float], width: float, contender: int) -> list[float]:
    """Integrate over a contender's own points: how many of the others end above."""
    places = [0.0] * len(points)
    total = 0.0
    for step in range(_STEPS + 1):
        deviation = _REACH * (2.0 * float(step) / float(_STEPS) - 1.0)
        density = math.exp(-0.5 * deviation * deviation)
        total += density
        above = _how_many_above(points, width, contender, points[contender] + deviation * width)
        for place in range(len(above)):
            places[place] += density * above[place]
    return [chance / total for chance in places]


def _how_many_above(points: list[float], width: float, contender: int, at: float) -> list[float]:
    """The chances that none, one, two … of the others have more points than `at`."""
    above = [1.0]
    for other in range(len(points)):
        if other == contender:
            continue
        chance = 0.5 * (1.0 + math.erf((points[other] - at) / (width * math.sqrt(2.0))))
        longer = [0.0] * (len(above) + 1)
        for count in range(len(above)):
            longer[count] += above[count] * (1.0 - chance)
            longer[count + 1] += above[count] * chance
        above = longer
    return above
