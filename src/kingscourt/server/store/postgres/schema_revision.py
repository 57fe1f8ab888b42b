"""The schema revision of a database, read without the migration tools, which are slow to load."""

from __future__ import annotations

from importlib.resources import files

import psycopg

LOOK = 3  # seconds before the check gives up
MIGRATIONS = "kingscourt.server.store.postgres.migrations.versions"


def known() -> list[str]:
    """The revisions that this version knows, oldest first, from the names of the migration files."""
    names = sorted(path.name for path in files(MIGRATIONS).iterdir())
    return [name[1:5] for name in names if name.startswith("m0")]


def shown(url: str) -> str:
    """A database URL without its password."""
    scheme, _, rest = url.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}"


def fault_of(url: str) -> str:
    """Why this version cannot use a database, and what to run; empty if it can or the database is down."""
    try:
        found = _revision(url)
    except psycopg.Error:
        return ""  # processes wait for a database that is down
    newest = known()[-1]
    if found == newest:
        return ""
    if found is None or found in known():
        state = "is empty" if found is None else f"has schema {found}"
        return f"{state}, this version needs {newest}: run `kingscourt migrate` first"
    return f"has schema {found}, which is newer than this version knows ({newest}): install a newer version"


def _revision(url: str) -> str | None:
    with psycopg.connect(url, connect_timeout=LOOK) as connection:
        connection.execute(f"SET statement_timeout = '{LOOK}s'; SET lock_timeout = '{LOOK}s'".encode())
        try:
            found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        except psycopg.errors.UndefinedTable:
            return None
    return None if found is None else str(found[0])
