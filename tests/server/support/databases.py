"""Databases on the real PostgreSQL, created for a test and dropped after it."""

from __future__ import annotations

import asyncio
import atexit
import functools
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
    """Address of a new database. It is dropped when this process ends: a drop waits for a checkpoint."""
    is_shared = server == POSTGRES
    url = _create(server, f"TEMPLATE {_migrated()}" if migrated and is_shared else "")
    if migrated and not is_shared:
        migrate.upgrade(url)
    try:
        yield url
    finally:
        _hang_up(server, url)
        if is_shared:
            _LEFT_OVER.append(url)
        else:
            _drop(server, [url])


_LEFT_OVER: list[str] = []


@functools.cache
def _migrated() -> str:
    """A migrated database of the shared server, to be copied: that is quicker than migrating."""
    url = _create(POSTGRES)
    migrate.upgrade(url)
    _LEFT_OVER.append(url)
    return _name(url)


def _create(server: str, how: str = "") -> str:
    name = f"kingscourt_test_{secrets.token_hex(6)}"
    with _administered(server) as connection:
        connection.execute(f"CREATE DATABASE {name} {how}".encode())
    return f"{server}/{name}"


def _hang_up(server: str, url: str) -> None:
    """End connections that a test has left open."""
    with _administered(server) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [_name(url)]
        )


@atexit.register
def _drop_left_over() -> None:
    if _LEFT_OVER:
        _drop(POSTGRES, _LEFT_OVER)


def _drop(server: str, urls: list[str]) -> None:
    with _administered(server) as connection:
        for url in urls:
            connection.execute(f"DROP DATABASE IF EXISTS {_name(url)} WITH (FORCE)".encode())


def _name(url: str) -> str:
    return url.rpartition("/")[2]


def _administered(server: str) -> psycopg.Connection[tuple[object, ...]]:
    return psycopg.connect(f"{server}/postgres", autocommit=True)


async def execute_in_thread(
    connection: psycopg.Connection[tuple[object, ...]], query: str, values: Sequence[object] = ()
) -> None:
    """Execute a statement that may wait for a lock, while this event loop goes on.

    Executed on the loop it would wait for ever: whoever holds the lock may be a task of the same loop that
    has yet to commit.
    """
    await asyncio.to_thread(connection.execute, query.encode(), values)
