"""Weng-Lin ratings (Plackett-Luce) of the bots of a contest, by the package openskill."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from kingscourt.arena.contest.results import GameResult
from kingscourt.kernel.chance import FastRandom

ORDERS: Final = 21
MOST_RESAMPLES: Final = 200
LEAST_RESAMPLES: Final = 40
MOST_UPDATES: Final = 200_000  # games rated over all resamples, about ten seconds


class Rating(msgspec.Struct, frozen=True):
    """A bot's rating; the interval is that of `mu` over resampled rounds."""

    bot: str
    mu: float
    sigma: float
    interval: tuple[float, float]


def rate(rounds: Sequence[Sequence[GameResult]], seed: int = 0) -> list[Rating]:
    """Ratings with 95 % bootstrap intervals, best first; whole rounds are resampled."""
    random = FastRandom(seed)
    ratings = rate_in_many_orders(rounds, random)
    games = sum(len(games) for games in rounds)
    resamples = max(LEAST_RESAMPLES, min(MOST_RESAMPLES, MOST_UPDATES // max(games, 1)))
    found: dict[str, list[float]] = {bot: [] for bot in ratings}
    for _ in range(resamples):
        sample = [rounds[random.index(len(rounds))] for _ in rounds]
        for bot, rating in rate_in_order(sample).items():
            found[bot].append(rating.mu)
    lines = [
        Rating(bot, rating.mu, rating.sigma, middle_95_percent(found[bot])) for bot, rating in ratings.items()
    ]
    return sorted(lines, key=_mu, reverse=True)


def rate_in_many_orders(
    rounds: Sequence[Sequence[GameResult]], random: FastRandom
) -> dict[str, PlackettLuceRating]:
    """The middle one over several orders of the rounds: updates forget, so an order favours its end."""
    found: dict[str, list[PlackettLuceRating]] = {}
    for _ in range(ORDERS):
        for bot, rating in rate_in_order(shuffled(rounds, random)).items():
            found.setdefault(bot, []).append(rating)
    return {bot: sorted(ratings, key=_mu)[ORDERS // 2] for bot, ratings in found.items()}


def shuffled(rounds: Sequence[Sequence[GameResult]], random: FastRandom) -> list[Sequence[GameResult]]:
    """The rounds in another order."""
    left = list(rounds)
    return [left.pop(random.index(len(left))) for _ in rounds]


def rate_in_order(rounds: Sequence[Sequence[GameResult]]) -> dict[str, PlackettLuceRating]:
    """Update the ratings game by game."""
    model = PlackettLuce()
    ratings: dict[str, PlackettLuceRating] = {}
    for games in rounds:
        for game in games:
            for bot in game.bots:
                if bot not in ratings:
                    ratings[bot] = model.rating(name=bot)
            before = [[ratings[bot]] for bot in game.bots]
            after = model.rate(before, ranks=[float(rank) for rank in game.ranks])
            for bot in dict.fromkeys(game.bots):
                own = [team[0] for team, name in zip(after, game.bots, strict=True) if name == bot]
                ratings[bot] = _merged(model, bot, own)
    return ratings


def _merged(model: PlackettLuce, bot: str, own: list[PlackettLuceRating]) -> PlackettLuceRating:
    """A bot on several seats gets the mean of what they learnt."""
    mu = sum(rating.mu for rating in own) / len(own)
    sigma = sum(rating.sigma for rating in own) / len(own)
    return model.rating(mu=mu, sigma=sigma, name=bot)


def middle_95_percent(values: list[float]) -> tuple[float, float]:
    """The 2.5 % and 97.5 % quantiles."""
    ordered = sorted(values)
    last = len(ordered) - 1
    return ordered[round(0.025 * last)], ordered[round(0.975 * last)]


def _mu(rating: Rating | PlackettLuceRating) -> float:
    return rating.mu
