"""Running tables continue while the directory is down, even for people new to a process."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator

import pytest

from kingscourt.server.api.wire_types import NewSeat, NewTable
from kingscourt.server.client.http_client import Client
from kingscourt.server.client.response_types import ServerRefusal
from kingscourt.server.client.table_feed import Feed
from kingscourt.server.people.tokens import session_token
from tests.server.support.databases import database
from tests.server.support.live_server import Live, live
from tests.server.support.managers import ANNA, BELA, GAME, config_for, seated
from tests.server.support.players import play, random_choice

pytestmark = pytest.mark.anyio
TIMEOUT = 30.0  # timeout for a hanging directory
SOON = 12.0


@pytest.fixture(params=["refuses", "hangs"])
async def server(request: pytest.FixtureRequest, hanging: str) -> AsyncIterator[Live]:
    away = "postgresql://127.0.0.1:1/directory" if request.param == "refuses" else hanging
    with database() as there:
        async with live(config_for(away, shards=f"a={there}", database_timeout=TIMEOUT)) as running:
            yield running


def client_of(server: Live, person: str) -> Client:
    return Client(server.url, session_token(server.service.config.secret, person, "1", time.time()))


async def test_people_of_a_table_play_it_to_its_end(server: Live) -> None:
    id = await seated(server.manager, [ANNA, BELA])
    async with client_of(server, ANNA.id) as anna, client_of(server, BELA.id) as bela:
        begun = time.monotonic()
        assert (await anna.table(id)).status == "running"
        assert time.monotonic() - begun < SOON
        async with Feed(anna, id, 0) as first, Feed(bela, id, 1) as second:
            await asyncio.gather(play(first, random_choice(1), 60), play(second, random_choice(2), 60))
        assert (await anna.table(id)).status == "over"


async def test_what_needs_a_name_waits_for_the_directory(server: Live) -> None:
    id = await seated(server.manager, [ANNA, BELA])
    async with client_of(server, ANNA.id) as anna, client_of(server, "cili") as cili:
        await anna.seat(id, None).say("still here")
        (line,) = await server.manager.store(id).chat(id, 0, 5)
        assert line.name == ANNA.name  # the table knows who sits there
        wish = NewTable(GAME, [NewSeat("me"), NewSeat("open")])
        for one in (cili.me(), cili.seat(id, None).say("hello"), cili.create(wish)):
            with pytest.raises(ServerRefusal) as told:
                await one
            assert told.value.body.code == "later"
