"""Contests on Ray whose workers and nodes are lost; test_ray.py runs this file in a network of its own."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from kingscourt.arena.contest.contest import Contest
from kingscourt.arena.contest.results import RoundResult, games_digest
from kingscourt.arena.execution import ray_executor
from kingscourt.arena.execution.executor import BadCluster, InProcessExecutor
from kingscourt.arena.execution.ray_cluster import processors
from kingscourt.arena.execution.run import Progress, RunListener, run_contest
from kingscourt.arena.execution.run_folder import read_rounds

if TYPE_CHECKING:
    from tests.arena.conftest import RayNodes

ROUNDS = 400  # so many that both nodes are at work for a while, however late the second one begins
CONTEST = Contest(kind="match", game="rival_kings", seats=2, bots=["random"], against="random", seeds=ROUNDS)


class Losing(RunListener):
    """Does something once, as soon as a round is finished while so many workers are playing."""

    def __init__(self, busy: int, action: Callable[[list[int]], None]) -> None:
        self.busy = busy
        self.action = action
        self.done = False

    def finished(self, result: RoundResult) -> None:
        if not self.done and len(busy := busy_workers()) == self.busy:
            self.done = True
            self.action(busy)


def digest(progress: Progress) -> str:
    return games_digest(progress.counted())


def busy_workers() -> list[int]:
    """The processes that play now; Ray names them after the function that they run."""
    found = [path for path in Path("/proc").glob("[0-9]*/cmdline") if is_busy(path)]
    return [int(path.parent.name) for path in found]


def is_busy(command: Path) -> bool:
    try:
        return command.read_bytes().startswith(b"ray::run_batch")
    except OSError:  # it has ended meanwhile
        return False


def wait_until(is_so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 30
    while not is_so():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def kill_first(workers: list[int]) -> None:
    os.kill(workers[0], signal.SIGKILL)


def nap(_: str, number: int) -> int:
    time.sleep(0.3 + number / 10_000)
    return os.getpid()


def wait_for_both_nodes(nodes: RayNodes) -> None:
    """Until each has a worker that has started."""
    wait_until(lambda: len({worker for _, worker in nodes.executor().run(nap, "", range(6))}) > 1)


@pytest.fixture(autouse=True)
def small_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that both nodes are at work for most of a short contest."""
    monkeypatch.setattr(ray_executor, "BATCH_SECONDS", 0.08)


@pytest.fixture(scope="module")
def straight() -> str:
    return digest(run_contest(CONTEST, InProcessExecutor()))


def test_a_worker_killed_during_a_run_changes_nothing(
    straight: str, ray_nodes: RayNodes, tmp_path: Path
) -> None:
    wait_for_both_nodes(ray_nodes)
    killing = Losing(2, kill_first)
    assert digest(run_contest(CONTEST, ray_nodes.executor(), tmp_path, killing)) == straight
    assert killing.done
    assert sorted(read_rounds(tmp_path)) == list(range(ROUNDS))
    assert len((tmp_path / "rounds.jsonl").read_bytes().splitlines()) == ROUNDS  # none was stored twice


def test_a_lost_node_changes_nothing_and_a_new_one_helps(
    straight: str, ray_nodes: RayNodes, tmp_path: Path
) -> None:
    wait_for_both_nodes(ray_nodes)
    losing = Losing(2, lambda _: ray_nodes.lose())
    try:
        assert digest(run_contest(CONTEST, ray_nodes.executor(), tmp_path, losing)) == straight
        assert losing.done
        wait_until(lambda: processors() == 1)
        assert sorted(read_rounds(tmp_path)) == list(range(ROUNDS))
    finally:
        ray_nodes.add()
    assert ray_nodes.executor().workers() == 2


def test_a_node_with_another_version_is_refused(ray_nodes: RayNodes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray_executor, "__version__", "0.0.1")
    with pytest.raises(BadCluster, match=r"Kingscourt 0\.0\.1 here") as caught:
        run_contest(CONTEST, ray_nodes.executor())
    assert "same version" in caught.value.advice


SMALL = ["arena", "match", "rival_kings", "--seats", "2", "--bots", "random", "--games", "6", "--json"]


def kingscourt(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "kingscourt.cli", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=150)


def test_the_command_joins_a_cluster(ray_nodes: RayNodes) -> None:
    plain, joined = kingscourt(*SMALL), kingscourt(*SMALL, "--ray", ray_nodes.address)
    assert (joined.returncode, joined.stdout) == (0, plain.stdout), joined.stderr


def test_no_cluster_at_an_address_is_told() -> None:
    told = kingscourt(*SMALL, "--ray", "127.0.0.1:9")
    assert told.returncode == 1
    assert "127.0.0.1:9 cannot be used" in told.stderr
    assert "ray start --address" in told.stderr
    assert "Traceback" not in told.stderr


def test_the_command_starts_a_cluster_and_measures_it() -> None:
    bench = ["arena", "bench", "rival_kings", "--bots", "random", "--against", "random", "--seconds", "0.5"]
    done = kingscourt(*bench, "--ray", "local", "--jobs", "2", "--json")
    assert done.returncode == 0, done.stderr
    measured = json.loads(done.stdout)
    assert measured["jobs"] == 2
    assert measured["games_per_s"] > 0
    assert measured["cpu_efficiency"] is None
