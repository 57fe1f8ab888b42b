"""Streams that are refused or closed: without rights, from other sites, too many, malformed messages."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from kingscourt.server.api.wire_types import NewSeat, NewTable
from kingscourt.server.client.http_client import Client
from kingscourt.server.people.tokens import session_token
from tests.server.support.live_server import Live, live
from tests.server.support.managers import config_for
from tests.server.support.players import company, guests, new_table
from tests.server.support.waiting import TIMEOUT

pytestmark = pytest.mark.anyio
GAME = "heirlooms"


@pytest.fixture(scope="module")
async def server(shared_database: str) -> AsyncIterator[Live]:
    async with live(config_for(shared_database, max_request_bytes=20_000)) as made:
        yield made


@pytest.fixture(scope="module")
async def people(server: Live) -> AsyncIterator[list[Client]]:
    async with company([server.url], ["Anna", "Béla", "Eve"]) as clients:
        yield clients


async def open_stream(client: Client, id: str, query: str = "?seat=0") -> ClientConnection:
    address = f"ws{client.url.removeprefix('http')}/api/tables/{id}/stream{query}"
    return await connect(address, additional_headers=client.headers(), proxy=None, close_timeout=1)


@pytest.mark.parametrize("query", ["?seat=0", "?seat=7", "?seat=-1", "?seat=x", "?since=9999999999999999999"])
async def test_streams_of_other_seats_and_nonsense_are_refused(people: list[Client], query: str) -> None:
    id = await new_table(people[:2], GAME)
    async with await open_stream(people[2], id, query) as socket:
        assert msgspec.json.decode(await socket.recv())["type"] == "no"
        with pytest.raises(ConnectionClosed):
            await socket.recv()


async def test_malformed_messages_do_not_close_a_stream_and_oversized_ones_do(people: list[Client]) -> None:
    id = await new_table(people[:2], GAME)
    async with await open_stream(people[0], id) as socket:
        bad = ["", "{", "[]", '{"type":"fly"}', '{"type":"do"}', '{"type":"do","id":"x","actions":"wait"}']
        for text in [*bad, "[" * 10_000]:
            await socket.send(text)
        await socket.send(b"\x00\x01")
        await socket.send('{"type":"preview","id":"still","actions":["wait"]}')
        refused = 0
        while True:
            message = msgspec.json.decode(await socket.recv())
            refused += message["type"] == "no"
            if message["type"] == "preview":
                break
        assert refused == len(bad) + 2
        await socket.send('{"type":"chat","id":"x","text":"' + "a" * 30_000 + '"}')
        with pytest.raises(ConnectionClosed):
            await read_all(socket)


async def read_all(socket: ClientConnection) -> None:
    while True:
        await socket.recv()


async def test_a_watcher_does_not_play(people: list[Client]) -> None:
    id = await new_table(people[:2], GAME)
    async with await open_stream(people[2], id, "") as socket:
        await socket.send('{"type":"do","id":"x","actions":["wait"]}')
        while True:
            message = msgspec.json.decode(await socket.recv())
            if message["type"] == "no":
                assert message["problem"]["code"] == "forbidden"
                return


async def test_a_flood_of_messages_is_read_slowly_and_none_is_lost(people: list[Client]) -> None:
    id = await new_table(people[:2], GAME)
    async with await open_stream(people[0], id) as socket:
        begun = time.monotonic()
        for number in range(120):
            await socket.send(f'{{"type":"why","id":"{number}","asked":"steward"}}')
        answered: list[str] = []
        while len(answered) < 120:
            message = msgspec.json.decode(await socket.recv())
            if message["type"] == "why":
                answered.append(message["id"])
        assert answered == [str(number) for number in range(120)]
        assert time.monotonic() - begun > 1.5  # a burst of sixty, then thirty per second


async def closed_with(url: str, path: str, client: Client | None = None, **headers: str) -> int | None:
    """Code with which a stream is refused, or None if it stays open."""
    sent = {**(client.headers() if client else {}), **headers}
    address = f"ws{url.removeprefix('http')}{path}"
    async with connect(address, additional_headers=sent, proxy=None) as socket:
        first = msgspec.json.decode(await socket.recv())
        if first["type"] == "hello":
            return None
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


async def test_streams_are_for_those_with_papers_and_from_our_pages(people: list[Client]) -> None:
    anna, bela, eve = people
    info = await anna.create(NewTable(GAME, [NewSeat("me"), NewSeat("invited")], public=False))
    private = f"/api/tables/{info.id}/stream"
    public = f"/api/tables/{await new_table(people[:2], GAME)}/stream"
    me = await anna.me()
    now = time.time()
    forged = [
        "",
        "nonsense",
        session_token("another secret, long enough", me.id, "1", now),
        anna.token[:-2] + "xx",
        anna.token.replace(me.id, (await bela.me()).id),
        session_token("s" * 32, me.id, "1", now - 500 * 86_400),
        session_token("s" * 32, me.id, "no session", now),
        session_token("s" * 32, "nobody", "1", now),
    ]
    for token in forged:
        async with Client(anna.url, token) as stranger:
            for path in ("/api/me/stream", public, f"{public}?seat=0", private):
                assert await closed_with(anna.url, path, stranger) == 4401, (path, token)
    assert await closed_with(anna.url, private, anna) is None
    assert await closed_with(anna.url, private, eve) == 4404
    assert await closed_with(anna.url, f"{private}?seat=0", eve) == 4404
    assert await closed_with(anna.url, f"{public}?seat=0", eve) == 4403
    assert await closed_with(anna.url, f"{public}?seat=9", eve) == 4400
    for path in ("/api/me/stream", "/api/lobby/stream", public, private):
        assert await closed_with(anna.url, path, anna, origin="https://evil.example") == 4403
        assert await closed_with(anna.url, path, anna, origin=anna.url) is None


async def test_streams_are_counted_by_person_and_by_address(shared_database: str) -> None:
    config = config_for(shared_database, streams_per_person=3, streams_per_address=5)
    async with live(config) as server, AsyncExitStack() as stack:
        anna, bela = await guests([server.url], ["Anna", "Béla"])
        address = f"ws{server.url.removeprefix('http')}"
        for client in (anna, bela):
            await stack.enter_async_context(client)
        async with AsyncExitStack() as open_streams:
            for _ in range(3):
                line = connect(f"{address}/api/me/stream", additional_headers=anna.headers(), proxy=None)
                await (await open_streams.enter_async_context(line)).recv()
            assert await closed_with(server.url, "/api/me/stream", anna) == 4429
            for _ in range(2):
                line = connect(f"{address}/api/lobby/stream", proxy=None)
                await (await open_streams.enter_async_context(line)).recv()
            assert await closed_with(server.url, "/api/lobby/stream") == 4429
            assert await closed_with(server.url, "/api/me/stream", bela) == 4429
        async with asyncio.timeout(TIMEOUT):
            while await closed_with(server.url, "/api/me/stream", anna) is not None:
                await asyncio.sleep(0.05)
