"""What becomes true a little later is waited for, long enough for a slow machine."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from typing import TypeVar

T = TypeVar("T")
PATIENCE = float(os.environ.get("KINGSCOURT_TEST_PATIENCE", "60"))
PAUSE = 0.02


async def until(holds: Callable[[], bool]) -> None:
    """Wait until something holds in this process."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(PAUSE)


async def seen(ask: Callable[[], Awaitable[T]], holds: Callable[[T], bool]) -> T:
    """Ask until the answer is as it should be; on the last try whatever it is."""
    stop = asyncio.get_running_loop().time() + PATIENCE
    while not holds(answer := await ask()) and asyncio.get_running_loop().time() < stop:
        await asyncio.sleep(PAUSE)
    return answer
