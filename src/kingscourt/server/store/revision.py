"""Which schema a database has, looked at without the tools that migrate it: they are slow to load."""

from __future__ import annotations

from importlib.resources import files

import psycopg

LOOK = 3  # seconds: nobody waits for the look
MIGRATIONS = "kingscourt.server.store.migrations.versions"


def known() -> list[str]:
    """The revisions that this version knows, oldest first: the numbers of the files."""
    names = sorted(path.name for path in files(MIGRATIONS).iterdir())
    return [name[1:5] for name in names if name.startswith("m0")]


def shown(url: str) -> str:
    """An address without its password."""
    scheme, _, rest = url.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}"


def fault_of(url: str) -> str:
    """What keeps this version from using a database, and what to run; empty: nothing, or it is away."""
    try:
        found = _revision(url)
    except psycopg.Error:
        return ""  # processes wait for a database that is away
    newest = known()[-1]
    if found == newest:
        return ""
    if found is None or found in known():
        state = "is empty" if found is None else f"has schema {found}"
        return f"{state}, this version needs {newest}: run `kingscourt migrate` first"
    return f"has schema {found}, which is newer than this version knows ({newest}): install a newer version"


def _revision(url: str) -> str | None:
    options = f"-c statement_timeout={LOOK}s -c lock_timeout={LOOK}s"
    with psycopg.connect(url, connect_timeout=LOOK, options=options) as connection:
        try:
            found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        except psycopg.errors.UndefinedTable:
            return None
    return None if found is None else str(found[0])
