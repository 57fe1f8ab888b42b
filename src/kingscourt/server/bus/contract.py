"""What carries hints."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable

Handler = Callable[[bytes], Awaitable[None]]


class Subscription(ABC):
    """An interest in a subject."""

    @abstractmethod
    async def stop(self) -> None:
        """No more of it."""


class Bus(ABC):
    """Publish and subscribe, at most once, in order from one publisher."""

    @abstractmethod
    async def open(self) -> None:
        """Begin to connect; a bus that cannot be reached is no error."""

    @abstractmethod
    def publish(self, subject: str, message: bytes) -> None:
        """Tell whoever listens, soon; a bus that is down swallows the message."""

    @abstractmethod
    def publish_elsewhere(self, subject: str, message: bytes) -> None:
        """Tell the other processes only: this one knows already."""

    @abstractmethod
    async def subscribe(self, subject: str, handler: Handler, group: str = "") -> Subscription:
        """Call a handler for each message on a subject; of the processes of a group one is told."""

    @abstractmethod
    def is_connected(self) -> bool:
        """Whether hints flow."""

    @abstractmethod
    async def close(self) -> None:
        """Stop."""
