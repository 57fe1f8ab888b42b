"""Claims tables that wait for a bot or whose time is up, and sees to them."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from functools import partial

import structlog

from kingscourt.server.errors.problems import Problem
from kingscourt.server.lobby.expiring import close_expired
from kingscourt.server.observing.metrics import CLAIMS
from kingscourt.server.store.contract import Unavailable
from kingscourt.server.tables.bots import miss_deadlines, play_bots
from kingscourt.server.tables.hints import work_subject
from kingscourt.server.tables.house import Act, House
from kingscourt.table.errors import Refused

LOG = structlog.get_logger()
LISTINGS = 50
EXPIRY_POLLS = 30  # looks for work between two looks for tables that nobody joins
Look = Callable[[str], Awaitable[bool]]


class Worker:
    """One worker over all shards; any number of them share the work."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.config = house.config
        self._news = {shard: asyncio.Event() for shard in house.shards.stores}
        self._room = asyncio.Semaphore(house.config.bots_at_once)
        self._busy: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Until cancelled; what was begun is finished."""
        shards = list(self.house.shards.stores)
        for shard in shards:
            await self.house.bus.subscribe(work_subject(shard), partial(self._hint, shard))
        try:
            # a loop for each, so that neither a shard nor a directory that hangs holds up the others
            looking = (self._for_ever(shard, self.look_at, self._news[shard]) for shard in shards)
            listing = (self._for_ever(shard, self.list_tables, asyncio.Event()) for shard in shards)
            await asyncio.gather(*looking, *listing, self._expire_for_ever())
        finally:
            if self._busy:
                await asyncio.wait(self._busy, timeout=self.config.lease)

    async def _hint(self, shard: str, _: bytes) -> None:
        self._news[shard].set()

    async def _for_ever(self, shard: str, look: Look, news: asyncio.Event) -> None:
        while True:
            found = False
            try:
                found = await look(shard)
            except Unavailable as error:
                LOG.warning("shard cannot be reached", shard=shard, problem=str(error))
            except Exception as error:  # the other tables still want to be seen to
                LOG.error("look failed", shard=shard, exc_info=error)
            if not found:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(self.config.poll):
                        await news.wait()
                news.clear()

    async def _expire_for_ever(self) -> None:
        while True:
            try:
                await close_expired(self.house)
            except Unavailable as error:
                LOG.warning("directory cannot be reached", problem=str(error))
            except Exception as error:  # the next look may fare better
                LOG.error("expired tables are not closed", exc_info=error)
            await asyncio.sleep(self.config.poll * EXPIRY_POLLS)

    async def look_at(self, shard: str) -> bool:
        """Claim what is due on one shard, as much as there is room for; whether there was anything."""
        store = self.house.shards.stores[shard]
        late = await store.claim_deadlines(self.config.bots_at_once, self.config.lease)
        if late:  # they are late by the clock of the database: ours must not be behind it
            await self.house.clock.look(shard)
        for table in late:
            act = miss_deadlines(self.config.takeover_after, self.config.takeover_bot)
            await self._begin("deadline", table, act)
        waiting = await store.claim_bots(self.config.bots_at_once, self.config.lease)
        for table in waiting:
            await self._begin("bot", table, play_bots(self.config.bot_budget))
        return bool(late or waiting)

    async def list_tables(self, shard: str) -> bool:
        """Tell the directory what it has missed; whether there may be more."""
        rows = await self.house.shards.stores[shard].unlisted(LISTINGS)
        for row in rows:
            if not await self.house.hints.list_table(row):
                return False
        return len(rows) == LISTINGS

    async def _begin(self, kind: str, table: str, act: Act) -> None:
        CLAIMS.labels(kind).inc()
        await self._room.acquire()
        task = asyncio.create_task(self._see_to(kind, table, act))
        self._busy.add(task)
        task.add_done_callback(self._busy.discard)

    async def _see_to(self, kind: str, table: str, act: Act) -> None:
        try:
            await self._attempt(kind, table, self.house.change(table, act))
        finally:
            self._room.release()

    async def _attempt(self, kind: str, table: str, change: Awaitable[object]) -> None:
        try:
            await change
        except Problem as problem:
            # paused meanwhile, or the store is away: the lease ends and somebody looks again
            LOG.info("not done", kind=kind, table=table, problem=str(problem))
        except Refused as refused:
            LOG.error("refused", kind=kind, table=table, rule=refused.refusal.rule)
        except Exception as error:  # one broken table must not stop the others
            LOG.error("failed", kind=kind, table=table, exc_info=error)

    async def idle(self) -> None:
        """Wait for what was begun; for tests."""
        while self._busy:
            await asyncio.wait(self._busy)
