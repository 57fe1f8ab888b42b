"""Reviews as files beside the records, and requests for them.

Requests are in memory, as claims are, because nobody waits after the end of this process.
"""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from kingscourt.server.store.contract import Unavailable
from kingscourt.server.store.files.journal import Journal, replace
from kingscourt.server.store.review_requests_contract import (
    Failure,
    KeptReview,
    ReviewClaim,
    ReviewRequest,
    ReviewRequests,
)


@dataclass
class Waiting:
    """A request and its claim."""

    edition: str
    person: str
    asked_at: float = field(default_factory=time.monotonic)
    token: str = ""
    claimed_until: float = 0.0
    attempts: int = 0
    done: int = 0
    total: int = 0
    failure: Failure = ""

    def is_claimed(self) -> bool:
        """Whether a worker is at it."""
        return bool(self.token) and self.claimed_until >= time.monotonic()


class FileReviewRequests(ReviewRequests):
    """One file per reviewed table; the requests of this process, oldest first."""

    folder: Path
    journals: dict[str, Journal]
    requests: dict[str, Waiting]

    async def review(self, table: str) -> KeptReview | None:
        path = self.review_path(table)
        if table not in self.journals or not path.exists():
            return None
        try:
            return msgspec.json.decode(path.read_bytes(), type=KeptReview)
        except msgspec.DecodeError:
            return None  # it can be made again

    def review_path(self, table: str) -> Path:
        """The file of a table's review."""
        return self.folder / f"{table}.review"

    async def request_review(self, table: str, edition: str, person: str, most: int) -> bool:
        known = self.requests.get(table)
        if known is not None and known.edition == edition:
            return True
        others = [other for other in await self.awaited_reviews(person) if other != table]
        if table not in self.journals or len(others) >= most:
            return known is not None
        self.requests.pop(table, None)
        self.requests[table] = Waiting(edition, person)
        return True

    async def review_request(self, table: str) -> ReviewRequest | None:
        known = self.requests.get(table)
        if known is None or table not in self.journals:
            return None
        return ReviewRequest(known.edition, known.done, known.total, known.failure)

    async def awaited_reviews(self, person: str) -> list[str]:
        return [table for table, known in self.requests.items() if known.person == person]

    async def take_review_failure(self, table: str) -> Failure:
        known = self.requests.get(table)
        if known is None or not known.failure:
            return ""
        del self.requests[table]
        return known.failure

    async def claim_review(self, editions: str, lease: float) -> ReviewClaim | None:
        for table, known in self.requests.items():
            if known.edition.startswith(editions) and not known.failure and not known.is_claimed():
                known.token, known.claimed_until = secrets.token_hex(8), time.monotonic() + lease
                known.attempts += 1
                return ReviewClaim(table, known.edition, known.token, known.attempts)
        return None

    async def renew_review(self, claim: ReviewClaim, lease: float, done: int, total: int) -> bool:
        known = self._claimed(claim)
        if known is not None:
            known.claimed_until = time.monotonic() + lease
            known.done, known.total = max(known.done, done), max(known.total, total)
        return known is not None

    async def finish_review(self, claim: ReviewClaim, review: KeptReview) -> bool:
        if self._claimed(claim) is None or claim.table not in self.journals:
            return False
        try:
            replace(self.review_path(claim.table), msgspec.json.encode(review).decode())
        except OSError as error:
            raise Unavailable(str(error)) from error
        del self.requests[claim.table]
        return True

    async def fail_review(self, claim: ReviewClaim, failure: Failure) -> bool:
        known = self._claimed(claim)
        if known is not None:
            known.failure, known.token, known.person = failure, "", ""
        return known is not None

    async def return_review(self, claim: ReviewClaim) -> None:
        known = self._claimed(claim)
        if known is not None:
            known.token = ""
            known.attempts -= 1

    async def drop_review(self, claim: ReviewClaim) -> bool:
        if self._claimed(claim) is None:
            return False
        del self.requests[claim.table]
        return True

    async def forget_asker(self, person: str) -> None:
        for known in self.requests.values():
            if known.person == person:
                known.person = ""

    async def tidy_reviews(self, older_than: float) -> int:
        before = time.monotonic() - older_than
        old = [
            table
            for table, known in self.requests.items()
            if known.asked_at < before and not known.is_claimed()
        ]
        for table in old:
            del self.requests[table]
        return len(old)

    def _claimed(self, claim: ReviewClaim) -> Waiting | None:
        """The request, if this claim on it still stands."""
        known = self.requests.get(claim.table)
        return known if known is not None and known.token == claim.token else None
