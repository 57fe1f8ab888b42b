"""Kept reviews in PostgreSQL."""

from __future__ import annotations

from typing import cast

from kingscourt.server.store.kept_reviews_contract import KeptReview, KeptReviews
from kingscourt.server.store.postgres.asyncpg_pool import Pool


class PostgresKeptReviews(KeptReviews):
    """The reviews of one shard."""

    pool: Pool

    async def review(self, table: str) -> KeptReview | None:
        found = await self.pool.one("SELECT edition, body FROM reviews WHERE table_id = $1", table)
        return None if found is None else KeptReview(cast("str", found[0]), cast("bytes", found[1]))
