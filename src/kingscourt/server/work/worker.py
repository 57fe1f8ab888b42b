"""Claims tables that wait for a bot or whose time is up, and sees to them."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable

import structlog

from kingscourt.server.metrics import CLAIMS
from kingscourt.server.problems import Problem
from kingscourt.server.store.contract import TableStore, Unavailable
from kingscourt.server.tables.bots import miss_deadlines, play_bots
from kingscourt.server.tables.hints import work_subject
from kingscourt.server.tables.house import Act, House
from kingscourt.table.errors import Refused

LOG = structlog.get_logger()
LISTINGS = 50


class Worker:
    """One worker over all shards; any number of them share the work."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.config = house.config
        self._news = asyncio.Event()
        self._room = asyncio.Semaphore(house.config.bots_at_once)
        self._busy: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Until cancelled; what was begun is finished."""
        for shard in self.house.shards.stores:
            await self.house.bus.subscribe(work_subject(shard), self._hint)
        try:
            while True:
                found = await self._look()
                if found:
                    continue
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(self.config.poll):
                        await self._news.wait()
                self._news.clear()
        finally:
            if self._busy:
                await asyncio.wait(self._busy, timeout=self.config.lease)

    async def _hint(self, _: bytes) -> None:
        self._news.set()

    async def _look(self) -> bool:
        """One round over the shards; whether there was anything to do."""
        found = False
        for store in self.house.shards.stores.values():
            try:
                found = await self.look_at(store) or found
            except Unavailable as error:
                LOG.warning("shard cannot be reached", problem=str(error))
                await asyncio.sleep(self.config.poll)
        return found

    async def look_at(self, store: TableStore) -> bool:
        """Claim what is due on one shard, as much as there is room for."""
        late = await store.claim_deadlines(self.config.bots_at_once, self.config.lease)
        for table in late:
            act = miss_deadlines(self.config.takeover_after, self.config.takeover_bot)
            await self._begin("deadline", table, act)
        waiting = await store.claim_bots(self.config.bots_at_once, self.config.lease)
        for table in waiting:
            await self._begin("bot", table, play_bots(self.config.bot_budget))
        for row in await store.unlisted(LISTINGS):
            await self.house.hints.list_table(row)
        return bool(late or waiting)

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
