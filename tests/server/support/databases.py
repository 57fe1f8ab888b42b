"""Databases on the real PostgreSQL, created for a test and dropped after it."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import psycopg

from kingscourt.server.store.postgres import migrate

POSTGRES = os.environ.get("KINGSCOURT_TEST_POSTGRES", "postgresql://127.0.0.1:5432")
NATS = os.environ.get("KINGSCOURT_TEST_NATS", "nats://127.0.0.1:4222")


@contextmanager
def database(server: str = POSTGRES, migrated: bool = True) -> Iterator[str]:
    """Address of a new database."""
    name = f"kingscourt_test_{secrets.token_hex(6)}"
    with psycopg.connect(f"{server}/postgres", autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    url = f"{server}/{name}"
    try:
        if migrated:
            migrate.upgrade(url)
        yield url
    finally:
        with psycopg.connect(f"{server}/postgres", autocommit=True) as connection:
            connection.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)".encode())


async def execute_in_thread(
    connection: psycopg.Connection[tuple[object, ...]], query: str, values: Sequence[object] = ()
) -> None:
    """Execute a statement that may wait for a lock, while this event loop goes on.

    Executed on the loop it would wait for ever: whoever holds the lock may be a task of the same loop that
    has yet to commit.
    """
    await asyncio.to_thread(connection.execute, query.encode(), values)
