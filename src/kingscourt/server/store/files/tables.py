"""Tables as record files for a single process: no database, the same contract."""

from __future__ import annotations

import time
from pathlib import Path

import msgspec

from kingscourt.server.model.chat_line import ChatLine
from kingscourt.server.model.person import Person
from kingscourt.server.model.table_row import HELD, OVER, RUNNING, TableRow, TableSnapshot, TableWrite
from kingscourt.server.store.contract import (
    SET_BACK,
    Claim,
    Conflict,
    Held,
    Repeated,
    ServiceHeartbeat,
    TableStore,
    Unavailable,
    is_due,
)
from kingscourt.server.store.files.journal import Journal, add_whole, replace
from kingscourt.server.store.files.review_requests import FileReviewRequests


class StoredLine(ChatLine, frozen=True, omit_defaults=True):
    """A line of chat with the id that its sender gave it."""

    message: str = ""

    def shown(self) -> ChatLine:
        """The line as people get it."""
        return ChatLine(self.id, self.person, self.name, self.text, self.at)


class FileTables(FileReviewRequests, TableStore):
    """A folder of records; there is no await between reading and writing, so changes never interleave."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.journals: dict[str, Journal] = {}
        self.claims: dict[str, float] = {}
        self.attempts: dict[str, int] = {}
        self.requests = {}
        self.clock_path = folder / "clock.json"
        for path in sorted(folder.glob("*.table")):
            journal = Journal(folder, path.stem)
            if journal.row is not None:
                self.journals[path.stem] = journal

    def _rows(self) -> list[TableRow]:
        return [journal.row for journal in self.journals.values() if journal.row is not None]

    async def create(self, row: TableRow) -> bool:
        if row.id in self.journals:
            return False
        journal = Journal(self.folder, row.id)
        journal.create(row)
        self.journals[row.id] = journal
        return True

    async def load(self, table: str, since: int = -1) -> TableSnapshot | None:
        journal = self.journals.get(table)
        if journal is None or journal.row is None:
            return None
        return TableSnapshot(journal.row, journal.lines[since + 1 :])

    async def write(self, write: TableWrite) -> None:
        journal = self.journals.get(write.row.id)
        if journal is None or journal.row is None:
            raise Conflict
        if (journal.row.version, journal.row.stamp) != write.guard():
            raise Conflict
        if write.lines and write.first != len(journal.lines):
            raise Conflict
        if write.command and (write.seat, write.command) in journal.answers:
            raise Repeated
        journal.write(write)
        self.claims.pop(write.row.id, None)
        self.attempts.pop(write.row.id, None)

    async def answer(self, table: str, seat: int, command: str) -> bytes | None:
        journal = self.journals.get(table)
        return None if journal is None else journal.answers.get((seat, command))

    async def probe(self) -> None:
        await self.clock()

    async def versions(self, tables: list[str]) -> dict[str, tuple[int, str]]:
        return {row.id: (row.version, row.stamp) for row in await self.rows(tables)}

    async def rows(self, tables: list[str]) -> list[TableRow]:
        return [row for row in self._rows() if row.id in tables]

    def _claim(self, due: list[TableRow], limit: int, lease: float) -> list[Claim]:
        now = time.monotonic()  # claims do not outlive the process
        free = [row.id for row in due if self.claims.get(row.id, -1.0) < now][:limit]
        self.claims.update(dict.fromkeys(free, now + lease))
        for id in free:
            self.attempts[id] = self.attempts.get(id, 0) + 1
        return [Claim(id, self.attempts[id]) for id in free]

    async def claim_bots(self, limit: int, lease: float) -> list[Claim]:
        now = time.time() - (await self.clock()).frozen
        due = [row for row in self._rows() if row.bot_at is not None and is_due(row.bot_at, now)]
        return self._claim(due, limit, lease)

    async def claim_deadlines(self, limit: int, lease: float) -> list[Claim]:
        now = (await self.clock()).service_time()
        due = [row for row in self._rows() if row.deadline is not None and row.deadline <= now]
        return self._claim(due, limit, lease)

    async def renew(self, tables: list[str], lease: float) -> None:
        until = time.monotonic() + lease
        self.claims.update({id: until for id in tables if id in self.claims})

    async def settle(self, table: str, attempts: int) -> None:
        self.attempts[table] = min(attempts, self.attempts.get(table, 0))

    async def held(self, limit: int) -> list[Held]:
        rows = sorted((row for row in self._rows() if row.status == HELD), key=lambda row: row.id)
        return [Held(row.id, row.setup.game, hold) for row in rows[:limit] if (hold := row.progress.hold)]

    async def unlisted(self, limit: int) -> list[TableRow]:
        return [row for row in self._rows() if row.unlisted][:limit]

    async def listed(self, table: str, version: int, stamp: str) -> None:
        journal = self.journals.get(table)
        if journal is None or journal.row is None:
            return
        if (journal.row.version, journal.row.stamp) == (version, stamp):
            journal.row = msgspec.structs.replace(journal.row, unlisted=False)

    async def list_again(self, table: str) -> None:
        journal = self.journals.get(table)
        if journal is not None and journal.row is not None:
            journal.row = msgspec.structs.replace(journal.row, unlisted=True)

    async def ids(self, after: str, limit: int) -> list[str]:
        return sorted(id for id in self.journals if id > after)[:limit]

    async def outdated(self, game: str, rules: str, after: str, limit: int) -> list[str]:
        found = [
            row.id
            for row in self._rows()
            if row.setup.game == game and row.id > after
            if row.status == HELD or (row.status == RUNNING and row.rules != rules)
        ]
        return sorted(found)[:limit]

    async def beat(self, grace: float) -> ServiceHeartbeat:
        last = await self.clock()
        now = time.time()
        gap = now - last.now
        is_jump = gap > grace or gap < -SET_BACK
        beat = ServiceHeartbeat(now if is_jump else max(now, last.now), last.frozen + (gap if is_jump else 0))
        try:
            replace(self.clock_path, msgspec.json.encode(beat).decode())
        except OSError as error:
            raise Unavailable(str(error)) from error
        return beat

    async def clock(self) -> ServiceHeartbeat:
        if not self.clock_path.exists():
            return ServiceHeartbeat(time.time(), 0)
        return msgspec.json.decode(self.clock_path.read_bytes(), type=ServiceHeartbeat)

    async def say(self, table: str, person: Person, text: str, message: str = "") -> ChatLine:
        known = self._stored_chat(table)
        if message and any((line.person, line.message) == (person.id, message) for line in known):
            raise Repeated
        n = known[-1].id + 1 if known else 1
        line = StoredLine(n, person.id, person.name, text, time.time(), message)
        add_whole(self.folder / f"{table}.chat", msgspec.json.encode(line).decode() + "\n")
        return line.shown()

    async def said(self, table: str, person: str, message: str) -> ChatLine | None:
        known = self._stored_chat(table) if message else []
        found = (line.shown() for line in known if (line.person, line.message) == (person, message))
        return next(found, None)

    async def chat(self, table: str, since: int, limit: int) -> list[ChatLine]:
        lines = self._stored_chat(table)
        return [line.shown() for line in lines if line.id > since][-limit:]

    def _stored_chat(self, table: str) -> list[StoredLine]:
        path = self.folder / f"{table}.chat"
        if table not in self.journals or not path.exists():
            return []
        return [msgspec.json.decode(text, type=StoredLine) for text in path.read_text("utf-8").splitlines()]

    async def last_chat(self, tables: list[str]) -> dict[str, int]:
        found = {table: await self.chat(table, 0, 1) for table in tables}
        return {table: lines[-1].id for table, lines in found.items() if lines}

    async def tidy(self, older_than: float) -> int:
        removed = 0
        for journal in self.journals.values():
            row = journal.row
            if row is not None and row.status == OVER and row.setup.ended_at < time.time() - older_than:
                removed += len(journal.answers)
                journal.answers.clear()
        return removed

    async def header(self, table: str) -> str | None:
        journal = self.journals.get(table)
        return journal.lines[0] if journal is not None and journal.lines else None

    async def rewrite(self, row: TableRow, header: str | None, before: str) -> None:
        journal = self.journals.get(row.id)
        if journal is None or journal.row is None:
            raise Conflict
        if (journal.row.version, journal.row.stamp) != (row.version - 1, before):
            raise Conflict
        journal.rewrite(row, header)

    async def chat_of(self, person: str, since: int, limit: int) -> list[tuple[str, ChatLine]]:
        """Returns everything at once, as the ids of different tables have no common order."""
        if since:
            return []
        return [
            (table, line)
            for table in self.journals
            for line in await self.chat(table, 0, limit)
            if line.person == person
        ]

    async def forget_chat(self, person: str, limit: int) -> int:
        removed = 0
        for table in self.journals:
            lines = self._stored_chat(table)
            kept = [line for line in lines if line.person != person]
            if len(kept) < len(lines):
                text = "".join(msgspec.json.encode(line).decode() + "\n" for line in kept)
                try:
                    replace(self.folder / f"{table}.chat", text)
                except OSError as error:
                    raise Unavailable(str(error)) from error
                removed += len(lines) - len(kept)
        return removed

    async def close(self) -> None:
        self.journals.clear()
