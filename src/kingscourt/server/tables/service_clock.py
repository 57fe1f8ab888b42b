"""Service time per shard: it stops while nobody can play."""

from __future__ import annotations

import asyncio
import time

import structlog

from kingscourt.kernel.phrase import Phrase
from kingscourt.server.errors.problems import Later
from kingscourt.server.observability.metrics import FROZEN
from kingscourt.server.store.contract import ServiceHeartbeat, Unavailable
from kingscourt.server.store.shards import Shards

LOG = structlog.get_logger()


class ServiceClock:
    """Service time: it advances as long as any `serve` process sends heartbeats; `work` only reads it."""

    def __init__(self, shards: Shards, grace: float, beats: bool) -> None:
        self.shards = shards
        self.grace = grace
        self.beats = beats
        self._known: dict[str, tuple[ServiceHeartbeat, float]] = {}

    async def now(self, shard: str) -> float:
        """Service time; a cached value that is too old is read again, so that outages cost nobody time."""
        at_once = self.at_once(shard)
        if at_once is not None:
            return at_once
        try:
            beat, at = await self.look(shard)
        except Unavailable as error:
            raise Later(Phrase("service-away"), str(error)) from error
        return beat.service_time() + time.monotonic() - at

    def at_once(self, shard: str) -> float | None:
        """Service time, if it is known without asking the store."""
        known = self._known.get(shard)
        if known is None:
            return None
        passed = time.monotonic() - known[1]
        return None if passed > self.grace / 2 else known[0].service_time() + passed

    async def wall(self, shard: str) -> float:
        """Wall time by the database's clock."""
        now = await self.now(shard)
        return now + self.frozen(shard)

    def frozen(self, shard: str) -> float:
        """The offset from service time to wall time."""
        known = self._known.get(shard)
        return 0.0 if known is None else known[0].frozen

    async def send_heartbeats(self, period: float) -> None:
        """Send heartbeats to all shards; one that hangs does not stop the clocks of the others."""
        await asyncio.gather(*(self._beat_for_ever(shard, period) for shard in self.shards.stores))

    async def _beat_for_ever(self, shard: str, period: float) -> None:
        while True:
            try:
                await self.look(shard)
            except Unavailable:
                pass  # nobody can play there, so its clock stops
            except Exception as error:  # the next heartbeat may succeed
                LOG.error("heartbeat failed", shard=shard, exc_info=error)
            await asyncio.sleep(period)

    async def look(self, shard: str) -> tuple[ServiceHeartbeat, float]:
        """Read the store's clock, and advance it if this process sends heartbeats."""
        store = self.shards.stores[shard]
        beat = await store.beat(self.grace) if self.beats else await store.clock()
        FROZEN.labels(shard).set(beat.frozen)
        # a reader may see a slightly old heartbeat: it must not count time that may not have passed
        self._known[shard] = (beat, time.monotonic())
        return self._known[shard]
