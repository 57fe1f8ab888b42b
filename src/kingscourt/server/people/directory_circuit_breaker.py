"""Access to the directory that does not wait long while it is unreachable."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import TypeVar

from kingscourt.kernel.phrase import Phrase
from kingscourt.server.errors.problems import Later
from kingscourt.server.store.contract import Unavailable

DIRECTORY_TIMEOUT = 2.0

T = TypeVar("T")


class DirectoryCircuitBreaker:
    """Remembers briefly that the directory is unreachable."""

    def __init__(self) -> None:
        self._away_until = 0.0  # assumed until then

    async def ask(self, ask: Callable[[], Coroutine[object, object, T]]) -> T:
        """Ask the directory; raises Later if it cannot be reached."""
        if time.monotonic() < self._away_until:
            raise Later(Phrase("service-no-names"))
        try:
            async with asyncio.timeout(DIRECTORY_TIMEOUT):
                return await ask()
        except (Unavailable, TimeoutError) as error:
            self._away_until = time.monotonic() + DIRECTORY_TIMEOUT
            raise Later(Phrase("service-no-names"), str(error)) from error
