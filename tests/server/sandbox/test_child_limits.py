"""Child limits: exceeding one gets an answer, a lost child is replaced, none is left behind."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from kingscourt.games.registry import game
from kingscourt.server.config import Config
from kingscourt.server.sandbox import child_main, rlimits
from kingscourt.server.sandbox.child_pool import READ, VERIFY, ChildLost, Declined, Sandbox, TooMuchWork
from kingscourt.server.sandbox.ipc_messages import Limits
from kingscourt.server.sandbox.tasks.task_types import ComponentFileTask, RecordTask
from kingscourt.server.tables.component_files import ComponentFiles
from kingscourt.table.table import MOST_TAKEN_BACK
from tests.server.sandbox.test_record_verification import record_with
from tests.server.support.waiting import TIMEOUT, until

pytestmark = pytest.mark.anyio
MEGABYTE = 1 << 20
MOST = 200_000  # characters of a component file over the API
MOMENT = 0.02  # seconds: too short for a check even by compiled rules
FINE = ComponentFileTask("kingsburg", game("kingsburg").template("rulebook"))
HOSTILE = {
    "nested lists": "a = " + "[" * (MOST - 10),
    "nested tables": "a = " + "{a = " * (MOST // 5 - 10),
    "a long list": "a = [" + "1," * (MOST // 2 - 10) + "]",
    "many tables": "\n".join(f"[a{number}.b.c]" for number in range(MOST // 14)),
    "a long number": "a = " + "9" * (MOST - 10),
}


def slow() -> RecordTask:
    """Record that is slow to check because of many undone and repeated actions."""
    return RecordTask(record_with(MOST_TAKEN_BACK - 100))


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    made = Sandbox(Config(sandbox_processes=2))
    made.limits = Limits(512 * MEGABYTE, TIMEOUT, TIMEOUT)
    yield made
    await made.close()


@pytest.mark.parametrize("kind", HOSTILE)
async def test_a_hostile_component_file_is_answered(sandbox: Sandbox, kind: str) -> None:
    with pytest.raises((Declined, TooMuchWork)):
        await sandbox.run(READ, ComponentFileTask("kingsburg", HOSTILE[kind]))
    assert await sandbox.run(READ, FINE) == b""


async def test_processor_time_is_bounded(sandbox: Sandbox) -> None:
    sandbox.limits = Limits(512 * MEGABYTE, MOMENT, TIMEOUT)
    with pytest.raises(TooMuchWork, match="processor time"):
        await sandbox.run(VERIFY, slow())


async def test_the_wall_clock_is_bounded(sandbox: Sandbox) -> None:
    sandbox.limits = Limits(512 * MEGABYTE, TIMEOUT, MOMENT)
    with pytest.raises(TooMuchWork, match=r"^time$"):
        await sandbox.run(VERIFY, slow())


async def test_memory_is_bounded(sandbox: Sandbox) -> None:
    sandbox.limits = Limits(2 * MEGABYTE, TIMEOUT, TIMEOUT)
    with pytest.raises(TooMuchWork, match="memory"):
        await sandbox.run(READ, ComponentFileTask("kingsburg", HOSTILE["many tables"]))


async def test_no_process_reads_what_is_too_much_for_a_child(sandbox: Sandbox) -> None:
    sandbox.limits = Limits(2 * MEGABYTE, TIMEOUT, TIMEOUT)
    with pytest.raises(TooMuchWork, match="memory"):
        await ComponentFiles(sandbox).check("kingsburg", HOSTILE["many tables"])


def test_a_lost_memory_error_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rlimits, "apply", lambda _: None)

    def lose(body: bytes) -> bytes:  # noqa: ARG001
        raise SystemError("<built-in function read> returned NULL without setting an exception")

    def stumble(body: bytes) -> bytes:  # noqa: ARG001
        raise SystemError("bad argument to internal function")

    limits = Limits(2 * MEGABYTE, TIMEOUT, TIMEOUT)
    assert child_main.outcome(lose, b"", limits) == child_main.OUT_OF_MEMORY
    assert b"bad argument" in child_main.outcome(stumble, b"", limits)


async def test_one_child_does_task_after_task(sandbox: Sandbox) -> None:
    sandbox.limits = Limits(512 * MEGABYTE, MOMENT, TIMEOUT)
    await sandbox.run(VERIFY, RecordTask("nonsense"))
    children = sandbox.children()
    assert len(children) == 1
    for _ in range(3):
        with pytest.raises(TooMuchWork):
            await sandbox.run(VERIFY, slow())
        await sandbox.run(VERIFY, RecordTask("nonsense"))
    assert sandbox.children() == children


def forks_of(pid: int) -> list[int]:
    return [int(text) for text in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


async def busy_child(sandbox: Sandbox) -> tuple[asyncio.Task[bytes], int]:
    """Start a long task, and return it with the child that runs it."""
    task = asyncio.create_task(sandbox.run(VERIFY, slow()))
    await until(lambda: any(forks_of(child) for child in sandbox.children()))
    return task, sandbox.children()[0]


async def test_a_child_that_is_killed_in_the_middle_is_a_problem_and_is_replaced(sandbox: Sandbox) -> None:
    task, child = await busy_child(sandbox)
    os.kill(child, signal.SIGKILL)
    with pytest.raises(ChildLost):
        await task
    assert await sandbox.run(READ, FINE) == b""
    assert child not in sandbox.children()


async def test_a_fork_that_is_killed_in_the_middle_is_a_problem_and_its_child_goes_on(
    sandbox: Sandbox,
) -> None:
    task, child = await busy_child(sandbox)
    os.kill(forks_of(child)[0], signal.SIGKILL)
    with pytest.raises(ChildLost):
        await task
    assert await sandbox.run(READ, FINE) == b""
    assert sandbox.children() == [child]


def is_at_work(pid: int) -> bool:
    """Whether a fork has used processor time, so that it has long asked to die with its parent."""
    user, system = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]
    return int(user) + int(system) > 1


def is_gone(pid: int) -> bool:
    """Whether a process has ended, even if it has not been reaped."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        return True


async def test_closing_ends_what_is_under_way(sandbox: Sandbox) -> None:
    task, child = await busy_child(sandbox)
    fork = forks_of(child)[0]
    await sandbox.close()
    with pytest.raises((ChildLost, asyncio.CancelledError)):
        await task
    await until(lambda: is_gone(child) and is_gone(fork))


PARENT = """
import asyncio, sys
from kingscourt.server.config import Config
from kingscourt.server.sandbox.tasks.task_types import RecordTask
from kingscourt.server.sandbox.child_pool import VERIFY, Sandbox

async def main():
    sandbox = Sandbox(Config(sandbox_seconds=600))
    task = asyncio.create_task(sandbox.run(VERIFY, RecordTask(sys.stdin.read())))
    while not sandbox.children():
        await asyncio.sleep(0.01)
    print(sandbox.children()[0], flush=True)
    await task

asyncio.run(main())
"""


async def test_no_child_outlives_a_parent_that_is_killed() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", PARENT], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as parent:
        assert parent.stdin is not None
        assert parent.stdout is not None
        parent.stdin.write(slow().text)
        parent.stdin.close()
        child = int(parent.stdout.readline())
        await until(lambda: bool(forks_of(child)))
        fork = forks_of(child)[0]
        await until(lambda: is_at_work(fork))
        os.kill(fork, signal.SIGSTOP)  # so that it cannot end by finishing its work
        parent.kill()
    try:
        await until(lambda: is_gone(child) and is_gone(fork))
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.kill(fork, signal.SIGKILL)


async def test_children_know_no_secret(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KINGSCOURT_SECRET", "of the house")
    await sandbox.run(VERIFY, RecordTask("nonsense"))
    (child,) = sandbox.children()
    assert b"of the house" not in Path(f"/proc/{child}/environ").read_bytes()


async def test_checks_leave_a_child_to_those_who_need_one(sandbox: Sandbox) -> None:
    """People who want to play do not wait behind record checks."""
    await asyncio.gather(*(sandbox.run(VERIFY, RecordTask("nonsense")) for _ in range(5)))
    assert len(sandbox.children()) == 1
    await asyncio.gather(*(sandbox.run(READ, FINE) for _ in range(5)))
    assert len(sandbox.children()) == 2


@pytest.mark.parametrize("kind", ["sandbox", "thinking"])
def test_a_child_imports_nothing_that_it_does_not_use(kind: str) -> None:
    """It is started anew after each that was killed, so its start counts."""
    script = f"import sys, kingscourt.server.{kind}.child_main; print(*sys.modules)"
    imported = subprocess.run(
        [sys.executable, "-c", script], check=True, capture_output=True, text=True
    ).stdout.split()
    assert {"asyncio", "asyncpg", "nats", "rich", "starlette", "structlog", "uvicorn"} & set(
        imported
    ) == set()
