"""Shutdown of background tasks."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

CLOSING = 1.0  # seconds for unfinished tasks when their owner closes
CANCEL_AGAIN = 10.0  # seconds; a library that replaces a cancellation by an error of its own would lose it


async def cancel_and_wait(tasks: Iterable[asyncio.Task[object]]) -> None:
    """Cancel tasks until all have ended; results and errors are ignored."""
    begun = list(tasks)
    running = {task for task in begun if not task.done()}
    while running:
        for task in running:
            task.cancel()
        _, running = await asyncio.wait(running, timeout=CANCEL_AGAIN)
    await asyncio.gather(*begun, return_exceptions=True)  # so that asyncio reports no error as unnoticed


def was_cancelled() -> bool:
    """Whether the current task was cancelled, although what reached it is another error."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


async def end(tasks: Iterable[asyncio.Task[object]]) -> None:
    """Let tasks finish for a limited time, then cancel the rest; results and errors are ignored."""
    begun = list(tasks)
    if not begun:
        return
    await asyncio.wait(begun, timeout=CLOSING)
    await cancel_and_wait(begun)
