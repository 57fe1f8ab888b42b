"""The stream of an abandoned seat ends before it can carry the next player's secrets."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from kingscourt.server.api.wire_types import NewSeat, NewTable
from kingscourt.server.client.http_client import Client
from kingscourt.server.tables import seating
from tests.server.support.live_server import Live, live
from tests.server.support.managers import config_for
from tests.server.support.players import company
from tests.server.support.waiting import TIMEOUT

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
async def two(shared_database: str) -> AsyncIterator[list[Live]]:
    config = config_for(shared_database, compare_interval=0.5)
    async with live(config) as one, live(config) as other:
        yield [one, other]


@pytest.fixture
async def people(two: list[Live]) -> AsyncIterator[list[Client]]:
    async with company([one.url for one in two], ["Anna", "Béla", "Eve"]) as clients:
        yield clients


def socket_of(client: Client, url: str, table: str, seat: int) -> connect:
    address = f"ws{url.removeprefix('http')}/api/tables/{table}/stream?seat={seat}"
    return connect(address, additional_headers=client.headers(), proxy=None)


async def rest_of(socket: ClientConnection) -> tuple[list[dict[str, object]], int | None]:
    """All messages until the socket closes, and the close code."""
    heard: list[dict[str, object]] = []
    try:
        async with asyncio.timeout(TIMEOUT):
            while True:
                heard.append(msgspec.json.decode(await socket.recv()))
    except ConnectionClosed as closed:
        return heard, closed.rcvd.code if closed.rcvd else None


@pytest.mark.parametrize("process", [0, 1])
async def test_the_old_stream_of_a_left_seat_ends_and_tells_nothing(
    people: list[Client], two: list[Live], process: int
) -> None:
    anna, bela, eve = people
    seats = [NewSeat("me"), NewSeat("open")]
    info = await anna.create(NewTable("royals", seats, starts_when_full=False))
    await anna.join(info.id)
    await eve.join(info.id, 1)
    async with socket_of(eve, two[process].url, info.id, 1) as socket:
        assert msgspec.json.decode(await socket.recv())["type"] == "hello"
        await eve.leave(info.id)
        await bela.join(info.id, 1)
        await anna.start(info.id)
        heard, code = await rest_of(socket)
    assert code == 4403
    assert "update" not in [message["type"] for message in heard]
    assert heard[-1]["type"] == "no"


async def test_the_old_stream_of_a_private_table_ends(people: list[Client], two: list[Live]) -> None:
    anna, _, eve = people
    seats = [NewSeat("me"), NewSeat("invited")]
    info = await anna.create(NewTable("royals", seats, public=False, starts_when_full=False))
    await eve.join(info.id, code=(await anna.invite(info.id, 1)).code)
    async with socket_of(eve, two[1].url, info.id, 1) as socket:
        assert msgspec.json.decode(await socket.recv())["type"] == "hello"
        await two[0].manager.change(info.id, seating.leave((await eve.me()).id))
        heard, code = await rest_of(socket)
    assert code == 4404
    assert [message["type"] for message in heard].count("no") == 1
