"""Bots' turns in a worker: substitutes, withdrawn questions, a stopping worker, and pauses."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Coroutine, Iterator
from pathlib import Path

import pytest
from prometheus_client import REGISTRY

from kingscourt.server.model.table_row import TableRow
from kingscourt.server.store.contract import LONGEST_PAUSE
from kingscourt.server.tables import agreements, seat_commands
from kingscourt.server.tables.draft_change import Draft
from kingscourt.server.tables.table_manager import Act, TableManager
from kingscourt.server.thinking.child_pool import ThinkingChildren
from kingscourt.server.worker.worker import Worker
from tests.server.support.databases import database
from tests.server.support.managers import ANNA, BELA, config_for, core, managers, row_of, seated
from tests.server.support.odd_bots_names import FLAG, MODULE
from tests.server.support.waiting import TIMEOUT, until

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def own_database() -> Iterator[str]:
    """A database where only these tests' tables wait for bots."""
    with database() as url:
        yield url


@pytest.fixture
async def manager(own_database: str) -> AsyncIterator[TableManager]:
    async with manager_of(own_database, bot_seconds=2.0) as made:
        yield made


@contextlib.asynccontextmanager
async def manager_of(url: str, **settings: object) -> AsyncIterator[TableManager]:
    """A manager whose children know the odd bots."""
    config = config_for(url, bot_processes=1, **settings)
    async with managers(config) as made:
        made[0].thinking = ThinkingChildren(config, [MODULE])
        yield made[0]


def fallbacks(reason: str) -> float:
    return REGISTRY.get_sample_value("kingscourt_bot_fallbacks_total", {"reason": reason}) or 0.0


def bot_named(name: str) -> Act:
    async def act(draft: Draft) -> None:
        draft.keep(draft.table.takeover(1, name))

    return act


async def waiting_for(manager: TableManager, level: str, asked: str = "wait", **options: object) -> str:
    """A table that waits for the bot of seat 1."""
    id = await seated(manager, [ANNA], bots=1, **options)  # type: ignore[arg-type]
    await manager.change(id, bot_named(level))
    await manager.change(id, seat_commands.do("anna", 0, [asked], None), 0, "w")
    assert row_of(manager, id).bot_at is not None
    return id


async def worked(manager: TableManager) -> Worker:
    worker = Worker(manager)
    assert await worker.look_at("a")
    await worker.idle()
    return worker


async def test_bots_in_children_play_until_a_person_is_asked_as_one_change(manager: TableManager) -> None:
    id = await seated(manager, [ANNA], bots=2)
    await manager.change(id, seat_commands.do("anna", 0, ["wait"], None), 0, "w")
    version = row_of(manager, id).version
    manager.thinking.start()
    await until(lambda: len(manager.thinking.children()) == 1)
    await worked(manager)
    row = row_of(manager, id)
    assert (row.version, row.bot_at, row.pending) == (version + 1, None, [0])
    assert (await core(manager, id)).chosen() == [1, 2]


@pytest.mark.parametrize(
    ("level", "reason"),
    [("endless", "budget"), ("crashing", "died"), ("faulty", "failed"), ("nobody", "unknown")],
)
async def test_a_substitute_answers_for_a_bot_that_does_not(
    manager: TableManager, level: str, reason: str
) -> None:
    id = await waiting_for(manager, level)
    before = fallbacks(reason)
    await worked(manager)
    table = await core(manager, id)
    assert table.chosen() == [1]
    assert fallbacks(reason) == before + 1
    assert row_of(manager, id).bot_at is None


async def test_the_default_answer_is_given_if_nobody_else_answers(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kingscourt.server.worker.bot_runs.SUBSTITUTE", "faulty")
    id = await waiting_for(manager, "nobody")
    await worked(manager)
    table = await core(manager, id)
    assert table.position.slots[1] == [table.position.state.question(1).default.text]


async def test_an_answer_that_nobody_may_give_is_refused(manager: TableManager) -> None:
    id = await waiting_for(manager, "cheating", "ask 1")
    before = fallbacks("refused")
    await worked(manager)
    assert fallbacks("refused") == before + 1
    entry = next(
        entry for entry in (await core(manager, id)).entries if entry.seat == 1 and entry.kind == "do"
    )
    assert entry.text in ("agree", "decline")


async def test_a_question_is_withdrawn_when_the_table_moves_on(
    own_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    flag = tmp_path / "flag"
    monkeypatch.setenv(FLAG, str(flag))
    async with manager_of(own_database, bot_seconds=TIMEOUT * 2) as manager:
        id = await waiting_for(manager, "endless")
        worker = Worker(manager)
        await worker.look_at("a")
        await until(flag.exists)
        async with managers(manager.config) as elsewhere:  # as `serve` does it
            await elsewhere[0].change(id, agreements.resign("anna", 0, "random"), 0, "r")
        async with asyncio.timeout(10):
            await worker.idle()
        assert row_of(manager, id).status == "over"


async def test_a_worker_that_stops_withdraws_its_questions_and_leaves_no_process(
    own_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    flag = tmp_path / "flag"
    monkeypatch.setenv(FLAG, str(flag))
    async with manager_of(own_database, bot_seconds=TIMEOUT * 2) as manager:
        id = await waiting_for(manager, "endless")
        version = row_of(manager, id).version
        running = asyncio.create_task(Worker(manager).run())
        await until(flag.exists)
        (pid,) = manager.thinking.children()
        running.cancel()
        async with asyncio.timeout(10):
            with contextlib.suppress(asyncio.CancelledError):
                await running
        assert not Path(f"/proc/{pid}").exists()
        assert (await manager.fresh(id)).row.version == version
        await manager.change(id, agreements.resign("anna", 0, "random"), 0, "r")


async def test_a_bot_at_human_pace_is_not_due_before_its_pause_has_passed(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(manager.clock.send_heartbeats(0.2)):  # without them service time stands still
        await play_at_human_pace(manager, monkeypatch)


async def play_at_human_pace(manager: TableManager, monkeypatch: pytest.MonkeyPatch) -> None:
    id = await seated(manager, [ANNA], bots=2, bot_pace="human")
    began = await manager.clock.now("a")
    await manager.change(id, seat_commands.do("anna", 0, ["wait"], None), 0, "w")
    row = row_of(manager, id)
    assert row.bot_at is not None
    assert row.bot_at - began > 0.2
    assert row.bot_at - await manager.clock.now("a") < LONGEST_PAUSE
    worker, commits = Worker(manager), commits_of(id, manager, monkeypatch)
    has_played = await worker.look_at("a")
    assert not has_played or await manager.clock.now("a") >= row.bot_at  # this machine may have been busy
    async with running(worker.run()):
        await until(lambda: len(commits) == 2)
    (first, at), (second, _) = commits
    assert at >= row.bot_at
    assert (first.version, list(first.slots)) == (row.version + 1, [1])
    assert first.bot_at is not None  # the other bot takes its own time
    assert first.bot_at > row.bot_at
    assert len(second.slots) == 2


@contextlib.asynccontextmanager
async def running(what: Coroutine[None, None, None]) -> AsyncIterator[None]:
    task = asyncio.create_task(what)
    try:
        yield
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task


def commits_of(
    table: str, manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> list[tuple[TableRow, float]]:
    """The rows of a table as they are committed from now on, each with the time of its commit."""
    commits: list[tuple[TableRow, float]] = []
    changed = manager.notifier.changed

    def noted(before: TableRow | None, row: TableRow, now: float = 0) -> None:
        if row.id == table:
            commits.append((row, now))
        changed(before, row, now)

    monkeypatch.setattr(manager.notifier, "changed", noted)
    return commits


async def test_a_worker_whose_clock_is_behind_plays_what_the_store_lets_it_claim(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await seated(manager, [ANNA], bots=1)
    await manager.change(id, seat_commands.do("anna", 0, ["wait"], None), 0, "w")
    now = manager.clock.now

    async def behind(shard: str) -> float:
        return await now(shard) - 2

    monkeypatch.setattr(manager.clock, "now", behind)
    await worked(manager)
    assert (await core(manager, id)).chosen() == [1]


async def test_other_changes_do_not_move_a_bot_s_turn(manager: TableManager) -> None:
    id = await seated(manager, [ANNA, BELA], bots=1, bot_pace="human")
    await manager.change(id, seat_commands.do("anna", 0, ["wait"], None), 0, "w")
    due = row_of(manager, id).bot_at
    await manager.change(id, agreements.offer("anna", 0, "end", -1, "random"), 0, "o")
    assert row_of(manager, id).progress.offers
    assert row_of(manager, id).bot_at == due
