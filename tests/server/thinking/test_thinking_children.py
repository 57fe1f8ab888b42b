"""The child processes in which bots think: answers, limits, fair shares, withdrawals, no orphans."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
from prometheus_client import REGISTRY

from kingscourt.bots.bot_answers import bot_actions
from kingscourt.bots.random_bot import RandomBot
from kingscourt.server.config import Config
from kingscourt.server.errors.problems import Later
from kingscourt.server.tables import seat_commands
from kingscourt.server.tables.draft_change import Draft
from kingscourt.server.tables.table_manager import Act, TableManager
from kingscourt.server.thinking.child_pool import NoAnswer, ThinkingChildren
from kingscourt.server.thinking.fair_queue import FairQueue, WaitingQuestion
from kingscourt.server.thinking.messages import KEPT_TABLES, setup_for_child
from kingscourt.server.thinking.table_log import TableLog
from tests.server.support.managers import ANNA, config_for, core, file_manager, row_of, seated
from tests.server.support.odd_bots_names import FLAG, MODULE
from tests.server.support.waiting import TIMEOUT, until

pytestmark = pytest.mark.anyio
LONG = TIMEOUT


@pytest.fixture
async def manager(tmp_path: Path) -> AsyncIterator[TableManager]:
    async with file_manager(config_for(""), tmp_path) as made:
        yield made


@pytest.fixture
async def children() -> AsyncIterator[ThinkingChildren]:
    made = ThinkingChildren(Config(bot_processes=1), [MODULE])
    yield made
    await made.close()


async def log_of(manager: TableManager, host: str = "anna") -> TableLog:
    """The log of a table where the bot of seat 1 is to bid."""
    id = await seated(manager, [ANNA], bots=1)
    await manager.change(id, seat_commands.do("anna", 0, ["wait"], None), 0, "w")
    return await current_log(manager, id, host)


async def current_log(manager: TableManager, id: str, host: str = "anna") -> TableLog:
    opened = await manager.table(id)
    assert opened.table is not None
    assert opened.marks is not None
    setup = msgspec.structs.replace(opened.row.setup, creator=host)
    return TableLog(id, setup, opened.table, opened.marks, opened.table.fork())


def restarts(reason: str) -> float:
    return REGISTRY.get_sample_value("kingscourt_bot_process_restarts_total", {"reason": reason}) or 0.0


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def test_a_child_answers_like_the_bot_in_this_process(
    manager: TableManager, children: ThinkingChildren
) -> None:
    log = await log_of(manager)
    table = await core(manager, log.table)
    for seed in range(5):
        expected = bot_actions(table, 1, RandomBot(seed))
        assert await children.ask(log, 1, "random", seed, LONG) == expected


async def test_a_child_gets_only_new_entries_of_a_table_that_it_knows(
    manager: TableManager, children: ThinkingChildren, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    lines_after = TableLog.lines_after

    def noted(log: TableLog, n: int) -> list[str]:
        asked.append(n)
        return lines_after(log, n)

    monkeypatch.setattr(TableLog, "lines_after", noted)
    log = await log_of(manager)
    before = log.last()
    answer = await children.ask(log, 1, "last", 1, LONG)
    table = await core(manager, log.table)
    bid = table.position.state.legal(0)[0].text
    await manager.change(log.table, seat_commands.do("anna", 0, [bid], None), 0, "b")
    await manager.change(log.table, sealed(answer))
    assert table.position.last > before
    later = await current_log(manager, log.table)
    await children.ask(later, table.position.asked()[0], "last", 1, LONG)
    assert asked == [0, before]


def sealed(actions: list[str]) -> Act:
    async def act(draft: Draft) -> None:
        draft.keep(draft.table.command(1, actions))

    return act


async def test_a_child_forgets_the_table_asked_about_longest_ago_and_replays_it_again(
    manager: TableManager, children: ThinkingChildren
) -> None:
    log = await log_of(manager)
    first = await children.ask(log, 1, "random", 7, LONG)
    for number in range(KEPT_TABLES):
        copy = await current_log(manager, log.table)
        copy.table = f"copy {number}"
        await children.ask(copy, 1, "random", 7, LONG)
    assert await children.ask(log, 1, "random", 7, LONG) == first


async def test_a_child_is_told_neither_the_seed_nor_who_plays(manager: TableManager) -> None:
    log = await log_of(manager)
    setup = row_of(manager, log.table).setup
    told = msgspec.json.encode(setup_for_child(setup)).decode()
    for secret in (setup.seed, setup.salt, "anna", "nonceanna", "Anna"):
        assert secret in msgspec.json.encode(setup).decode()
        assert secret not in told


async def test_a_child_over_its_budget_is_killed_and_replaced(
    manager: TableManager, children: ThinkingChildren
) -> None:
    log = await log_of(manager)
    assert await children.ask(log, 1, "last", 1, LONG)
    (pid,) = children.children()
    before = restarts("budget")
    with pytest.raises(NoAnswer, match="budget"):
        await children.ask(log, 1, "endless", 1, 0.3)
    assert not is_running(pid)
    assert restarts("budget") == before + 1
    assert await children.ask(log, 1, "last", 1, LONG)
    assert children.children() != [pid]


async def test_a_question_is_put_again_once_if_its_child_dies(
    manager: TableManager, children: ThinkingChildren, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(FLAG, str(tmp_path / "flag"))
    log = await log_of(manager)
    assert await children.ask(log, 1, "crashing-once", 1, LONG)
    before = restarts("died")
    with pytest.raises(NoAnswer, match="died"):
        await children.ask(log, 1, "crashing", 1, LONG)
    assert restarts("died") == before + 2


@pytest.mark.parametrize(("level", "reason"), [("faulty", "failed"), ("nobody", "unknown")])
async def test_a_bot_with_a_fault_does_not_cost_its_child(
    manager: TableManager, children: ThinkingChildren, level: str, reason: str
) -> None:
    log = await log_of(manager)
    assert await children.ask(log, 1, "last", 1, LONG)
    before = children.children()
    with pytest.raises(NoAnswer, match=reason):
        await children.ask(log, 1, level, 1, LONG)
    assert await children.ask(log, 1, "last", 1, LONG)
    assert children.children() == before


async def test_what_a_faulty_bot_says_is_not_told(
    manager: TableManager, children: ThinkingChildren, capfd: pytest.CaptureFixture[str]
) -> None:
    log = await log_of(manager)
    with pytest.raises(NoAnswer):
        await children.ask(log, 1, "faulty", 1, LONG)
    said = "".join(capfd.readouterr())
    assert "ZeroDivisionError at odd_bots.py" in said
    assert "the thought of a bot" not in said


async def test_a_withdrawn_question_is_forgotten_and_frees_its_child(
    manager: TableManager, children: ThinkingChildren, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    flag = tmp_path / "flag"
    monkeypatch.setenv(FLAG, str(flag))
    log = await log_of(manager)
    thinking = asyncio.create_task(children.ask(log, 1, "endless", 1, LONG))
    waiting = asyncio.create_task(children.ask(await log_of(manager), 1, "endless", 1, LONG))
    await until(flag.exists)
    (pid,) = children.children()
    for task in (waiting, thinking):
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task
    await until(lambda: not is_running(pid))
    assert await children.ask(log, 1, "last", 1, LONG)


async def test_closing_ends_every_child_and_every_question(
    manager: TableManager, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    flag = tmp_path / "flag"
    monkeypatch.setenv(FLAG, str(flag))
    children = ThinkingChildren(Config(bot_processes=2), [MODULE])
    log = await log_of(manager)
    thinking = asyncio.create_task(children.ask(log, 1, "endless", 1, LONG))
    other = asyncio.create_task(children.ask(await log_of(manager), 1, "endless", 1, LONG))
    await until(flag.exists)
    await until(lambda: len(children.children()) == 2)
    pids = children.children()
    began = time.monotonic()
    await children.close()
    assert time.monotonic() - began < 5
    assert not any(is_running(pid) for pid in pids)
    for asked in (thinking, other):
        with pytest.raises(Later):
            await asked
    with pytest.raises(Later):
        await children.ask(log, 1, "last", 1, LONG)


async def test_a_child_outlives_the_signals_that_its_parent_handles(
    manager: TableManager, children: ThinkingChildren
) -> None:
    log = await log_of(manager)
    await children.ask(log, 1, "last", 1, LONG)
    (pid,) = children.children()
    for name in (signal.SIGINT, signal.SIGTERM):
        os.kill(pid, name)
    assert await children.ask(log, 1, "last", 1, LONG)
    assert children.children() == [pid]


# -- fair shares ------------------------------------------------------------------------------------


def question(log: TableLog) -> WaitingQuestion:
    answer: asyncio.Future[list[str]] = asyncio.get_running_loop().create_future()
    return WaitingQuestion(log, 1, "last", 1, LONG, answer)


async def test_hosts_take_turns_and_none_holds_all_children(manager: TableManager) -> None:
    log = await log_of(manager)
    queue = FairQueue(most=2)
    greedy = [question(await current_log(manager, log.table, "greedy host")) for _ in range(4)]
    other = question(await current_log(manager, log.table, "other host"))
    for one in [*greedy, other]:
        queue.put(one)
    assert [queue.take(), queue.take(), queue.take()] == [greedy[0], other, greedy[1]]
    assert queue.take() is None
    queue.done(greedy[0])
    assert queue.take() is greedy[2]
    queue.remove(greedy[3])
    queue.done(greedy[1])
    assert queue.take() is None
    assert len(queue) == 0


# -- no orphans -------------------------------------------------------------------------------------

PARENT = f"""
import asyncio, sys
from kingscourt.server.config import Config
from kingscourt.server.thinking.child_pool import ThinkingChildren

async def main():
    children = ThinkingChildren(Config(bot_processes=1), [{MODULE!r}])
    children.start()
    while not children.children():
        await asyncio.sleep(0.02)
    print(children.children()[0], flush=True)
    await asyncio.sleep(600)

asyncio.run(main())
"""


async def test_no_child_outlives_a_parent_that_is_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        child = int(parent.stdout.readline())
        os.kill(child, signal.SIGSTOP)  # so that it does not end because the pipe is closed
        parent.kill()
    await until(lambda: is_gone(child))


def is_gone(pid: int) -> bool:
    """Whether a process has ended, even if it has not been reaped."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        return True
