"""A contest from its first missing round to the last one, or to the decision of its sequential test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

from kingscourt.arena.contest.contest import Contest, check
from kingscourt.arena.contest.lineups import round_count
from kingscourt.arena.contest.results import RoundResult
from kingscourt.arena.contest.round_play import play_round
from kingscourt.arena.execution.executor import Executor
from kingscourt.arena.execution.run_folder import RunFolder
from kingscourt.arena.statistics.sequential_test import UNDECIDED, SequentialTest
from kingscourt.arena.statistics.shares import mean, seat_share

OnRound = Callable[[RoundResult], None]


class Progress:
    """The rounds known so far; under a test, only those up to its decision count.

    Rounds are tested in the order of their numbers, not of their arrival, so that the number of workers and
    interruptions cannot change the decision.
    """

    def __init__(self, contest: Contest, rounds: dict[int, RoundResult]) -> None:
        self.contest = contest
        self.rounds = rounds
        self.test = None if contest.test is None else SequentialTest(contest.test)
        self._advance()

    def add(self, result: RoundResult) -> None:
        """Count a finished round."""
        self.rounds[result.number] = result
        self._advance()

    def is_decided(self) -> bool:
        """Whether the test has come to a decision."""
        return self.test is not None and self.test.decision != UNDECIDED

    def missing(self) -> Iterator[int]:
        """The rounds that are still to be played."""
        return (number for number in range(round_count(self.contest)) if number not in self.rounds)

    def counted(self) -> list[RoundResult]:
        """The rounds that count, in order."""
        last = self.test.rounds if self.test is not None and self.is_decided() else None
        return [self.rounds[number] for number in sorted(self.rounds) if last is None or number < last]

    def _advance(self) -> None:
        test = self.test
        while test is not None and not self.is_decided() and test.rounds in self.rounds:
            test.add(first_bot_share(self.rounds[test.rounds]))


def first_bot_share(result: RoundResult) -> float:
    """The share of the lineup's first bot in a round: it sits on the seat of each rotation's number."""
    return mean([seat_share(game, game.rotation) for game in result.games])


def run_contest(
    contest: Contest, executor: Executor, folder: Path | None = None, on_round: OnRound | None = None
) -> Progress:
    """Play what is missing; with a folder, go on where an earlier run was interrupted.

    `on_round` is called for every round, first for those that the folder already has.
    """
    check(contest)
    if folder is None:
        return _play(contest, executor, {}, None, on_round)
    with RunFolder(folder, contest) as run:
        return _play(contest, executor, dict(run.rounds), run, on_round)


def _play(
    contest: Contest,
    executor: Executor,
    rounds: dict[int, RoundResult],
    run: RunFolder | None,
    on_round: OnRound | None,
) -> Progress:
    progress = Progress(contest, rounds)
    for result in rounds.values():
        if on_round is not None:
            on_round(result)
    if progress.is_decided():
        return progress
    with closing(executor.run(play_round, contest, list(progress.missing()))) as results:
        for _, result in results:
            if run is not None:
                run.add(result)
            progress.add(result)
            if on_round is not None:
                on_round(result)
            if progress.is_decided():
                break
    return progress
