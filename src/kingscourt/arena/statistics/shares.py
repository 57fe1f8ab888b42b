"""Pairwise place shares, and their intervals clustered by seed."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from kingscourt.arena.contest.results import GameResult
from kingscourt.arena.simulate import wilson

NORMAL_QUANTILE: Final = 1.959964  # of 97.5 %
FIRST_STUDENT_QUANTILES: Final = (12.7062, 4.3027, 3.1824, 2.7764)  # the same by degrees of freedom, from 1


class Share(msgspec.Struct, frozen=True):
    """A share with its 95 % interval."""

    share: float
    interval: tuple[float, float]
    clusters: int


def place_share(ranks: Sequence[int], seat: int, opponents: Iterable[int]) -> float:
    """1 for each opponent ranked worse, 0.5 for an equal one, 0 for a better one, averaged over them."""
    points = [points_against(ranks[seat], ranks[opponent]) for opponent in opponents]
    return sum(points) / len(points)


def points_against(own: int, other: int) -> float:
    """What one rank is worth against another; 1 is the best rank."""
    if own == other:
        return 0.5
    return 1.0 if own < other else 0.0


def seat_share(game: GameResult, seat: int) -> float:
    """A seat's place share against all others; alone, 1 for a win against the game's own opponent."""
    seats = len(game.bots)
    if seats == 1:
        return 1.0 if game.ranks[0] == 1 else 0.0
    return place_share(game.ranks, seat, [other for other in range(seats) if other != seat])


def pair_points(game: GameResult, bot: str, other: str) -> list[float]:
    """What every seat of one bot gets against every seat of another."""
    return [
        points_against(game.ranks[seat], game.ranks[opponent])
        for seat, name in enumerate(game.bots)
        if name == bot
        for opponent, rival in enumerate(game.bots)
        if rival == other and opponent != seat
    ]


def mean(values: Sequence[float]) -> float:
    """The arithmetic mean."""
    return sum(values) / len(values)


def clustered(means: Sequence[float]) -> Share:
    """The mean of cluster means with Student's interval; clusters that are all equal get Wilson's.

    The games of a cluster share their luck, so they count as one observation.
    """
    count = len(means)
    share = mean(means)
    deviation = math.sqrt(sum((value - share) ** 2 for value in means) / (count - 1)) if count > 1 else 0.0
    if deviation < 1e-12:
        low, high = wilson(share * count, count)
        return Share(share, (max(0.0, low), min(1.0, high)), count)
    spread = student_quantile(count - 1) * deviation / math.sqrt(count)
    return Share(share, (max(0.0, share - spread), min(1.0, share + spread)), count)


def student_quantile(freedom: int) -> float:
    """The 97.5 % quantile of Student's distribution: from a table, then by a series (to 0.2 %)."""
    if freedom <= len(FIRST_STUDENT_QUANTILES):
        return FIRST_STUDENT_QUANTILES[freedom - 1]
    z = NORMAL_QUANTILE
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3
