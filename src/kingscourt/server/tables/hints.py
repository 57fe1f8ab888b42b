"""Hints after a commit: to watchers of the table, to workers, to the people concerned, to the lobby."""

from __future__ import annotations

import asyncio
import contextlib

from kingscourt.server.bus.contract import Bus
from kingscourt.server.model.person import ChatLine, listing_of
from kingscourt.server.model.row import Row
from kingscourt.server.store.contract import Directory, Unavailable
from kingscourt.server.store.shards import Shards

LOBBY = "lobby"
AGAIN = (1, 2, 5, 10)  # seconds to wait for a directory that is away
PEOPLE = "people"  # somebody whose rights have changed


def table_subject(table: str) -> str:
    """Where changes of a table are told."""
    return f"table.{table}"


def person_subject(person: str) -> str:
    """Where changes of a person's tables are told."""
    return f"person.{person}"


def work_subject(shard: str) -> str:
    """Where work to do is told."""
    return f"work.{shard}"


class Hints:
    """Says what happened; nobody depends on hearing it."""

    def __init__(self, bus: Bus, shards: Shards, directory: Directory) -> None:
        self.bus = bus
        self.shards = shards
        self.directory = directory

    def changed(self, before: Row | None, row: Row) -> None:
        """A row was committed."""
        self.bus.publish_elsewhere(table_subject(row.id), b"v%d" % row.version)
        if row.bot_at is not None:
            self.bus.publish(work_subject(self.shards.name_of(row.id)), b"")
        if before is None or before.pending != row.pending or before.status != row.status:
            self._tell_people(row)

    def _tell_people(self, row: Row) -> None:
        for person in row.setup.people():
            self.bus.publish(person_subject(person), row.id.encode())

    async def list_table(self, row: Row) -> bool:
        """Bring the directory up to date; a worker does it later when this fails."""
        try:
            known = await self.directory.list_table(listing_of(row), row.version)
            if known > row.version:
                await self._correct(row.id, known)
            await self.shards.of(row.id).listed(row.id, row.version, row.stamp)
        except Unavailable:
            return False
        self._tell_people(row)
        if row.setup.public:
            self.bus.publish(LOBBY, row.id.encode())
        return True

    async def list_again(self, table: str) -> None:
        """Bring the directory in line with a store that forgot; a table that is gone is in no list."""
        store = self.shards.of(table)
        for wait in AGAIN:
            with contextlib.suppress(Unavailable):
                await store.list_again(table)  # a worker does it if we cannot
                rows = await store.rows([table])
                if not rows:
                    await self.directory.unlist(table)
                    self.bus.publish(LOBBY, table.encode())
                if all([await self.list_table(row) for row in rows]):
                    return
            await asyncio.sleep(wait)

    async def _correct(self, table: str, known: int) -> None:
        """The directory has a version which the store may have forgotten: only then it is replaced."""
        for row in await self.shards.of(table).rows([table]):
            if row.version < known:
                await self.directory.list_table(listing_of(row), row.version, over=known)

    def said(self, table: str, line: ChatLine) -> None:
        """Somebody said something."""
        self.bus.publish(table_subject(table), b"c%d" % line.id)
