"""Waiting for conditions, with timeouts long enough for a slow machine."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from typing import TypeVar

T = TypeVar("T")
TIMEOUT = float(os.environ.get("KINGSCOURT_TEST_TIMEOUT", "60"))
PAUSE = 0.02


async def until(holds: Callable[[], bool]) -> None:
    """Wait until a condition holds in this process."""
    async with asyncio.timeout(TIMEOUT):
        while not holds():
            await asyncio.sleep(PAUSE)


async def seen(ask: Callable[[], Awaitable[T]], holds: Callable[[T], bool]) -> T:
    """Ask until the answer satisfies a condition, or return the last answer at the timeout."""
    stop = asyncio.get_running_loop().time() + TIMEOUT
    while not holds(answer := await ask()) and asyncio.get_running_loop().time() < stop:
        await asyncio.sleep(PAUSE)
    return answer
