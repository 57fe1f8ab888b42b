"""Migrates a database to a schema revision, up or down."""

from __future__ import annotations

from importlib.resources import files

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from kingscourt.server.store.postgres import upgrade_jobs_schema

HEAD = "head"
BASE = "base"


def _config() -> Config:
    config = Config()
    config.set_main_option(
        "script_location", str(files("kingscourt.server.store.postgres").joinpath("migrations"))
    )
    return config


def engine_of(url: str) -> sa.Engine:
    """A short-lived engine for a PostgreSQL URL."""
    return sa.create_engine(
        url.replace("postgresql://", "postgresql+psycopg://", 1), poolclass=sa.pool.NullPool
    )


def upgrade(url: str, revision: str = HEAD) -> None:
    """Apply migrations up to a revision."""
    with engine_of(url).begin() as connection:
        # concurrent migrations take turns
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(7103)"))
        config = _config()
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
        if MigrationContext.configure(connection).get_current_revision() == newest():
            upgrade_jobs_schema.bring_up(connection)


def downgrade(url: str, revision: str = BASE) -> None:
    """Revert migrations down to a revision."""
    with engine_of(url).begin() as connection:
        config = _config()
        config.attributes["connection"] = connection
        command.downgrade(config, revision)


def current(url: str) -> str | None:
    """The revision a database is at."""
    with engine_of(url).connect() as connection:
        return MigrationContext.configure(connection).get_current_revision()


def jobs_version(url: str) -> str | None:
    """The version of the job library's schema in a database."""
    with engine_of(url).connect() as connection:
        return upgrade_jobs_schema.version(connection)


def contents(url: str) -> str:
    """A summary of how much a database holds."""
    with engine_of(url).connect() as connection:
        there = sa.inspect(connection).get_table_names()
        counts = {
            name: connection.execute(sa.text(f"SELECT count(*) FROM {name}")).scalar_one()
            for name in ("tables", "entries", "persons")
            if name in there
        }
    return "which holds " + ", ".join(f"{count} {name}" for name, count in counts.items())


def newest() -> str | None:
    """The revision this version of the package needs."""
    return ScriptDirectory.from_config(_config()).get_current_head()
