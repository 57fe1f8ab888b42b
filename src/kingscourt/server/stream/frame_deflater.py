"""Compression of a connection's text messages (RFC 7692), with little memory."""

from __future__ import annotations

import zlib
from urllib.parse import parse_qs, urlsplit

from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory

from kingscourt.server.config import DeflateMode

TEXT, DEFLATED_TEXT = 0x81, 0xC1  # first bytes of an unfragmented text frame
SHORT, MIDDLE = 126, 65_536
WORTH_IT = 200  # bytes; shorter messages are sent as they are
WINDOW, MEMORY, LEVEL = 14, 7, 4  # 64 kB each for the window and the tables; see docs/project/reports
OFFER = ServerPerMessageDeflateFactory(
    server_max_window_bits=WINDOW,
    client_no_context_takeover=True,  # so nothing is kept for what the client sends
    compress_settings={"memLevel": MEMORY, "level": LEVEL},
)


def is_wanted(mode: DeflateMode, path: str) -> bool:
    """Whether to compress the stream at this address."""
    if mode != "asked":
        return mode == "always"
    return parse_qs(urlsplit(path).query).get("deflate") == ["1"]


def framed(first: int, payload: bytes) -> bytes:
    """A frame from a server, which is never masked."""
    size = len(payload)
    if size < SHORT:
        return bytes((first, size)) + payload
    if size < MIDDLE:
        return bytes((first, SHORT)) + size.to_bytes(2, "big") + payload
    return bytes((first, SHORT + 1)) + size.to_bytes(8, "big") + payload


class FrameDeflater:
    """Makes compressed frames with the compressor that the library uses for the same connection."""

    def __init__(self, extensions: list[Extension]) -> None:
        self._extension: PerMessageDeflate | None = None
        for extension in extensions:
            if isinstance(extension, PerMessageDeflate):
                self._extension = extension

    @property
    def inflates(self) -> bool:
        """Whether the client may compress messages, each on its own."""
        return self._extension is not None and self._extension.remote_no_context_takeover

    def frame(self, payload: bytes) -> bytes:
        """A text message as a frame, compressed if both sides agreed on it and it is worth it."""
        extension = self._extension
        if extension is None or len(payload) < WORTH_IT:
            return framed(TEXT, payload)
        if extension.local_no_context_takeover:  # the client wished it
            encoder = zlib.compressobj(LEVEL, zlib.DEFLATED, -extension.local_max_window_bits, MEMORY)
        else:
            encoder = extension.encoder
        data = encoder.compress(payload) + encoder.flush(zlib.Z_SYNC_FLUSH)
        return framed(DEFLATED_TEXT, data[:-4])  # without the empty block that ends a flush
