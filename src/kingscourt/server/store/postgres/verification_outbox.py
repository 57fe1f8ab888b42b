"""Finished games waiting for a job that verifies their records."""

from __future__ import annotations

from typing import cast

from kingscourt.server.store.postgres.asyncpg_pool import Pool


class Outbox:
    """Filled in the transaction that ends a game, which therefore depends on no tables but ours."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    async def waiting(self, limit: int) -> list[tuple[str, str]]:
        """The tables that have waited longest, and since when."""
        query = "SELECT table_id, at::text FROM finished WHERE NOT checked ORDER BY at LIMIT $1"
        rows = await self._pool.fetch(query, limit)
        return [(cast("str", row[0]), cast("str", row[1])) for row in rows]

    async def done(self, table: str, since: str) -> None:
        """Note that a table has a job, unless it has ended again in the meantime."""
        query = "UPDATE finished SET checked = true WHERE table_id = $1 AND at::text = $2"
        await self._pool.fetch(query, table, since)
