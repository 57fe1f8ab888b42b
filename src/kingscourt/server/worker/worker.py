"""Claims tables that wait for a bot or whose deadline has passed, and plays for them; makes reviews."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial

import structlog

from kingscourt.review.effort import Effort
from kingscourt.server.errors.problems import Problem
from kingscourt.server.observability.metrics import CLAIMS
from kingscourt.server.people.erasure import finish_erasure
from kingscourt.server.sandbox.child_pool import ChildLost
from kingscourt.server.store.contract import Claim, Unavailable
from kingscourt.server.tables import seating
from kingscourt.server.tables.bot_turns import miss_deadlines
from kingscourt.server.tables.bus_announcements import work_subject
from kingscourt.server.tables.draft_change import Draft
from kingscourt.server.tables.table_manager import Act, TableManager
from kingscourt.server.worker.bot_runs import play_bots_in_children
from kingscourt.server.worker.claims import Claims
from kingscourt.server.worker.review_maker import ReviewMaker
from kingscourt.server.worker.suspect_trial import MOST_SILENT, given_up, try_table
from kingscourt.table.errors import Refused

LOG = structlog.get_logger()
LISTINGS = 50
SELDOM = 5  # polls for work per poll for erasures
ERASING = 20.0  # seconds between attempts for a person; the newest tables are listed by then
GROUPS = 4  # workers notified per waiting table: one may be busy, but hundreds need not check
EXPIRY_POLLS = 30  # polls for work per check for tables that nobody joins
Look = Callable[[str], Awaitable[bool]]
Job = Callable[[str], Awaitable[bool]]  # work on a table; returns whether it stored something

HOUR, DAY = 3600.0, 86_400.0
EXPIRED_AT_ONCE = 100


async def close_expired(manager: TableManager) -> int:
    """Close some tables that have waited for players for too long; people see it from the status."""
    config = manager.config
    live, days = config.open_table_hours * HOUR, config.open_table_days * DAY
    closed = 0
    for table, version in await manager.directory.expired(live, days, EXPIRED_AT_ONCE):
        try:
            await manager.change(table, seating.expire(version))
            closed += 1
        except Problem as problem:  # its shard is unreachable, or it has just started
            LOG.info("not closed", table=table, problem=str(problem))
    return closed


def own_group() -> str:
    """The group a worker joins; in each group, one worker is notified of a waiting table."""
    return f"work{secrets.randbelow(GROUPS)}"


class Worker:
    """One worker for all shards; any number of workers share the work."""

    def __init__(self, manager: TableManager, review_effort: Effort | None = None) -> None:
        self.manager = manager
        self.config = manager.config
        self._news = {shard: asyncio.Event() for shard in manager.shards.stores}
        self._room = asyncio.Semaphore(manager.config.bots_per_worker)
        self._busy: set[asyncio.Task[None]] = set()
        self._is_ending = False
        self._repeated: dict[str, tuple[str, Claim, Job]] = {}  # claims of tables still in progress
        self._claims = Claims(manager.shards, manager.config.claim_lease)
        self._reviews = ReviewMaker(manager, review_effort)

    async def run(self) -> None:
        """Run until cancelled; work in progress is finished."""
        shards = list(self.manager.shards.stores)
        for shard in shards:
            await self.manager.bus.subscribe(
                work_subject(shard), partial(self._on_notification, shard), own_group()
            )
        await self._reviews.listen(own_group())
        self.manager.thinking.start()
        try:
            # separate loops, so that a hanging shard or directory does not hold up the others
            looking = (self._for_ever(shard, self.look_at, self._news[shard]) for shard in shards)
            listing = (self._for_ever(shard, self.list_tables, asyncio.Event()) for shard in shards)
            reviewing = (
                self._for_ever(shard, self._reviews.make_one, news)
                for shard, news in self._reviews.news.items()
            )
            erasing = self._for_ever("directory", self.erase_people, asyncio.Event())
            seldom = (erasing, self._expire_for_ever(), self._claims.renew_for_ever())
            await asyncio.gather(*looking, *listing, *reviewing, *seldom)
        finally:
            self._is_ending = True
            await self.manager.thinking.close()  # so that nobody waits for what bots think
            if self._busy:
                await asyncio.wait(self._busy, timeout=self.config.claim_lease)
            await self._claims.tell_all()

    async def _on_notification(self, shard: str, pause: bytes) -> None:
        """Look for work when the pause of the bot that is due has passed."""
        seconds = float(pause)
        if seconds:
            asyncio.get_running_loop().call_later(seconds, self._news[shard].set)
        else:
            self._news[shard].set()

    async def _for_ever(self, shard: str, look: Look, news: asyncio.Event) -> None:
        while True:
            found = False
            try:
                found = await look(shard)
            except Unavailable as error:
                LOG.warning("shard cannot be reached", shard=shard, problem=str(error))
            except Exception as error:  # keep going for the other tables
                LOG.error("poll failed", shard=shard, exc_info=error)
            if not found:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(self.config.worker_poll_interval):
                        await news.wait()
                news.clear()

    async def _expire_for_ever(self) -> None:
        while True:
            try:
                await close_expired(self.manager)
            except Unavailable as error:
                LOG.warning("directory cannot be reached", problem=str(error))
            except Exception as error:  # the next attempt may succeed
                LOG.error("closing expired tables failed", exc_info=error)
            await asyncio.sleep(self.config.worker_poll_interval * EXPIRY_POLLS)

    async def look_at(self, shard: str) -> bool:
        """Claim due tables on one shard, as many as there is capacity for; return whether there were any."""
        store = self.manager.shards.stores[shard]
        await self._claims.tell(shard)
        late = await store.claim_deadlines(self.config.bots_per_worker, self.config.claim_lease)
        if late:  # overdue by the database's clock, so our copy must not lag behind it
            await self.manager.clock.look(shard)
        act = miss_deadlines(self.config.takeover_after, self.config.takeover_bot)
        await self._begin_all("deadline", late, partial(self._change, act))
        waiting = await store.claim_bots(self.config.bots_per_worker, self.config.claim_lease)
        await self._begin_all("bot", waiting, partial(play_bots_in_children, self.manager))
        return bool(late or waiting)

    async def list_tables(self, shard: str) -> bool:
        """Update listings that the directory has missed; return whether there may be more."""
        rows = await self.manager.shards.stores[shard].unlisted(LISTINGS)
        for row in rows:
            if not await self.manager.notifier.list_table(row):
                return False
        return len(rows) == LISTINGS

    async def erase_people(self, _: str) -> bool:
        """Continue an unfinished erasure; return whether there was one."""
        person = await self.manager.directory.claim_erasure(ERASING)
        if person is None:
            await asyncio.sleep(self.config.worker_poll_interval * SELDOM)
            return False
        await finish_erasure(self.manager, person)
        return True

    async def _begin_all(self, kind: str, found: list[Claim], job: Job) -> None:
        claims = [claim for claim in found if self._claims.begin(claim)]
        self._repeated.update(
            {
                claim.table: (kind, claim, job)
                for claim in found
                if claim not in claims and claim.attempts == 1
            }
        )
        for number, claim in enumerate(claims):
            CLAIMS.labels(kind).inc()
            try:
                await self._room.acquire()
            except asyncio.CancelledError:  # work on these has not begun, so the claims can be settled
                for left in claims[number:]:
                    self._claims.end(left.table, left.attempts - 1)
                raise
            self._keep(self._process(kind, claim, job))

    def _keep(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._busy.add(task)
        task.add_done_callback(self._busy.discard)

    async def _process(self, kind: str, claim: Claim, job: Job) -> None:
        remaining: int | None = claim.attempts - 1
        try:
            if claim.attempts == 1 or await self._is_fit(kind, claim):
                remaining = await self._attempt(kind, claim.table, job)
            else:
                remaining = None  # held
        except ChildLost as problem:
            remaining = None  # the trial died too, so the claim stays unsettled
            LOG.error("trial aborted", kind=kind, table=claim.table, problem=str(problem))
        except Problem as problem:
            LOG.warning("not tried", kind=kind, table=claim.table, problem=str(problem))
        except Exception as error:
            LOG.error("not tried", kind=kind, table=claim.table, exc_info=error)
        finally:
            self._claims.end(claim.table, remaining)
            self._room.release()
            again = self._repeated.pop(claim.table, None)
            if again is not None and not self._is_ending:  # claimed again after a write
                self._keep(self._begin_all(again[0], [again[1]], again[2]))

    async def _is_fit(self, kind: str, claim: Claim) -> bool:
        """Whether a table whose last claim was never settled can be worked on; if not, it is held."""
        table = claim.table
        LOG.warning("claimed again after an unsettled claim", kind=kind, table=table, attempts=claim.attempts)
        if claim.attempts > MOST_SILENT:
            row, hold = await given_up(self.manager, table)
            await self.manager.hold(row, hold)
            return False
        row, verdict = await try_table(self.manager, table, kind)
        if verdict is not None:
            await self.manager.hold(row, verdict)
        return verdict is None

    async def _change(self, act: Act, table: str) -> bool:
        version = 0

        async def noted(draft: Draft) -> None:
            nonlocal version
            version = draft.row.version
            await act(draft)

        await self.manager.change(table, noted)
        opened = self.manager.known(table)
        return opened is not None and opened.row.version > version

    async def _attempt(self, kind: str, table: str, job: Job) -> int | None:
        """Do the work; return how many attempts remain counted, None if the store's count is right."""
        try:
            if await job(table):
                return None  # a write settles the claim
        except Problem as problem:
            # paused in the meantime, or the store is unreachable: the lease ends and a worker tries again
            LOG.info("not done", kind=kind, table=table, problem=str(problem))
        except Refused as refused:
            LOG.error("refused", kind=kind, table=table, rule=refused.refusal.rule)
        except Exception as error:  # one broken table must not stop the others
            LOG.error("failed", kind=kind, table=table, exc_info=error)
            return None  # leave the claim unsettled, so that the next attempt starts with a trial
        return 0

    async def idle(self) -> None:
        """Wait for work in progress; for tests."""
        while self._busy:
            await asyncio.wait(self._busy)
