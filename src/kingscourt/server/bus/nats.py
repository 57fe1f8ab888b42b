"""Hints over NATS; it may come and go, nobody waits for it."""

from __future__ import annotations

import asyncio
import contextlib

import nats.errors
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription as NatsSubscription

from kingscourt.server.bus.contract import Bus, Handler, Subscription

RETRY = 1.0


class _Listener(Subscription):
    def __init__(self, bus: NatsBus, subject: str, handler: Handler) -> None:
        self.bus = bus
        self.subject = subject
        self.handler = handler
        self.live: NatsSubscription | None = None

    async def stop(self) -> None:
        self.bus.listeners.discard(self)
        if self.live is not None:
            with contextlib.suppress(nats.errors.Error, OSError):
                await self.live.unsubscribe()

    async def receive(self, message: Msg) -> None:
        await self.handler(message.data)


class NatsBus(Bus):
    """A connection that is opened in the background and opened again for ever."""

    def __init__(self, servers: list[str], prefix: str) -> None:
        self.servers = servers
        self.prefix = prefix
        self.listeners: set[_Listener] = set()
        self._client = Client()
        self._opening: asyncio.Task[None] | None = None

    async def open(self) -> None:
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
                )
            except (nats.errors.Error, OSError):
                self._client = Client()
                await asyncio.sleep(RETRY)
                continue
            for listener in list(self.listeners):
                await self._listen(listener)
            return

    async def publish(self, subject: str, message: bytes) -> None:
        if self._client.is_connected:
            with contextlib.suppress(nats.errors.Error, OSError):
                await self._client.publish(f"{self.prefix}.{subject}", message)

    async def subscribe(self, subject: str, handler: Handler) -> Subscription:
        listener = _Listener(self, subject, handler)
        self.listeners.add(listener)
        if self._opening is not None and self._opening.done():
            await self._listen(listener)
        return listener

    async def _listen(self, listener: _Listener) -> None:
        with contextlib.suppress(nats.errors.Error, OSError):
            subject = f"{self.prefix}.{listener.subject}"
            listener.live = await self._client.subscribe(subject, cb=listener.receive)

    def is_connected(self) -> bool:
        return self._client.is_connected

    async def close(self) -> None:
        if self._opening is not None:
            self._opening.cancel()
        with contextlib.suppress(nats.errors.Error, OSError, TimeoutError):
            await asyncio.wait_for(self._client.close(), RETRY)


async def _ignore(error: Exception) -> None:
    """A lost bus is known from `is_connected`; the log need not fill with it."""
