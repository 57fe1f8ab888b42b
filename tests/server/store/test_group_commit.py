"""Commands that share a commit stay independent of each other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from kingscourt.server.errors.problems import BadRequest
from kingscourt.server.model.table_row import TableRow, TableWrite
from kingscourt.server.observability.metrics import COMMITS
from kingscourt.server.store.contract import Conflict, Repeated, Unavailable
from kingscourt.server.store.postgres.asyncpg_pool import Found, Pool, Value
from kingscourt.server.store.postgres.group_commit import LANES, GroupCommit
from kingscourt.server.store.postgres.tables import PostgresTables
from tests.server.support.databases import database
from tests.server.support.table_rows import change, some_row
from tests.server.support.waiting import TIMEOUT

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(shared_database: str) -> AsyncIterator[PostgresTables]:
    made = PostgresTables(Pool(shared_database, 4, 10))
    yield made
    await made.close()


def move(row: TableRow, line: str, command: str = "") -> TableWrite:
    """Write of a move that follows the row's last entry."""
    after = change(row, version=row.version + 1, last=row.last + 1, pending=[0, 1], slots={1: ["bid 2"]})
    return TableWrite(after, [line], after.last, 0, command, b"{}", changes_setup=False)


def commits() -> float:
    return sum(sample.value for metric in COMMITS.collect() for sample in metric.samples[:1])


async def rows(store: PostgresTables, count: int) -> list[TableRow]:
    made = [some_row() for _ in range(count)]
    for row in made:
        await store.create(row)
    return made


async def test_many_tables_share_few_commits(store: PostgresTables) -> None:
    made = await rows(store, 40)
    before = commits()
    await asyncio.gather(*(store.write(move(row, f"of {row.id}", "k")) for row in made))
    assert commits() - before < 10
    for row in made:
        snapshot = await store.load(row.id)
        assert snapshot is not None
        assert snapshot.row == change(row, version=2, last=1, pending=[0, 1], slots={1: ["bid 2"]})
        assert snapshot.lines == [f"of {row.id}"]
        assert await store.answer(row.id, 0, "k") == b"{}"


async def test_what_is_wrong_with_one_is_not_the_trouble_of_another(store: PostgresTables) -> None:
    fine, late, twice, odd, *others = await rows(store, 8)
    await store.write(move(late, "first"))
    await store.write(move(twice, "first", "k"))
    again = change(twice, version=2, last=1)
    writes = [move(fine, "a"), move(late, "b"), move(again, "c", "k"), move(odd, "zero \0 byte")]
    results = await asyncio.gather(
        *(store.write(write) for write in [*writes, *(move(row, "d") for row in others)]),
        return_exceptions=True,
    )
    assert results[0] is None
    assert isinstance(results[1], Conflict)
    assert isinstance(results[2], Repeated)
    assert isinstance(results[3], BadRequest)
    assert results[4:] == [None] * len(others)
    versions = await store.versions([row.id for row in (fine, late, twice, odd, *others)])
    assert [versions[row.id][0] for row in (fine, late, twice, odd)] == [2, 2, 2, 1]
    assert all(versions[row.id][0] == 2 for row in others)


class Gate(Pool):
    """A pool that answers everybody at the same moment."""

    def __init__(self) -> None:
        super().__init__("", 0, 60)
        self.open = asyncio.Event()

    async def fetch(self, query: str, *values: Value) -> list[Found]:
        await self.open.wait()
        ids = values[0]
        assert isinstance(ids, list)
        return [(id,) for id in ids]


async def test_nobody_is_left_waiting_when_all_lanes_end_at_once() -> None:
    gate = Gate()
    together = GroupCommit(gate)

    async def write(count: int) -> None:
        for line in range(count):
            await together.write(move(some_row(), f"{line}"))

    writers: list[asyncio.Task[None]] = []
    for lane in range(LANES):
        writers.append(asyncio.create_task(write(2 if lane == 0 else 1)))
        await asyncio.sleep(0.01)
    gate.open.set()
    async with asyncio.timeout(TIMEOUT):
        await asyncio.gather(*writers)


async def test_a_database_that_is_away_is_told_to_everybody() -> None:
    store = PostgresTables(Pool("postgresql://127.0.0.1:1/nowhere", 2, 2))
    writes = [move(some_row(), "one") for _ in range(5)]
    results = await asyncio.gather(*(store.write(write) for write in writes), return_exceptions=True)
    assert all(isinstance(result, Unavailable) for result in results)
    await store.close()


async def test_a_pool_hands_on_its_connections_and_replaces_lost_ones(shared_database: str) -> None:
    pool = Pool(shared_database, 2, 5)
    found = await asyncio.gather(*(pool.fetch("SELECT pg_sleep(0.01), pg_backend_pid()") for _ in range(12)))
    backends = {row[0][1] for row in found}
    assert len(backends) <= 2
    impatient = asyncio.create_task(pool.fetch("SELECT pg_sleep(60)"))
    await asyncio.sleep(0.1)
    impatient.cancel()
    await asyncio.gather(impatient, return_exceptions=True)
    with pytest.raises(Unavailable):
        await pool.fetch("SELECT pg_terminate_backend(pg_backend_pid())")
    assert await pool.one("SELECT 1") is not None
    await pool.close()


class Faulty(Gate):
    """A pool whose first answers are unforeseen errors."""

    def __init__(self) -> None:
        super().__init__()
        self.failures = LANES

    async def fetch(self, query: str, *values: Value) -> list[Found]:
        await self.open.wait()
        if self.failures:
            self.failures -= 1
            raise RuntimeError("something new")
        return await super().fetch(query, *values)


async def test_an_unforeseen_error_does_not_leave_those_behind_it_waiting() -> None:
    faulty = Faulty()
    together = GroupCommit(faulty)
    row = some_row()
    writers = [asyncio.create_task(together.write(move(row, f"{n}"))) for n in range(LANES + 2)]
    await asyncio.sleep(0.01)
    faulty.open.set()
    async with asyncio.timeout(TIMEOUT):
        results = await asyncio.gather(*writers, return_exceptions=True)
    assert sum(isinstance(result, Unavailable) for result in results) == LANES
    assert results.count(None) == 2


async def test_a_database_that_does_not_take_writes_is_unavailable() -> None:
    with database() as url:
        row = some_row()
        before = PostgresTables(Pool(url, 2, 5))
        await before.create(row)
        name = url.rpartition("/")[2]
        await before.pool.fetch(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        store = PostgresTables(Pool(url, 2, 5))
        for write in (store.write(move(row, "one")), store.create(some_row())):
            with pytest.raises(Unavailable):
                await write
        assert store.pool._idle == []  # a new connection may reach the primary
        await before.close()
        await store.close()


async def test_a_server_that_takes_no_writes_any_more_is_left_by_every_connection(
    shared_database: str,
) -> None:
    pool = Pool(shared_database, 3, 5)
    store = PostgresTables(pool)
    await asyncio.gather(*(pool.fetch("SELECT pg_sleep(0.1)") for _ in range(3)))
    assert len(pool._idle) == 3
    await pool.fetch("SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY")  # on the next connection
    with pytest.raises(Unavailable):
        await store.create(some_row())
    assert pool._idle == []
    assert await store.create(some_row())
    await store.close()


async def test_a_statement_that_was_cancelled_is_unavailable(shared_database: str) -> None:
    pool = Pool(shared_database, 2, 5)
    with pytest.raises(Unavailable):
        await pool.fetch("SELECT pg_cancel_backend(pg_backend_pid()), pg_sleep(5)")
    assert await pool.one("SELECT 1") is not None
    await pool.close()
