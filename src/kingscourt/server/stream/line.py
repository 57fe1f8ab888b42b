"""The short way out of a socket: no task, no event of the application's protocol."""

from __future__ import annotations

from abc import abstractmethod
from typing import cast

from litestar import WebSocket
from litestar.datastructures import State

Socket = WebSocket[object, object, State]
LINE = "kingscourt.line"  # the name of the extension in the scope of a connection


class Line:
    """What a server offers that can send text at once."""

    @abstractmethod
    def is_ready(self) -> bool:
        """Whether `write` may be called now: the socket is open, and its client reads."""

    @abstractmethod
    def write(self, messages: list[bytes]) -> None:
        """Send text messages in one packet."""

    @abstractmethod
    def abort(self) -> None:
        """Hang up on a client that does not even read that it is over."""


def line_of(socket: Socket) -> Line | None:
    """The short way, where the server has one."""
    extensions = cast("dict[str, object] | None", socket.scope.get("extensions"))
    line = None if extensions is None else extensions.get(LINE)
    return line if isinstance(line, Line) else None
