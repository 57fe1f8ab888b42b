"""The limit on new tables: whoever adds one pays for it, however it is added."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable

import pytest

from kingscourt.server.api.wire_types import NewSeat, NewTable, ProblemBody
from kingscourt.server.client.http_client import Client
from kingscourt.server.client.response_types import ServerRefusal
from tests.server.support.live_server import Live, live
from tests.server.support.managers import GAME, config_for
from tests.server.support.players import company, new_table

pytestmark = pytest.mark.anyio
LIMIT = 4
WAITING = 2
ALONE = NewTable(GAME, [NewSeat("me"), NewSeat("bot", level="random")])
OPEN = NewTable(GAME, [NewSeat("me"), NewSeat("open")])


@pytest.fixture(scope="module")
async def server(shared_database: str) -> AsyncIterator[Live]:
    config = config_for(shared_database, tables_per_hour=LIMIT, open_tables_per_person=WAITING)
    async with live(config) as made:
        yield made


@pytest.fixture
async def people(server: Live) -> AsyncIterator[list[Client]]:
    async with company([server.url], ["Anna", "Béla"]) as clients:
        yield clients


async def refused(asked: Awaitable[object]) -> tuple[int, ProblemBody]:
    with pytest.raises(ServerRefusal) as caught:
        await asked
    return caught.value.status, caught.value.body


async def begun_alone(client: Client) -> str:
    id = (await client.create(ALONE)).id
    await client.join(id)
    return id


async def test_resigning_and_playing_again_in_a_loop_ends_at_the_limit(people: list[Client]) -> None:
    anna = people[0]
    id = await begun_alone(anna)
    for _ in range(LIMIT - 1):
        await anna.seat(id, 0).resign()
        id = (await anna.rematch(id)).id
        await anna.join(id)
    await anna.seat(id, 0).resign()
    told = await refused(anna.rematch(id))
    assert told[0] == 429
    assert told == await refused(anna.create(ALONE))


async def test_a_rematch_is_paid_for_once_by_whoever_asks_first(people: list[Client]) -> None:
    anna, bela = people
    id = await new_table(people, GAME)
    await anna.seat(id, 0).resign()
    for _ in range(LIMIT):
        await begun_alone(bela)
    assert (await refused(bela.rematch(id)))[0] == 429
    again = (await anna.rematch(id)).id
    for client in (anna, bela, anna, bela):
        assert (await client.rematch(id)).id == again
    for client in people:
        await client.join(again)
    for _ in range(LIMIT - 2):  # the first table and the rematch were hers
        await begun_alone(anna)
    assert (await refused(anna.create(ALONE)))[0] == 429


async def test_a_rematch_that_waits_counts_among_the_tables_that_wait(people: list[Client]) -> None:
    anna, bela = people
    id = await new_table(people, GAME)
    await anna.seat(id, 0).resign()
    for _ in range(WAITING):
        await anna.create(OPEN)
    assert (await refused(anna.rematch(id)))[0] == 409
    again = (await bela.rematch(id)).id
    assert (await anna.rematch(id)).id == again
