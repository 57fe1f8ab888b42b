"""Service time of every shard: it stands still while nobody could play."""

from __future__ import annotations

import asyncio
import time

import structlog

from kingscourt.kernel.phrase import Phrase
from kingscourt.server.errors.problems import Later
from kingscourt.server.observing.metrics import FROZEN
from kingscourt.server.store.contract import Beat, Unavailable
from kingscourt.server.store.shards import Shards

LOG = structlog.get_logger()


class ServiceClock:
    """`serve` beats: as long as one of them does, time passes. `work` only reads."""

    def __init__(self, shards: Shards, grace: float, beats: bool) -> None:
        self.shards = shards
        self.grace = grace
        self.beats = beats
        self._known: dict[str, tuple[Beat, float]] = {}

    async def now(self, shard: str) -> float:
        """Service time; after a silence the store is asked first, so that an outage is nobody's time."""
        at_once = self.at_once(shard)
        if at_once is not None:
            return at_once
        try:
            beat, at = await self.look(shard)
        except Unavailable as error:
            raise Later(Phrase("service-away"), str(error)) from error
        return beat.service_time() + time.monotonic() - at

    def at_once(self, shard: str) -> float | None:
        """Service time, where the store need not be asked for it."""
        known = self._known.get(shard)
        if known is None:
            return None
        passed = time.monotonic() - known[1]
        return None if passed > self.grace / 2 else known[0].service_time() + passed

    async def wall(self, shard: str) -> float:
        """Wall time by the clock of the database."""
        now = await self.now(shard)
        return now + self.frozen(shard)

    def frozen(self, shard: str) -> float:
        """What to add to service time to get wall time."""
        known = self._known.get(shard)
        return 0.0 if known is None else known[0].frozen

    async def beat_for_ever(self, period: float) -> None:
        """Time passes as long as somebody can play; a shard that hangs stops no other clock."""
        await asyncio.gather(*(self._beat_for_ever(shard, period) for shard in self.shards.stores))

    async def _beat_for_ever(self, shard: str, period: float) -> None:
        while True:
            try:
                await self.look(shard)
            except Unavailable:
                pass  # nobody can play there: its clock stands still
            except Exception as error:  # whatever it is, the next beat may come through
                LOG.error("no beat", shard=shard, exc_info=error)
            await asyncio.sleep(period)

    async def look(self, shard: str) -> tuple[Beat, float]:
        """Ask the store for its clock, and move it where this process beats."""
        store = self.shards.stores[shard]
        beat = await store.beat(self.grace) if self.beats else await store.clock()
        FROZEN.labels(shard).set(beat.frozen)
        # a reader sees the last beat, which may be a moment old: time has not passed for certain since
        self._known[shard] = (beat, time.monotonic())
        return self._known[shard]
