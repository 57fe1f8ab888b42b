"""Answers HEAD as GET without the body, for every address."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send


class HeadRequests:
    """Wraps the whole application, which knows GET only."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on; a HEAD request arrives as GET, and its response leaves without a body."""
        if scope.get("method") == "HEAD":
            await self.app(cast("Scope", {**scope, "method": "GET"}), receive, _without_body(send))
        else:
            await self.app(scope, receive, send)


def _without_body(send: Send) -> Send:
    async def answer(message: Message) -> None:
        if message["type"] == "http.response.body":
            message["body"] = b""
        await send(message)

    return answer
