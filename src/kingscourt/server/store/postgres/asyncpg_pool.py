"""The only module that imports asyncpg: a typed interface to the little we use of it."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Sequence
from typing import TypeAlias

import asyncpg
import psycopg
import structlog

from kingscourt.server.errors.problems import BadRequest
from kingscourt.server.store.contract import Repeated, Unavailable
from kingscourt.server.store.postgres.pooler_check import sharing_fault
from kingscourt.server.store.postgres.schema_revision import shown
from kingscourt.server.store.task_shutdown import end

LOG = structlog.get_logger()

Value: TypeAlias = (
    "str | int | float | bool | bytes | Sequence[str] | Sequence[int] | Sequence[float | None]"
    " | Sequence[bool] | Sequence[bytes] | None"
)
Cell: TypeAlias = "str | int | float | bool | bytes | list[int] | list[str] | None"
Found: TypeAlias = "Sequence[Cell]"

_LOST = (asyncpg.PostgresConnectionError, asyncpg.InterfaceError, asyncpg.CannotConnectNowError)
_STANDBY = (asyncpg.ReadOnlySQLTransactionError, asyncpg.TargetServerAttributeNotMatched)
_STOPPING = (asyncpg.AdminShutdownError, asyncpg.CrashShutdownError, asyncpg.TooManyConnectionsError)
_LEAVE = (*_LOST, *_STOPPING, *_STANDBY)  # close these connections; the next may be better
# full disk, standby, statement cancelled by an operator, lock timeout: nothing was committed
_AWAY = (
    asyncpg.UndefinedTableError,  # a database created after we started and not migrated
    asyncpg.UndefinedColumnError,
    asyncpg.InsufficientResourcesError,
    asyncpg.InvalidTransactionStateError,
    asyncpg.OperatorInterventionError,
    asyncpg.ObjectNotInPrerequisiteStateError,
    asyncpg.PostgresSystemError,
    asyncpg.InternalServerError,
)
_AT_ONCE = contextlib.nullcontext()
_STATEMENT, _LOCK = 0.8, 0.5  # of the timeout; the database gives up first, so its connection stays good
LEAVING = 2.0  # seconds for an abandoned statement to end before we check whether it has
LOOK_AGAIN = 1.0

# Every statement finds its rows by key; a plan made for a small table must not scan it once it has grown.
_SETTINGS = {
    "search_path": "public, jobs",
    "enable_seqscan": "off",
    "enable_hashjoin": "off",
    "enable_mergejoin": "off",
    "jit": "off",
}
# Not sent while connecting, since PgBouncer refuses or ignores them there.
_APPLY = """
SELECT pg_backend_pid(), set_config(name, value, false) FROM unnest($1::text[], $2::text[]) AS s (name, value)
"""
_NAME = "kingscourt"
_MIXED_UP = (asyncpg.InvalidSQLStatementNameError, asyncpg.DuplicatePreparedStatementError)


class _Connection(asyncpg.Connection):  # type: ignore[misc] # asyncpg ships no types
    """Never asks the server to cancel: the server does that itself, but not during a commit.

    A commit cancelled while it waits for a standby counts as done although the standby lacks it.
    """

    def _cancel_current_command(self, sent: asyncio.Future[None], *_: object) -> None:
        sent.set_result(None)


class TransactionRolledBack(Exception):
    """The transaction was rolled back for a transient reason, such as a deadlock."""


class Pool:
    """Connections to one database, opened on demand, so that a process can start without it.

    asyncpg's own pool resets connections after statements that leave state behind; ours leave none, and
    passing a connection on directly costs a tenth of a reset.

    There are never more than `size`, whatever hangs: a connection whose statement was abandoned counts until
    the server has ended it. Only checking for that takes one more connection, one at a time.
    """

    def __init__(
        self, url: str, size: int, timeout: float, statement_timeout: float = 0, lock_timeout: float = 0
    ) -> None:
        self.url = url
        self.timeout = timeout
        self._settings = {
            **_SETTINGS,
            "statement_timeout": _milliseconds(statement_timeout or timeout * _STATEMENT),
            "lock_timeout": _milliseconds(lock_timeout or timeout * _LOCK),
        }
        self._free = size  # connections that may still be opened
        self._idle: list[asyncpg.Connection] = []
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._left_opening: set[asyncio.Task[asyncpg.Connection]] = set()  # their callers were cancelled
        self._leaving: set[asyncio.Task[None]] = set()  # connections with an abandoned statement
        self._asking = asyncio.Lock()
        self._checking = asyncio.Lock()
        self._has_own_sessions = False  # known once a pooler was checked
        self._refusal = ""
        self._is_closed = False

    async def fetch(self, query: str, *values: Value) -> list[Found]:
        """All rows of a statement, which is a transaction of its own."""
        try:
            connection = await self._take()
            try:
                rows: list[Found] = await connection.fetch(query, *values, timeout=self.timeout)
            except BaseException as error:
                if isinstance(error, _STANDBY):
                    self._hang_up()  # the others lead to the same server, which is no longer the primary
                self._part_with(connection, error)
                raise
            self._give_back(connection)
        except asyncpg.UniqueViolationError as error:
            raise Repeated(error.constraint_name) from error
        except asyncpg.DataError as error:
            raise BadRequest("text cannot be stored") from error  # such as one with a zero byte
        except asyncpg.TransactionRollbackError as error:
            raise TransactionRolledBack(f"{type(error).__name__}: {error}") from error
        except (*_LEAVE, *_AWAY, OSError, TimeoutError) as error:
            raise Unavailable(f"{type(error).__name__}: {error}") from error
        return rows

    async def one(self, query: str, *values: Value) -> Found | None:
        """The first row, if any."""
        rows = await self.fetch(query, *values)
        return rows[0] if rows else None

    async def close(self) -> None:
        """Close all connections and open no more."""
        self._is_closed = True
        self._hang_up()
        await end([*self._left_opening, *self._leaving])

    def _hang_up(self) -> None:
        """Close idle connections."""
        for connection in self._idle:
            connection.terminate()
        self._free += len(self._idle)
        self._idle.clear()

    async def _take(self) -> asyncpg.Connection:
        if self._is_closed:
            raise Unavailable("this process is closing")
        async with asyncio.timeout(self.timeout) if self._must_wait() else _AT_ONCE:
            while self._must_wait():
                turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
                self._waiting.append(turn)
                try:
                    await turn
                except BaseException:
                    if turn in self._waiting:
                        self._waiting.remove(turn)
                    else:
                        self._wake_next()  # pass our turn on
                    raise
        while self._idle:
            connection = self._idle.pop()
            if not connection.is_closed():
                return connection
            self._free += 1
        self._free -= 1
        return await self._open()

    async def _open(self) -> asyncpg.Connection:
        """Open a connection, completely even if the caller is cancelled: a half-open one cannot be closed."""
        opening = asyncio.create_task(self._begin_session())
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
        """Keep a connection whose caller was cancelled for the next one."""
        self._left_opening.discard(opening)
        if opening.cancelled() or opening.exception():
            self._free += 1
            self._wake_next()
        else:
            self._give_back(opening.result())

    def _part_with(self, connection: asyncpg.Connection, error: BaseException) -> None:
        """Reuse a connection after an error, close it, or wait for its abandoned statement."""
        is_answer = isinstance(error, asyncpg.PostgresError)
        if is_answer and not isinstance(error, _LEAVE):
            self._give_back(connection)
        elif is_answer or connection.is_closed():
            connection.terminate()
            self._give_back(connection)
        else:
            leaving = asyncio.create_task(self._see_off(connection))
            self._leaving.add(leaving)
            leaving.add_done_callback(self._leaving.discard)

    async def _see_off(self, connection: asyncpg.Connection) -> None:
        """Keep a connection's slot until the server has ended it; it may still be working or hang.

        A pooler gives numbers of its own, so that its slots are free at once; it has a limit of its own, too.
        """
        pid: int = connection.get_server_pid()
        try:
            await connection.close(timeout=LEAVING)
        except Exception:  # the connection is aborted by now, but its server process may not be
            while not self._is_closed and not await self._is_gone(pid):
                await asyncio.sleep(LOOK_AGAIN)
        finally:
            self._free += 1
            self._wake_next()

    async def _is_gone(self, pid: int) -> bool:
        """Whether the current server has no such process."""
        query = "SELECT count(*) = 0 FROM pg_stat_activity WHERE pid = $1 AND application_name = $2"
        async with self._asking:
            try:
                connection = await self._connect()
            except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError):
                return False
            try:
                return bool(await connection.fetchval(query, pid, _NAME))
            except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError):
                return False
            finally:
                connection.terminate()

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

    async def _begin_session(self) -> asyncpg.Connection:
        connection = await self._connect()
        try:
            names, values = list(self._settings), list(self._settings.values())
            try:
                rows = await connection.fetch(_APPLY, names, values, timeout=self.timeout)
            except _MIXED_UP:
                await self._check_pooler()
                raise
            if rows[0][0] != connection.get_server_pid():  # the number is a pooler's
                await self._check_pooler()
        except BaseException:
            connection.terminate()
            raise
        return connection

    async def _check_pooler(self) -> None:
        """Refuse a pooler that mixes up sessions, for good: looking again and again might once miss it."""
        async with self._checking:
            if not self._refusal and not self._has_own_sessions:
                try:
                    self._refusal = await sharing_fault(self.url)
                except psycopg.Error as error:
                    raise Unavailable(str(error)) from error
                self._has_own_sessions = not self._refusal
                if self._refusal:
                    LOG.error("database refused", database=shown(self.url), problem=self._refusal)
        if self._refusal:
            raise Unavailable(self._refusal)

    async def _connect(self) -> asyncpg.Connection:
        return await asyncpg.connect(
            self.url,
            command_timeout=self.timeout,
            timeout=self.timeout,
            server_settings={"application_name": _NAME},
            connection_class=_Connection,
            target_session_attrs="read-write",  # a standby may be behind and must not be read
        )


def _milliseconds(seconds: float) -> str:
    """Milliseconds, at least one, as zero would mean no limit."""
    return str(max(1, round(seconds * 1000)))
