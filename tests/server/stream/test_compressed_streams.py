"""Compressed streams: negotiated as configured, the same messages, and no bomb gets in."""

from __future__ import annotations

import asyncio
import zlib

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode
from websockets.typing import ExtensionParameter

from kingscourt.server.config import DeflateMode
from kingscourt.server.stream.fast_frame_reader import short_text
from kingscourt.server.stream.frame_deflater import OFFER, WORTH_IT, FrameDeflater, is_wanted
from tests.server.support.live_server import live
from tests.server.support.managers import config_for
from tests.server.support.waiting import TIMEOUT

MOST = 1000
TOO_BIG = 1009


def deflated(text: bytes, has_end: bool = False) -> bytes:
    """A compressed message as a client sends it."""
    encoder = zlib.compressobj(wbits=-15)
    data = encoder.compress(text) + encoder.flush(zlib.Z_FINISH if has_end else zlib.Z_SYNC_FLUSH)
    return marked(data if has_end else data[:-4])


def marked(data: bytes) -> bytes:
    """A client's frame marked as compressed."""
    frame = Frame(Opcode.TEXT, data).serialize(mask=True)
    return bytes((frame[0] | 0x40,)) + frame[1:]


@pytest.mark.parametrize(
    ("mode", "query", "wanted"),
    [
        ("always", "", True),
        ("never", "deflate=1", False),
        ("asked", "", False),
        ("asked", "seat=0&deflate=1", True),
        ("asked", "deflate=0", False),
        ("asked", "undeflate=1", False),
    ],
)
def test_what_is_compressed_is_a_setting(mode: DeflateMode, query: str, wanted: bool) -> None:
    assert is_wanted(mode, f"/api/lobby/stream?{query}") == wanted


@pytest.mark.parametrize("asked", ["", "server_no_context_takeover", "client_max_window_bits"])
def test_the_library_reads_what_is_compressed(asked: str) -> None:
    offered: list[ExtensionParameter] = [(asked, None)] if asked else []
    answer, extension = OFFER.process_request_params(offered, [])
    deflater = FrameDeflater([extension])
    assert ("client_no_context_takeover", None) in answer
    reader = PerMessageDeflate(asked == "server_no_context_takeover", True, 15, 15)
    for number in range(50):
        text = msgspec.json.encode({"type": "update", "numbers": list(range(number * 20))})
        sent = deflater.frame(text)
        is_compressed = bool(sent[0] & 0x40)
        assert is_compressed == (len(text) >= WORTH_IT)
        head = 2 if sent[1] < 126 else 4
        frame = reader.decode(Frame(Opcode.TEXT, sent[head:], rsv1=is_compressed))
        assert bytes(frame.data) == text


def test_a_compressed_message_is_its_text_if_that_was_agreed_on() -> None:
    frame = deflated("Grüß Gott 👑".encode() * 9)
    assert short_text(frame, MOST, inflates=True) == "Grüß Gott 👑" * 9
    assert short_text(frame, MOST) is None


@pytest.mark.parametrize(
    "frame",
    [
        deflated(b"x" * (MOST + 1)),
        deflated(b"x" * 300_000),
        deflated(b"ends", has_end=True),
        deflated(b"\xff\xfe"),
        marked(b"no such data"),
    ],
    ids=["long", "a bomb", "with an end", "no text", "no data"],  # masks are random
)
def test_unusual_compressed_messages_are_left_to_the_library(frame: bytes) -> None:
    assert short_text(frame, MOST, inflates=True) is None


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("mode", "query"), [("always", ""), ("asked", "?deflate=1"), ("asked", ""), ("never", "")]
)
async def test_a_stream_is_compressed_as_configured(
    shared_database: str, mode: DeflateMode, query: str
) -> None:
    async with live(config_for(shared_database, deflate=mode)) as server:
        address = f"ws{server.url.removeprefix('http')}/api/lobby/stream{query}"
        async with asyncio.timeout(TIMEOUT), connect(address, proxy=None) as line:
            found = [one for one in line.protocol.extensions if isinstance(one, PerMessageDeflate)]
            assert bool(found) == (mode == "always" or bool(query))
            await line.send(msgspec.json.encode({"type": "ping", "id": "p"}).decode())
            while msgspec.json.decode(await line.recv())["type"] != "pong":
                pass


@pytest.mark.anyio
async def test_a_bomb_closes_its_stream(shared_database: str) -> None:
    async with live(config_for(shared_database, deflate="always")) as server:
        address = f"ws{server.url.removeprefix('http')}/api/lobby/stream"
        async with asyncio.timeout(TIMEOUT), connect(address, proxy=None) as line:
            await line.send("x" * 3_000_000)
            await line.wait_closed()
            assert line.close_code == TOO_BIG
