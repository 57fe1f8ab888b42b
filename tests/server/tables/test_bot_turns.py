"""Missed deadlines and turns of bots, each as one change of the table."""

from __future__ import annotations

import time
from contextlib import AsyncExitStack
from pathlib import Path

import msgspec
import pytest

from kingscourt.bots.random_bot import RandomBot
from kingscourt.bots.registry import BOTS
from kingscourt.bots.seat_handle import SeatHandle
from kingscourt.kernel.action import Action
from kingscourt.server.model.table_row import TableWrite
from kingscourt.server.model.table_setup import Pace
from kingscourt.server.store.contract import ServiceHeartbeat
from kingscourt.server.tables import bot_turns, seat_commands
from kingscourt.server.tables.draft_change import Draft
from kingscourt.server.tables.service_clock import ServiceClock
from kingscourt.server.tables.table_manager import Act, TableManager
from kingscourt.server.worker.worker import Worker
from tests.server.support.databases import database
from tests.server.support.managers import (
    ANNA,
    BELA,
    config_for,
    core,
    file_manager,
    managers,
    row_of,
    seated,
)

pytestmark = pytest.mark.anyio
BOT = "random"
change = msgspec.structs.replace


@pytest.mark.parametrize("kind", ["postgres", "files"])
async def test_a_missed_deadline_is_one_commit_although_the_worker_s_clock_is_behind(
    tmp_path: Path, kind: str
) -> None:
    async with AsyncExitStack() as stack:
        if kind == "postgres":  # a separate database, where no other table is overdue
            config = config_for(stack.enter_context(database()))
            (manager,) = await stack.enter_async_context(managers(config))
        else:
            manager = await stack.enter_async_context(file_manager(config_for(""), tmp_path))
        id = await seated(manager, [ANNA, BELA], pace=Pace("live", 10, 0))
        store, shard = manager.store(id), manager.shards.name_of(id)
        manager.clock = ServiceClock(manager.shards, 60.0, beats=False)
        now = (await store.beat(60)).service_time()
        row = row_of(manager, id)
        running = [change(clock, since=now - 10) for clock in row.progress.clocks[:1]]
        progress = change(row.progress, clocks=[*running, *row.progress.clocks[1:]])
        late = change(row, version=row.version + 1, deadline=now, progress=progress)
        await store.write(TableWrite(late, changes_setup=False))
        # as if this worker had looked a moment ago, before the deadline by its clock
        manager.clock._known[shard] = (ServiceHeartbeat(now - 0.7, 0), time.monotonic())
        worker = Worker(manager)
        await worker.look_at(shard)
        await worker.idle()
        done = row_of(manager, id)
        assert done.version == late.version + 1
        assert done.progress.missed == [1, 0]


async def test_a_change_that_changes_nothing_is_not_written(manager: TableManager) -> None:
    id = await seated(manager, [ANNA, BELA], pace=Pace("live", 600, 0))
    version = row_of(manager, id).version
    await manager.change(id, bot_turns.miss_deadlines(3, BOT))
    await manager.change(id, bot_turns.play_bots(1))
    snapshot = await manager.store(id).load(id)
    assert snapshot is not None
    assert snapshot.row.version == version


async def test_a_seat_that_misses_too_often_goes_to_a_bot(manager: TableManager) -> None:
    id = await seated(manager, [ANNA, BELA], pace=Pace("live", 10, 0))

    async def much_later(draft: Draft) -> None:
        draft.now += 3600
        await bot_turns.miss_deadlines(1, BOT)(draft)

    await manager.change(id, much_later)
    table = await core(manager, id)
    assert table.position.bots == {0: BOT}
    assert [entry.kind for entry in table.entries[-2:]] == ["timeout", "takeover"]


async def test_a_time_out_is_told_before_what_is_done_for_the_seat(manager: TableManager) -> None:
    id = await seated(manager, [ANNA, BELA], pace=Pace("live", 10, 0))
    before = (await core(manager, id)).position.last

    async def much_later(draft: Draft) -> None:
        draft.now += 3600
        await bot_turns.miss_deadlines(5, BOT)(draft)

    await manager.change(id, much_later)
    first, second = (await core(manager, id)).entries[before : before + 2]
    assert (first.kind, first.seat) == ("timeout", 0)
    assert (second.kind, second.seat) == ("do", 0)


async def test_bots_play_until_a_person_is_asked_as_one_change(manager: TableManager) -> None:
    id = await seated(manager, [ANNA], bots=2)
    await manager.change(id, seat_commands.do("anna", 0, ["wait"], None), 0, "w")
    table = await core(manager, id)
    assert row_of(manager, id).bot_at is not None
    version = row_of(manager, id).version
    await manager.change(id, bot_turns.play_bots(5))
    row = row_of(manager, id)
    assert row.version == version + 1
    assert row.bot_at is None
    assert row.pending == [0]
    assert table.chosen() == [1, 2]


async def test_a_bot_that_nobody_knows_answers_by_default(manager: TableManager) -> None:
    id = await seated(manager, [ANNA], bots=1)
    await manager.change(id, seat_commands.do("anna", 0, ["wait"], None), 0, "w")
    await manager.change(id, _rename_bot("nobody"))
    await manager.change(id, bot_turns.play_bots(5))
    table = await core(manager, id)
    assert table.position.slots[1] == [table.position.state.question(1).default.text]


async def test_a_bot_with_a_fault_answers_by_default(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Failing(RandomBot):
        def choose(self, handle: SeatHandle) -> Action:
            raise TypeError(f"{self} does not understand {handle}")

    monkeypatch.setitem(BOTS, "failing", Failing)
    id = await seated(manager, [ANNA], bots=1)
    await manager.change(id, seat_commands.do("anna", 0, ["wait"], None), 0, "w")
    await manager.change(id, _rename_bot("failing"))
    await manager.change(id, bot_turns.play_bots(5))
    table = await core(manager, id)
    assert table.position.slots[1] == [table.position.state.question(1).default.text]
    assert row_of(manager, id).bot_at is None


def _rename_bot(name: str) -> Act:
    async def act(draft: Draft) -> None:
        draft.keep(draft.table.takeover(1, name))

    return act


async def test_a_bot_that_thinks_too_long_answers_by_default(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Slow(RandomBot):
        def choose(self, handle: SeatHandle) -> Action:
            time.sleep(0.5)
            return super().choose(handle)

    monkeypatch.setitem(BOTS, "slow", Slow)
    id = await seated(manager, [ANNA], bots=1)
    await manager.change(id, seat_commands.do("anna", 0, ["wait"], None), 0, "w")
    await manager.change(id, _rename_bot("slow"))
    await manager.change(id, bot_turns.play_bots(0.1))
    table = await core(manager, id)
    assert table.position.slots[1] == [table.position.state.question(1).default.text]
