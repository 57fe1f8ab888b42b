"""A request for a review that this worker has claimed: renewed while it is made, and settled once."""

from __future__ import annotations

import asyncio
import time
from typing import Final

import structlog

from kingscourt.server.store.contract import TableStore, Unavailable
from kingscourt.server.store.review_requests_contract import Failure, KeptReview, ReviewClaim

LOG = structlog.get_logger()
OFTEN: Final = 1.0  # seconds between two words about the progress
PART: Final = 3  # a claim is renewed this often per lease


class ClaimedReview:
    """A claim and the progress of its review; whatever settles it returns False if the claim is lost."""

    def __init__(self, store: TableStore, claim: ReviewClaim, lease: float) -> None:
        self.store = store
        self.claim = claim
        self._lease = lease
        self._progress = self._told = (0, 0)
        self._turn = asyncio.Lock()  # a renewal just after the end would look like a loss

    def note(self, done: int, total: int) -> None:
        """Note the progress, to be told soon."""
        self._progress = (done, total)

    async def until_lost(self) -> None:
        """Renew the claim until another worker has it or the request is gone."""
        renewed = time.monotonic()
        while True:
            await asyncio.sleep(min(OFTEN, self._lease / PART))
            if self._progress == self._told and time.monotonic() - renewed < self._lease / PART:
                continue
            renewed = time.monotonic()
            try:
                if not await self._is_renewed():
                    return
            except Unavailable as error:
                LOG.warning("claim on a review not renewed", table=self.claim.table, problem=str(error))

    async def finish(self, review: KeptReview) -> bool:
        """Keep the review."""
        async with self._turn:
            return await self.store.finish_review(self.claim, review)

    async def fail(self, failure: Failure) -> bool:
        """Keep a failure until it is told."""
        async with self._turn:
            return await self.store.fail_review(self.claim, failure)

    async def drop(self) -> bool:
        """Delete the request."""
        async with self._turn:
            return await self.store.drop_review(self.claim)

    async def _is_renewed(self) -> bool:
        async with self._turn:
            told = self._progress
            is_ours = await self.store.renew_review(self.claim, self._lease, *told)
            self._told = told
            return is_ours
