"""The result of a contest without times, so that the same contest gives the same bytes."""

from __future__ import annotations

import msgspec

from kingscourt.arena.contest.contest import MATCH, Contest
from kingscourt.arena.contest.lineups import lineups
from kingscourt.arena.contest.results import RoundResult, games_digest
from kingscourt.arena.execution.run import Progress, first_bot_share
from kingscourt.arena.statistics.sequential_test import Decision, TestPlan
from kingscourt.arena.statistics.shares import Share, clustered
from kingscourt.arena.statistics.tables import Cell, played, seat_shares, win_matrix


class TestResult(msgspec.Struct, frozen=True):
    """What the sequential test says after so many rounds."""

    __test__ = False  # not a test of pytest

    plan: TestPlan
    decision: Decision
    rounds: int
    ratio: float  # log-likelihood ratio of H1 to H0


class ContestSummary(msgspec.Struct, frozen=True):
    """Shares of all pairs that met; in a match, of each bot against the fixed opponent."""

    contest: Contest
    games: int
    rounds: int
    digest: str  # of the games
    cells: list[Cell]
    seats: list[Share]
    test: TestResult | None


def summarise(progress: Progress) -> ContestSummary:
    """The summary of what counts so far."""
    contest = progress.contest
    counted = progress.counted()
    rounds = played(contest, counted)
    return ContestSummary(
        contest=contest,
        games=sum(len(one.games) for one in counted),
        rounds=len(counted),
        digest=games_digest(counted),
        cells=match_cells(contest, counted) if contest.kind == MATCH else win_matrix(rounds),
        seats=[] if contest.is_solo() else seat_shares(rounds),
        test=_test_result(progress),
    )


def match_cells(contest: Contest, rounds: list[RoundResult]) -> list[Cell]:
    """The first bot of every lineup; by its seat, since it may play against its own kind."""
    groups = lineups(contest)
    cells: list[Cell] = []
    for place, lineup in enumerate(groups):
        own = [one for one in rounds if one.number % len(groups) == place]
        if own:
            share = clustered([first_bot_share(one) for one in own])
            cells.append(Cell(lineup[0], contest.against, share, sum(len(one.games) for one in own)))
    return cells


def _test_result(progress: Progress) -> TestResult | None:
    test = progress.test
    return None if test is None else TestResult(test.plan, test.decision, test.rounds, test.ratio())
