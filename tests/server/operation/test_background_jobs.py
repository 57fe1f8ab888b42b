"""Background jobs: their schema is migrated with ours, and a game can end whatever happens to them."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

import psycopg
import pytest
from procrastinate.schema import SchemaManager
from psycopg.errors import DeadlockDetected

from kingscourt.server.admin.doctor import examine
from kingscourt.server.model.table_row import TableWrite
from kingscourt.server.server_and_worker_processes import running_jobs
from kingscourt.server.store.postgres import migrate, upgrade_jobs_schema
from kingscourt.server.store.postgres import tables as postgres_tables
from kingscourt.server.store.postgres.asyncpg_pool import Found, Pool, Value
from kingscourt.server.store.postgres.tables import PostgresTables
from kingscourt.server.tables import agreements
from kingscourt.server.worker import background_jobs
from tests.server.support.databases import database, execute_in_thread
from tests.server.support.managers import ANNA, BELA, config_for, managers, row_of, seated
from tests.server.support.table_rows import change, some_row
from tests.server.support.waiting import seen

JOBS = "SELECT status::text FROM jobs.procrastinate_jobs WHERE args->>'table' = %s"
CATALOG = """
SELECT 'column', c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull::text
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
  WHERE c.relnamespace = 'jobs'::regnamespace AND a.attnum > 0 AND NOT a.attisdropped
UNION ALL SELECT 'index', c.relname, pg_get_indexdef(c.oid), '', '' FROM pg_class c
  WHERE c.relnamespace = 'jobs'::regnamespace AND c.relkind = 'i'
UNION ALL SELECT 'function', p.proname, pg_get_functiondef(p.oid), '', '' FROM pg_proc p
  WHERE p.pronamespace = 'jobs'::regnamespace
UNION ALL SELECT 'trigger', t.tgname, pg_get_triggerdef(t.oid), '', '' FROM pg_trigger t
  JOIN pg_class c ON c.oid = t.tgrelid WHERE c.relnamespace = 'jobs'::regnamespace AND NOT t.tgisinternal
UNION ALL SELECT 'constraint', o.conname, pg_get_constraintdef(o.oid), '', '' FROM pg_constraint o
  WHERE o.connamespace = 'jobs'::regnamespace
UNION ALL SELECT 'value', t.typname, e.enumlabel, '', '' FROM pg_enum e JOIN pg_type t ON t.oid = e.enumtypid
  WHERE t.typnamespace = 'jobs'::regnamespace
UNION ALL SELECT 'version', obj_description('jobs'::regnamespace, 'pg_namespace'), '', '', ''
"""


def ask(url: str, query: str, *values: object) -> list[tuple[object, ...]]:
    with psycopg.connect(url, autocommit=True, options="-c search_path=public,jobs") as connection:
        found = connection.execute(query.encode(), values)
        return found.fetchall() if found.description else []


def catalog(url: str) -> set[tuple[object, ...]]:
    return set(ask(url, CATALOG))


def install_as_of(url: str, version: str) -> None:
    """Install the jobs schema of an older version of the library."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("DROP SCHEMA jobs CASCADE")
        connection.execute("CREATE SCHEMA jobs")
        connection.execute("SET search_path TO jobs")
        for path in sorted(Path(SchemaManager.get_migrations_path()).glob("*.sql")):
            if path.name[: len(version)] <= version:
                connection.execute(path.read_bytes())
        connection.execute(f"COMMENT ON SCHEMA jobs IS '{version}'".encode())


async def drop_jobs_in_use(url: str) -> None:
    """Drop the jobs schema, again if a worker that fetches a job locks its tables in another order."""
    with psycopg.connect(url, autocommit=True) as connection:
        for _ in range(20):
            with contextlib.suppress(DeadlockDetected):
                await execute_in_thread(connection, "DROP SCHEMA jobs CASCADE")
                return
    raise AssertionError("twenty deadlocks in a row")


def test_an_upgraded_database_has_the_jobs_of_a_fresh_one() -> None:
    with database() as fresh, database() as old:
        install_as_of(old, "03.02.00_50")
        migrate.upgrade(old)
        assert catalog(old) == catalog(fresh)
        assert ("version", upgrade_jobs_schema.newest(), "", "", "") in catalog(fresh)


def test_a_newer_library_brings_its_migrations(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    newer = tmp_path / "99.00.00_01_more.sql"
    newer.write_text("CREATE TABLE procrastinate_more (percent text DEFAULT '%');")
    with database() as url:
        known = upgrade_jobs_schema.shipped()
        monkeypatch.setattr(upgrade_jobs_schema, "shipped", lambda: {**known, "99.00.00_01": newer})
        migrate.upgrade(url)
        migrate.upgrade(url)  # a second upgrade changes nothing
        assert ask(url, "SELECT * FROM jobs.procrastinate_more") == []
        assert ("version", "99.00.00_01", "", "", "") in catalog(url)
        assert ask(url, "SELECT to_regclass('public.procrastinate_more')") == [(None,)]


def test_doctor_misses_the_jobs() -> None:
    with database() as url:
        ask(url, "DROP SCHEMA jobs CASCADE")
        remarks = [found.remark for found in examine(config_for(url)) if found.what.startswith("database")]
        assert remarks == ["jobs missing: run `kingscourt migrate`"]
        migrate.upgrade(url)
        remarks = [found.remark for found in examine(config_for(url)) if found.what.startswith("database")]
        assert remarks == [f"schema {migrate.newest()}, jobs {upgrade_jobs_schema.newest()}"]


@pytest.mark.anyio
async def test_a_game_ends_without_the_jobs_and_is_checked_when_they_are_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # A job that is at work when its schema is dropped fails in a task of the library's own. Without this,
    # tidying would be such a job whenever the test runs between 17 and 27 minutes past the hour.
    monkeypatch.setattr(background_jobs, "TIDY_AT", "0 0 1 1 *")
    with database() as url:
        async with managers(config_for(url, worker_poll_interval=0.1)) as (manager,), running_jobs(manager):
            id = await seated(manager, [ANNA, BELA])
            await drop_jobs_in_use(url)
            await manager.change(id, agreements.resign("anna", 0, "random"), 0, "the end")
            assert row_of(manager, id).status == "over"
            assert (await manager.store(id).answer(id, 0, "the end")) is not None
            await asyncio.to_thread(migrate.upgrade, url)  # the host's `migrate` recreates the jobs schema

            async def states() -> list[tuple[object, ...]]:
                return await asyncio.to_thread(ask, url, JOBS, id)

            assert await seen(states, lambda found: found == [("succeeded",)]) == [("succeeded",)]


class Pieces(Pool):
    """A pool that records the most commands that one statement deletes."""

    most = 0

    async def fetch(self, query: str, *values: Value) -> list[Found]:
        before = self.count()
        found = await super().fetch(query, *values)
        self.most = max(self.most, before - self.count())
        return found

    def count(self) -> int:
        ((count,),) = ask(self.url, "SELECT count(*) FROM commands")
        assert isinstance(count, int)
        return count


@pytest.mark.anyio
async def test_old_commands_are_forgotten_in_small_pieces() -> None:
    tables, commands = 60, 200
    with database() as url:
        pool = Pieces(url, 2, 30)
        store = PostgresTables(pool)
        rows = [some_row(status="over") for _ in range(tables)]
        running = some_row()
        for row in [*rows, running]:
            await store.create(row)
            await store.write(
                TableWrite(change(row, version=row.version + 1), seat=0, command="k", answer=b"{}")
            )
        ask(
            url,
            "INSERT INTO commands SELECT id, 1, n::text, '' FROM tables, generate_series(1, %s) AS n",
            commands,
        )
        assert await store.tidy(86_400) == 0  # their games have only just ended
        assert await store.tidy(0) == tables * (commands + 1)
        assert 0 < pool.most <= postgres_tables.COMMANDS_AT_ONCE
        assert pool.count() == commands + 1  # those of the running game
        assert ask(url, "SELECT * FROM finished") == []
        await store.close()


@pytest.mark.anyio
async def test_the_jobs_own_few_connections_whatever_hangs() -> None:
    count = (
        "SELECT count(*) FROM pg_stat_activity WHERE application_name = %s AND datname = current_database()"
    )
    with database() as url:
        async with managers(config_for(url, worker_poll_interval=0.1)) as (manager,), running_jobs(manager):
            most = 0

            async def connections() -> int:
                ((found,),) = await asyncio.to_thread(ask, url, count, "kingscourt-jobs")
                assert isinstance(found, int)
                return found

            assert await seen(connections, lambda found: found > 0) > 0
            with psycopg.connect(url) as locking:
                await execute_in_thread(
                    locking, "LOCK TABLE jobs.procrastinate_jobs IN ACCESS EXCLUSIVE MODE"
                )
                id = await seated(manager, [ANNA, BELA])
                await manager.change(id, agreements.resign("anna", 0, "random"), 0, "the end")
                for _ in range(50):
                    most = max(most, await connections())
                    await asyncio.sleep(0.1)
            assert most <= 5

            async def states() -> list[tuple[object, ...]]:
                return await asyncio.to_thread(ask, url, JOBS, id)

            assert await seen(states, lambda found: found == [("succeeded",)]) == [("succeeded",)]


def test_migrate_rules_reads_no_finished_table() -> None:
    with database() as url, psycopg.connect(url) as connection:
        insert = """INSERT INTO tables (id, version, status, game, last, rules, digest, pending, unlisted,
          setup, course, slots) SELECT 'a-' || n, 1, CASE WHEN n % 100 = 0 THEN 'running' ELSE 'over' END,
          'kingsburg', 0, '1', '', '{}', false, '{}', '{}', '{}' FROM generate_series(1, 5000) AS n"""
        connection.execute(insert.encode())
        connection.execute("ANALYZE tables")
        query = postgres_tables.OUTDATED.replace("$1", "'kingsburg'").replace("$2", "'2'").replace("$3", "''")
        plan = connection.execute(("EXPLAIN " + query.replace("$4", "200")).encode()).fetchall()
        assert any("tables_unfinished" in str(line[0]) for line in plan), plan
