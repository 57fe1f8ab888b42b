"""Games that ended, until somebody has made a job of checking their records."""

from __future__ import annotations

from typing import cast

from kingscourt.server.store.pool import Pool


class Outbox:
    """Filled in the transaction that ends a game, which so depends on no table but ours."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    async def waiting(self, limit: int) -> list[tuple[str, str]]:
        """The tables that wait longest, and since when."""
        query = "SELECT table_id, at::text FROM finished WHERE NOT checked ORDER BY at LIMIT $1"
        rows = await self._pool.fetch(query, limit)
        return [(cast("str", row[0]), cast("str", row[1])) for row in rows]

    async def done(self, table: str, since: str) -> None:
        """There is a job for a table, unless it ended once more meanwhile."""
        query = "UPDATE finished SET checked = true WHERE table_id = $1 AND at::text = $2"
        await self._pool.fetch(query, table, since)
