"""Notifications after a commit: to followers of the table, workers, the people concerned and the lobby."""

from __future__ import annotations

import asyncio
import contextlib

from kingscourt.server.bus.contract import Bus
from kingscourt.server.model.chat_line import ChatLine
from kingscourt.server.model.listing import listing_of
from kingscourt.server.model.table_row import TableRow
from kingscourt.server.store.contract import Directory, Unavailable, is_due
from kingscourt.server.store.shards import Shards

LOBBY = "lobby"
AGAIN = (1, 2, 5, 10)  # seconds between attempts to reach the directory
PEOPLE = "people"  # subject for people whose rights have changed


def table_subject(table: str) -> str:
    """The subject for changes of a table."""
    return f"table.{table}"


def person_subject(person: str) -> str:
    """The subject for changes of a person's tables."""
    return f"person.{person}"


def work_subject(shard: str) -> str:
    """The subject for pending work of a shard."""
    return f"work.{shard}"


def review_subject(shard: str) -> str:
    """The subject for requested reviews of a shard."""
    return f"review.{shard}"


class Notifier:
    """Publishes what happened; delivery is not guaranteed and nothing depends on it."""

    def __init__(self, bus: Bus, shards: Shards, directory: Directory) -> None:
        self.bus = bus
        self.shards = shards
        self.directory = directory

    def changed(self, before: TableRow | None, row: TableRow, now: float = 0) -> None:
        """Announce a committed row; workers are told how many seconds from now a bot is due."""
        self.bus.publish_elsewhere(table_subject(row.id), b"v%d" % row.version)
        if row.bot_at is not None:
            pause = 0 if is_due(row.bot_at, now) else row.bot_at - now
            self.bus.publish(work_subject(self.shards.name_of(row.id)), b"%.3f" % pause)
        if before is None or before.pending != row.pending or before.status != row.status:
            self._tell_people(row)

    def _tell_people(self, row: TableRow) -> None:
        for person in row.setup.people():
            self.bus.publish(person_subject(person), row.id.encode())

    async def list_table(self, row: TableRow) -> bool:
        """Update the directory; if this fails, a worker does it later."""
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
        """Bring the directory in line with a store that lost rows; delist tables that are gone."""
        store = self.shards.of(table)
        for wait in AGAIN:
            with contextlib.suppress(Unavailable):
                await store.list_again(table)  # so that a worker does it if we fail
                rows = await store.rows([table])
                if not rows:
                    await self.directory.unlist(table)
                    self.bus.publish(LOBBY, table.encode())
                if all([await self.list_table(row) for row in rows]):
                    return
            await asyncio.sleep(wait)

    async def _correct(self, table: str, known: int) -> None:
        """Replace the directory's newer version if the store really has lost it."""
        for row in await self.shards.of(table).rows([table]):
            if row.version < known:
                await self.directory.list_table(listing_of(row), row.version, over=known)

    def review_requested(self, table: str) -> None:
        """Wake workers for a review."""
        self.bus.publish(review_subject(self.shards.name_of(table)), b"")

    def said(self, table: str, line: ChatLine) -> None:
        """Announce a line of chat."""
        self.bus.publish(table_subject(table), b"c%d" % line.id)
