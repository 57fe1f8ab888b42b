"""Tables spread over several databases; a table's id begins with the name of its shard (ADR 5)."""

from __future__ import annotations

import asyncio
import secrets
from collections import defaultdict

from kingscourt.server.store.contract import TableStore

ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"
LENGTH = 16


def random_part() -> str:
    """Eighty random bits in readable form, so that table ids cannot be guessed."""
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def readable(digest: bytes) -> str:
    """Eighty bits of a digest in the same form."""
    return "".join(ALPHABET[byte % len(ALPHABET)] for byte in digest[:LENGTH])


class UnknownShard(Exception):
    """An id that names no configured database."""


class Shards:
    """The stores by name; new tables are spread evenly over the open ones."""

    def __init__(self, stores: dict[str, TableStore], open_for_new: list[str]) -> None:
        self.stores = stores
        self.open_for_new = open_for_new

    def new_id(self) -> str:
        """An id on a random open shard."""
        return f"{secrets.choice(self.open_for_new)}-{random_part()}"

    def derived_id(self, digest: bytes) -> str:
        """The same id for the same digest, as long as the same shards are open."""
        return f"{self.open_for_new[digest[-1] % len(self.open_for_new)]}-{readable(digest)}"

    def of(self, table: str) -> TableStore:
        """The store of a table."""
        store = self.stores.get(self.name_of(table))
        if store is None:
            raise UnknownShard(table)
        return store

    def name_of(self, table: str) -> str:
        """The name of the shard in an id."""
        return table.partition("-")[0]

    def by_shard(self, tables: list[str]) -> dict[str, list[str]]:
        """Ids grouped by shard; those of unknown shards are left out."""
        sorted_ids: dict[str, list[str]] = defaultdict(list)
        for table in tables:
            if self.name_of(table) in self.stores:
                sorted_ids[self.name_of(table)].append(table)
        return sorted_ids

    async def close(self) -> None:
        """Close every store."""
        await asyncio.gather(*(store.close() for store in self.stores.values()))
