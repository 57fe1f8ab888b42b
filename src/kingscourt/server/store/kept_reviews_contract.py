"""The contract of kept reviews: one per finished table, the same for everybody."""

from __future__ import annotations

from abc import ABC, abstractmethod

import msgspec


class KeptReview(msgspec.Struct, frozen=True):
    """A review as it is sent, and the edition it was made by: another one makes it anew."""

    edition: str
    body: bytes


class KeptReviews(ABC):
    """The reviews of finished tables; they name seats, never people."""

    @abstractmethod
    async def review(self, table: str) -> KeptReview | None:
        """The review of a table, of whatever edition; the worker that has made it keeps it."""
