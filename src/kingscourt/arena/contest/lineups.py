"""Who sits where: the lineups of a contest, its rounds, and their rotations through all seats."""

from __future__ import annotations

from itertools import combinations
from math import comb

from kingscourt.arena.contest.contest import LADDER, MATCH, Contest, round_seed
from kingscourt.arena.match import bot_seed
from kingscourt.kernel.chance import FastRandom

SHUFFLER = 255  # in place of a seat, so that the seating has a seed that no bot has


def lineups(contest: Contest) -> list[list[str]]:
    """The groups of bots that meet; each group plays one round for every seed."""
    others = contest.seats - 1
    if contest.kind == MATCH:
        return [[bot, *[contest.against] * others] for bot in contest.bots]
    if contest.kind == LADDER:
        size = min(contest.seats, len(contest.bots))
        return [
            [group[seat % size] for seat in range(contest.seats)]
            for group in combinations(contest.bots, size)
        ]
    found: list[list[str]] = []
    for one, other in combinations(contest.bots, 2):
        found.append([one, *[other] * others])
        if others > 1:  # with two seats, this would be the same games once more
            found.append([other, *[one] * others])
    return found


def lineup_count(contest: Contest) -> int:
    """How many lineups there are, without making them: a ladder can have thousands."""
    bots = len(contest.bots)
    if contest.kind == MATCH:
        return bots
    if contest.kind == LADDER:
        return comb(bots, min(contest.seats, bots))
    return comb(bots, 2) * (1 if contest.seats == 2 else 2)


def round_count(contest: Contest) -> int:
    """The number of rounds; they are numbered from 0, seed by seed."""
    return contest.seeds * lineup_count(contest)


def game_count(contest: Contest) -> int:
    """The number of games of all rounds."""
    return round_count(contest) * contest.seats


def seeds_for(contest: Contest, games: int) -> int:
    """How many seeds make at least this many games."""
    games_per_seed = lineup_count(contest) * contest.seats
    return max(1, -(-games // games_per_seed))


def seed_number(contest: Contest, number: int) -> int:
    """The seed of a round, counted from 0."""
    return number // lineup_count(contest)


def lineup_of(contest: Contest, number: int) -> list[str]:
    """The lineup of a round, before rotation; on a ladder, neighbours change from seed to seed."""
    groups = lineups(contest)
    lineup = groups[number % len(groups)]
    if contest.kind != LADDER:
        return lineup
    random = FastRandom(bot_seed(round_seed(contest, number // len(groups)), SHUFFLER))
    shuffled: list[str] = []
    left = list(lineup)
    while left:
        shuffled.append(left.pop(random.index(len(left))))
    return shuffled


def rotated(lineup: list[str], rotation: int) -> list[str]:
    """Bots by seat; the first bot of the lineup sits on the seat `rotation`."""
    return [lineup[(seat - rotation) % len(lineup)] for seat in range(len(lineup))]
