"""Reviews in a worker: requested in the store, made one at a time in a child process, and kept there."""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial
from typing import Final

import structlog

from kingscourt.review.effort import Effort
from kingscourt.server.model.table_row import OVER
from kingscourt.server.observability.metrics import CLAIMS, REVIEW_SECONDS, REVIEWS
from kingscourt.server.reviews.review_desk import edition_of, own_editions
from kingscourt.server.sandbox.child_pool import REVIEW, ChildLost, TooMuchWork
from kingscourt.server.sandbox.child_process import OnProgress
from kingscourt.server.sandbox.tasks.task_types import ReviewTask
from kingscourt.server.store.contract import Unavailable
from kingscourt.server.store.review_requests_contract import Failure, KeptReview
from kingscourt.server.store.task_shutdown import cancel_and_wait
from kingscourt.server.tables.bus_announcements import review_subject
from kingscourt.server.tables.table_manager import TableManager
from kingscourt.server.worker.claimed_review import ClaimedReview
from kingscourt.server.worker.suspect_trial import MOST_SILENT

LOG = structlog.get_logger()
TIMES: Final = 24.0  # the usual limit of a task: interpreted rules need minutes
AGAIN: Final = (1, 2, 5, 10)  # seconds between attempts to keep what took a minute to make
LOST: Final = "lost"


class ReviewMaker:
    """Makes requested reviews, one at a time for all shards; tests give a smaller effort."""

    def __init__(self, manager: TableManager, effort: Effort | None = None) -> None:
        self._manager = manager
        self._effort = effort
        self._room = asyncio.Lock()
        self.news = {shard: asyncio.Event() for shard in manager.shards.stores}

    async def listen(self, group: str) -> None:
        """Be woken by requests; polling finds those of which no notification arrives."""
        for shard in self.news:
            await self._manager.bus.subscribe(review_subject(shard), partial(self._on_request, shard), group)

    async def _on_request(self, shard: str, _: bytes) -> None:
        self.news[shard].set()

    async def make_one(self, shard: str) -> bool:
        """Claim a request of a shard and settle it; return whether there was one."""
        store = self._manager.shards.stores[shard]
        lease = self._manager.config.claim_lease
        async with self._room:  # a shard that hangs holds up the others until its timeout, no longer
            claim = await store.claim_review(own_editions(), lease)
            if claim is None:
                return False
            CLAIMS.labels("review").inc()
            REVIEWS.labels(await self._settled(ClaimedReview(store, claim, lease))).inc()
        return True

    async def _settled(self, claimed: ClaimedReview) -> str:
        """Make the review while the claim is renewed; return what became of it."""
        making = asyncio.create_task(self._make(claimed))
        keeping = asyncio.create_task(claimed.until_lost())
        try:
            await asyncio.wait([making, keeping], return_when=asyncio.FIRST_COMPLETED)
            if making.done():
                return making.result()
            LOG.warning("claim on a review lost", table=claimed.claim.table)
            return LOST
        except (asyncio.CancelledError, Unavailable):
            with contextlib.suppress(Unavailable):
                await claimed.store.return_review(claimed.claim)
            raise
        finally:
            await cancel_and_wait([making, keeping])  # before its child is killed, or it would start another
            if making.cancelled():
                await self._manager.review_sandbox.abandon()

    async def _make(self, claimed: ClaimedReview) -> str:
        if claimed.claim.attempts > MOST_SILENT:
            return await self._fail(claimed, "internal", f"{MOST_SILENT} workers did not settle their claim")
        text = await self._record(claimed)
        if text is None:
            return "dropped" if await claimed.drop() else LOST
        try:
            with REVIEW_SECONDS.time():
                body = await self._in_child(ReviewTask(text, self._effort), claimed.note)
        except TooMuchWork as error:
            return await self._fail(claimed, "too-much", str(error))
        except ChildLost as error:
            return await self._fail(claimed, "child-lost", str(error))
        except Exception as error:  # the game's fault or ours: the person is told, and the log says more
            return await self._fail(claimed, "internal", f"{type(error).__name__}: {error}")
        return await self._keep(claimed, KeptReview(claimed.claim.edition, body))

    async def _record(self, claimed: ClaimedReview) -> str | None:
        """The record to review; None if the request has become pointless."""
        claim = claimed.claim
        snapshot = await claimed.store.load(claim.table)
        if snapshot is None or snapshot.row.status != OVER or edition_of(snapshot.row) != claim.edition:
            return None
        kept = await claimed.store.review(claim.table)
        if kept is not None and kept.edition == claim.edition:
            return None
        return "\n".join([*snapshot.lines, *snapshot.row.setup.closing])

    async def _in_child(self, task: ReviewTask, on_progress: OnProgress) -> bytes:
        sandbox = self._manager.review_sandbox
        try:
            return await sandbox.run(REVIEW, task, TIMES, on_progress)
        except ChildLost:  # killed by somebody, perhaps for want of memory: once more
            return await sandbox.run(REVIEW, task, TIMES, on_progress)

    async def _keep(self, claimed: ClaimedReview, review: KeptReview) -> str:
        for wait in AGAIN:
            try:
                return "kept" if await claimed.finish(review) else LOST
            except Unavailable as error:
                LOG.warning("review not kept yet", table=claimed.claim.table, problem=str(error))
            await asyncio.sleep(wait)
        return "kept" if await claimed.finish(review) else LOST

    async def _fail(self, claimed: ClaimedReview, failure: Failure, why: str) -> str:
        LOG.warning("review failed", table=claimed.claim.table, failure=failure, problem=why)
        return failure if await claimed.fail(failure) else LOST
