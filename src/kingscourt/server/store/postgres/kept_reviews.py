"""Kept reviews in PostgreSQL."""

from __future__ import annotations

from typing import Final, cast

from kingscourt.server.store.kept_reviews_contract import KeptReview, KeptReviews
from kingscourt.server.store.postgres.asyncpg_pool import Pool

# only of a table that is there: a review never outlives it
KEEP: Final = """
INSERT INTO reviews (table_id, edition, body) SELECT id, $2, $3 FROM tables WHERE id = $1
ON CONFLICT (table_id) DO UPDATE SET edition = $2, body = $3, made_at = now()
"""


class PostgresKeptReviews(KeptReviews):
    """The reviews of one shard."""

    pool: Pool

    async def keep_review(self, table: str, review: KeptReview) -> None:
        await self.pool.fetch(KEEP, table, review.edition, review.body)

    async def review(self, table: str) -> KeptReview | None:
        found = await self.pool.one("SELECT edition, body FROM reviews WHERE table_id = $1", table)
        return None if found is None else KeptReview(cast("str", found[0]), cast("bytes", found[1]))
