"""Floods below the level of messages: endless headers, and frames that carry no message."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from urllib.parse import urlsplit

import httpx
import pytest

from kingscourt.server.api.http_head_limits import MOST
from kingscourt.server.stream.fast_websocket_protocol import OTHERS
from tests.server.support.live_server import Live, live
from tests.server.support.managers import config_for

pytestmark = pytest.mark.anyio

TIMEOUT = 60.0
PARTS = {"empty parts": b"\x00\x80", "pings": b"\x89\x80", "pongs": b"\x8a\x80"}
MASK = b"\x00" * 4
FIRST_PART = b"\x01\x80" + MASK
UPGRADE = (
    b"GET /api/lobby/stream HTTP/1.1\r\nHost: h\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


@pytest.fixture(scope="module")
async def server(shared_database: str) -> AsyncIterator[Live]:
    async with live(config_for(shared_database)) as made:
        yield made


async def send(server: Live, *parts: bytes, until: bytes = b"") -> bytes:
    """Send parts and return the answer until the connection closes or `until` appears."""
    where = urlsplit(server.url)
    reader, writer = await asyncio.open_connection(where.hostname, where.port)
    got = b""
    with contextlib.suppress(ConnectionError):  # closed while still sending
        async with asyncio.timeout(TIMEOUT):
            for part in parts:
                writer.write(part)
                await writer.drain()
                if part is UPGRADE:
                    got += await reader.readuntil(b"\r\n\r\n")
            while chunk := await reader.read(65_536):
                got += chunk
                if until and until in got:
                    break
    writer.close()
    return got


async def is_well(server: Live) -> bool:
    async with httpx.AsyncClient(trust_env=False, timeout=TIMEOUT) as http:
        return (await http.get(f"{server.url}/readyz")).status_code == 200


HEADS = {
    "one header": (b"GET /readyz HTTP/1.1\r\nHost: h\r\nX: ", b"a"),
    "many headers": (b"GET /readyz HTTP/1.1\r\nHost: h\r\n", b"a: b\r\n"),
    "an address": (b"GET /", b"a"),
    "cookies": (b"GET /readyz HTTP/1.1\r\nHost: h\r\nCookie: ", b"a=b; "),
}


@pytest.mark.parametrize("kind", HEADS)
async def test_headers_have_an_end(server: Live, kind: str) -> None:
    head, more = HEADS[kind]
    # only just too long, because unread data at the close could lose us the answer
    assert (await send(server, head + more * (MOST // len(more) + 20))).startswith(b"HTTP/1.1 431 ")


@pytest.mark.parametrize("kind", HEADS)
async def test_who_sends_headers_for_ever_is_hung_up_on(server: Live, kind: str) -> None:
    head, more = HEADS[kind]
    got = await send(server, head + more * (5_000_000 // len(more)))
    assert b" 200 " not in got  # unread data at the close may have lost us the answer
    assert await is_well(server)


async def test_headers_may_be_as_long_as_any_browser_s(server: Live) -> None:
    request = b"GET /readyz HTTP/1.1\r\nHost: h\r\nX: " + b"a" * (MOST - 100) + b"\r\n\r\n"
    assert (await send(server, request, until=b"\r\n\r\n")).startswith(b"HTTP/1.1 200 ")


async def test_trailers_and_marks_of_chunks_have_an_end_too(server: Live) -> None:
    head = b"POST /api/guests HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\n"
    head += b"Transfer-Encoding: chunked\r\n\r\n"
    for rest in (b"0\r\nX: " + b"a" * 5_000_000, b"1\r\n \r\n" * 1_000_000):
        await send(server, head, rest)  # returns only because the connection is closed
        assert await is_well(server)


async def test_a_large_body_is_no_flood(server: Live) -> None:
    async with httpx.AsyncClient(trust_env=False, timeout=TIMEOUT) as http:
        name = {"name": "x" * 150_000}
        answer = await http.post(f"{server.url}/api/guests", json=name, headers={"origin": server.url})
    assert answer.status_code == 400  # the body was read in full, and the name is too long


@pytest.mark.parametrize("kind", PARTS)
@pytest.mark.parametrize("count", [2 * OTHERS[0], 300_000])
async def test_frames_that_are_no_message_are_counted(server: Live, kind: str, count: int) -> None:
    frames = (PARTS[kind] + MASK) * count
    got = await send(server, UPGRADE, FIRST_PART if kind == "empty parts" else b"", frames)
    assert b" 101 " in got
    assert count > 2 * OTHERS[0] or b"too many frames" in got  # the reason given for closing
    assert await is_well(server)


async def test_some_pings_are_answered(server: Live) -> None:
    pings = (PARTS["pings"] + MASK) * (OTHERS[0] // 2)
    got = await send(server, UPGRADE, pings, until=b"\x8a\x00" * (OTHERS[0] // 2))
    assert got.count(b"\x8a\x00") >= OTHERS[0] // 2
