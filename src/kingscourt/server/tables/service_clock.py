"""Service time of every shard: it stands still while nobody could play."""

from __future__ import annotations

import asyncio
import time

from kingscourt.server.metrics import FROZEN
from kingscourt.server.problems import Later
from kingscourt.server.store.contract import Beat, Unavailable
from kingscourt.server.store.shards import Shards


class ServiceClock:
    """`serve` beats: as long as one of them does, time passes. `work` only reads."""

    def __init__(self, shards: Shards, grace: float, beats: bool) -> None:
        self.shards = shards
        self.grace = grace
        self.beats = beats
        self._known: dict[str, tuple[Beat, float]] = {}

    async def now(self, shard: str) -> float:
        """Service time; after a silence the store is asked first, so that an outage is nobody's time."""
        known = self._known.get(shard)
        if known is None or time.monotonic() - known[1] > self.grace / 2:
            try:
                known = await self._look(shard)
            except Unavailable as error:
                raise Later(str(error)) from error
        beat, at = known
        return beat.service_time() + time.monotonic() - at

    def frozen(self, shard: str) -> float:
        """What to add to service time to get wall time."""
        known = self._known.get(shard)
        return 0.0 if known is None else known[0].frozen

    async def beat_all(self) -> None:
        """One beat on every shard that answers."""
        await asyncio.gather(*(self._look(name) for name in self.shards.stores), return_exceptions=True)

    async def _look(self, shard: str) -> tuple[Beat, float]:
        store = self.shards.stores[shard]
        beat = await store.beat(self.grace) if self.beats else await store.clock()
        FROZEN.labels(shard).set(beat.frozen)
        # a reader sees the last beat, which may be a moment old: time has not passed for certain since
        self._known[shard] = (beat, time.monotonic())
        return self._known[shard]
