"""Background work is completed, and none of it outlives its process."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import procrastinate
import pytest

from kingscourt.server.model.listing import Listing
from kingscourt.server.server_and_worker_processes import running_jobs
from kingscourt.server.store import task_shutdown
from kingscourt.server.store.contract import Unavailable
from kingscourt.server.store.postgres.asyncpg_pool import Pool
from kingscourt.server.store.postgres.tables import PostgresTables
from kingscourt.server.store.task_shutdown import cancel_and_wait
from kingscourt.server.tables import seat_commands
from kingscourt.server.tables.table_manager import LISTING_TIMEOUT, TableManager
from tests.server.store.test_group_commit import move
from tests.server.support.databases import database
from tests.server.support.managers import ANNA, BELA, config_for, file_manager, managers, seated
from tests.server.support.table_rows import some_row
from tests.server.support.waiting import TIMEOUT, seen

pytestmark = pytest.mark.anyio


@pytest.fixture
def there() -> Iterator[str]:
    with database() as url:
        yield url


class Held:
    """A directory whose first listing blocks until `is_free` is set."""

    def __init__(self, manager: TableManager, monkeypatch: pytest.MonkeyPatch) -> None:
        self.is_free = asyncio.Event()
        self.begun = 0
        self._list_table = manager.directory.list_table
        monkeypatch.setattr(manager.directory, "list_table", self.list_table)

    async def list_table(self, listing: Listing, version: int) -> int:
        self.begun += 1
        if self.begun == 1:
            await self.is_free.wait()
        return await self._list_table(listing, version)


async def test_who_sits_down_while_the_lists_lag_is_listed_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with file_manager(config_for(""), tmp_path) as manager:
        held = Held(manager, monkeypatch)
        id = await seated(manager, [ANNA, BELA])
        assert held.begun == 1
        assert await manager.directory.tables_of(BELA.id, 10) == []
        held.is_free.set()
        mine = await seen(lambda: manager.directory.tables_of(BELA.id, 10), bool)
        assert [(listing.id, listing.status) for listing in mine] == [(id, "running")]


async def test_a_listing_under_way_ends_before_its_process(
    there: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = asyncio.all_tasks()
    async with managers(config_for(there)) as (manager,):
        held = Held(manager, monkeypatch)
        await seated(manager, [ANNA, BELA])
        asyncio.get_running_loop().call_later(LISTING_TIMEOUT, held.is_free.set)
    assert asyncio.all_tasks() <= before
    async with managers(config_for(there)) as (manager,):
        assert await manager.directory.tables_of(BELA.id, 10)


async def test_a_listing_that_hangs_is_given_up_with_its_process(
    there: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = asyncio.all_tasks()
    async with managers(config_for(there)) as (manager,):
        Held(manager, monkeypatch)
        await seated(manager, [ANNA, BELA])
    assert asyncio.all_tasks() <= before


async def test_a_commit_whose_client_has_gone_ends_before_its_process(there: str) -> None:
    store = PostgresTables(Pool(there, 2, 10))
    row = some_row()
    await store.create(row)
    writing = asyncio.create_task(store.write(move(row, "one")))
    await asyncio.sleep(0)  # let it begin the commit
    assert store._together._tasks
    writing.cancel()
    await store.close()
    assert not store._together._tasks
    again = PostgresTables(Pool(there, 2, 10))
    assert await again.versions([row.id]) == {row.id: (row.version + 1, row.stamp)}
    await again.close()


async def test_a_process_that_closes_opens_no_connection(there: str) -> None:
    async with managers(config_for(there)) as (manager,):
        id = await seated(manager, [ANNA, BELA])
    with pytest.raises(Unavailable):
        await manager.store(id).load(id)
    with pytest.raises(Exception, match="closing"):
        await manager.change(id, seat_commands.do("anna", 0, ["wait"], None), 0, "k")


async def test_jobs_end_although_their_library_replaces_a_cancellation_by_an_error(
    there: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = asyncio.Event()

    async def run_worker(*_: object, **__: object) -> None:
        begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            raise ConnectionError("the database is away")

    monkeypatch.setattr(procrastinate.App, "run_worker_async", run_worker)
    monkeypatch.setattr(task_shutdown, "CANCEL_AGAIN", 2 * TIMEOUT)
    async with asyncio.timeout(TIMEOUT), managers(config_for(there)) as (manager,), running_jobs(manager):
        await begun.wait()


async def test_a_task_that_swallows_its_cancellation_is_cancelled_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(task_shutdown, "CANCEL_AGAIN", 0.05)
    swallowed = 0

    async def deaf() -> None:
        nonlocal swallowed
        while swallowed < 3:
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                swallowed += 1

    task = asyncio.create_task(deaf())
    await asyncio.sleep(0)
    async with asyncio.timeout(TIMEOUT):
        await cancel_and_wait([task])
    assert swallowed == 3
