"""Sessions, bans, erasure and the audit log in PostgreSQL."""

from __future__ import annotations

from typing import Final, cast

from kingscourt.server.model.person import Person
from kingscourt.server.model.sessions_bans_and_audit import AuditLine, Ban, KnownPerson, PersonStatus, Session
from kingscourt.server.store.identity_contract import KEEP_CHANGES, OVERLAP, Identity
from kingscourt.server.store.postgres.asyncpg_pool import Pool

# every statement that revokes a right also records the change, and deletes changes old enough to be known
_NOTED: Final = f"""noted AS (
  INSERT INTO person_changes (person) SELECT DISTINCT person FROM changed RETURNING person
), forgotten AS (
  DELETE FROM person_changes WHERE at < now() - interval '{KEEP_CHANGES:.0f} seconds'
)"""

STANDING: Final = """
SELECT p.name, s.id IS NOT NULL, coalesce(extract(epoch FROM s.seen_at)::float8, 0), b.reason
FROM persons p LEFT JOIN sessions s ON s.id = $2 AND s.person = p.id AND s.revoked_at IS NULL
  LEFT JOIN bans b ON b.person = p.id
WHERE p.id = $1
"""

RENAME: Final = f"""
WITH changed AS (UPDATE persons SET name = $2 WHERE id = $1 RETURNING id AS person), {_NOTED}
SELECT person FROM changed
"""

OPEN: Final = """
INSERT INTO sessions (id, person, created_at)
SELECT $1, id, to_timestamp($3) FROM persons WHERE id = $2 ON CONFLICT DO NOTHING
"""

REVOKE_ONE: Final = f"""
WITH changed AS (
  UPDATE sessions SET revoked_at = now() WHERE person = $1 AND id = $2 AND revoked_at IS NULL RETURNING person
), {_NOTED} SELECT person FROM changed
"""

REVOKE_ALL: Final = f"""
WITH changed AS (
  UPDATE sessions SET revoked_at = now() WHERE person = $1 AND id <> $2 AND revoked_at IS NULL
  RETURNING person
), {_NOTED} SELECT person FROM changed
"""

BAN: Final = f"""
WITH changed AS (
  INSERT INTO bans (person, reason) SELECT id, $2 FROM persons WHERE id = $1
  ON CONFLICT (person) DO UPDATE SET reason = excluded.reason RETURNING person
), {_NOTED} SELECT person FROM changed
"""

UNBAN: Final = f"""
WITH changed AS (DELETE FROM bans WHERE person = $1 RETURNING person), {_NOTED} SELECT person FROM changed
"""

BEGIN_ERASURE: Final = f"""
WITH changed AS (
  INSERT INTO erasures (person) VALUES ($1) ON CONFLICT (person) DO NOTHING RETURNING person
), gone AS (DELETE FROM persons WHERE id = $1
), s AS (DELETE FROM sessions WHERE person = $1
), b AS (DELETE FROM blocks WHERE person = $1 OR other = $1
), m AS (DELETE FROM mutes WHERE person = $1 OR other = $1
), u AS (DELETE FROM bans WHERE person = $1
), l AS (DELETE FROM lessons WHERE person = $1
), {_NOTED} SELECT person FROM changed
"""

CLAIM_ERASURE: Final = """
UPDATE erasures SET claimed_until = now() + make_interval(secs => $1) WHERE person IN (
  SELECT person FROM erasures WHERE done_at IS NULL AND claimed_until < now()
  ORDER BY begun_at LIMIT 1 FOR UPDATE SKIP LOCKED
) RETURNING person
"""


class PostgresIdentity(Identity):
    """The part of the directory that decides who may sign in."""

    pool: Pool

    async def rename(self, person: Person) -> bool:
        return await self.pool.one(RENAME, person.id, person.name) is not None

    async def known(self, person: str) -> KnownPerson | None:
        query = "SELECT id, name, extract(epoch FROM created_at)::float8 FROM persons WHERE id = $1"
        found = await self.pool.one(query, person)
        return None if found is None else KnownPerson(*cast("tuple[str, str, float]", tuple(found)))

    async def standing(self, person: str, session: str) -> PersonStatus | None:
        found = await self.pool.one(STANDING, person, session)
        if found is None:
            return None
        return PersonStatus(*cast("tuple[str, bool, float, str | None]", tuple(found)))

    async def open_session(self, session: Session) -> None:
        await self.pool.fetch(OPEN, session.id, session.person, session.created_at)

    async def touch_session(self, session: str) -> None:
        query = "UPDATE sessions SET seen_at = date_trunc('day', now()) WHERE id = $1 AND revoked_at IS NULL"
        await self.pool.fetch(query, session)

    async def sessions_of(self, person: str) -> list[Session]:
        query = """SELECT id, person, extract(epoch FROM created_at)::float8,
          extract(epoch FROM seen_at)::float8 FROM sessions WHERE person = $1 AND revoked_at IS NULL
          ORDER BY created_at DESC"""
        found = await self.pool.fetch(query, person)
        return [Session(*cast("tuple[str, str, float, float]", tuple(row))) for row in found]

    async def revoke_sessions(self, person: str, only: str = "", but: str = "") -> int:
        if only:
            return len(await self.pool.fetch(REVOKE_ONE, person, only))
        return len(await self.pool.fetch(REVOKE_ALL, person, but))

    async def ban(self, person: str, reason: str) -> bool:
        return bool(await self.pool.fetch(BAN, person, reason))

    async def unban(self, person: str) -> bool:
        return bool(await self.pool.fetch(UNBAN, person))

    async def banned(self, person: str) -> Ban | None:
        query = "SELECT extract(epoch FROM at)::float8, reason FROM bans WHERE person = $1"
        found = await self.pool.one(query, person)
        return None if found is None else Ban(*cast("tuple[float, str]", tuple(found)))

    async def is_blocked_by(self, person: str, others: list[str]) -> bool:
        query = "SELECT 1 FROM blocks WHERE person = ANY($2::text[]) AND other = $1 LIMIT 1"
        return await self.pool.one(query, person, others) is not None

    async def note_change(self, person: str) -> None:
        query = f"WITH changed AS (SELECT $1::text AS person), {_NOTED} SELECT person FROM changed"
        await self.pool.fetch(query, person)

    async def changes(self, since: float) -> tuple[float, list[tuple[float, str]]]:
        query = """SELECT extract(epoch FROM now())::float8, extract(epoch FROM c.at)::float8, c.person
          FROM (SELECT 1) AS one LEFT JOIN person_changes c ON c.at > to_timestamp($1) ORDER BY c.at"""
        found = await self.pool.fetch(query, since - OVERLAP)
        changed = [(cast("float", row[1]), cast("str", row[2])) for row in found if row[2] is not None]
        return cast("float", found[0][0]), changed

    async def involved(self, person: str, after: str, limit: int) -> list[str]:
        query = """SELECT table_id FROM listings WHERE (people @> ARRAY[$1] OR others @> ARRAY[$1])
          AND table_id > $2 ORDER BY table_id LIMIT $3"""
        return [cast("str", row[0]) for row in await self.pool.fetch(query, person, after, limit)]

    async def begin_erasure(self, person: str) -> None:
        await self.pool.fetch(BEGIN_ERASURE, person)

    async def claim_erasure(self, lease: float) -> str | None:
        found = await self.pool.one(CLAIM_ERASURE, lease)
        return None if found is None else cast("str", found[0])

    async def end_erasure(self, person: str) -> None:
        # a listing that was on its way may have brought a lesson back
        query = """WITH late AS (DELETE FROM lessons WHERE person = $1)
          UPDATE erasures SET done_at = now() WHERE person = $1 AND done_at IS NULL
          AND begun_at < now() - interval '1 minute'"""
        await self.pool.fetch(query, person)

    async def note(self, who: str, what: str, target: str, reason: str) -> None:
        query = "INSERT INTO audit (who, what, target, reason) VALUES ($1, $2, $3, $4)"
        await self.pool.fetch(query, who, what, target, reason)

    async def audit(self, limit: int) -> list[AuditLine]:
        query = """SELECT extract(epoch FROM at)::float8, who, what, target, reason FROM audit
          ORDER BY id DESC LIMIT $1"""
        found = await self.pool.fetch(query, limit)
        return [AuditLine(*cast("tuple[float, str, str, str, str]", tuple(row))) for row in reversed(found)]
