"""The job library's tables, in their own schema: which version a database has, and how to upgrade it."""

from __future__ import annotations

from pathlib import Path

from procrastinate.schema import SchemaManager
from sqlalchemy.engine import Connection

VERSION_LENGTH = len("00.00.00_00")  # of the version that begins the library's migration file names
FOUND = """SELECT obj_description(oid, 'pg_namespace') FROM pg_namespace WHERE nspname = 'jobs'"""


def shipped() -> dict[str, Path]:
    """The migrations of the installed library by version, oldest first."""
    paths = sorted(Path(SchemaManager.get_migrations_path()).glob("*.sql"))
    return {path.name[:VERSION_LENGTH]: path for path in paths}


def newest() -> str:
    """The version of the installed library's schema."""
    return list(shipped())[-1]


def version(connection: Connection) -> str | None:
    """The version in a database, stored as the comment of the schema it describes."""
    found = connection.exec_driver_sql(FOUND).fetchone()
    return None if found is None else found[0]


def bring_up(connection: Connection) -> None:
    """Apply the library's migrations since the database's version, or install the schema if it is missing."""
    found = version(connection)
    if found is None:
        connection.exec_driver_sql("CREATE SCHEMA jobs")
        _run(connection, SchemaManager.get_schema())
    else:
        for number, path in shipped().items():
            if number > found:
                _run(connection, path.read_text("utf-8"))
    if found is None or found < newest():
        connection.exec_driver_sql(f"COMMENT ON SCHEMA jobs IS '{newest()}'")


def _run(connection: Connection, script: str) -> None:
    connection.exec_driver_sql("SET LOCAL search_path TO jobs")
    connection.exec_driver_sql(script.replace("%", "%%"))
    connection.exec_driver_sql("SET LOCAL search_path TO public")
