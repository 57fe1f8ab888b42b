"""A database that comes back as it was: one table's rows put aside, and put back later."""

from __future__ import annotations

import secrets

import asyncpg

from kingscourt.server.model.row import Snapshot
from kingscourt.server.store.pool import Pool
from kingscourt.server.store.postgres import PostgresTables
from kingscourt.server.tables.open_table import OpenTable

KEYS = {"tables": "id", "entries": "table_id", "commands": "table_id", "chat": "table_id"}
LISTS = {"listings": "table_id"}


class Past:
    """What a database had of a table at one moment."""

    def __init__(self, url: str, table: str, with_lists: bool = True) -> None:
        self.url = url
        self.table = table
        self._keys = {**KEYS, **LISTS} if with_lists else KEYS
        self._schema = f"past_{secrets.token_hex(4)}"

    async def keep(self) -> Past:
        """Remember this moment."""
        connection = await asyncpg.connect(self.url)
        await connection.execute(f"CREATE SCHEMA {self._schema}")
        for name, key in self._keys.items():
            await connection.execute(
                f"CREATE TABLE {self._schema}.{name} AS SELECT * FROM {name} WHERE {key} = '{self.table}'"
            )
        await connection.close()
        return self

    async def come_back(self) -> None:
        """The database forgets everything since."""
        connection = await asyncpg.connect(self.url)
        async with connection.transaction():
            for name, key in self._keys.items():
                await connection.execute(f"DELETE FROM {name} WHERE {key} = '{self.table}'")
                copy = f"INSERT INTO {name} OVERRIDING SYSTEM VALUE SELECT * FROM {self._schema}.{name}"
                await connection.execute(copy)
        await connection.close()


async def stored(url: str, table: str) -> Snapshot:
    """A table as the database has it, which must be whole: its log leads to its digest."""
    store = PostgresTables(Pool(url, 1, 20))
    try:
        snapshot = await store.load(table)
    finally:
        await store.close()
    assert snapshot is not None
    if snapshot.lines:
        opened = OpenTable(snapshot)
        assert opened.table is not None
        assert opened.table.position.last == snapshot.row.last
        assert opened.table.position.state.digest() == snapshot.row.digest
        assert opened.accept(Snapshot(snapshot.row, [])), "the stamp does not name this log"
    return snapshot
