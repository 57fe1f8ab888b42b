from __future__ import annotations

import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from kingscourt.server.store.postgres import migrate
from kingscourt.server.store.postgres.schema import METADATA
from kingscourt.server.store.postgres.schema_revision import known
from tests.server.support.databases import database

VERSION = {"alembic_version", "alembic_version.version_num"}


def tables_in(url: str) -> set[str]:
    """Tables and their columns."""
    with migrate.engine_of(url).connect() as connection:
        inspector = sa.inspect(connection)
        jobs = inspector.get_table_names("jobs") if "jobs" in inspector.get_schema_names() else []
        names = inspector.get_table_names()
        columns = {f"{name}.{column['name']}" for name in names for column in inspector.get_columns(name)}
        return set(names) | columns | {f"jobs.{name}" for name in jobs}


def test_every_migration_goes_up_and_down_and_up_again() -> None:
    with database(migrated=False) as url:
        assert migrate.current(url) is None
        for revision in migrate.revisions():
            before = tables_in(url)
            migrate.upgrade(url, revision)
            assert migrate.current(url) == revision
            after = tables_in(url)
            assert after >= before
            migrate.downgrade(url, "-1")
            assert tables_in(url) == before | VERSION
            migrate.upgrade(url, revision)
            assert tables_in(url) == after
        assert migrate.current(url) == migrate.newest()
        migrate.downgrade(url)
        assert tables_in(url) == VERSION


def test_the_numbers_of_the_files_are_the_revisions() -> None:
    assert known()[-1] == migrate.newest()


def test_the_migrated_database_is_the_declared_schema() -> None:
    with database() as url, migrate.engine_of(url).connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_server_default": False})
        assert compare_metadata(context, METADATA) == []
