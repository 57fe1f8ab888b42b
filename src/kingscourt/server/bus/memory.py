"""Notifications inside one process."""

from __future__ import annotations

import asyncio
from collections import defaultdict

import structlog

from kingscourt.server.bus.contract import Bus, Handler, Subscription

LOG = structlog.get_logger()


class _Listener(Subscription):
    def __init__(self, handlers: dict[str, list[Handler]], subject: str, handler: Handler) -> None:
        self._handlers = handlers
        self._subject = subject
        self._handler = handler

    async def stop(self) -> None:
        here = self._handlers.get(self._subject, [])
        if self._handler in here:
            here.remove(self._handler)
        if not here:
            self._handlers.pop(self._subject, None)


class MemoryBus(Bus):
    """One queue, so that messages arrive in order and never inside the publishing call."""

    def __init__(self) -> None:
        self._handlers: dict[str, list[Handler]] = defaultdict(list)
        self._queue: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._task = asyncio.create_task(self._deliver())

    def publish(self, subject: str, message: bytes) -> None:
        if self._handlers.get(subject):
            self._queue.put_nowait((subject, message))

    def publish_elsewhere(self, subject: str, message: bytes) -> None:
        """There is no other process."""

    async def subscribe(self, subject: str, handler: Handler, group: str = "") -> Subscription:
        self._handlers[subject].append(handler)
        return _Listener(self._handlers, subject, handler)

    def is_connected(self) -> bool:
        return self._task is not None

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _deliver(self) -> None:
        while True:
            subject, message = await self._queue.get()
            for handler in list(self._handlers.get(subject, [])):
                try:
                    await handler(message)
                except Exception:  # one handler's failure must not affect the others
                    LOG.exception("notification handler failed", subject=subject)
