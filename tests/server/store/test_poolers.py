"""Poolers: those that share connections between transactions are refused, session pooling works."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from functools import partial

import psycopg
import pytest
from typer.testing import CliRunner

from kingscourt.cli.main import app
from kingscourt.server import server_and_worker_processes
from kingscourt.server.admin import rules_migration
from kingscourt.server.server_and_worker_processes import running_jobs
from kingscourt.server.store.contract import Unavailable
from kingscourt.server.store.postgres import migrate, pooler_check
from kingscourt.server.store.postgres.asyncpg_pool import Pool
from kingscourt.server.store.postgres.pooler_check import NO_SECOND, SHARED, sharing_fault
from kingscourt.server.store.postgres.tables import PostgresTables
from kingscourt.server.tables import agreements
from tests.server.support.databases import NATS, database
from tests.server.support.managers import ANNA, BELA, config_for, managers, seated
from tests.server.support.pgbouncer import pgbouncer
from tests.server.support.waiting import seen

IGNORED = "search_path, enable_seqscan, enable_hashjoin, statement_timeout, options"
AS_INSTALLED: dict[str, str] = {}
IGNORING = {"ignore_startup_parameters": IGNORED}
RUNNER = CliRunner()
QUICKLY = 10.0  # seconds; it used to take 30


@pytest.fixture(scope="module")
def own() -> Iterator[str]:
    with database() as url:  # a separate one, since other finished games would be checked first
        yield url


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pooler_check, "WAITING", 0.5)


def environment(url: str) -> dict[str, str]:
    return {
        "KINGSCOURT_DIRECTORY": url,
        "KINGSCOURT_SECRET": "s" * 32,
        "KINGSCOURT_NATS": NATS,
        "COLUMNS": "400",
    }


@pytest.mark.parametrize("settings", [AS_INSTALLED, IGNORING])
def test_doctor_says_quickly_that_transaction_pooling_is_refused(own: str, settings: dict[str, str]) -> None:
    with pgbouncer(own, "transaction", **settings) as url:
        begun = time.monotonic()
        sick = RUNNER.invoke(app, ["doctor"], env=environment(url))
        assert time.monotonic() - begun < QUICKLY
        assert sick.exit_code == 1
        assert SHARED in sick.output


@pytest.mark.parametrize("settings", [AS_INSTALLED, IGNORING])
def test_nothing_starts_behind_transaction_pooling(
    own: str, settings: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def start(*_: object) -> None:
        raise AssertionError("it starts all the same")

    monkeypatch.setattr(server_and_worker_processes, "start_logging", lambda *_: None)
    monkeypatch.setattr(server_and_worker_processes, "start_tracing", start)
    monkeypatch.setattr(rules_migration, "service_manager", start)
    monkeypatch.setattr(migrate, "upgrade", start)
    with pgbouncer(own, "transaction", **settings) as url:
        for command in ("serve", "work", "migrate", "migrate rules"):
            refused = RUNNER.invoke(app, command.split(), env=environment(url))
            assert refused.exit_code == 1
            assert refused.output == f"the database {url} {SHARED}\n"


@pytest.mark.parametrize(
    ("mode", "settings"),
    [
        ("statement", {}),
        ("transaction", {"default_pool_size": 1}),
        ("transaction", {"server_round_robin": 1}),
    ],
)
@pytest.mark.usefixtures("impatient")
def test_every_kind_of_sharing_is_recognized(own: str, mode: str, settings: dict[str, int]) -> None:
    with pgbouncer(own, mode, **settings) as url:
        assert asyncio.run(sharing_fault(url)) == SHARED


@pytest.mark.anyio
async def test_sharing_is_recognized_on_a_busy_pooler(own: str) -> None:
    async def be_busy(url: str) -> None:
        async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
            while True:
                await connection.execute("SELECT pg_sleep(0.002)", prepare=False)

    with pgbouncer(own, "transaction", default_pool_size=3) as url:
        busy = [asyncio.create_task(be_busy(url)) for _ in range(6)]
        await asyncio.sleep(0.2)
        assert {await sharing_fault(url) for _ in range(10)} == {SHARED}
        assert not any(task.done() for task in busy)
        for task in busy:
            task.cancel()
        await asyncio.gather(*busy, return_exceptions=True)


@pytest.mark.anyio
async def test_a_pool_that_meets_a_sharing_pooler_later_runs_nothing_through_it(own: str) -> None:
    with pgbouncer(own, "transaction") as url:
        pool = Pool(url, 2, 5)  # opened when the database is first needed, as by a process that began without
        for _ in range(2):
            with pytest.raises(Unavailable, match="session pooling"):
                await pool.fetch("SELECT 1")
        await pool.close()


@pytest.mark.usefixtures("impatient")
def test_session_pooling_with_too_few_connections_is_no_sharing(own: str) -> None:
    with (
        pgbouncer(own, "session", default_pool_size=2) as url,
        pytest.raises(TimeoutError, match=NO_SECOND),
    ):
        asyncio.run(sharing_fault(url))


def test_a_pooler_that_ends_waiting_sessions_is_not_taken_for_a_sharing_one(own: str) -> None:
    with (
        pgbouncer(own, "session", default_pool_size=2, query_wait_timeout=1) as url,
        pytest.raises(psycopg.Error, match="query_wait_timeout"),
    ):
        asyncio.run(sharing_fault(url))


@pytest.mark.parametrize("settings", [AS_INSTALLED, IGNORING])
def test_doctor_accepts_session_pooling(own: str, settings: dict[str, str]) -> None:
    with pgbouncer(own, "session", **settings) as url:
        healthy = RUNNER.invoke(app, ["doctor"], env=environment(url))
        assert healthy.exit_code == 0, healthy.output


@pytest.mark.anyio
async def test_session_pooling_serves_tables_and_their_jobs(own: str) -> None:
    with pgbouncer(own, "session") as url:
        async with managers(config_for(url)) as (manager,), running_jobs(manager):
            id = await seated(manager, [ANNA, BELA])
            await manager.change(id, agreements.resign("anna", 0, "random"), 0)
            store = manager.store(id)
            assert isinstance(store, PostgresTables)
            settings = "SELECT current_setting('search_path'), current_setting('statement_timeout')"
            assert await store.pool.fetch(settings) == [("public, jobs", "8s")]
            query = "SELECT status::text FROM procrastinate_jobs WHERE args->>'table' = $1"
            found = await seen(partial(store.pool.fetch, query, id), lambda rows: rows == [("succeeded",)])
            assert found == [("succeeded",)]
