"""Group commit: commands that arrive during a commit share the next transaction and disk flush."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Final

import structlog

from kingscourt.server.errors.problems import BadRequest
from kingscourt.server.model.table_row import TableWrite
from kingscourt.server.observability.metrics import COMMITS
from kingscourt.server.store.contract import Conflict, Repeated, Unavailable
from kingscourt.server.store.postgres.asyncpg_pool import Pool, TransactionRolledBack, Value
from kingscourt.server.store.postgres.row_codec import text_of
from kingscourt.server.store.task_shutdown import end

LOG = structlog.get_logger()
LANES: Final = 2  # concurrent transactions, so that one waiting for a lock does not hold up all others
MOST: Final = 64  # tables per transaction

# Each row is guarded by its own version and stamp; one that fails is skipped without affecting the others.
WRITE_TOGETHER: Final = """
WITH new AS (
  SELECT * FROM unnest($1::text[], $2::integer[], $3::text[], $4::integer[], $5::text[], $6::text[],
    $7::text[], $8::float8[], $9::float8[], $10::boolean[], $11::text[], $12::text[],
    $13::smallint[], $14::text[], $15::bytea[], $16::text[], $17::text[])
  AS n (id, version, status, last, rules, digest, pending, deadline, bot_at, unlisted, course, slots,
    seat, command, answer, stamp, before)
), changed AS (
  UPDATE tables t SET version = n.version + 1, status = n.status, last = n.last, rules = n.rules,
    digest = n.digest, pending = n.pending::smallint[], deadline = n.deadline, bot_at = n.bot_at,
    unlisted = n.unlisted, course = n.course::jsonb, slots = n.slots::jsonb,
    claimed_until = 0, attempts = 0, changed_at = now(), stamp = n.stamp
  FROM new n WHERE t.id = n.id AND t.version = n.version AND t.stamp = n.before RETURNING t.id
), appended AS (
  INSERT INTO entries (table_id, seq, line)
  SELECT l.id, l.seq, l.line FROM unnest($18::text[], $19::integer[], $20::text[]) AS l (id, seq, line)
    JOIN changed ON changed.id = l.id
), answered AS (
  INSERT INTO commands (table_id, seat, command, answer)
  SELECT n.id, n.seat, n.command, n.answer FROM new n JOIN changed ON changed.id = n.id
  WHERE n.command <> ''
)
SELECT id FROM changed
"""


class Waiting:
    """A write and the future that waits for it."""

    def __init__(self, write: TableWrite) -> None:
        self.write = write
        self.since = monotonic()
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def settle(self, error: Exception | None = None) -> None:
        """Report the commit or its failure."""
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class GroupCommit:
    """Sends the writes of a process to one database; each is answered after its own commit."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._timeout = pool.timeout
        self._waiting: list[Waiting] = []
        self._lanes = 0
        self._tasks: set[asyncio.Task[None]] = set()  # asyncio keeps only weak references

    async def write(self, write: TableWrite) -> None:
        """Commit together with other waiting writes; raises Conflict, Repeated or Unavailable."""
        waiting = Waiting(write)
        self._waiting.append(waiting)
        if self._lanes < LANES:
            self._lanes += 1
            lane = asyncio.create_task(self._run())
            self._tasks.add(lane)
            lane.add_done_callback(self._tasks.discard)
        await waiting.done

    async def close(self) -> None:
        """Finish commits whose clients have gone."""
        await end(self._tasks)

    async def _run(self) -> None:
        """Commit until nothing waits; the lane ends in that same step, or the next write would be missed."""
        try:
            while self._waiting:
                batch = self._next()
                if not batch:
                    continue
                try:
                    await self._commit(batch)
                except Exception as error:  # writes behind it depend on this lane
                    LOG.error("commit failed", tables=len(batch), exc_info=error)
                finally:
                    for waiting in batch:  # nobody may wait forever, whatever went wrong
                        waiting.settle(Unavailable("the commit was abandoned"))
        finally:
            self._lanes -= 1

    def _next(self) -> list[Waiting]:
        """The oldest waiting writes, one per table, in the order in which all processes lock rows."""
        batch: dict[str, Waiting] = {}
        rest: list[Waiting] = []
        oldest = monotonic() - self._timeout
        for waiting in self._waiting:
            id = waiting.write.row.id
            if waiting.since < oldest:  # held up by commits that hung
                waiting.settle(Unavailable("timed out behind other commits"))
            elif len(batch) < MOST and id not in batch:
                batch[id] = waiting
            else:
                rest.append(waiting)
        self._waiting = rest
        return [batch[id] for id in sorted(batch)]

    async def _commit(self, batch: list[Waiting]) -> None:
        COMMITS.inc()
        try:
            found = await self._pool.fetch(WRITE_TOGETHER, *columns([one.write for one in batch]))
        except Unavailable as error:
            for waiting in batch:
                waiting.settle(error)
            return
        except (Repeated, BadRequest, TransactionRolledBack) as error:
            await self._one_by_one(batch, error)
            return
        changed = {row[0] for row in found}
        for waiting in batch:
            waiting.settle(None if waiting.write.row.id in changed else Conflict())

    async def _one_by_one(self, batch: list[Waiting], error: Exception) -> None:
        """One write spoiled the shared transaction; give each its own."""
        if len(batch) > 1:
            for waiting in batch:
                await self._commit([waiting])
        elif isinstance(error, Repeated) and str(error) != "commands_pkey":
            batch[0].settle(Conflict())
        elif isinstance(error, TransactionRolledBack):
            batch[0].settle(Unavailable(str(error)))
        else:
            batch[0].settle(error)


def columns(writes: list[TableWrite]) -> list[Value]:
    """The values of several writes, column by column."""
    rows = [write.row for write in writes]
    lines = [(write.row.id, write.first + n, line) for write in writes for n, line in enumerate(write.lines)]
    return [
        [row.id for row in rows],
        [row.version - 1 for row in rows],
        [row.status for row in rows],
        [row.last for row in rows],
        [row.rules for row in rows],
        [row.digest for row in rows],
        ["{" + ",".join(map(str, row.pending)) + "}" for row in rows],
        [row.deadline for row in rows],
        [row.bot_at for row in rows],
        [row.unlisted for row in rows],
        [text_of(row.progress) for row in rows],
        [text_of(row.slots) for row in rows],
        [write.seat for write in writes],
        [write.command for write in writes],
        [write.answer for write in writes],
        [row.stamp for row in rows],
        [write.guard()[1] for write in writes],
        [line[0] for line in lines],
        [line[1] for line in lines],
        [line[2] for line in lines],
    ]
