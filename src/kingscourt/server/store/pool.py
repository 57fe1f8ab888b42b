"""The one module that knows asyncpg: a typed face for the little we use of it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TypeAlias

import asyncpg

from kingscourt.server.problems import BadRequest
from kingscourt.server.store.contract import Repeated, Unavailable

Value: TypeAlias = "str | int | float | bool | bytes | Sequence[str] | Sequence[int] | None"
Cell: TypeAlias = "str | int | float | bool | bytes | list[int] | list[str] | None"
Found: TypeAlias = "Sequence[Cell]"

_LOST = (asyncpg.PostgresConnectionError, asyncpg.InterfaceError, asyncpg.CannotConnectNowError)
_STOPPING = (asyncpg.AdminShutdownError, asyncpg.CrashShutdownError, asyncpg.TooManyConnectionsError)


class Pool:
    """Connections to one database; opened when first used, so that a process starts without it."""

    def __init__(self, url: str, size: int, timeout: float) -> None:
        self.url = url
        self._size = size
        self._timeout = timeout
        self._pool: asyncpg.Pool | None = None
        self._opening = asyncio.Lock()

    async def fetch(self, query: str, *values: Value) -> list[Found]:
        """All rows of a statement, which is a transaction of its own."""
        try:
            pool = self._pool or await self._open()
            rows: list[Found] = await pool.fetch(query, *values, timeout=self._timeout)
        except asyncpg.UniqueViolationError as error:
            raise Repeated(error.constraint_name) from error
        except asyncpg.DataError as error:
            raise BadRequest("a text that cannot be stored") from error  # such as one with a zero byte
        except (*_LOST, *_STOPPING, OSError, TimeoutError) as error:
            raise Unavailable(f"{type(error).__name__}: {error}") from error
        return rows

    async def one(self, query: str, *values: Value) -> Found | None:
        """The first row, if any."""
        rows = await self.fetch(query, *values)
        return rows[0] if rows else None

    async def close(self) -> None:
        """Close every connection."""
        if self._pool is not None:
            self._pool.terminate()
            self._pool = None

    async def _open(self) -> asyncpg.Pool:
        async with self._opening:
            if self._pool is None:
                self._pool = await asyncpg.create_pool(
                    self.url,
                    min_size=1,
                    max_size=self._size,
                    command_timeout=self._timeout,
                    timeout=self._timeout,
                    reset=_keep,
                    server_settings={"application_name": "kingscourt", "search_path": "public, jobs"},
                )
            return self._pool


async def _keep(_: asyncpg.Connection) -> None:
    """Statements leave nothing behind, so a connection needs no cleaning, which would be a round trip."""
