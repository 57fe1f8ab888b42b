"""WebSocket frames at low cost: parsed on a fast path, and several sent in one packet."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from kingscourt.server.config import DeflateMode
from kingscourt.server.limits.token_bucket import TokenBucket
from kingscourt.server.stream.fast_frame_reader import is_whole, short_text
from kingscourt.server.stream.frame_deflater import OFFER, FrameDeflater, is_wanted
from kingscourt.server.stream.immediate_writer import FAST_WRITER, ImmediateWriter

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
    from websockets.frames import Frame
    from websockets.http11 import Request

MOST_UNREAD = 8
PIECE = 2048  # bytes turned into messages at a time
OTHERS = 200, 20  # control and continuation frames: burst, then per second
TOO_MUCH = 1008
END_OF_REQUEST = b"\r\n\r\n"


class FastWebSocketProtocol(WebSocketsSansIOProtocol, ImmediateWriter):
    """uvicorn's protocol with a fast path in and out for text messages.

    Messages from one turn of the event loop leave together: a system call costs more than a frame.
    """

    deflate: DeflateMode = "never"
    _deflater = FrameDeflater([])
    _leaving: tuple[bytes, ...] = ()
    _is_between = False  # the data received so far ends at the end of a frame
    _was_heard = False  # since the last ping was due
    _unread = b""  # received, but behind several unhandled messages
    _others: TokenBucket | None = None  # control and continuation frames

    def data_received(self, data: bytes) -> None:
        self._was_heard = True
        if self._unread or (len(data) > PIECE and self.handshake_initiated):
            self._unread += data
            self._read_on()
        else:
            self._take(data)

    async def receive(self) -> ASGIReceiveEvent:
        """As in uvicorn, then go on with data that was held back."""
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()
        if self._unread:
            self._read_on()
        return message

    def _read_on(self) -> None:
        """Keep a flood as bytes until it is handled: as messages it would take many times the memory."""
        while self._unread and not self.read_paused:
            piece, self._unread = self._unread[:PIECE], self._unread[PIECE:]
            self._take(piece)

    def _take(self, data: bytes) -> None:
        is_plain = self._is_between and not self.frames and self.conn.state is State.OPEN
        text = None
        if is_plain and not self.close_sent:
            text = short_text(data, self.config.ws_max_size, self._deflater.inflates)
        if text is not None:
            self._hand_over(text)
            return
        if self.handshake_initiated:
            self._is_between = self._is_between and is_whole(data)
        else:
            self._is_between = data.endswith(END_OF_REQUEST)
        super().data_received(data)

    def _hand_over(self, text: str) -> None:
        """As in uvicorn, but pause reading only when several messages are waiting."""
        if self.overhear is not None and self.overhear(text):
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() > MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_text(self, event: Frame) -> None:
        if not event.fin or self.close_sent:
            super().handle_text(event)
            return
        try:
            self._hand_over(bytes(event.data).decode())
        except UnicodeDecodeError:
            super().handle_text(event)

    def handle_cont(self, event: Frame) -> None:
        if self._takes_another():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._takes_another():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._takes_another():
            super().handle_pong(event)

    def _takes_another(self) -> bool:
        """Limit pings, pongs and fragments, which are work too although the application never sees them."""
        if self._others is None:
            self._others = TokenBucket(*OTHERS)
        if self._others.takes():
            return True
        self._unread = b""
        if not self.close_sent:
            self.conn.fail(TOO_MUCH, "too many frames")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.transport.close()
        return False

    def handle_connect(self, event: Request) -> None:
        self.conn.available_extensions = [OFFER] if is_wanted(self.deflate, event.path) else []
        super().handle_connect(event)
        self._deflater = FrameDeflater(list(self.conn.extensions))
        if not self.close_sent:  # accepted, so the application may use the fast path
            extensions = cast("dict[str, object]", self.scope["extensions"])
            extensions[FAST_WRITER] = self

    def is_ready(self) -> bool:
        return not self.disconnected and self._is_ready()

    def write(self, messages: list[bytes]) -> None:
        self._flush()
        self.transport.write(b"".join(map(self._deflater.frame, messages)))

    def abort(self) -> None:
        self.transport.abort()

    def send_keepalive_ping(self) -> None:
        """Ping only silent clients; one that has sent something is alive."""
        if self._was_heard:
            self._was_heard = False
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

    async def send(self, message: ASGISendEvent) -> None:
        text = message.get("text") if message["type"] == "websocket.send" else None
        if not isinstance(text, str) or not self._is_ready():
            self._flush()
            await super().send(message)
            return
        if self.disconnected:
            raise ClientDisconnected
        if not self._leaving:
            self.loop.call_soon(self._flush)
        self._leaving += (self._deflater.frame(text.encode()),)

    def shutdown(self) -> None:
        self._flush()
        super().shutdown()

    def _is_ready(self) -> bool:
        """Whether a message may leave now; uvicorn handles a full socket."""
        is_open = self.handshake_complete and not self.close_sent and self.conn.state is State.OPEN
        return is_open and self.writable.is_set() and self.initial_response is None

    def _flush(self) -> None:
        if self._leaving:
            leaving, self._leaving = self._leaving, ()
            if not self.transport.is_closing():
                self.transport.write(b"".join(leaving))


def websocket_protocol(deflate: DeflateMode) -> type[FastWebSocketProtocol]:
    """The protocol with a mode of compression; uvicorn makes the instances."""
    return type("DeflatingProtocol", (FastWebSocketProtocol,), {"deflate": deflate})
