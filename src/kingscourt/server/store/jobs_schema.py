"""The tables of the job library, in a schema of their own: which version a database has, how it gets ours."""

from __future__ import annotations

from pathlib import Path

from procrastinate.schema import SchemaManager
from sqlalchemy.engine import Connection

VERSION_LENGTH = len("00.00.00_00")  # of the library's migrations, at the beginning of their file names
FOUND = """SELECT obj_description(oid, 'pg_namespace') FROM pg_namespace WHERE nspname = 'jobs'"""


def shipped() -> dict[str, Path]:
    """The migrations of the installed library by version, oldest first."""
    paths = sorted(Path(SchemaManager.get_migrations_path()).glob("*.sql"))
    return {path.name[:VERSION_LENGTH]: path for path in paths}


def newest() -> str:
    """The version of the installed library's schema."""
    return list(shipped())[-1]


def version(connection: Connection) -> str | None:
    """The version that a database has; it lies beside what it is about, as the comment of the schema."""
    found = connection.exec_driver_sql(FOUND).fetchone()
    return None if found is None else found[0]


def install(connection: Connection) -> None:
    """The schema of the installed library in place of whatever is there."""
    connection.exec_driver_sql("DROP SCHEMA IF EXISTS jobs CASCADE")
    connection.exec_driver_sql("CREATE SCHEMA jobs")
    _run(connection, SchemaManager.get_schema())
    _note(connection)


def bring_up(connection: Connection) -> None:
    """Apply what the library has added since a database's version; make anew what is not there."""
    found = version(connection)
    if found is None:
        install(connection)
        return
    for number, path in shipped().items():
        if number > found:
            _run(connection, path.read_text("utf-8"))
    if found < newest():
        _note(connection)


def _run(connection: Connection, script: str) -> None:
    connection.exec_driver_sql("SET LOCAL search_path TO jobs")
    connection.exec_driver_sql(script.replace("%", "%%"))
    connection.exec_driver_sql("SET LOCAL search_path TO public")


def _note(connection: Connection) -> None:
    connection.exec_driver_sql(f"COMMENT ON SCHEMA jobs IS '{newest()}'")
