"""How tasks end that nobody waits for any more."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

CLOSING = 1.0  # seconds for what is still under way when its owner closes


async def end(tasks: Iterable[asyncio.Task[object]]) -> None:
    """Let them end by themselves, but not for ever; none is left behind, and nobody asks what came of it."""
    begun = list(tasks)
    if not begun:
        return
    await asyncio.wait(begun, timeout=CLOSING)
    for task in begun:
        task.cancel()
    await asyncio.gather(*begun, return_exceptions=True)
