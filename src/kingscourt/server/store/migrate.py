"""Bring a database to a version of the schema, up or down."""

from __future__ import annotations

from importlib.resources import files

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from kingscourt.server.store import jobs_schema

HEAD = "head"
BASE = "base"
LOOK = 3  # seconds for a look at the start


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(files("kingscourt.server.store").joinpath("migrations")))
    return config


def engine_of(url: str, **arguments: str | int) -> sa.Engine:
    """A short-lived engine for a PostgreSQL address, with arguments of the connection."""
    return sa.create_engine(
        url.replace("postgresql://", "postgresql+psycopg://", 1),
        poolclass=sa.pool.NullPool,
        connect_args=arguments,
    )


def upgrade(url: str, revision: str = HEAD) -> None:
    """Apply migrations up to a revision."""
    with engine_of(url).begin() as connection:
        # two processes that migrate at once take turns
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(7103)"))
        config = _config()
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
        if MigrationContext.configure(connection).get_current_revision() == newest():
            jobs_schema.bring_up(connection)


def downgrade(url: str, revision: str = BASE) -> None:
    """Take migrations back down to a revision."""
    with engine_of(url).begin() as connection:
        config = _config()
        config.attributes["connection"] = connection
        command.downgrade(config, revision)


def current(url: str) -> str | None:
    """The revision a database is at."""
    with engine_of(url).connect() as connection:
        return MigrationContext.configure(connection).get_current_revision()


def fault_of(url: str) -> str:
    """What keeps this version from using a database, and what to run; empty: nothing, or it is away."""
    options = f"-c statement_timeout={LOOK * 1000} -c lock_timeout={LOOK * 1000}"
    engine = engine_of(url, connect_timeout=LOOK, options=options)
    try:
        with engine.connect() as connection:
            found = MigrationContext.configure(connection).get_current_revision()
    except sa.exc.DBAPIError:
        return ""  # processes wait for a database that is away
    known = [script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()]
    if found == known[0]:
        return ""
    if found is None or found in known:
        state = "is empty" if found is None else f"has schema {found}"
        return f"{state}, this version needs {known[0]}: run `kingscourt migrate` first"
    return f"has schema {found}, which is newer than this version knows ({known[0]}): install a newer version"


def newest() -> str | None:
    """The revision this version of the package needs."""
    return ScriptDirectory.from_config(_config()).get_current_head()


def revisions() -> list[str]:
    """Every revision, the oldest first."""
    scripts = ScriptDirectory.from_config(_config()).walk_revisions()
    return [script.revision for script in scripts][::-1]
