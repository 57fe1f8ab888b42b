"""Claims tables that wait for a bot or whose time is up, and sees to them."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable
from functools import partial

import structlog

from kingscourt.server.errors.problems import Problem
from kingscourt.server.lobby.expiring import close_expired
from kingscourt.server.observing.metrics import CLAIMS
from kingscourt.server.people.erasing import finish_erasure
from kingscourt.server.sandbox.pool import ChildLost
from kingscourt.server.store.contract import Claim, Unavailable
from kingscourt.server.tables.bots import miss_deadlines, play_bots
from kingscourt.server.tables.draft import Draft
from kingscourt.server.tables.hints import work_subject
from kingscourt.server.tables.house import Act, House
from kingscourt.server.work.claims import Claims
from kingscourt.server.work.trial import MOST_SILENT, given_up, try_table
from kingscourt.table.errors import Refused

LOG = structlog.get_logger()
LISTINGS = 50
SELDOM = 5  # looks for work to one for erasures
ERASING = 20.0  # seconds between looks at the same person: tables made in the last moment are listed by then
GROUPS = 4  # so many workers hear of a table that waits: one may be busy, and hundreds need not look
EXPIRY_POLLS = 30  # looks for work between two looks for tables that nobody joins
Look = Callable[[str], Awaitable[bool]]


def own_group() -> str:
    """Which of the groups a worker joins; of each, one is told of a table."""
    return f"work{secrets.randbelow(GROUPS)}"


class Worker:
    """One worker over all shards; any number of them share the work."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.config = house.config
        self._news = {shard: asyncio.Event() for shard in house.shards.stores}
        self._room = asyncio.Semaphore(house.config.bots_at_once)
        self._busy: set[asyncio.Task[None]] = set()
        self._claims = Claims(house.shards, house.config.lease)

    async def run(self) -> None:
        """Until cancelled; what was begun is finished."""
        shards = list(self.house.shards.stores)
        for shard in shards:
            await self.house.bus.subscribe(work_subject(shard), partial(self._hint, shard), own_group())
        try:
            # a loop for each, so that neither a shard nor a directory that hangs holds up the others
            looking = (self._for_ever(shard, self.look_at, self._news[shard]) for shard in shards)
            listing = (self._for_ever(shard, self.list_tables, asyncio.Event()) for shard in shards)
            erasing = self._for_ever("directory", self.erase_people, asyncio.Event())
            seldom = (erasing, self._expire_for_ever(), self._claims.renew_for_ever())
            await asyncio.gather(*looking, *listing, *seldom)
        finally:
            if self._busy:
                await asyncio.wait(self._busy, timeout=self.config.lease)
            await self._claims.tell_all()

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
        await self._claims.tell(shard)
        late = await store.claim_deadlines(self.config.bots_at_once, self.config.lease)
        if late:  # they are late by the clock of the database: ours must not be behind it
            await self.house.clock.look(shard)
        act = miss_deadlines(self.config.takeover_after, self.config.takeover_bot)
        await self._begin_all("deadline", late, act)
        waiting = await store.claim_bots(self.config.bots_at_once, self.config.lease)
        await self._begin_all("bot", waiting, play_bots(self.config.bot_budget))
        return bool(late or waiting)

    async def list_tables(self, shard: str) -> bool:
        """Tell the directory what it has missed; whether there may be more."""
        rows = await self.house.shards.stores[shard].unlisted(LISTINGS)
        for row in rows:
            if not await self.house.hints.list_table(row):
                return False
        return len(rows) == LISTINGS

    async def erase_people(self, _: str) -> bool:
        """Go on with an erasure that is not finished; whether there was one."""
        person = await self.house.directory.claim_erasure(ERASING)
        if person is None:
            await asyncio.sleep(self.config.poll * SELDOM)
            return False
        await finish_erasure(self.house, person)
        return True

    async def _begin_all(self, kind: str, found: list[Claim], act: Act) -> None:
        claims = [claim for claim in found if self._claims.begin(claim)]
        for number, claim in enumerate(claims):
            CLAIMS.labels(kind).inc()
            try:
                await self._room.acquire()
            except asyncio.CancelledError:  # nobody has begun with these: that is a word, too
                for left in claims[number:]:
                    self._claims.end(left.table, left.attempts - 1)
                raise
            task = asyncio.create_task(self._see_to(kind, claim, act))
            self._busy.add(task)
            task.add_done_callback(self._busy.discard)

    async def _see_to(self, kind: str, claim: Claim, act: Act) -> None:
        remaining: int | None = claim.attempts - 1
        try:
            if claim.attempts == 1 or await self._is_fit(kind, claim):
                remaining = await self._attempt(kind, claim.table, act)
            else:
                remaining = None  # held
        except ChildLost as problem:
            remaining = None  # this one ended without a word, too
            LOG.error("trial broke off", kind=kind, table=claim.table, problem=str(problem))
        except Problem as problem:
            LOG.warning("not tried", kind=kind, table=claim.table, problem=str(problem))
        except Exception as error:
            LOG.error("not tried", kind=kind, table=claim.table, exc_info=error)
        finally:
            self._claims.end(claim.table, remaining)
            self._room.release()

    async def _is_fit(self, kind: str, claim: Claim) -> bool:
        """Whether a table whose last claim ended without a word can be seen to; else it is held."""
        table = claim.table
        LOG.warning("claimed again after a silent end", kind=kind, table=table, attempts=claim.attempts)
        if claim.attempts > MOST_SILENT:
            row, hold = await given_up(self.house, table)
            await self.house.hold(row, hold)
            return False
        row, verdict = await try_table(self.house, table, kind)
        if verdict is not None:
            await self.house.hold(row, verdict)
        return verdict is None

    async def _attempt(self, kind: str, table: str, act: Act) -> int | None:
        """How many attempts are to remain counted; None: as many as the store has by now."""
        version = 0

        async def noted(draft: Draft) -> None:
            nonlocal version
            version = draft.row.version
            await act(draft)

        try:
            await self.house.change(table, noted)
            opened = self.house.known(table)
            if opened is not None and opened.row.version > version:
                return None  # a write settles the claim by itself
        except Problem as problem:
            # paused meanwhile, or the store is away: the lease ends and somebody looks again
            LOG.info("not done", kind=kind, table=table, problem=str(problem))
        except Refused as refused:
            LOG.error("refused", kind=kind, table=table, rule=refused.refusal.rule)
        except Exception as error:  # one broken table must not stop the others
            LOG.error("failed", kind=kind, table=table, exc_info=error)
            return None  # no word that helps: next it is tried in a child
        return 0

    async def idle(self) -> None:
        """Wait for what was begun; for tests."""
        while self._busy:
            await asyncio.wait(self._busy)
