"""A restored database, simulated by saving one table's rows and putting them back later."""

from __future__ import annotations

import secrets

import asyncpg

from kingscourt.server.model.table_row import TableSnapshot
from kingscourt.server.store.postgres.asyncpg_pool import Pool
from kingscourt.server.store.postgres.tables import PostgresTables
from kingscourt.server.tables.live_table import LiveTable

KEYS = {"tables": "id", "entries": "table_id", "commands": "table_id", "chat": "table_id"}
LISTS = {"listings": "table_id"}


class Past:
    """The rows of a table at one moment."""

    def __init__(self, url: str, table: str, with_lists: bool = True) -> None:
        self.url = url
        self.table = table
        self._keys = {**KEYS, **LISTS} if with_lists else KEYS
        self._schema = f"past_{secrets.token_hex(4)}"

    async def keep(self) -> Past:
        """Save the current rows."""
        connection = await asyncpg.connect(self.url)
        await connection.execute(f"CREATE SCHEMA {self._schema}")
        for name, key in self._keys.items():
            await connection.execute(
                f"CREATE TABLE {self._schema}.{name} AS SELECT * FROM {name} WHERE {key} = '{self.table}'"
            )
        await connection.close()
        return self

    async def come_back(self) -> None:
        """Restore the saved rows, so that everything since is lost."""
        connection = await asyncpg.connect(self.url)
        async with connection.transaction():
            for name, key in self._keys.items():
                await connection.execute(f"DELETE FROM {name} WHERE {key} = '{self.table}'")
                copy = f"INSERT INTO {name} OVERRIDING SYSTEM VALUE SELECT * FROM {self._schema}.{name}"
                await connection.execute(copy)
        await connection.close()


async def stored(url: str, table: str) -> TableSnapshot:
    """Load a table from the database, and check that its log leads to its digest."""
    store = PostgresTables(Pool(url, 1, 20))
    try:
        snapshot = await store.load(table)
    finally:
        await store.close()
    assert snapshot is not None
    if snapshot.lines:
        opened = LiveTable(snapshot)
        assert opened.table is not None
        assert opened.table.position.last == snapshot.row.last
        assert opened.table.position.state.digest() == snapshot.row.digest
        assert opened.accept(TableSnapshot(snapshot.row, [])), "the stamp does not match this log"
    return snapshot
