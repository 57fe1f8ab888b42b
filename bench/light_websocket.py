"""A minimal WebSocket client: the load must not use the time of what it measures."""

from __future__ import annotations

import asyncio
import base64
import os
import zlib
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
DEFLATED = 0x40
EMPTY_BLOCK = b"\0\0\xff\xff"  # left out at the end of a compressed message


class LeanSocket(asyncio.Protocol):
    """Receives text frames, compressed if asked for; neither requests nor supports fragments."""

    def __init__(self, request: bytes, hear: Callable[[bytes], None], deflates: bool = False) -> None:
        self._request = request
        self._inflater = zlib.decompressobj(-15) if deflates else None
        self.wire_bytes = 0  # received
        self._hear = hear
        self._rest = b""
        self._is_open = False
        self.lost = False
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)  # uvloop's transport is not a subclass
        self.transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True

    def data_received(self, data: bytes) -> None:
        self.wire_bytes += len(data)
        data = self._rest + data
        if not self._is_open:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._rest = head
                return
            assert b" 101 " in head.split(b"\r\n")[0], head
            self._is_open = True
        at = 0
        while (end := self._frame(data, at)) > at:
            at = end
        self._rest = data[at:]

    def _frame(self, data: bytes, at: int) -> int:
        """The end of the frame that begins here, or its beginning if it is incomplete."""
        if len(data) < at + 2:
            return at
        size, begin = data[at + 1], at + 2
        if size >= 126:
            begin += 2 if size == 126 else 8
            if len(data) < begin:
                return at
            size = int.from_bytes(data[at + 2 : begin], "big")
        if len(data) < begin + size:
            return at
        kind, payload = data[at] & 15, data[begin : begin + size]
        if kind == TEXT and data[at] & DEFLATED:
            assert self._inflater is not None
            self._hear(self._inflater.decompress(payload + EMPTY_BLOCK))
        elif kind == TEXT:
            self._hear(payload)
        elif kind == PING:
            self._write(PONG, payload)
        elif kind == CLOSE:
            self.close()
        return begin + size

    def send(self, text: bytes) -> None:
        """Send a text frame, compressed as browsers do."""
        if self._inflater is None:
            self._write(TEXT, text)
            return
        deflater = zlib.compressobj(wbits=-15)
        data = deflater.compress(text) + deflater.flush(zlib.Z_SYNC_FLUSH)
        self._write(TEXT | DEFLATED, data[: -len(EMPTY_BLOCK)])

    def close(self) -> None:
        """Close the connection."""
        if self.transport is not None:
            self.transport.close()

    def _write(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        if self.transport is not None and not self.lost:
            # a mask of zeros is valid and leaves the payload unchanged
            self.transport.write(bytes([0x80 | kind]) + length + b"\0\0\0\0" + payload)


async def connect(
    url: str,
    headers: dict[str, str],
    hear: Callable[[bytes], None],
    here: str = "",
    deflates: bool = False,
) -> LeanSocket:
    """Open a socket at an http address, optionally from a given local address."""
    parts = urlsplit(url)
    if deflates:
        headers = {**headers, "Sec-WebSocket-Extensions": "permessage-deflate; client_max_window_bits"}
    lines = [
        f"GET {parts.path}?{parts.query} HTTP/1.1",
        f"Host: {parts.netloc}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    request = ("\r\n".join(lines) + "\r\n\r\n").encode()
    loop = asyncio.get_running_loop()
    assert parts.hostname is not None
    assert parts.port is not None
    _, protocol = await loop.create_connection(
        lambda: LeanSocket(request, hear, deflates),
        parts.hostname,
        parts.port,
        local_addr=(here, 0) if here else None,
    )
    return protocol
