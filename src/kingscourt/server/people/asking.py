"""Asking the directory: while it is away nobody waits for it long."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import TypeVar

from kingscourt.kernel.phrase import Phrase
from kingscourt.server.errors.problems import Later
from kingscourt.server.store.contract import Unavailable

DIRECTORY_PATIENCE = 2.0

T = TypeVar("T")


class Asking:
    """Remembers for a moment that the directory is away."""

    def __init__(self) -> None:
        self._away_until = 0.0  # as far as we know

    async def ask(self, ask: Callable[[], Coroutine[object, object, T]]) -> T:
        """What the directory answers, or Later."""
        if time.monotonic() < self._away_until:
            raise Later(Phrase("service-no-names"))
        try:
            async with asyncio.timeout(DIRECTORY_PATIENCE):
                return await ask()
        except (Unavailable, TimeoutError) as error:
            self._away_until = time.monotonic() + DIRECTORY_PATIENCE
            raise Later(Phrase("service-no-names"), str(error)) from error
