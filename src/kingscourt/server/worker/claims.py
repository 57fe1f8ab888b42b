"""The claims of one worker: renewed while it works on them, and settled when it is done."""

from __future__ import annotations

import asyncio

import structlog

from kingscourt.server.store.contract import Claim, Unavailable
from kingscourt.server.store.shards import Shards

LOG = structlog.get_logger()


class Claims:
    """The claims of a worker; one that is neither renewed nor settled means that its worker died."""

    def __init__(self, shards: Shards, lease: float) -> None:
        self._shards = shards
        self._lease = lease
        self._at_work: set[str] = set()
        self._unsaid: dict[str, int] = {}  # attempts that remain counted, by table, not yet reported

    def begin(self, claim: Claim) -> bool:
        """Start work on a table; return False if it is still in progress under an expired lease."""
        if claim.table in self._at_work:
            self._unsaid[claim.table] = claim.attempts - 1
            return False
        self._at_work.add(claim.table)
        return True

    def end(self, table: str, attempts: int | None = 0) -> None:
        """Finish work on a table; `attempts` remain counted, None if a write has settled the claim."""
        self._at_work.discard(table)
        if attempts is not None:
            self._unsaid[table] = attempts

    async def renew_for_ever(self) -> None:
        """Renew all leases well before they end."""
        while True:
            await asyncio.sleep(self._lease / 3)
            for shard, tables in self._shards.by_shard(sorted(self._at_work)).items():
                try:
                    await self._shards.stores[shard].renew(tables, self._lease)
                except Unavailable as error:
                    LOG.warning("claims not renewed", shard=shard, problem=str(error))

    async def tell(self, shard: str) -> None:
        """Report finished claims to the store; failed reports are repeated later."""
        for table in self._shards.by_shard(list(self._unsaid)).get(shard, []):
            attempts = self._unsaid[table]
            await self._shards.stores[shard].settle(table, attempts)
            if self._unsaid.get(table) == attempts:
                del self._unsaid[table]

    async def tell_all(self) -> None:
        """Report all finished claims before the worker ends."""
        for shard in self._shards.stores:
            try:
                await self.tell(shard)
            except Unavailable as error:
                LOG.warning("claims not settled", shard=shard, problem=str(error))
