"""The service's own statements with asyncpg alone: same row width and keys, one commit each or per batch."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable

import asyncpg

from bench.process_cpu import Time, time_of
from kingscourt.server.store.postgres.group_commit import WRITE_TOGETHER
from kingscourt.server.store.postgres.tables import WRITE

TABLES = 1000
COPY = """INSERT INTO tables (id, version, status, game, last, rules, digest, pending, deadline, bot_at,
  unlisted, claimed_until, setup, course, slots, changed_at, stamp)
  SELECT $1, 1, status, game, 5, rules, digest, pending, deadline, bot_at,
  false, 0, setup, course, slots, now(), $3 FROM tables WHERE id = $2"""
A_TABLE = "SELECT id, status, rules, digest, course::text, slots::text FROM tables WHERE last > 5 LIMIT 1"
LINES_A_COMMAND = """SELECT greatest(1, round((SELECT count(*) FROM entries)::numeric
  / greatest(1, (SELECT count(*) FROM commands))))::int"""


class Bare:
    """Tables that nobody plays, rewritten repeatedly; measures PostgreSQL and its client."""

    def __init__(
        self, name: str, connections: list[asyncpg.Connection], postgres: Callable[[], Time]
    ) -> None:
        self.name = name
        self.connections = connections
        self.together = 1  # commands per transaction
        self.postgres_time = postgres
        self.commands = 0
        self.seconds = 0.0
        self.client = Time()
        self.postgres = Time()
        self._turns = [0] * len(connections)
        self._row: dict[str, str] = {}
        self._lines: list[str] = []

    async def prepare(self) -> None:
        """Copy a played table a thousand times."""
        first = self.connections[0]
        self._row = dict(await first.fetchrow(A_TABLE))
        entry = await first.fetchval(
            "SELECT line FROM entries WHERE table_id = $1 AND seq = 5", self._row["id"]
        )
        self._lines = [entry] * await first.fetchval(LINES_A_COMMAND)
        for number in range(TABLES):
            await first.execute(COPY, self._id(number), self._row["id"], self._stamp(1))

    def _id(self, number: int) -> str:
        return f"bare-{self.name}{number:015}"

    async def go_on(self, seconds: float) -> None:
        """Run as many single commands as the connections can handle in this time."""
        stop = time.perf_counter() + seconds
        before, stored, begun = time_of(os.getpid()), self.postgres_time(), time.perf_counter()
        done = await asyncio.gather(*(self._write(n, stop) for n in range(len(self.connections))))
        self.commands += sum(done)
        self.seconds += time.perf_counter() - begun
        self.client += time_of(os.getpid()) - before
        self.postgres += self.postgres_time() - stored

    async def _write(self, number: int, stop: float) -> int:
        own = [self._id(n) for n in range(number, TABLES, len(self.connections))]
        begin = self._turns[number]
        while time.perf_counter() < stop:
            turns = range(self._turns[number], self._turns[number] + self.together)
            version = 1 + turns[0] // len(own)
            ids = [own[turn % len(own)] for turn in turns if turn // len(own) == version - 1]
            if self.together == 1:
                await self._write_one(number, ids[0], version)
            else:
                await self._write_several(number, ids, version)
            self._turns[number] += len(ids)
        return self._turns[number] - begin

    async def _write_one(self, number: int, id: str, version: int) -> None:
        row, first, last = self._row, self._first(version), self._first(version + 1) - 1
        values = (row["status"], last, row["rules"], row["digest"], [0], None, None, False, None)
        command = (0, f"{version:024}", b'{"n":%d}' % last, self._stamp(version + 1), self._stamp(version))
        bodies = (row["course"], row["slots"], first, self._lines, *command)
        _expect(1, await self.connections[number].fetch(WRITE, id, version, *values, *bodies))

    async def _write_several(self, number: int, ids: list[str], version: int) -> None:
        row, first, last = self._row, self._first(version), self._first(version + 1) - 1
        each = (version, row["status"], last, row["rules"], row["digest"], "{0}", None, None, False)
        stamps = (self._stamp(version + 1), self._stamp(version))
        bodies = (row["course"], row["slots"], 0, f"{version:024}", b'{"n":%d}' % last, *stamps)
        lines = [(id, first + n, line) for id in ids for n, line in enumerate(self._lines)]
        columns = [ids, *([value] * len(ids) for value in (*each, *bodies))]
        columns += [[line[part] for line in lines] for part in range(3)]
        _expect(len(ids), await self.connections[number].fetch(WRITE_TOGETHER, *columns))

    def _stamp(self, version: int) -> str:
        return f"{version:028}"

    def _first(self, version: int) -> int:
        return 6 + len(self._lines) * (version - 1)

    async def close(self) -> None:
        """Close the connections."""
        for connection in self.connections:
            await connection.close()


def _expect(written: int, rows: list[asyncpg.Record]) -> None:
    """Check that no write was skipped by its guard, which would be much cheaper."""
    if len(rows) != written:
        raise RuntimeError(f"{written} writes were requested, {len(rows)} carried out")


async def open_bare(name: str, url: str, connections: int, postgres: Callable[[], Time]) -> Bare:
    """Connect and prepare a bare run."""
    bare = Bare(name, [await asyncpg.connect(url) for _ in range(connections)], postgres)
    await bare.prepare()
    return bare
