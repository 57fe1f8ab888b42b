"""Security headers of every response: allowed sources, framing, HTTPS only, no copies unless it says so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

# The client: nothing from other hosts, no inline scripts or style sheets; style attributes are allowed.
SITE_POLICY: Final = (
    "default-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
# Everything else is not a page, or one without scripts.
POLICY: Final = (
    "default-src 'none'; style-src 'self'; img-src 'self'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
)
ALWAYS: Final = {
    b"content-security-policy": POLICY.encode(),
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"same-origin",
    b"permissions-policy": b"camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
# Most answers depend on who asks, and the browser may be somebody else's tomorrow.
UNLESS_SAID: Final = {**ALWAYS, b"cache-control": b"no-store"}
OVER_TLS: Final = {**UNLESS_SAID, b"strict-transport-security": b"max-age=31536000"}
REFUSAL: Final = "websocket.http.response"
FORBIDDEN: Final = 403


class Headers:
    """Adds headers around the whole application; a header that a response sets itself stays."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, with a `send` that adds missing headers."""
        kind: str = scope["type"]
        if kind == "lifespan":
            await self.app(scope, receive, send)
            return
        # behind a proxy that uvicorn trusts, this is the scheme that the browser used
        wanted = OVER_TLS if scope["scheme"] in ("https", "wss") else UNLESS_SAID
        if kind == "http":
            await self.app(scope, receive, _answering(send, wanted))
        elif REFUSAL in (scope.get("extensions") or {}):
            await self.app(scope, receive, _refusing(send, wanted))
        else:
            await self.app(scope, receive, send)


def _answering(send: Send, wanted: dict[bytes, bytes]) -> Send:
    async def answer(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = list(message.get("headers", []))
            known = {name.lower() for name, _ in headers}
            headers += [(name, value) for name, value in wanted.items() if name not in known]
            message["headers"] = headers
        await send(message)

    return answer


def _refusing(send: Send, wanted: dict[bytes, bytes]) -> Send:
    """Add headers when a stream is refused before it opens, which is an ordinary response."""
    is_open = False

    async def answer(message: Message) -> None:
        nonlocal is_open
        if is_open or message["type"] != "websocket.close":
            is_open = True
            await send(message)
            return
        is_open = True
        start = {"type": f"{REFUSAL}.start", "status": FORBIDDEN, "headers": list(wanted.items())}
        await send(cast("Message", start))
        await send(cast("Message", {"type": f"{REFUSAL}.body", "body": b"", "more_body": False}))

    return answer
