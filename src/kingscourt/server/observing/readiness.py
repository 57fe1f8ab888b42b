"""Whether somebody can play here, found out soon, for whoever balances the load."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial

from kingscourt.server.errors.problems import Later
from kingscourt.server.store.contract import Unavailable
from kingscourt.server.tables.house import House

PATIENCE = 2.0
KEPT = 1.0  # seconds for which an answer is good: those who ask often must not keep the databases busy
OK, DOWN = "ok", "down"


class Readiness:
    """The state of everything this process needs, looked at once for all who ask at the same time."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._looking = asyncio.Lock()
        self._until = 0.0
        self._is_ready = False
        self._states: dict[str, str] = {}

    async def look(self) -> tuple[bool, dict[str, str]]:
        """Whether some shard can be played on, and what is away."""
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
        """What a move needs: clocks that go, for which something was written lately, and tables to read."""
        await self._house.clock.now(shard)
        await self._house.shards.stores[shard].probe()


async def _state(ask: Callable[[], Awaitable[object]]) -> str:
    try:
        async with asyncio.timeout(PATIENCE):
            await ask()
    except (Unavailable, Later, TimeoutError):
        return DOWN
    return OK
