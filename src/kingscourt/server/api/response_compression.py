"""Compresses responses as they are sent, if the client accepts gzip and they are large enough.

Compression can betray a secret by its length (BREACH) if somebody makes a browser fetch it again and again,
together with text of their own choice. Our cookie is not sent with requests that other sites make, except
when they open one of our addresses as a page; and a request that another site caused is not compressed. So
nobody else can repeat what such an attack has to repeat.
"""

from __future__ import annotations

import asyncio
import gzip
from typing import TYPE_CHECKING, Final

from kingscourt.server.api.accepted_encodings import accepted_encodings

if TYPE_CHECKING:
    from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

SMALLEST: Final = 1000  # bytes; less fits into one packet anyway
LEVEL: Final = 5  # 6 takes a third longer and saves one percent
BESIDE: Final = 65_536  # larger bodies are compressed in a thread, so that nobody waits for them
COMPRESSIBLE: Final = (b"application/json", b"application/x-ndjson", b"application/vnd.oai", b"text/")
OWN: Final = (b"", b"none", b"same-origin")

Headers = list[tuple[bytes, bytes]]


class CompressedResponses:
    """Wraps the whole application; responses that are sent in parts or have an encoding stay as they are."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, with a `send` that compresses."""
        kind: str = scope["type"]
        if kind != "http":
            await self.app(scope, receive, send)
            return
        asked = dict(scope["headers"])
        accepts = "gzip" in accepted_encodings(asked.get(b"accept-encoding", b"").decode("latin-1"))
        is_own = asked.get(b"sec-fetch-site", b"") in OWN
        await self.app(scope, receive, _compressing(send, accepts and is_own))


def _compressing(send: Send, may_compress: bool) -> Send:
    start: HTTPResponseStartEvent | None = None

    async def answer(message: Message) -> None:
        nonlocal start
        if message["type"] == "http.response.start":
            start = message
            return
        if start is not None and message["type"] == "http.response.body":
            headers = list(start.get("headers", []))
            body = message.get("body", b"")
            if _is_worth_it(headers, body) and not message.get("more_body", False):
                headers = _with_vary(headers)
                if may_compress:
                    body = await _gzipped(body)
                    headers = _described(headers, len(body))
                    message["body"] = body
                start["headers"] = headers
            await send(start)
            start = None
        await send(message)

    return answer


def _is_worth_it(headers: Headers, body: bytes) -> bool:
    names = {name.lower(): value for name, value in headers}
    return (
        len(body) >= SMALLEST
        and b"content-encoding" not in names
        and names.get(b"content-type", b"").startswith(COMPRESSIBLE)
    )


async def _gzipped(body: bytes) -> bytes:
    if len(body) > BESIDE:
        return await asyncio.to_thread(gzip.compress, body, LEVEL, mtime=0)
    return gzip.compress(body, LEVEL, mtime=0)


def _with_vary(headers: Headers) -> Headers:
    """Headers which say that the response depends on the encodings asked for."""
    known = [value.lower() for name, value in headers if name.lower() == b"vary"]
    if any(b"accept-encoding" in value for value in known):
        return headers
    return [*headers, (b"vary", b"accept-encoding")]


def _described(headers: Headers, length: int) -> Headers:
    """Headers of the compressed body; a strong ETag means the bytes before, so it becomes a weak one."""
    found: Headers = [(b"content-encoding", b"gzip"), (b"content-length", str(length).encode())]
    for name, value in headers:
        lower = name.lower()
        if lower == b"etag" and value.startswith(b'"'):
            found.append((name, b"W/" + value))
        elif lower != b"content-length":
            found.append((name, value))
    return found
