"""What the rounds of one or more runs say about bots and seats."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from kingscourt.arena.contest.contest import Contest
from kingscourt.arena.contest.lineups import seed_number
from kingscourt.arena.contest.results import GameResult, RoundResult
from kingscourt.arena.statistics.shares import Share, clustered, mean, pair_points, seat_share

Cluster = tuple[int, int]  # the seed of a contest, the number of a seed in it


class PlayedRound(msgspec.Struct, frozen=True):
    """A round and the luck that it shares with others."""

    cluster: Cluster
    result: RoundResult


class Cell(msgspec.Struct, frozen=True):
    """One bot against another."""

    bot: str
    other: str
    share: Share
    games: int


def played(contest: Contest, rounds: Iterable[RoundResult]) -> list[PlayedRound]:
    """The rounds of a contest with their clusters."""
    return [PlayedRound((contest.seed, seed_number(contest, one.number)), one) for one in rounds]


def distinct(rounds: Iterable[PlayedRound]) -> list[PlayedRound]:
    """Each round once: runs of the same seed may have played the same games."""
    found: dict[tuple[Cluster, tuple[str, ...]], PlayedRound] = {}
    for one in rounds:
        found.setdefault((one.cluster, tuple(game.digest for game in one.result.games)), one)
    return list(found.values())


def bots_in(rounds: Iterable[PlayedRound]) -> list[str]:
    """All bots by name, in order of appearance."""
    return list(
        dict.fromkeys(bot for one in rounds for game in one.result.games[:1] for bot in sorted(game.bots))
    )


def share_over(
    rounds: Iterable[PlayedRound], points: Callable[[GameResult], list[float]]
) -> tuple[Share, int] | None:
    """The share over all points that games give, clustered by luck, and the number of games with points."""
    clusters: dict[Cluster, list[float]] = {}
    games = 0
    for one in rounds:
        for game in one.result.games:
            found = points(game)
            if found:
                clusters.setdefault(one.cluster, []).append(mean(found))
                games += 1
    if not clusters:
        return None
    return clustered([mean(values) for values in clusters.values()]), games


def pair_cell(rounds: list[PlayedRound], bot: str, other: str) -> Cell | None:
    """One cell of the matrix, or None if the two never met."""

    def points(game: GameResult) -> list[float]:
        return pair_points(game, bot, other)

    found = share_over(rounds, points)
    return None if found is None else Cell(bot, other, *found)


def win_matrix(rounds: list[PlayedRound]) -> list[Cell]:
    """Every ordered pair of bots that met."""
    bots = bots_in(rounds)
    cells = [pair_cell(rounds, bot, other) for bot in bots for other in bots if bot != other]
    return [cell for cell in cells if cell is not None]


def solo_share(rounds: list[PlayedRound], bot: str) -> tuple[Share, int]:
    """A bot's share of wins against the game's own opponent, and its number of games."""

    def points(game: GameResult) -> list[float]:
        return [seat_share(game, 0)] if game.bots == [bot] else []

    found = share_over(rounds, points)
    assert found is not None
    return found


def seat_shares(rounds: list[PlayedRound]) -> list[Share]:
    """The share of each seat, whichever bot sits there; above a half, the seat is an advantage."""
    seats = len(rounds[0].result.games[0].bots) if rounds else 0
    shares: list[Share] = []
    for seat in range(seats):

        def points(game: GameResult, seat: int = seat) -> list[float]:
            return [seat_share(game, seat)]

        found = share_over(rounds, points)
        assert found is not None
        shares.append(found[0])
    return shares


def thinking_milliseconds(rounds: Iterable[PlayedRound], bot: str) -> float:
    """Mean thinking time of a bot for a decision, in milliseconds."""
    spent = 0.0
    decisions = 0
    for one in rounds:
        for game, times in zip(one.result.games, one.result.milliseconds, strict=True):
            for name, asked, milliseconds in zip(game.bots, game.decisions, times, strict=True):
                if name == bot:
                    spent += milliseconds
                    decisions += asked
    return spent / max(decisions, 1)


def scores_of(rounds: Iterable[PlayedRound], bot: str) -> list[int]:
    """Every final score of a bot."""
    return [
        score
        for one in rounds
        for game in one.result.games
        for name, score in zip(game.bots, game.scores, strict=True)
        if name == bot
    ]


def lengths(rounds: Iterable[PlayedRound]) -> list[int]:
    """The number of decisions of every game."""
    return [sum(game.decisions) for one in rounds for game in one.result.games]
