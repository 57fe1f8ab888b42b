"""Pings: answered at once on every stream, whatever else the stream is waiting for."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator

import msgspec
import pytest
from websockets.asyncio.client import connect

from kingscourt.server.client.http_client import Client
from kingscourt.server.client.table_feed import Feed
from kingscourt.server.stream import messages as m
from kingscourt.server.tables.draft_change import Answer
from kingscourt.server.tables.table_manager import Act
from tests.server.support.live_server import Live, live
from tests.server.support.managers import config_for
from tests.server.support.players import company, new_table
from tests.server.support.waiting import TIMEOUT

pytestmark = pytest.mark.anyio
GAME = "heirlooms"


@pytest.fixture(scope="module")
async def server(shared_database: str) -> AsyncIterator[Live]:
    async with live(config_for(shared_database)) as made:
        yield made


@pytest.fixture
async def people(server: Live) -> AsyncIterator[list[Client]]:
    async with company([server.url], ["Anna", "Béla"]) as clients:
        yield clients


async def test_a_ping_is_answered_with_the_service_s_time(people: list[Client]) -> None:
    id = await new_table(people[:2], GAME)
    async with Feed(people[0], id, 0) as anna:
        hello = msgspec.json.decode(anna.received[0])
        assert hello["protocol"] == m.PROTOCOL == 3
        assert abs(hello["at"] - time.time()) < 30
        first = await anna.ping()
        assert hello["at"] <= first <= await anna.ping()


async def test_a_ping_overtakes_a_command_that_waits(
    people: list[Client], server: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await new_table(people, GAME)
    change = server.manager.change
    may_go_on = asyncio.Event()

    async def hang(table: str, act: Act, seat: int, command: str, kind: str) -> Answer:
        await may_go_on.wait()
        return await change(table, act, seat, command, kind)

    async with Feed(people[0], id, 0) as anna:
        monkeypatch.setattr(server.manager, "change", hang)
        command = asyncio.create_task(anna.do(["wait"]))
        await asyncio.sleep(0.1)
        await anna.ping()
        assert not command.done()
        may_go_on.set()
        assert (await command).n > 0


@pytest.mark.parametrize("path", ["lobby/stream", "me/stream"])
@pytest.mark.parametrize("ping", ['{"type":"ping","id":"p1"}', '{ "id": "p1", "type": "ping" }'])
async def test_lists_answer_pings_however_they_are_spelt(people: list[Client], path: str, ping: str) -> None:
    address = f"ws{people[0].url.removeprefix('http')}/api/{path}"
    async with (
        asyncio.timeout(TIMEOUT),
        connect(address, additional_headers=people[0].headers(), proxy=None) as line,
    ):
        assert msgspec.json.decode(await line.recv())["at"] > 1_700_000_000
        await line.send(ping)
        while (heard := msgspec.json.decode(await line.recv()))["type"] != "pong":
            pass
        assert heard["id"] == "p1"


async def test_a_flood_of_pings_is_slowed_down(people: list[Client]) -> None:
    address = f"ws{people[0].url.removeprefix('http')}/api/lobby/stream"
    async with asyncio.timeout(TIMEOUT), connect(address, proxy=None) as line:
        begun = time.monotonic()
        for number in range(100):
            await line.send(f'{{"type":"ping","id":"{number}"}}')
        heard = 0
        while heard < 100:
            heard += msgspec.json.decode(await line.recv())["type"] == "pong"
        assert time.monotonic() - begun > 0.8  # 60 at once, then 30 per second
