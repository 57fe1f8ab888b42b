"""Plain messages are recognised, and nothing else is mistaken for one."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from urllib.parse import urlsplit

import pytest
from websockets.frames import Frame, Opcode

from kingscourt.server.stream.fast_frame_reader import is_whole, short_text
from tests.server.support.live_server import live
from tests.server.support.managers import config_for

MOST = 60_000
PING = b"\x89\x04"
PROTOCOL_ERROR = (1002).to_bytes(2, "big")  # the code with which a stream is closed
TIMEOUT = 60.0
HEARTBEAT = 2.0  # longer than any pause between two messages, even on a busy machine


def framed(payload: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """Frame as a client sends it."""
    return Frame(opcode, payload, fin).serialize(mask=True)


@pytest.mark.parametrize("size", [0, 1, 3, 4, 5, 125, 126, 127, 1000, MOST])
def test_a_whole_text_frame_is_its_text(size: int) -> None:
    text = ("kingscourt é " * size)[: size // 2].encode()[:size]
    text = text.decode(errors="ignore").encode()
    assert short_text(framed(text), MOST) == text.decode()


LEFT: dict[str, bytes] = {
    "nothing": b"",
    "one byte too long": framed(b"x" * (MOST + 1)),
    "much too long": framed(b"x" * 70_000),
    "no text": framed(b"\xff\xfe"),
    "bytes": framed(b"bytes", Opcode.BINARY),
    "a ping": framed(b"ping", Opcode.PING),
    "a close": framed(b"", Opcode.CLOSE),
    "a first part": framed(b"the first part", fin=False),
    "a last part": framed(b"the last part", Opcode.CONT),
    "two frames": framed(b"one") + framed(b"two"),
    "a frame and a bit": framed(b"one") + b"\x81",
    "no mask": Frame(Opcode.TEXT, b"without a mask").serialize(mask=False),
    "a reserved bit": b"\xc1" + framed(b"a reserved bit")[1:],
}


@pytest.mark.parametrize("what", LEFT)  # by name, since masks are random
def test_anything_else_is_left_to_the_library(what: str) -> None:
    assert short_text(LEFT[what], MOST) is None


def test_a_part_of_a_frame_is_no_message() -> None:
    for payload in (b"short", b"x" * 300):
        data = framed(payload)
        for size in range(len(data)):
            assert short_text(data[:size], MOST) is None


def test_the_end_of_a_frame_is_known() -> None:
    random = Random(3)
    kinds = [Opcode.TEXT, Opcode.BINARY, Opcode.CONT]
    for _ in range(50):
        frames = [
            framed(b"x" * random.choice([0, 5, 125, 126, 300, 70_000]), random.choice(kinds))
            for _ in range(random.randint(1, 4))
        ]
        data = b"".join(frames)
        ends = {sum(map(len, frames[:count])) for count in range(len(frames) + 1)}
        for cut in {*ends, *(random.randrange(len(data)) for _ in range(30)), len(data) - 1}:
            assert is_whole(data[:cut]) == (cut in ends)


def asking(id: str) -> bytes:
    """Message that a list stream answers with a refusal that carries its id."""
    return b'{"type":"resume","id":"%s"}' % id.encode()


def packets() -> list[bytes]:
    """Packets with messages 1 to 40 in every form, in order of arrival."""
    messages = [asking(str(number)) for number in range(1, 41)]
    whole = [framed(message) for message in messages]
    parts = [framed(messages[4][:9], fin=False), framed(b"between", Opcode.PING)]
    parts.append(framed(messages[4][9:], Opcode.CONT))
    return [
        whole[0],
        whole[1] + whole[2],
        whole[3],
        *parts,
        whole[5],
        framed(b"ping", Opcode.PING) + whole[6],
        framed(b"bytes", Opcode.BINARY),
        *whole[7:30],
        whole[30][:3],
        whole[30][3:] + whole[31],
        *whole[32:],
    ]


@asynccontextmanager
async def plain_socket(url: str) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """Open a list stream as a plain socket."""
    address = urlsplit(url)
    reader, writer = await asyncio.open_connection(address.hostname, address.port)
    writer.write(
        f"GET /api/lobby/stream HTTP/1.1\r\nHost: {address.netloc}\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    yield reader, writer
    writer.close()
    await writer.wait_closed()


async def read_up_to(reader: asyncio.StreamReader, wanted: bytes) -> bytes:
    received = b""
    async with asyncio.timeout(TIMEOUT):
        while wanted not in received:
            part = await reader.read(65_536)
            assert part, received
            received += part
    return received


@pytest.mark.anyio
async def test_messages_are_answered_in_order_however_they_come(shared_database: str) -> None:
    async with (
        live(config_for(shared_database)) as server,
        plain_socket(server.url) as (reader, writer),
    ):
        for packet in packets():
            writer.write(packet)
            await asyncio.sleep(0.01)
        received = await read_up_to(reader, b'"id":"40"')
        assert [int(found) for found in re.findall(rb'"id":"(\d+)"', received)] == list(range(1, 41))
        assert received.count(b'"id":""') == 1  # the binary frame
        assert received.count(b"\x8a\x07between") == received.count(b"\x8a\x04ping") == 1


@pytest.mark.anyio
async def test_a_text_between_the_parts_of_another_is_no_message(shared_database: str) -> None:
    async with live(config_for(shared_database)) as server, plain_socket(server.url) as (reader, writer):
        writer.write(framed(asking("first")))
        await read_up_to(reader, b'"first"')
        writer.write(framed(asking("second")[:9], fin=False))
        await asyncio.sleep(0.1)
        writer.write(framed(asking("third")))
        received = b""
        async with asyncio.timeout(TIMEOUT):
            while b'"third"' not in received and PROTOCOL_ERROR not in received:
                part = await reader.read(65_536)
                assert part, received
                received += part
        assert b'"third"' not in received


@pytest.mark.anyio
async def test_only_a_silent_client_is_asked_whether_it_is_there(shared_database: str) -> None:
    async with (
        live(config_for(shared_database, heartbeat_interval=HEARTBEAT)) as server,
        plain_socket(server.url) as (reader, writer),
    ):
        messages = int(2.2 * HEARTBEAT / 0.1)
        for number in range(messages):
            writer.write(framed(asking(str(number))))
            await asyncio.sleep(0.1)
        received = await read_up_to(reader, b'"id":"%d"' % (messages - 1))
        assert PING not in received
        await read_up_to(reader, PING)
        async with asyncio.timeout(TIMEOUT):
            while await reader.read(65_536):  # a client that does not answer is disconnected
                pass
