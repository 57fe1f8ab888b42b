"""Notifications over NATS, which may come and go; nobody waits for it."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque

import nats.errors
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription as NatsSubscription

from kingscourt.server.bus.contract import Bus, Handler, Subscription
from kingscourt.server.bus.memory import MemoryBus

RETRY = 1.0
MOST_LEAVING = 100_000  # messages queued behind a stalled connection; more are dropped


class _Listener(Subscription):
    def __init__(self, bus: NatsBus, subject: str, handler: Handler, group: str, here: Subscription) -> None:
        self.bus = bus
        self.group = group
        self.here = here
        self.subject = subject
        self.handler = handler
        self.live: NatsSubscription | None = None

    async def stop(self) -> None:
        self.bus.listeners.discard(self)
        await self.here.stop()
        if self.live is not None:
            with contextlib.suppress(nats.errors.Error, OSError):
                await self.live.unsubscribe()

    async def receive(self, message: Msg) -> None:
        await self.handler(message.data)


class NatsBus(Bus):
    """A connection that is opened in the background and always reopened.

    Messages of this process reach its own subscribers inside the process: NATS does not echo them.
    """

    def __init__(self, servers: list[str], prefix: str) -> None:
        self.servers = servers
        self.prefix = prefix
        self.listeners: set[_Listener] = set()
        self._here = MemoryBus()
        self._client = Client()
        self._opening: asyncio.Task[None] | None = None
        self._leaving: deque[tuple[str, bytes]] = deque()
        self._sending: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self._here.open()
        self._opening = asyncio.create_task(self._connect())
        await asyncio.wait([self._opening], timeout=RETRY)

    async def _connect(self) -> None:
        while True:
            try:
                await self._client.connect(
                    servers=self.servers,
                    max_reconnect_attempts=-1,
                    reconnect_time_wait=1,
                    ping_interval=5,
                    error_cb=_ignore,
                    pending_size=256 * 1024,
                    no_echo=True,
                    skip_subject_validation=True,  # subjects consist of our own ids
                )
            except (nats.errors.Error, OSError):
                self._client = Client()
                await asyncio.sleep(RETRY)
                continue
            for listener in list(self.listeners):
                await self._listen(listener)
            return

    def publish(self, subject: str, message: bytes) -> None:
        self._here.publish(subject, message)
        self.publish_elsewhere(subject, message)

    def publish_elsewhere(self, subject: str, message: bytes) -> None:
        """Start one task per turn of the event loop, as a task costs more than a message."""
        if self._client.is_connected and len(self._leaving) < MOST_LEAVING:
            self._leaving.append((subject, message))
            if self._sending is None:
                self._sending = asyncio.create_task(self._send())

    async def _send(self) -> None:
        try:
            while self._leaving:
                subject, message = self._leaving.popleft()
                with contextlib.suppress(nats.errors.Error, OSError):
                    await self._client.publish(f"{self.prefix}.{subject}", message)
        finally:
            self._sending = None

    async def subscribe(self, subject: str, handler: Handler, group: str = "") -> Subscription:
        listener = _Listener(self, subject, handler, group, await self._here.subscribe(subject, handler))
        self.listeners.add(listener)
        if self._opening is not None and self._opening.done():
            await self._listen(listener)
        return listener

    async def _listen(self, listener: _Listener) -> None:
        with contextlib.suppress(nats.errors.Error, OSError):
            subject = f"{self.prefix}.{listener.subject}"
            listener.live = await self._client.subscribe(subject, listener.group, cb=listener.receive)

    def is_connected(self) -> bool:
        return self._client.is_connected

    async def close(self) -> None:
        if self._opening is not None:
            self._opening.cancel()
        if self._sending is not None:
            await asyncio.wait([self._sending], timeout=RETRY)
        await self._here.close()
        with contextlib.suppress(nats.errors.Error, OSError, TimeoutError):
            await asyncio.wait_for(self._client.close(), RETRY)


async def _ignore(error: Exception) -> None:
    """A lost connection shows in `is_connected`; it need not fill the log."""
