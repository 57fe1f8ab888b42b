"""Recognizes poolers that share connections between transactions, such as PgBouncer in transaction mode.

Our sessions keep things in the server: settings, prepared statements, channels that they listen on. Behind
such a pooler one process's statement runs under the name of another's.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Coroutine, Iterator
from contextlib import AsyncExitStack, contextmanager

import psycopg

from kingscourt.server.store.task_shutdown import cancel_and_wait

CONNECTING = 3  # seconds
WAITING = 2.0  # seconds for an answer that takes milliseconds unless another session has our connection
IN_ALL = 5.0  # seconds
OTHERS, ROUNDS = 2, 12  # sessions that hold a connection each, and how often they take one
SHARED = (
    "leads through a pooler that shares connections between transactions and so mixes up sessions: connect"
    " directly, or choose session pooling (PgBouncer: `pool_mode = session`)"
)
NO_ANSWER = "the database does not answer"
NO_SECOND = "the pooler gives out no further connection: connect directly, or allow all processes enough"
_BACKEND = "SELECT pg_backend_pid()"
_MARK = "SELECT set_config('kingscourt.session', %s, false)"
_LOOK = "SELECT current_setting('kingscourt.session', true)"


def pooler_fault(url: str) -> str:
    """Why the pooler of a database cannot be used; empty if it can, there is none, or nothing answers."""
    try:
        return asyncio.run(sharing_fault(url))
    except (psycopg.Error, OSError, TimeoutError):
        return ""  # processes wait for a database that is down


async def sharing_fault(url: str) -> str:
    """Whether sessions share connections, as a fault, or empty; raises an error if that cannot be told now.

    A server tells a new session the number of its process; a pooler tells one of its own. Without a pooler,
    therefore, one connection is enough.
    """
    async with AsyncExitStack() as stack:
        ours = await _session(stack, url)
        with _saying(NO_ANSWER):
            async with asyncio.timeout(CONNECTING):
                backend = await ours.value(_BACKEND)
        if backend == ours.connection.info.backend_pid:
            return ""
        with _saying(NO_SECOND):
            async with asyncio.timeout(IN_ALL):
                others = [await _session(stack, url) for _ in range(OTHERS)]
                return SHARED if await _is_shared(ours, others) else ""


@contextmanager
def _saying(words: str) -> Iterator[None]:
    """Give a timeout words, which it lacks."""
    try:
        yield
    except TimeoutError:
        raise TimeoutError(words) from None


class _Session:
    """A session that leaves a mark of its own in the server."""

    def __init__(self, connection: psycopg.AsyncConnection[tuple[object, ...]]) -> None:
        self.connection = connection
        self._mark = secrets.token_hex(8)

    async def value(self, query: str, *values: str) -> object:
        """The first value of a statement's result."""
        row = await (await self.connection.execute(query.encode(), values)).fetchone()
        assert row is not None
        return row[0]

    async def leave_mark(self) -> None:
        await self.value(_MARK, self._mark)

    async def has_lost_mark(self) -> bool:
        """Whether the session is on another connection, or another session was on this one."""
        return await self.value(_LOOK) != self._mark

    async def begin(self) -> None:
        """Take a connection and keep it."""
        await self.connection.execute("BEGIN")

    async def release(self) -> None:
        """Let the connection go."""
        await self.connection.execute("ROLLBACK")


async def _session(stack: AsyncExitStack, url: str) -> _Session:
    opened = await psycopg.AsyncConnection.connect(
        url,
        autocommit=True,
        connect_timeout=CONNECTING,
        application_name="kingscourt-pooler-check",
        prepare_threshold=None,
    )
    return _Session(await stack.enter_async_context(opened))


async def _is_shared(ours: _Session, others: list[_Session]) -> bool:
    """Whether one session is ever on the connection of another.

    On a quiet pooler that shares connections the first marks show it. On a busy one strangers come between,
    so that it takes several sessions, several times, of which two keep the connection that they got.
    """
    await ours.leave_mark()
    for other in others:
        await _beside(ours, other.leave_mark())
    for _ in range(ROUNDS):
        for other in others:
            try:
                await _beside(ours, other.begin())
            except psycopg.errors.ProtocolViolation as error:  # PgBouncer's code for everything
                if "statement pooling" in str(error):  # which allows no transactions
                    return True
                raise
            if await other.has_lost_mark() or await _waits_or_has_lost_mark(ours, others):
                return True
        for other in others:
            await other.release()
    return False


async def _beside(ours: _Session, statement: Coroutine[None, None, None]) -> None:
    """Execute a statement of another session, which may get no connection as long as we have ours."""
    executing = asyncio.create_task(statement)
    try:
        done, _ = await asyncio.wait([executing], timeout=WAITING)
        if not done:
            await ours.connection.close()
        await executing
        if not done:
            raise TimeoutError
    finally:
        await cancel_and_wait([executing])


async def _waits_or_has_lost_mark(ours: _Session, others: list[_Session]) -> bool:
    """Whether our session is on another connection, or waits until one of the others lets go."""
    looking = asyncio.create_task(ours.has_lost_mark())
    try:
        done, _ = await asyncio.wait([looking], timeout=WAITING)
        if done:
            return looking.result()
        for other in others:
            await other.release()
        await looking  # goes on waiting if the database hangs, which proves nothing
        return True
    finally:
        await cancel_and_wait([looking])
