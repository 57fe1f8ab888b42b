"""People, their progress in lessons, and listings in PostgreSQL."""

from __future__ import annotations

from typing import Final, cast

import msgspec

from kingscourt.server.model.days_off import DaysOff
from kingscourt.server.model.lesson_progress import LessonProgress
from kingscourt.server.model.listing import Listing
from kingscourt.server.model.lobby_query import LobbyQuery
from kingscourt.server.model.person import Person
from kingscourt.server.model.table_row import TABLE_OPEN
from kingscourt.server.store.contract import Directory
from kingscourt.server.store.postgres.asyncpg_pool import Found, Pool, Value
from kingscourt.server.store.postgres.identity import PostgresIdentity
from kingscourt.server.store.postgres.row_codec import text_of

MOST_UNFINISHED = 1000
NOW: Final = "extract(epoch FROM clock_timestamp())::float8"

LIST: Final = f"""
INSERT INTO listings (table_id, version, status, public, people, created_at, listing,
  game, free, pace, language, creator, others, touched_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, {NOW})
ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, status = excluded.status,
  public = excluded.public, people = excluded.people, listing = excluded.listing, game = excluded.game,
  free = excluded.free, pace = excluded.pace, language = excluded.language, creator = excluded.creator,
  others = excluded.others, touched_at = CASE WHEN
    listings.version = excluded.version THEN listings.touched_at ELSE excluded.touched_at END
WHERE listings.version <= excluded.version OR listings.version = $14
RETURNING version
"""

# as `joined` has it; nothing is kept of somebody who was erased
KEEP_PROGRESS: Final = """
INSERT INTO lessons AS known (person, game, lesson, table_id, begun_at, step, steps, is_done)
SELECT id, $2, $3, $4, $5, $6, $7, $8 FROM persons WHERE id = $1
ON CONFLICT (person, game, lesson) DO UPDATE SET
  table_id = CASE WHEN excluded.begun_at < known.begun_at THEN known.table_id ELSE excluded.table_id END,
  steps = CASE WHEN excluded.begun_at < known.begun_at THEN known.steps ELSE excluded.steps END,
  step = CASE WHEN excluded.begun_at < known.begun_at THEN known.step
    WHEN excluded.begun_at = known.begun_at THEN greatest(excluded.step, known.step) ELSE excluded.step END,
  begun_at = greatest(excluded.begun_at, known.begun_at),
  is_done = excluded.is_done OR known.is_done
"""

PROGRESS: Final = """
SELECT game, lesson, table_id, begun_at, step, steps, is_done FROM lessons WHERE person = $1
ORDER BY game, lesson
"""


class PostgresDirectory(PostgresIdentity, Directory):
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

    async def list_table(self, listing: Listing, version: int, over: int = 0) -> int:
        values = (listing.id, version, listing.status, listing.public, listing.people, listing.created_at)
        search = (listing.game, listing.free, listing.pace, listing.language, listing.creator)
        if listing.lesson is not None and listing.people:
            await keep_progress(self.pool, listing.people[0], listing.lesson)
        found = await self.pool.one(LIST, *values, text_of(listing), *search, listing.others, over)
        if found is None:
            found = await self.pool.one("SELECT version FROM listings WHERE table_id = $1", listing.id)
        return version if found is None else cast("int", found[0])

    async def unlist(self, table: str) -> None:
        await self.pool.fetch("DELETE FROM listings WHERE table_id = $1", table)
        await forget_table(self.pool, table)

    async def lessons_of(self, person: str) -> list[LessonProgress]:
        return await progress_of(self.pool, person)

    async def ids(self, after: str, limit: int) -> list[str]:
        query = "SELECT table_id FROM listings WHERE table_id > $1 ORDER BY table_id LIMIT $2"
        return [cast("str", row[0]) for row in await self.pool.fetch(query, after, limit)]

    async def now(self) -> float:
        found = await self.pool.one(f"SELECT {NOW}")
        assert found is not None
        return cast("float", found[0])

    async def lobby(self, query: LobbyQuery) -> list[Listing]:
        text, values = lobby_statement(query)
        return [_listing(found) for found in await self.pool.fetch(text, *values)]

    async def open_by(self, person: str) -> int:
        query = "SELECT count(*) FROM listings WHERE creator = $1 AND status = 'open'"
        found = await self.pool.one(query, person)
        return 0 if found is None else cast("int", found[0])

    async def expired(self, live: float, days: float, limit: int) -> list[tuple[str, int]]:
        query = f"""SELECT table_id, version FROM listings WHERE status = 'open'
          AND touched_at < {NOW} - CASE pace WHEN 'days' THEN $2::float8 ELSE $1 END
          AND touched_at < {NOW} - least($1, $2) ORDER BY random() LIMIT $3"""
        found = await self.pool.fetch(query, live, days, limit)
        return [(cast("str", row[0]), cast("int", row[1])) for row in found]

    async def tables_of(self, person: str, limit: int) -> list[Listing]:
        query = """SELECT listing FROM listings WHERE people @> ARRAY[$1]
          AND (status IN ('over', 'closed')) = $2 ORDER BY created_at DESC LIMIT $3"""
        found = await self.pool.fetch(query, person, False, MOST_UNFINISHED)
        if len(found) < limit:
            found = [*found, *await self.pool.fetch(query, person, True, limit - len(found))]
        return [_listing(one) for one in found]

    async def keep_short_code(self, short: str, table: str, code: str, until: float) -> None:
        await self.pool.fetch(f"DELETE FROM short_codes WHERE until < {NOW}")
        query = """INSERT INTO short_codes (short, table_id, code, until) VALUES ($1, $2, $3, $4)
          ON CONFLICT (short) DO UPDATE SET code = excluded.code, until = excluded.until
          WHERE short_codes.table_id = excluded.table_id"""
        await self.pool.fetch(query, short, table, code, until)

    async def short_code(self, short: str) -> tuple[str, str] | None:
        query = f"SELECT table_id, code FROM short_codes WHERE short = $1 AND until >= {NOW}"
        found = await self.pool.one(query, short)
        return None if found is None else (cast("str", found[0]), cast("str", found[1]))

    async def days_off(self, person: str) -> DaysOff:
        found = await self.pool.one("SELECT days_off FROM persons WHERE id = $1", person)
        return DaysOff() if found is None else msgspec.json.decode(cast("str", found[0]), type=DaysOff)

    async def set_days_off(self, person: str, off: DaysOff) -> None:
        query = "UPDATE persons SET days_off = $2 WHERE id = $1"
        await self.pool.fetch(query, person, text_of(off))

    async def block(self, person: str, other: str, blocked: bool) -> None:
        await self._mark("blocks", person, other, blocked)

    async def blocked(self, person: str) -> list[str]:
        return await self._marked("blocks", person)

    async def mute(self, person: str, other: str, muted: bool) -> None:
        await self._mark("mutes", person, other, muted)

    async def muted(self, person: str) -> list[str]:
        return await self._marked("mutes", person)

    async def _mark(self, table: str, person: str, other: str, marked: bool) -> None:
        if marked:
            query = f"INSERT INTO {table} (person, other) VALUES ($1, $2) ON CONFLICT DO NOTHING"
        else:
            query = f"DELETE FROM {table} WHERE person = $1 AND other = $2"
        await self.pool.fetch(query, person, other)

    async def _marked(self, table: str, person: str) -> list[str]:
        query = f"SELECT other FROM {table} WHERE person = $1 ORDER BY other"
        return [cast("str", row[0]) for row in await self.pool.fetch(query, person)]

    async def close(self) -> None:
        await self.pool.close()


def _listing(found: Found) -> Listing:
    return msgspec.json.decode(cast("str", found[0]), type=Listing)


def lobby_statement(query: LobbyQuery) -> tuple[str, list[Value]]:
    """The statement for a page of the lobby; it compares only requested columns, so that an index fits."""
    values: list[Value] = []

    def value(given: Value) -> str:
        values.append(given)
        return f"${len(values)}"

    wanted = query.wanted
    parts = ["public", f"status = '{query.status}'"]
    if query.status == TABLE_OPEN:
        parts.append("free > 0")
        if wanted.free > 1:
            parts.append(f"free >= {value(wanted.free)}")
    asked = (("game", wanted.game), ("pace", wanted.pace), ("language", wanted.language))
    parts += [f"{column} = {value(wish)}" for column, wish in asked if wish]
    if query.after is not None:
        parts.append(f"(created_at, table_id) < ({value(query.after[0])}, {value(query.after[1])})")
    text = f"""SELECT listing FROM listings WHERE {" AND ".join(parts)}
      ORDER BY created_at DESC, table_id DESC LIMIT {value(query.limit)}"""
    return text, values


async def keep_progress(pool: Pool, person: str, news: LessonProgress) -> None:
    """Add what is new about a person's lesson."""
    place = (news.game, news.lesson, news.table, news.begun_at)
    await pool.fetch(KEEP_PROGRESS, person, *place, news.step, news.steps, news.is_done)


async def progress_of(pool: Pool, person: str) -> list[LessonProgress]:
    """How far a person has come in each lesson."""
    found = await pool.fetch(PROGRESS, person)
    return [LessonProgress(*cast("tuple[str, str, str, float, int, int, bool]", tuple(row))) for row in found]


async def forget_table(pool: Pool, table: str) -> None:
    """Keep the progress made at a table that is gone."""
    await pool.fetch("UPDATE lessons SET table_id = '' WHERE table_id = $1", table)
