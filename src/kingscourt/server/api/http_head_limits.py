"""Limits on everything but the body of an HTTP request: URL, headers, chunk framing, trailers."""

from __future__ import annotations

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

MOST = 16_384  # bytes allowed outside the body, plus as many as the body has
TOO_LARGE = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"content-type: text/plain; charset=utf-8\r\ncontent-length: 18\r\nconnection: close\r\n\r\n"
    b"headers too large\n"
)


class LimitedHttpProtocol(HttpToolsProtocol):
    """uvicorn's protocol, which alone would read headers of any length, ever more slowly."""

    _beside = 0  # bytes of the current request outside its body
    _body = 0
    _delivered = 0  # bytes of all bodies so far
    _has_ended = False  # whether a request ended in the current piece

    def data_received(self, data: bytes) -> None:
        for at in range(0, len(data), MOST):
            if not self._goes_on_after(data[at : at + MOST]):
                return

    def on_body(self, body: bytes) -> None:
        self._delivered += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._has_ended = True
        super().on_message_complete()

    def _goes_on_after(self, piece: bytes) -> bool:
        """Read a piece; return whether the next may follow."""
        before = self._delivered
        self._has_ended = False
        super().data_received(piece)
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return False  # refused, or upgraded to a WebSocket
        if self._has_ended:
            self._beside = self._body = 0
            return True
        self._body += self._delivered - before
        self._beside += len(piece) - (self._delivered - before)
        if self._beside <= MOST + self._body:
            return True
        self._refuse()
        return False

    def _refuse(self) -> None:
        """Respond with 431, unless a response is already being sent."""
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is None or cycle.response_complete:
            self.transport.write(TOO_LARGE)
        self.transport.close()
