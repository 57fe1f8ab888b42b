"""The contract of reviews: one per finished table, for which there is at most one request at a time."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Literal, TypeAlias

import msgspec

Failure: TypeAlias = Literal["", "too-much", "child-lost", "internal"]


class KeptReview(msgspec.Struct, frozen=True):
    """A review as it is sent, and the edition it was made by: another one makes it anew."""

    edition: str
    body: bytes


class ReviewRequest(msgspec.Struct, frozen=True):
    """A review that somebody waits for: how many steps of it are done, or why it cannot be made."""

    edition: str
    done: int = 0
    total: int = 0
    failure: Failure = ""


class ReviewClaim(msgspec.Struct, frozen=True):
    """A request reserved for one worker by a token; `attempts` counts claims that were not settled."""

    table: str
    edition: str
    token: str
    attempts: int


class ReviewRequests(ABC):
    """The requests of one store, each of which ends with its table, and the reviews made for them.

    Reviews name seats, never people.
    """

    @abstractmethod
    async def review(self, table: str) -> KeptReview | None:
        """The review of a table, of whatever edition; the worker that has made it keeps it."""

    @abstractmethod
    async def request_review(self, table: str, edition: str, person: str, most: int) -> bool:
        """Ask for a review, in place of a request for another edition; one for the same edition stays.

        Returns False if there is none now, because the person already waits for `most` others.
        """

    @abstractmethod
    async def review_request(self, table: str) -> ReviewRequest | None:
        """The request for a table's review."""

    @abstractmethod
    async def awaited_reviews(self, person: str) -> list[str]:
        """The tables whose reviews a person has asked for and that are not settled."""

    @abstractmethod
    async def take_review_failure(self, table: str) -> Failure:
        """Delete a request that has failed, so that its failure is told once; empty if it has not failed."""

    @abstractmethod
    async def claim_review(self, editions: str, lease: float) -> ReviewClaim | None:
        """Claim the oldest request whose edition begins with these characters."""

    @abstractmethod
    async def renew_review(self, claim: ReviewClaim, lease: float, done: int, total: int) -> bool:
        """Extend a claim and note the progress, which never goes back; return False if the claim is lost."""

    @abstractmethod
    async def finish_review(self, claim: ReviewClaim, review: KeptReview) -> bool:
        """Keep a review and delete its request in one step; return False if the claim is lost."""

    @abstractmethod
    async def fail_review(self, claim: ReviewClaim, failure: Failure) -> bool:
        """Keep a failure, but not who asked, until somebody is told; return False if the claim is lost."""

    @abstractmethod
    async def return_review(self, claim: ReviewClaim) -> None:
        """Give a claim back, so that another worker begins at once."""

    @abstractmethod
    async def drop_review(self, claim: ReviewClaim) -> bool:
        """Delete a request that has become pointless; return False if the claim is lost."""

    @abstractmethod
    async def forget_asker(self, person: str) -> None:
        """Remove a person from their requests, which stay: others may be waiting, too."""

    @abstractmethod
    async def tidy_reviews(self, older_than: float) -> int:
        """Delete requests of that many seconds ago on which nobody works: failures not told, old editions."""
