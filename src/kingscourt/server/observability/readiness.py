"""Readiness for load balancers: whether people can play here."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial

from kingscourt.server.errors.problems import Later
from kingscourt.server.store.contract import Unavailable
from kingscourt.server.tables.table_manager import TableManager

TIMEOUT = 2.0
KEPT = 1.0  # seconds for which a result is reused: frequent checks must not burden the databases
OK, DOWN = "ok", "down"


class Readiness:
    """The state of everything this process needs, checked once for all concurrent callers."""

    def __init__(self, manager: TableManager) -> None:
        self._house = manager
        self._looking = asyncio.Lock()
        self._until = 0.0
        self._is_ready = False
        self._states: dict[str, str] = {}

    async def look(self) -> tuple[bool, dict[str, str]]:
        """Whether any shard is playable, and what is down."""
        async with self._looking:
            if time.monotonic() >= self._until:
                await self._look()
                self._until = time.monotonic() + KEPT
        return self._is_ready, self._states

    async def _look(self) -> None:
        names = list(self._house.shards.stores)
        asked = [_state(partial(self._play, name)) for name in names]
        *shards, directory = await asyncio.gather(*asked, _state(partial(self._house.directory.person, "")))
        states = {f"shard {name}": state for name, state in zip(names, shards, strict=True)}
        self._is_ready = OK in states.values()
        states["directory"] = directory
        states["nats"] = OK if self._house.bus.is_connected() else DOWN
        self._states = states

    async def _play(self, shard: str) -> None:
        """Check what a move needs: a clock with a recent heartbeat, and readable tables."""
        await self._house.clock.now(shard)
        await self._house.shards.stores[shard].probe()


async def _state(ask: Callable[[], Awaitable[object]]) -> str:
    try:
        async with asyncio.timeout(TIMEOUT):
            await ask()
    except (Unavailable, Later, TimeoutError):
        return DOWN
    return OK
