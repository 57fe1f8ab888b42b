"""Store calls that report an unreachable store to people."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TypeVar

from kingscourt.kernel.phrase import Phrase
from kingscourt.server.errors.problems import (
    Later,
)
from kingscourt.server.store.contract import Unavailable

T = TypeVar("T")


async def reach(asked: Awaitable[T]) -> T:
    """Await a store call; raise Later if the store cannot be reached."""
    try:
        return await asked
    except Unavailable as error:
        raise Later(Phrase("service-away"), str(error)) from error
