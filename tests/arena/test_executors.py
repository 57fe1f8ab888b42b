"""The contract of every executor; a new one joins by its line in EXECUTORS.

Ray is held to it too, in a network of its own: test_ray.py runs this file again there.
"""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from kingscourt.arena.execution.executor import Executor, InProcessExecutor, TaskFailed
from kingscourt.arena.execution.process_executor import ProcessExecutor, WorkerLost
from tests.arena.own_network import NETWORK

if TYPE_CHECKING:
    from tests.arena.conftest import RayNodes

RAY = "ray"
EXECUTORS: dict[str, Callable[[], Executor]] = {
    "in-process": InProcessExecutor,
    "processes": lambda: ProcessExecutor(2),
}
NAMES = [RAY] if os.environ.get(NETWORK) else list(EXECUTORS)
START_SECONDS = 30.0  # for a worker of Ray on a busy machine
REMOVAL_SECONDS = {RAY: 5.0}  # Ray reports the end of a worker before its parent has removed the process


def executor_named(name: str, request: pytest.FixtureRequest) -> Executor:
    if name == RAY:
        nodes: RayNodes = request.getfixturevalue("ray_nodes")
        return nodes.executor()
    return EXECUTORS[name]()


@pytest.fixture(params=NAMES)
def executor(request: pytest.FixtureRequest) -> Executor:
    return executor_named(request.param, request)


@pytest.fixture(params=[name for name in NAMES if name != "in-process"])
def isolated(request: pytest.FixtureRequest) -> Executor:
    """An executor whose tasks run outside of this process."""
    return executor_named(request.param, request)


@pytest.fixture
def removal_seconds(request: pytest.FixtureRequest) -> float:
    """How long the process of an ended worker may still be listed."""
    return REMOVAL_SECONDS.get(request.node.callspec.params["isolated"], 0.0)


def product(factor: int, number: int) -> int:
    return factor * number


def failing(factor: int, number: int) -> int:
    if number == 3:
        raise ValueError("three is not allowed")
    return factor * number


def killed_once(folder: str, number: int) -> int:
    """Note every call; task 4 kills its process in the middle, the first time."""
    with (Path(folder) / str(number)).open("a") as notes:
        notes.write("x")
    if number == 4 and (Path(folder) / "4").read_text() == "x":
        time.sleep(0.1)
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def always_killed(_: str, number: int) -> int:
    if number == 2:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def process_met(folder: str, _: int) -> int:
    """Wait for a second process: a worker that starts late would find nothing left of quick tasks."""
    (Path(folder) / str(os.getpid())).touch()
    deadline = time.monotonic() + START_SECONDS
    while len(os.listdir(folder)) < 2:
        if time.monotonic() > deadline:
            raise TimeoutError("no second worker has come")
        time.sleep(0.01)
    return os.getpid()


def endless(folder: str, number: int) -> int:
    if number > 0:
        (Path(folder) / str(os.getpid())).touch()
        time.sleep(600)
    return number


def test_every_task_gives_its_result_once(executor: Executor) -> None:
    assert sorted(executor.run(product, 3, range(20))) == [(number, 3 * number) for number in range(20)]


def test_no_tasks_give_no_results(executor: Executor) -> None:
    assert list(executor.run(product, 3, [])) == []


def test_numbers_need_not_be_in_order(executor: Executor) -> None:
    assert dict(executor.run(product, 2, [9, 2, 5])) == {9: 18, 2: 4, 5: 10}


def test_an_error_of_a_task_is_told_with_its_number(executor: Executor) -> None:
    with pytest.raises(TaskFailed, match="three is not allowed") as caught:
        list(executor.run(failing, 1, range(6)))
    assert caught.value.number == 3


def test_endless_tasks_can_be_stopped(executor: Executor) -> None:
    """Numbers are consumed as needed, and closing ends the run."""
    taken: list[int] = []

    def numbers() -> Iterator[int]:
        for number in count():
            taken.append(number)
            yield number

    results = executor.run(product, 1, numbers())
    for _ in range(10):
        next(results)
    results.close()
    assert len(taken) < 1000  # quick tasks are given out ahead, but not without bound


def test_it_can_be_used_again(executor: Executor) -> None:
    for factor in (1, 2):
        assert dict(executor.run(product, factor, range(3))) == {0: 0, 1: factor, 2: 2 * factor}


def test_a_killed_worker_loses_nothing(isolated: Executor, tmp_path: Path) -> None:
    results = sorted(isolated.run(killed_once, str(tmp_path), range(12)))
    assert results == [(number, number * number) for number in range(12)]
    assert (tmp_path / "4").read_text() == "xx"  # it was run again


def test_a_task_that_always_kills_its_worker_ends_the_run(isolated: Executor) -> None:
    with pytest.raises(WorkerLost, match="task 2 "):
        list(isolated.run(always_killed, "", range(6)))


def test_tasks_are_spread_over_workers(isolated: Executor, tmp_path: Path) -> None:
    processes = {process for _, process in isolated.run(process_met, str(tmp_path), range(40))}
    assert len(processes) == 2
    assert os.getpid() not in processes


def test_closing_ends_workers_in_the_middle_of_a_task(
    isolated: Executor, removal_seconds: float, tmp_path: Path
) -> None:
    results = isolated.run(endless, str(tmp_path), range(4))
    assert next(results) == (0, 0)
    while not list(tmp_path.iterdir()):
        time.sleep(0.01)
    started = time.monotonic()
    results.close()
    assert time.monotonic() - started < 10
    removed_by = time.monotonic() + removal_seconds
    for worker in tmp_path.iterdir():
        while is_listed(int(worker.name)) and time.monotonic() < removed_by:
            time.sleep(0.05)
        assert not is_listed(int(worker.name))


def is_listed(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
