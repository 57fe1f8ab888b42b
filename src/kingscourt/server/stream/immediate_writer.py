"""The fast path for sending: no task, no ASGI event."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import cast

from litestar import WebSocket
from litestar.datastructures import State

Socket = WebSocket[object, object, State]
FAST_WRITER = "kingscourt.line"  # the name of the ASGI extension in a connection's scope


class ImmediateWriter:
    """Offered by a server that can send text immediately.

    `overhear` is shown each message as it arrives, before those ahead of it are handled; if it returns True,
    the message has been dealt with.
    """

    overhear: Callable[[str], bool] | None = None

    @abstractmethod
    def is_ready(self) -> bool:
        """Whether `write` may be called now: the socket is open and its client keeps up."""

    @abstractmethod
    def write(self, messages: list[bytes]) -> None:
        """Send text messages in one packet."""

    @abstractmethod
    def abort(self) -> None:
        """Cut off a client that does not even read the close frame."""


def fast_writer_of(socket: Socket) -> ImmediateWriter | None:
    """The fast path, if the server has one."""
    extensions = cast("dict[str, object] | None", socket.scope.get("extensions"))
    line = None if extensions is None else extensions.get(FAST_WRITER)
    return line if isinstance(line, ImmediateWriter) else None
