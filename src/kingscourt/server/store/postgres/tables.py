"""Tables in one PostgreSQL database: a command is one statement, shared with concurrent commands."""

from __future__ import annotations

from typing import Final, cast

import msgspec

from kingscourt.server.model.chat_line import ChatLine
from kingscourt.server.model.clocks_and_offers import Hold
from kingscourt.server.model.person import Person
from kingscourt.server.model.table_row import OVER, TableRow, TableSnapshot, TableWrite
from kingscourt.server.store.contract import (
    CLOCK_TOLERANCE,
    LONGEST_PAUSE,
    SET_BACK,
    Claim,
    Conflict,
    Held,
    Repeated,
    ServiceHeartbeat,
    TableStore,
)
from kingscourt.server.store.postgres.asyncpg_pool import Found, Pool
from kingscourt.server.store.postgres.group_commit import GroupCommit
from kingscourt.server.store.postgres.review_requests import PostgresReviewRequests
from kingscourt.server.store.postgres.row_codec import COLUMNS, row_of, setup_text, text_of, whole_row

NOW: Final = "extract(epoch FROM clock_timestamp())::float8"

CREATE: Final = f"""
INSERT INTO tables (game, components, {COLUMNS})
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
ON CONFLICT DO NOTHING RETURNING id
"""

LOAD: Final = f"""
SELECT {COLUMNS}, (
  SELECT coalesce(array_agg(line ORDER BY seq), '{{}}') FROM entries WHERE table_id = t.id AND seq > $2
), components FROM tables t WHERE id = $1
"""

# The guarded update takes the row lock first; without it nothing is inserted.
WRITE: Final = """
WITH changed AS (
  UPDATE tables SET version = $2 + 1, status = $3, last = $4, rules = $5, digest = $6, pending = $7,
    deadline = $8, bot_at = $9, unlisted = $10, setup = coalesce($11, setup), course = $12, slots = $13,
    claimed_until = 0, attempts = 0, changed_at = now(), stamp = $19
  WHERE id = $1 AND version = $2 AND stamp = $20 RETURNING id
), appended AS (
  INSERT INTO entries (table_id, seq, line)
  SELECT id, $14 + ordinality - 1, line FROM changed, unnest($15::text[]) WITH ORDINALITY AS new (line)
), answered AS (
  INSERT INTO commands (table_id, seat, command, answer)
  SELECT id, $16, $17, $18 FROM changed WHERE $17 <> ''
)
SELECT id FROM changed
"""

# The end of a game is also recorded for the workers, who verify its record and later delete its commands.
WRITE_LAST: Final = WRITE.replace(
    ")\nSELECT id FROM changed\n",
    """), noted AS (
      INSERT INTO finished (table_id, checked) SELECT id, $21 FROM changed
      ON CONFLICT (table_id) DO UPDATE SET at = now(), checked = finished.checked AND excluded.checked
    )
    SELECT id FROM changed
    """,
)

OLD: Final = "checked AND at < now() - make_interval(secs => $1)"
TO_TIDY: Final = f"SELECT table_id FROM finished WHERE {OLD} ORDER BY at LIMIT $2"
TIDY: Final = """
WITH gone AS (
  DELETE FROM commands WHERE ctid = ANY (ARRAY(
    SELECT ctid FROM commands WHERE table_id = ANY ($1::text[]) LIMIT $2
  )) RETURNING 1
) SELECT count(*) FROM gone
"""
TIDIED: Final = f"DELETE FROM finished WHERE table_id = ANY ($2::text[]) AND {OLD}"
TABLES_AT_ONCE, COMMANDS_AT_ONCE = 50, 5000

# A claim that ends later than a lease allows was made before the clock was set back.
CLAIM: Final = """
UPDATE tables SET claimed_until = {now} + $2, attempts = attempts + 1 WHERE id IN (
  SELECT id FROM tables WHERE {due} AND NOT claimed_until BETWEEN {now} AND {now} + $2
  ORDER BY {column} LIMIT $1 FOR UPDATE SKIP LOCKED
) RETURNING id, attempts
"""
# In service time, but by the clock that goes on: a bot may move while nobody else can.
BOT_IS_DUE: Final = f"""bot_at IS NOT NULL AND NOT (
  bot_at - (SELECT {NOW} - frozen FROM service) BETWEEN {CLOCK_TOLERANCE} AND {LONGEST_PAUSE}
)"""
CLAIM_BOTS: Final = CLAIM.format(now=NOW, column="bot_at", due=BOT_IS_DUE)
CLAIM_DEADLINES: Final = CLAIM.format(
    now=NOW, column="deadline", due="deadline <= (SELECT beat - frozen FROM service)"
)

# An erasure only changes names: the time of the last move must stay, as tidying depends on it.
REWRITE: Final = """
WITH changed AS (
  UPDATE tables SET version = $2 + 1, setup = $3, unlisted = $4, stamp = $6
  WHERE id = $1 AND version = $2 AND stamp = $7 RETURNING id
), headed AS (
  UPDATE entries SET line = $5 FROM changed
  WHERE entries.table_id = changed.id AND entries.seq = 0 AND $5::text IS NOT NULL
)
SELECT id FROM changed
"""

# Clock jumps in either direction do not count: `frozen` absorbs them, so that beat - frozen only advances.
BEAT: Final = f"""
UPDATE service SET beat = CASE WHEN now < beat - {SET_BACK} THEN now ELSE greatest(beat, now) END,
  frozen = frozen + CASE WHEN now - beat > $1 OR now < beat - {SET_BACK} THEN now - beat ELSE 0 END
FROM (SELECT {NOW} AS now) AS clock
RETURNING beat, frozen
"""


OUTDATED: Final = """
SELECT id FROM tables WHERE game = $1 AND id > $3 AND status IN ('running', 'held')
  AND (status = 'running' AND rules <> $2 OR status = 'held') ORDER BY id LIMIT $4
"""

# one index lookup per table, however much chat it has
LAST_CHAT: Final = """
SELECT t.id, newest.id FROM unnest($1::text[]) AS t (id), LATERAL (
  SELECT id FROM chat WHERE table_id = t.id ORDER BY table_id DESC, id DESC LIMIT 1
) AS newest
"""

PROBE: Final = """
SELECT EXISTS (SELECT FROM tables WHERE id = ''), EXISTS (SELECT FROM entries WHERE table_id = ''),
  EXISTS (SELECT FROM commands WHERE table_id = '')
"""


class PostgresTables(PostgresReviewRequests, TableStore):
    """The tables of one shard."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self._together = GroupCommit(pool)

    async def create(self, row: TableRow) -> bool:
        setup = row.setup
        values = (setup.game, setup.components, row.id, row.version, row.status, row.last, row.rules)
        rest = (row.digest, row.pending, row.deadline, row.bot_at, row.unlisted)
        bodies = (setup_text(setup), text_of(row.progress), text_of(row.slots))
        return await self.pool.one(CREATE, *values, *rest, *bodies, row.stamp) is not None

    async def load(self, table: str, since: int = -1) -> TableSnapshot | None:
        found = await self.pool.one(LOAD, table, since)
        if found is None:
            return None
        return TableSnapshot(whole_row(found, cast("str | None", found[15])), cast("list[str]", found[14]))

    async def write(self, write: TableWrite) -> None:
        if write.changes_setup or write.row.status == OVER:
            await self._write_alone(write)
        else:
            await self._together.write(write)

    async def _write_alone(self, write: TableWrite) -> None:
        row = write.row
        version, before = write.guard()
        values = (row.id, version, row.status, row.last, row.rules, row.digest, row.pending)
        rest = (row.deadline, row.bot_at, row.unlisted)
        setup = setup_text(row.setup) if write.changes_setup else None
        bodies = (setup, text_of(row.progress), text_of(row.slots))
        command = (write.seat, write.command, write.answer, row.stamp, before)
        try:
            query, noted = (WRITE_LAST, [not write.lines]) if row.status == OVER else (WRITE, [])
            done = await self.pool.one(
                query, *values, *rest, *bodies, write.first, write.lines, *command, *noted
            )
        except Repeated as error:
            if str(error) == "commands_pkey":
                raise
            raise Conflict from error
        if done is None:
            raise Conflict

    async def answer(self, table: str, seat: int, command: str) -> bytes | None:
        query = "SELECT answer FROM commands WHERE table_id = $1 AND seat = $2 AND command = $3"
        found = await self.pool.one(query, table, seat, command)
        return None if found is None else cast("bytes", found[0])

    async def probe(self) -> None:
        await self.pool.fetch(PROBE)

    async def versions(self, tables: list[str]) -> dict[str, tuple[int, str]]:
        query = "SELECT id, version, stamp FROM tables WHERE id = ANY($1::text[])"
        found = await self.pool.fetch(query, tables)
        return {cast("str", row[0]): (cast("int", row[1]), cast("str", row[2])) for row in found}

    async def rows(self, tables: list[str]) -> list[TableRow]:
        query = f"SELECT {COLUMNS} FROM tables WHERE id = ANY($1::text[])"
        return [row_of(found) for found in await self.pool.fetch(query, tables)]

    async def claim_bots(self, limit: int, lease: float) -> list[Claim]:
        return [_claim(row) for row in await self.pool.fetch(CLAIM_BOTS, limit, lease)]

    async def claim_deadlines(self, limit: int, lease: float) -> list[Claim]:
        return [_claim(row) for row in await self.pool.fetch(CLAIM_DEADLINES, limit, lease)]

    async def renew(self, tables: list[str], lease: float) -> None:
        query = (
            f"UPDATE tables SET claimed_until = {NOW} + $2 WHERE id = ANY($1::text[]) AND claimed_until > 0"
        )
        await self.pool.fetch(query, tables, lease)

    async def settle(self, table: str, attempts: int) -> None:
        query = "UPDATE tables SET attempts = $2 WHERE id = $1 AND attempts > $2"
        await self.pool.fetch(query, table, attempts)

    async def held(self, limit: int) -> list[Held]:
        query = "SELECT id, game, course->'hold' FROM tables WHERE status = 'held' ORDER BY id LIMIT $1"
        return [_held(found) for found in await self.pool.fetch(query, limit)]

    async def unlisted(self, limit: int) -> list[TableRow]:
        query = f"SELECT {COLUMNS} FROM tables WHERE unlisted LIMIT $1"
        return [row_of(found) for found in await self.pool.fetch(query, limit)]

    async def listed(self, table: str, version: int, stamp: str) -> None:
        query = """UPDATE tables SET unlisted = false
          WHERE id = $1 AND version = $2 AND stamp = $3 AND unlisted"""
        await self.pool.fetch(query, table, version, stamp)

    async def list_again(self, table: str) -> None:
        await self.pool.fetch("UPDATE tables SET unlisted = true WHERE id = $1", table)

    async def ids(self, after: str, limit: int) -> list[str]:
        query = "SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2"
        return [cast("str", row[0]) for row in await self.pool.fetch(query, after, limit)]

    async def outdated(self, game: str, rules: str, after: str, limit: int) -> list[str]:
        found = await self.pool.fetch(OUTDATED, game, rules, after, limit)
        return [cast("str", row[0]) for row in found]

    async def beat(self, grace: float) -> ServiceHeartbeat:
        found = await self.pool.one(BEAT, grace)
        assert found is not None
        return ServiceHeartbeat(cast("float", found[0]), cast("float", found[1]))

    async def clock(self) -> ServiceHeartbeat:
        found = await self.pool.one("SELECT beat, frozen FROM service")
        assert found is not None
        return ServiceHeartbeat(cast("float", found[0]), cast("float", found[1]))

    async def say(self, table: str, person: Person, text: str, message: str = "") -> ChatLine:
        query = f"""INSERT INTO chat (table_id, person, name, text, message, at)
          VALUES ($1, $2, $3, $4, $5, {NOW}) RETURNING id, at"""
        found = await self.pool.one(query, table, person.id, person.name, text, message)
        assert found is not None
        return ChatLine(cast("int", found[0]), person.id, person.name, text, cast("float", found[1]))

    async def said(self, table: str, person: str, message: str) -> ChatLine | None:
        query = """SELECT id, person, name, text, at FROM chat
          WHERE table_id = $1 AND person = $2 AND message = $3 AND message <> ''"""
        found = await self.pool.one(query, table, person, message)
        return None if found is None else _chat_line(found)

    async def chat(self, table: str, since: int, limit: int) -> list[ChatLine]:
        query = """SELECT id, person, name, text, at FROM chat WHERE table_id = $1 AND id > $2
          ORDER BY id DESC LIMIT $3"""
        return [_chat_line(row) for row in reversed(await self.pool.fetch(query, table, since, limit))]

    async def last_chat(self, tables: list[str]) -> dict[str, int]:
        found = await self.pool.fetch(LAST_CHAT, tables)
        return {cast("str", row[0]): cast("int", row[1]) for row in found}

    async def tidy(self, older_than: float) -> int:
        """Works in short steps; whatever is left is done on the next call."""
        forgotten = 0
        while found := await self.pool.fetch(TO_TIDY, older_than, TABLES_AT_ONCE):
            tables = [cast("str", row[0]) for row in found]
            gone = await self.pool.one(TIDY, tables, COMMANDS_AT_ONCE)
            assert gone is not None
            forgotten += cast("int", gone[0])
            if cast("int", gone[0]) < COMMANDS_AT_ONCE:
                await self.pool.fetch(TIDIED, older_than, tables)
        return forgotten

    async def header(self, table: str) -> str | None:
        found = await self.pool.one("SELECT line FROM entries WHERE table_id = $1 AND seq = 0", table)
        return None if found is None else cast("str", found[0])

    async def rewrite(self, row: TableRow, header: str | None, before: str) -> None:
        values = (row.id, row.version - 1, setup_text(row.setup), row.unlisted, header, row.stamp, before)
        if await self.pool.one(REWRITE, *values) is None:
            raise Conflict

    async def chat_of(self, person: str, since: int, limit: int) -> list[tuple[str, ChatLine]]:
        query = """SELECT table_id, id, person, name, text, at FROM chat WHERE person = $1 AND id > $2
          ORDER BY id LIMIT $3"""
        found = await self.pool.fetch(query, person, since, limit)
        return [(cast("str", row[0]), _chat_line(tuple(row)[1:])) for row in found]

    async def forget_chat(self, person: str, limit: int) -> int:
        query = """DELETE FROM chat WHERE id IN (SELECT id FROM chat WHERE person = $1 ORDER BY id LIMIT $2)
          RETURNING 1"""
        return len(await self.pool.fetch(query, person, limit))

    async def close(self) -> None:
        await self._together.close()
        await self.pool.close()


def _claim(found: Found) -> Claim:
    return Claim(cast("str", found[0]), cast("int", found[1]))


def _held(found: Found) -> Held:
    hold = msgspec.json.decode(cast("str", found[2]), type=Hold)
    return Held(cast("str", found[0]), cast("str", found[1]), hold)


def _chat_line(found: object) -> ChatLine:
    id, person, name, text, at = cast("tuple[int, str, str, str, float]", found)
    return ChatLine(id, person, name, text, at)
