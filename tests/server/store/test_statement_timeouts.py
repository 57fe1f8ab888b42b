"""Hanging statements: nobody waits for ever, connections do not pile up, and service resumes."""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import httpx
import psycopg
import pytest

from kingscourt.server.errors.problems import Later
from kingscourt.server.model.table_row import TableRow, TableWrite
from kingscourt.server.server_and_worker_processes import check_databases
from kingscourt.server.store.contract import Unavailable
from kingscourt.server.store.postgres import migrate
from kingscourt.server.store.postgres.asyncpg_pool import Pool
from kingscourt.server.store.postgres.tables import PostgresTables
from kingscourt.server.tables import seat_commands
from tests.server.support.databases import NATS, database, execute_in_thread
from tests.server.support.live_server import Live, live
from tests.server.support.managers import ANNA, BELA, config_for, managers, row_of, seated
from tests.server.support.own_postgres_and_nats import Postgres
from tests.server.support.service_processes import free_port
from tests.server.support.table_rows import change, some_row
from tests.server.support.waiting import TIMEOUT, seen

pytestmark = pytest.mark.anyio
SIZE = 3
COUNT = "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'kingscourt'"


@pytest.fixture(scope="module")
def own() -> Iterator[Postgres]:
    running = Postgres()
    yield running
    running.remove()


@pytest.fixture
def url(own: Postgres) -> Iterator[str]:
    with database(own.url) as url:
        yield url


class Watch:
    """Continuous count of our connections to the server."""

    def __init__(self, url: str) -> None:
        self.most = 0
        self._url = url

    def count(self) -> int:
        with psycopg.connect(self._url, autocommit=True) as connection:
            row = connection.execute(COUNT).fetchone()
        assert row is not None
        return int(row[0])

    async def run(self) -> None:
        while True:
            self.most = max(self.most, await asyncio.to_thread(self.count))
            await asyncio.sleep(0.02)


@asynccontextmanager
async def watched(url: str) -> AsyncIterator[Watch]:
    watch = Watch(url)
    running = asyncio.create_task(watch.run())
    yield watch
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


@asynccontextmanager
async def store_at(url: str, timeout: float) -> AsyncIterator[PostgresTables]:
    store = PostgresTables(Pool(url, SIZE, timeout))
    yield store
    await store.close()


async def test_a_locked_table_does_not_pile_up_connections(url: str) -> None:
    row = some_row()
    async with store_at(url, 3.0) as store, watched(url) as watch:
        await store.create(row)
        with psycopg.connect(url) as locking:
            await execute_in_thread(locking, "LOCK TABLE tables IN ACCESS EXCLUSIVE MODE")
            for _ in range(4):
                asked = [store.load(row.id) for _ in range(2 * SIZE)]
                found = await asyncio.gather(*asked, return_exceptions=True)
                assert all(isinstance(one, Unavailable) for one in found), found
        assert 0 < watch.most <= SIZE
        assert await store.load(row.id) is not None


@pytest.mark.parametrize("leaving", [2.0, 0.05], ids=["at once", "asked for"])
async def test_a_statement_that_is_given_up_keeps_its_place_until_it_is_over(
    url: str, leaving: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kingscourt.server.store.postgres.asyncpg_pool.LEAVING", leaving)
    row = some_row()
    async with store_at(url, 30.0) as store, watched(url) as watch:
        await store.create(row)
        with psycopg.connect(url) as locking:
            await execute_in_thread(locking, "LOCK TABLE tables IN ACCESS EXCLUSIVE MODE")
            # requests end like this when their client disconnects or a list takes too long
            for _ in range(6):
                asked = [asyncio.create_task(store.load(row.id)) for _ in range(SIZE)]
                await asyncio.sleep(0.2)
                for one in asked:
                    one.cancel()
                await asyncio.gather(*asked, return_exceptions=True)
        assert await store.load(row.id) is not None
        assert watch.most <= SIZE + 1  # one more asks the server whether they have ended


@contextlib.contextmanager
def standby_away(own: Postgres) -> Iterator[None]:
    """Commits wait for a standby that never comes; a store can close only after this."""
    set_standby(own, "ghost")
    try:
        yield
    finally:
        set_standby(own, "")


def set_standby(own: Postgres, name: str) -> None:
    with psycopg.connect(f"{own.url}/postgres", autocommit=True) as connection:
        connection.execute(f"ALTER SYSTEM SET synchronous_standby_names = '{name}'".encode())
        connection.execute("SELECT pg_reload_conf()")


async def test_a_commit_that_waits_for_a_standby_is_neither_cancelled_nor_repeated(
    own: Postgres, url: str
) -> None:
    row = some_row()
    async with store_at(url, 3.0) as store, watched(url) as watch:
        await store.create(row)
        with standby_away(own):
            later = await first_that_waits(store, row)
            for _ in range(3):
                asked = [store.write(later) for _ in range(SIZE)]
                found = await asyncio.gather(*asked, return_exceptions=True)
                assert all(isinstance(one, Unavailable) for one in found), found
            with psycopg.connect(url) as connection:  # nobody may see what no standby has
                shown = connection.execute("SELECT version FROM tables WHERE id = %s", [row.id]).fetchone()
            assert shown == (later.row.version - 1,)
            assert watch.most <= SIZE + 1

        async def version() -> int:
            return (await store.versions([row.id]))[row.id][0]

        assert await seen(version, lambda now: now == later.row.version) == later.row.version
        await store.write(TableWrite(change(later.row, version=later.row.version + 1)))


async def first_that_waits(store: PostgresTables, row: TableRow) -> TableWrite:
    """Write until the server has reloaded its settings; return the write that waits."""
    stop = time.monotonic() + TIMEOUT
    while time.monotonic() < stop:
        later = TableWrite(change(row, version=row.version + 1))
        try:
            await store.write(later)
        except Unavailable:
            return later
        row = later.row
    raise AssertionError("no commit waits for the standby")


async def test_the_database_itself_gives_up_before_we_do(url: str) -> None:
    pool = Pool(url, 1, 20.0, statement_timeout=0.3, lock_timeout=0.2)
    begun = time.monotonic()
    with pytest.raises(Unavailable, match="QueryCanceled"):
        await pool.fetch("SELECT pg_sleep(60)")
    found = await pool.one("SELECT current_setting('lock_timeout'), pg_backend_pid()")
    assert found is not None
    assert found[0] == "200ms"
    assert time.monotonic() - begun < 20.0
    await pool.close()


async def test_requests_do_not_queue_for_ever_behind_one_that_hangs(url: str) -> None:
    timeout, many = 3.0, 100
    async with managers(config_for(url, database_timeout=timeout)) as (manager,):
        id = await seated(manager, [ANNA, BELA])
        with psycopg.connect(url) as locking:
            await execute_in_thread(locking, "SELECT id FROM tables WHERE id = %s FOR UPDATE", [id])
            begun = time.monotonic()
            asked = [
                manager.change(id, seat_commands.do("anna", 0, ["wait"], None), 0, f"c{n}")
                for n in range(many)
            ]
            found = await asyncio.gather(*asked, return_exceptions=True)
            assert all(isinstance(one, Later) for one in found), found
            # one after the other, with retries, they would take eight times the database timeout
            assert time.monotonic() - begun < 7 * timeout
        before = row_of(manager, id).last if manager.known(id) else 0
        assert (await manager.change(id, seat_commands.do("anna", 0, ["wait"], None), 0, "c0")).n > before


async def test_writes_do_not_queue_for_ever_behind_those_that_hang(url: str) -> None:
    timeout, many = 3.0, 120
    async with store_at(url, timeout) as store:
        rows = [some_row() for _ in range(many)]
        for row in rows:
            await store.create(row)
        with psycopg.connect(url) as locking, pytest.MonkeyPatch.context() as small:
            # one commit per write
            small.setattr("kingscourt.server.store.postgres.group_commit.MOST", 1)
            await execute_in_thread(locking, "LOCK TABLE tables IN ACCESS EXCLUSIVE MODE")
            begun = time.monotonic()
            asked = [store.write(TableWrite(change(row, version=row.version + 1))) for row in rows]
            found = await asyncio.gather(*asked, return_exceptions=True)
            assert all(isinstance(one, Unavailable) for one in found), found
            # two at a time, they would take thirty times the database timeout
            assert time.monotonic() - begun < 15 * timeout
        await store.write(TableWrite(change(rows[0], version=rows[0].version + 1)))


async def readiness(server: Live) -> tuple[int, dict[str, str]]:
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60) as http:
        found = await http.get("/readyz")
        return found.status_code, found.json()


def is_down(found: tuple[int, dict[str, str]]) -> bool:
    """Whether nobody can play because only the shard is down."""
    status, states = found
    return (status, states["shard a"], states["directory"], states["nats"]) == (503, "down", "ok", "ok")


@pytest.mark.parametrize(
    "lock", ["LOCK TABLE tables IN ACCESS EXCLUSIVE MODE", "SELECT * FROM service FOR UPDATE"]
)
async def test_readyz_says_no_while_nobody_can_play_and_yes_afterwards(url: str, lock: str) -> None:
    async with live(config_for(url, database_timeout=2.0, clock_grace=2.0)) as server, watched(url) as watch:
        assert (await seen(lambda: readiness(server), lambda found: found[0] == 200))[0] == 200
        with psycopg.connect(url) as locking:
            await execute_in_thread(locking, lock)
            found = await seen(lambda: readiness(server), is_down)
            assert is_down(found), found
        assert (await seen(lambda: readiness(server), lambda found: found[0] == 200))[0] == 200
        assert watch.most <= server.service.config.pool_size + 1


async def test_readyz_asks_the_databases_once_for_all_who_ask(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with live(config_for(url)) as server:
        asked: list[str] = []
        probe = PostgresTables.probe

        async def count(store: PostgresTables) -> None:
            asked.append("shard")
            await probe(store)

        monkeypatch.setattr(PostgresTables, "probe", count)
        begun = time.monotonic()
        await asyncio.gather(*(readiness(server) for _ in range(20)))
        assert 1 <= len(asked) <= 2 + time.monotonic() - begun


@pytest.mark.parametrize("kind", ["serve", "work"])
def test_a_database_of_another_version_is_refused_in_one_sentence(own: Postgres, kind: str) -> None:
    with database(own.url, migrated=False) as url:
        assert refused(kind, url).endswith(
            f"is empty, this version needs {migrate.newest()}: run `kingscourt migrate` first\n"
        )
        migrate.upgrade(url)
        with psycopg.connect(url) as connection:
            connection.execute("UPDATE alembic_version SET version_num = '9999'")
        assert "has schema 9999, which is newer than this version knows" in refused(kind, url)


def refused(kind: str, url: str) -> str:
    environment = {"KINGSCOURT_DIRECTORY": url, "KINGSCOURT_SECRET": "s" * 32, "KINGSCOURT_NATS": NATS}
    command = [sys.executable, "-m", "kingscourt.server", kind]
    ended = subprocess.run(
        command,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=2 * TIMEOUT,
        check=False,
    )
    assert ended.returncode == 1
    assert ended.stderr.count("\n") == 1, ended.stderr
    return ended.stderr


def test_a_database_that_is_away_is_not_refused() -> None:
    nobody = f"postgresql://127.0.0.1:{free_port()}/tables"
    check_databases(config_for(nobody))
