"""People and listings in PostgreSQL."""

from __future__ import annotations

from typing import cast

import msgspec

from kingscourt.server.model.person import Listing, Person
from kingscourt.server.store.contract import Directory
from kingscourt.server.store.pool import Found, Pool
from kingscourt.server.store.rows import text_of


class PostgresDirectory(Directory):
    """The directory database."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool

    async def add_person(self, person: Person) -> None:
        query = """INSERT INTO persons (id, name) VALUES ($1, $2)
          ON CONFLICT (id) DO UPDATE SET name = excluded.name"""
        await self.pool.fetch(query, person.id, person.name)

    async def person(self, id: str) -> Person | None:
        found = await self.pool.one("SELECT id, name FROM persons WHERE id = $1", id)
        return None if found is None else Person(cast("str", found[0]), cast("str", found[1]))

    async def list_table(self, listing: Listing, version: int) -> None:
        query = """INSERT INTO listings (table_id, version, status, public, people, created_at, listing)
          VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (table_id) DO UPDATE SET version = excluded.version,
          status = excluded.status, public = excluded.public, people = excluded.people,
          listing = excluded.listing WHERE listings.version < excluded.version"""
        values = (listing.id, version, listing.status, listing.public, listing.people, listing.created_at)
        await self.pool.fetch(query, *values, text_of(listing))

    async def lobby(self, limit: int) -> list[Listing]:
        query = """SELECT listing FROM listings WHERE public AND status IN ('open', 'running')
          ORDER BY created_at DESC LIMIT $1"""
        return [_listing(found) for found in await self.pool.fetch(query, limit)]

    async def tables_of(self, person: str, limit: int) -> list[Listing]:
        query = "SELECT listing FROM listings WHERE people @> ARRAY[$1] ORDER BY created_at DESC LIMIT $2"
        return [_listing(found) for found in await self.pool.fetch(query, person, limit)]

    async def block(self, person: str, other: str, blocked: bool) -> None:
        if blocked:
            query = "INSERT INTO blocks (person, other) VALUES ($1, $2) ON CONFLICT DO NOTHING"
        else:
            query = "DELETE FROM blocks WHERE person = $1 AND other = $2"
        await self.pool.fetch(query, person, other)

    async def blocked(self, person: str) -> list[str]:
        query = "SELECT other FROM blocks WHERE person = $1 ORDER BY other"
        return [cast("str", row[0]) for row in await self.pool.fetch(query, person)]

    async def close(self) -> None:
        await self.pool.close()


def _listing(found: Found) -> Listing:
    return msgspec.json.decode(cast("str", found[0]), type=Listing)
