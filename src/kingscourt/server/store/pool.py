"""The one module that knows asyncpg: a typed face for the little we use of it."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Sequence
from typing import TypeAlias

import asyncpg

from kingscourt.server.errors.problems import BadRequest
from kingscourt.server.store.contract import Repeated, Unavailable
from kingscourt.server.store.ending import end

Value: TypeAlias = (
    "str | int | float | bool | bytes | Sequence[str] | Sequence[int] | Sequence[float | None]"
    " | Sequence[bool] | Sequence[bytes] | None"
)
Cell: TypeAlias = "str | int | float | bool | bytes | list[int] | list[str] | None"
Found: TypeAlias = "Sequence[Cell]"

_LOST = (asyncpg.PostgresConnectionError, asyncpg.InterfaceError, asyncpg.CannotConnectNowError)
_STANDBY = (asyncpg.ReadOnlySQLTransactionError, asyncpg.TargetServerAttributeNotMatched)
_STOPPING = (asyncpg.AdminShutdownError, asyncpg.CrashShutdownError, asyncpg.TooManyConnectionsError)
_LEAVE = (*_LOST, *_STOPPING, *_STANDBY)  # the next connection may be better
# a full disk, a standby, an operator who cancels, a lock that is not given: nothing was committed
_AWAY = (
    asyncpg.InsufficientResourcesError,
    asyncpg.InvalidTransactionStateError,
    asyncpg.OperatorInterventionError,
    asyncpg.ObjectNotInPrerequisiteStateError,
    asyncpg.PostgresSystemError,
    asyncpg.InternalServerError,
)
_AT_ONCE = contextlib.nullcontext()


# Every statement finds its rows by key; a plan made while a table was small must not read all of it later.
_SETTINGS = {
    "application_name": "kingscourt",
    "search_path": "public, jobs",
    "enable_seqscan": "off",
    "enable_hashjoin": "off",
    "enable_mergejoin": "off",
    "jit": "off",
}


class Spoiled(Exception):
    """The transaction was given up, for a reason that need not come again: a deadlock."""


class Pool:
    """Connections to one database; opened when they are needed, so that a process starts without it.

    asyncpg's own pool guards against statements that leave something behind; ours leave nothing, and
    handing a connection from one to the next costs a tenth of what the guarding does.
    """

    def __init__(self, url: str, size: int, timeout: float) -> None:
        self.url = url
        self._timeout = timeout
        self._free = size  # connections that may still be opened
        self._idle: list[asyncpg.Connection] = []
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._left_opening: set[asyncio.Task[asyncpg.Connection]] = set()  # by those who went away meanwhile
        self._is_closed = False

    async def fetch(self, query: str, *values: Value) -> list[Found]:
        """All rows of a statement, which is a transaction of its own."""
        try:
            connection = await self._take()
            try:
                rows: list[Found] = await connection.fetch(query, *values, timeout=self._timeout)
            except BaseException as error:
                if not isinstance(error, asyncpg.PostgresError) or isinstance(error, _LEAVE):
                    connection.terminate()  # nobody knows what it is doing
                if isinstance(error, _STANDBY):
                    self._hang_up()  # the others lead to the same server, which is the primary no more
                self._give_back(connection)
                raise
            self._give_back(connection)
        except asyncpg.UniqueViolationError as error:
            raise Repeated(error.constraint_name) from error
        except asyncpg.DataError as error:
            raise BadRequest("a text that cannot be stored") from error  # such as one with a zero byte
        except asyncpg.TransactionRollbackError as error:
            raise Spoiled(f"{type(error).__name__}: {error}") from error
        except (*_LEAVE, *_AWAY, OSError, TimeoutError) as error:
            raise Unavailable(f"{type(error).__name__}: {error}") from error
        return rows

    async def one(self, query: str, *values: Value) -> Found | None:
        """The first row, if any."""
        rows = await self.fetch(query, *values)
        return rows[0] if rows else None

    async def close(self) -> None:
        """Close every connection; no other is opened from here on."""
        self._is_closed = True
        self._hang_up()
        await end(self._left_opening)

    def _hang_up(self) -> None:
        """Close the connections that nobody uses."""
        for connection in self._idle:
            connection.terminate()
        self._free += len(self._idle)
        self._idle.clear()

    async def _take(self) -> asyncpg.Connection:
        if self._is_closed:
            raise Unavailable("this process is closing")
        async with asyncio.timeout(self._timeout) if self._must_wait() else _AT_ONCE:
            while self._must_wait():
                turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
                self._waiting.append(turn)
                try:
                    await turn
                except BaseException:
                    if turn in self._waiting:
                        self._waiting.remove(turn)
                    else:
                        self._wake_next()  # it was our turn: somebody else's now
                    raise
        while self._idle:
            connection = self._idle.pop()
            if not connection.is_closed():
                return connection
            self._free += 1
        self._free -= 1
        return await self._open()

    async def _open(self) -> asyncpg.Connection:
        """A new connection; opened to the end whoever goes away, for half a one cannot be closed."""
        opening = asyncio.create_task(self._connect())
        try:
            return await asyncio.shield(opening)
        except asyncio.CancelledError:
            self._left_opening.add(opening)
            opening.add_done_callback(self._keep)
            raise
        except BaseException:
            self._free += 1
            self._wake_next()
            raise

    def _keep(self, opening: asyncio.Task[asyncpg.Connection]) -> None:
        """For the next who needs one."""
        self._left_opening.discard(opening)
        if opening.cancelled() or opening.exception():
            self._free += 1
            self._wake_next()
        else:
            self._give_back(opening.result())

    def _must_wait(self) -> bool:
        return not self._idle and self._free <= 0

    def _give_back(self, connection: asyncpg.Connection) -> None:
        if connection.is_closed() or self._is_closed:
            connection.terminate()
            self._free += 1
        else:
            self._idle.append(connection)
        self._wake_next()

    def _wake_next(self) -> None:
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return

    async def _connect(self) -> asyncpg.Connection:
        return await asyncpg.connect(
            self.url,
            command_timeout=self._timeout,
            timeout=self._timeout,
            server_settings=_SETTINGS,
            target_session_attrs="read-write",  # a standby may be behind: what it shows is not the truth
        )
