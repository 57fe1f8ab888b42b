from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext

from kingscourt.server.store.postgres import migrate, schema_revision
from kingscourt.server.store.postgres.declared_schema import METADATA
from kingscourt.server.store.postgres.schema_revision import fault_of, known
from tests.server.support.databases import database

VERSION = {"alembic_version", "alembic_version.version_num"}
LATER = """
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.execute("ALTER TABLE persons ADD COLUMN later text")


def downgrade() -> None:
    op.execute("ALTER TABLE persons DROP COLUMN later")
"""


def tables_in(url: str) -> set[str]:
    """Tables and their columns."""
    with migrate.engine_of(url).connect() as connection:
        inspector = sa.inspect(connection)
        jobs = inspector.get_table_names("jobs") if "jobs" in inspector.get_schema_names() else []
        names = inspector.get_table_names()
        columns = {f"{name}.{column['name']}" for name in names for column in inspector.get_columns(name)}
        return set(names) | columns | {f"jobs.{name}" for name in jobs}


@pytest.fixture
def later_version(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A version of the package with one more migration."""
    (tmp_path / "m0002_later.py").write_text(LATER)
    config_of_ours = migrate._config

    def config() -> Config:
        ours = config_of_ours()
        folder = Path(ours.get_main_option("script_location") or "")
        ours.set_main_option("path_separator", "newline")
        ours.set_main_option("version_locations", f"{folder / 'versions'}\n{tmp_path}")
        return ours

    numbers = [*known(), "0002"]
    monkeypatch.setattr(migrate, "_config", config)
    monkeypatch.setattr(schema_revision, "known", lambda: numbers)


def test_an_empty_database_goes_up_and_down_and_up_again() -> None:
    with database(migrated=False) as url:
        assert migrate.current(url) is None
        migrate.upgrade(url)
        assert migrate.current(url) == migrate.newest()
        after = tables_in(url)
        assert {"tables", "persons", "jobs.procrastinate_jobs"} <= after
        migrate.downgrade(url)
        assert tables_in(url) == VERSION
        migrate.upgrade(url)
        assert tables_in(url) == after


@pytest.mark.usefixtures("later_version")
def test_a_later_version_brings_its_migration_and_takes_it_back() -> None:
    with database(migrated=False) as url:
        migrate.upgrade(url, "0001")
        before = tables_in(url)
        assert not any(name.startswith("jobs.") for name in before)  # they come with the last migration
        assert fault_of(url) == "has schema 0001, this version needs 0002: run `kingscourt migrate` first"
        migrate.upgrade(url)
        after = tables_in(url)
        assert "persons.later" in after
        assert fault_of(url) == ""
        migrate.downgrade(url, "-1")
        assert tables_in(url) == after - {"persons.later"} > before
        migrate.upgrade(url)
        assert tables_in(url) == after


def test_migrations_at_the_same_time_take_turns() -> None:
    with database(migrated=False) as url, ThreadPoolExecutor(4) as threads:
        for done in [threads.submit(migrate.upgrade, url) for _ in range(4)]:
            done.result()
        assert migrate.current(url) == migrate.newest()


def test_the_numbers_of_the_files_are_the_revisions() -> None:
    assert known()[-1] == migrate.newest()


def test_the_migrated_database_is_the_declared_schema() -> None:
    with database() as url, migrate.engine_of(url).connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_server_default": False})
        assert compare_metadata(context, METADATA) == []
