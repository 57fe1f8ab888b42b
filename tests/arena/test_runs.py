"""Runs go on where they were interrupted, and their results depend on nothing but the request."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator, Iterable
from pathlib import Path

import msgspec
import pytest

from kingscourt.arena.contest.contest import Contest
from kingscourt.arena.contest.results import RoundResult, games_digest
from kingscourt.arena.contest.round_play import play_round
from kingscourt.arena.execution.executor import InProcessExecutor, Request, Result
from kingscourt.arena.execution.process_executor import ProcessExecutor
from kingscourt.arena.execution.run import Progress, RunListener, run_contest
from kingscourt.arena.execution.run_folder import BadRun, RunFolder, read_header, read_rounds
from kingscourt.arena.statistics.sequential_test import TestPlan

CONTEST = Contest(kind="match", game="rival_kings", seats=3, bots=["random"], against="random", seeds=6)
TESTED = Contest(
    kind="match",
    game="rival_kings",
    seats=2,
    bots=["knight"],
    against="random",
    seeds=60,
    test=TestPlan(0.55, 0.65),
)


class Backwards:
    """Gives the results of the first tasks in reverse order."""

    def run(
        self, work: Callable[[Request, int], Result], request: Request, numbers: Iterable[int]
    ) -> Generator[tuple[int, Result], None, None]:
        for number in sorted(numbers, reverse=True)[-15:]:
            yield number, work(request, number)


class Interrupted(Exception):
    """Somebody pressed Ctrl-C."""


def digest(progress: Progress) -> str:
    return games_digest(progress.counted())


@pytest.fixture(scope="module")
def straight() -> str:
    return digest(run_contest(CONTEST, InProcessExecutor()))


def test_workers_and_order_do_not_change_the_games(straight: str) -> None:
    assert digest(run_contest(CONTEST, ProcessExecutor(2))) == straight
    assert digest(run_contest(CONTEST, Backwards())) == straight


class StopAfter(RunListener):
    """Interrupts a run."""

    def __init__(self, rounds: int) -> None:
        self.rounds = rounds

    def finished(self, result: RoundResult) -> None:
        self.rounds -= 1
        if self.rounds == 0:
            raise Interrupted


def test_an_interrupted_run_goes_on(straight: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Interrupted):
        run_contest(CONTEST, InProcessExecutor(), tmp_path, StopAfter(2))
    kept = read_rounds(tmp_path)
    assert sorted(kept) == [0, 1]
    played: list[int] = []

    def counting(contest: Contest, number: int) -> RoundResult:
        played.append(number)
        return play_round(contest, number)

    monkeypatch.setattr("kingscourt.arena.execution.run.play_round", counting)
    assert digest(run_contest(CONTEST, InProcessExecutor(), tmp_path)) == straight
    assert played == [2, 3, 4, 5]


def test_a_torn_line_is_played_again(straight: str, tmp_path: Path) -> None:
    run_contest(CONTEST, InProcessExecutor(), tmp_path)
    file = tmp_path / "rounds.jsonl"
    file.write_bytes(file.read_bytes()[:-20])
    assert sorted(read_rounds(tmp_path)) == [0, 1, 2, 3, 4]
    assert digest(run_contest(CONTEST, InProcessExecutor(), tmp_path)) == straight
    assert len(file.read_bytes().splitlines()) == 6


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    run_contest(CONTEST, InProcessExecutor(), tmp_path)
    file = tmp_path / "rounds.jsonl"
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([lines[0], b"{nonsense}\n", *lines[2:]]))
    with pytest.raises(BadRun, match="Line 2"):
        run_contest(CONTEST, InProcessExecutor(), tmp_path)


def test_another_request_is_refused_and_the_difference_named(tmp_path: Path) -> None:
    run_contest(CONTEST, InProcessExecutor(), tmp_path)
    before = (tmp_path / "rounds.jsonl").read_bytes()
    other = msgspec.structs.replace(CONTEST, seed=9)
    with pytest.raises(BadRun, match=r"seed: 0 there, 9 here") as caught:
        run_contest(other, InProcessExecutor(), tmp_path)
    assert "another --out" in caught.value.advice
    assert (tmp_path / "rounds.jsonl").read_bytes() == before


def test_other_rules_are_refused(tmp_path: Path) -> None:
    run_contest(CONTEST, InProcessExecutor(), tmp_path)
    header = read_header(tmp_path)
    changed = msgspec.structs.replace(header, rules="0", digest="0")
    (tmp_path / "run.json").write_bytes(msgspec.json.encode(changed))
    with pytest.raises(BadRun, match="rules: 0 there"):
        run_contest(CONTEST, InProcessExecutor(), tmp_path)


def test_a_folder_with_other_files_is_refused(tmp_path: Path) -> None:
    (tmp_path / "holiday.txt").touch()
    with pytest.raises(BadRun, match="other files"):
        run_contest(CONTEST, InProcessExecutor(), tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["holiday.txt"]


def test_a_folder_without_a_run_says_so(tmp_path: Path) -> None:
    with pytest.raises(BadRun, match=r"no run\.json"):
        read_header(tmp_path)


def test_two_processes_cannot_share_a_run(tmp_path: Path) -> None:
    with (
        RunFolder(tmp_path, CONTEST),
        pytest.raises(BadRun, match="Another process"),
        RunFolder(tmp_path, CONTEST),
    ):
        pass


def test_a_decision_does_not_depend_on_arrival(tmp_path: Path) -> None:
    """Rounds after the decisive one are not counted, though they may have arrived before it."""
    straight = run_contest(TESTED, InProcessExecutor())
    assert straight.test is not None
    assert straight.test.decision == "H1"
    assert len(straight.counted()) == straight.test.rounds < 15
    backwards = run_contest(TESTED, Backwards())
    assert len(backwards.rounds) > len(straight.rounds)
    assert digest(backwards) == digest(straight)
    assert digest(run_contest(TESTED, ProcessExecutor(2), tmp_path)) == digest(straight)
    assert digest(run_contest(TESTED, InProcessExecutor(), tmp_path)) == digest(straight)


class KillingExecutor:
    """Kills one of its workers after the second result."""

    def run(
        self, work: Callable[[Request, int], Result], request: Request, numbers: Iterable[int]
    ) -> Generator[tuple[int, Result], None, None]:
        from multiprocessing import active_children  # noqa: PLC0415

        for place, done in enumerate(ProcessExecutor(2).run(work, request, numbers)):
            if place == 1:
                victim = active_children()[0].pid
                assert victim is not None
                os.kill(victim, signal.SIGKILL)
            yield done


def test_a_worker_killed_during_a_run_changes_nothing(straight: str, tmp_path: Path) -> None:
    assert digest(run_contest(CONTEST, KillingExecutor(), tmp_path)) == straight
    assert sorted(read_rounds(tmp_path)) == list(range(6))
