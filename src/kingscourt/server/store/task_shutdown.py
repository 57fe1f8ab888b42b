"""Shutdown of background tasks."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

CLOSING = 1.0  # seconds for unfinished tasks when their owner closes


async def end(tasks: Iterable[asyncio.Task[object]]) -> None:
    """Let tasks finish for a limited time, then cancel the rest; results and errors are ignored."""
    begun = list(tasks)
    if not begun:
        return
    await asyncio.wait(begun, timeout=CLOSING)
    for task in begun:
        task.cancel()
    await asyncio.gather(*begun, return_exceptions=True)
