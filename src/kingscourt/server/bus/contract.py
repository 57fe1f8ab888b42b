"""The contract of a notification bus."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable

Handler = Callable[[bytes], Awaitable[None]]


class Subscription(ABC):
    """A subscription to a subject."""

    @abstractmethod
    async def stop(self) -> None:
        """Unsubscribe."""


class Bus(ABC):
    """Publish and subscribe, at most once, in order from one publisher."""

    @abstractmethod
    async def open(self) -> None:
        """Start connecting; an unreachable bus is not an error."""

    @abstractmethod
    def publish(self, subject: str, message: bytes) -> None:
        """Send to all subscribers soon; while the bus is down, messages are dropped."""

    @abstractmethod
    def publish_elsewhere(self, subject: str, message: bytes) -> None:
        """Send to the other processes only, as this one already knows."""

    @abstractmethod
    async def subscribe(self, subject: str, handler: Handler, group: str = "") -> Subscription:
        """Call a handler for each message on a subject; within a group, only one process gets it."""

    @abstractmethod
    def is_connected(self) -> bool:
        """Whether notifications are being delivered."""

    @abstractmethod
    async def close(self) -> None:
        """Disconnect."""
