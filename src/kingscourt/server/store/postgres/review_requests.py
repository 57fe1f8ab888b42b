"""Reviews in PostgreSQL, and requests for them, claimed with SKIP LOCKED as tables are."""

from __future__ import annotations

import secrets
from typing import Final, cast

from kingscourt.server.store.contract import Repeated
from kingscourt.server.store.postgres.asyncpg_pool import Pool
from kingscourt.server.store.review_requests_contract import (
    Failure,
    KeptReview,
    ReviewClaim,
    ReviewRequest,
    ReviewRequests,
)

NOW: Final = "extract(epoch FROM clock_timestamp())::float8"
TRIES: Final = 5  # for a place, if one person asks for several reviews at the same moment

# Whoever asks takes one of their places, which are unique: concurrent requests cannot exceed the limit.
REQUEST: Final = """
INSERT INTO review_requests (table_id, edition, person, place)
SELECT tables.id, $2, $3, free.place FROM tables, (
  SELECT min(n) AS place FROM generate_series(1, $4::integer) AS places (n) WHERE NOT EXISTS (
    SELECT FROM review_requests WHERE person = $3 AND place = n AND table_id <> $1
  )
) AS free WHERE tables.id = $1 AND free.place IS NOT NULL
ON CONFLICT (table_id) DO UPDATE SET edition = excluded.edition, person = excluded.person,
  place = excluded.place, asked_at = excluded.asked_at, claim = '', claimed_until = 0, attempts = 0,
  done = 0, total = 0, failure = ''
WHERE review_requests.edition <> excluded.edition RETURNING table_id
"""
# As with tables: a claim that ends later than a lease allows was made before the clock was set back.
CLAIM: Final = f"""
UPDATE review_requests SET claim = $3, claimed_until = {NOW} + $2, attempts = attempts + 1 WHERE table_id IN (
  SELECT table_id FROM review_requests WHERE failure = '' AND starts_with(edition, $1)
    AND NOT claimed_until BETWEEN {NOW} AND {NOW} + $2
  ORDER BY asked_at LIMIT 1 FOR UPDATE SKIP LOCKED
) RETURNING table_id, edition, attempts
"""
RENEW: Final = f"""
UPDATE review_requests SET claimed_until = {NOW} + $3, done = greatest(done, $4), total = greatest(total, $5)
WHERE table_id = $1 AND claim = $2 RETURNING table_id
"""
FINISH: Final = """
WITH gone AS (DELETE FROM review_requests WHERE table_id = $1 AND claim = $2 RETURNING table_id)
INSERT INTO reviews (table_id, edition, body) SELECT table_id, $3, $4 FROM gone
ON CONFLICT (table_id) DO UPDATE SET edition = $3, body = $4, made_at = now() RETURNING table_id
"""
FAIL: Final = """
UPDATE review_requests SET failure = $3, claim = '', claimed_until = 0, person = NULL
WHERE table_id = $1 AND claim = $2 RETURNING table_id
"""
RETURN: Final = """
UPDATE review_requests SET claim = '', claimed_until = 0, attempts = attempts - 1
WHERE table_id = $1 AND claim = $2
"""
TIDY: Final = f"""
DELETE FROM review_requests WHERE asked_at < now() - make_interval(secs => $1) AND claimed_until < {NOW}
RETURNING table_id
"""


class PostgresReviewRequests(ReviewRequests):
    """The reviews of one shard, and the requests for them."""

    pool: Pool

    async def review(self, table: str) -> KeptReview | None:
        found = await self.pool.one("SELECT edition, body FROM reviews WHERE table_id = $1", table)
        return None if found is None else KeptReview(cast("str", found[0]), cast("bytes", found[1]))

    async def request_review(self, table: str, edition: str, person: str, most: int) -> bool:
        for _ in range(TRIES):
            try:
                if await self.pool.one(REQUEST, table, edition, person, most) is not None:
                    return True
            except Repeated:  # another request took this place meanwhile
                continue
            break
        return await self.review_request(table) is not None

    async def review_request(self, table: str) -> ReviewRequest | None:
        query = "SELECT edition, done, total, failure FROM review_requests WHERE table_id = $1"
        found = await self.pool.one(query, table)
        if found is None:
            return None
        edition, done, total, failure = cast("tuple[str, int, int, Failure]", tuple(found))
        return ReviewRequest(edition, done, total, failure)

    async def awaited_reviews(self, person: str) -> list[str]:
        query = "SELECT table_id FROM review_requests WHERE person = $1 ORDER BY place"
        return [cast("str", row[0]) for row in await self.pool.fetch(query, person)]

    async def take_review_failure(self, table: str) -> Failure:
        query = "DELETE FROM review_requests WHERE table_id = $1 AND failure <> '' RETURNING failure"
        found = await self.pool.one(query, table)
        return "" if found is None else cast("Failure", found[0])

    async def claim_review(self, editions: str, lease: float) -> ReviewClaim | None:
        token = secrets.token_hex(8)
        found = await self.pool.one(CLAIM, editions, lease, token)
        if found is None:
            return None
        return ReviewClaim(cast("str", found[0]), cast("str", found[1]), token, cast("int", found[2]))

    async def renew_review(self, claim: ReviewClaim, lease: float, done: int, total: int) -> bool:
        return await self.pool.one(RENEW, claim.table, claim.token, lease, done, total) is not None

    async def finish_review(self, claim: ReviewClaim, review: KeptReview) -> bool:
        found = await self.pool.one(FINISH, claim.table, claim.token, review.edition, review.body)
        return found is not None

    async def fail_review(self, claim: ReviewClaim, failure: Failure) -> bool:
        return await self.pool.one(FAIL, claim.table, claim.token, failure) is not None

    async def return_review(self, claim: ReviewClaim) -> None:
        await self.pool.fetch(RETURN, claim.table, claim.token)

    async def drop_review(self, claim: ReviewClaim) -> bool:
        query = "DELETE FROM review_requests WHERE table_id = $1 AND claim = $2 RETURNING table_id"
        return await self.pool.one(query, claim.table, claim.token) is not None

    async def forget_asker(self, person: str) -> None:
        await self.pool.fetch("UPDATE review_requests SET person = NULL WHERE person = $1", person)

    async def tidy_reviews(self, older_than: float) -> int:
        return len(await self.pool.fetch(TIDY, older_than))
