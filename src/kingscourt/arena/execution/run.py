"""A contest from its first missing round to the last one, or to the decision of its sequential test."""

from __future__ import annotations

from collections.abc import Iterator
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


class RunListener:
    """Hears how far a run is; does nothing by default."""

    def resumed(self, rounds: int) -> None:
        """The run begins with this many rounds already finished."""

    def finished(self, result: RoundResult) -> None:
        """One more round is finished and stored."""


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
    contest: Contest, executor: Executor, folder: Path | None = None, listener: RunListener | None = None
) -> Progress:
    """Play what is missing; with a folder, go on where an earlier run was interrupted."""
    check(contest)
    told = RunListener() if listener is None else listener
    if folder is None:
        return _play(executor, Progress(contest, {}), None, told)
    with RunFolder(folder, contest) as run:
        return _play(executor, Progress(contest, dict(run.rounds)), run, told)


def _play(executor: Executor, progress: Progress, run: RunFolder | None, listener: RunListener) -> Progress:
    listener.resumed(len(progress.rounds))
    if progress.is_decided():
        return progress
    with closing(executor.run(play_round, progress.contest, list(progress.missing()))) as results:
        for _, result in results:
            if run is not None:
                run.add(result)
            progress.add(result)
            listener.finished(result)
            if progress.is_decided():
                break
    return progress
