"""What an invitation is good for, before anybody uses it."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from kingscourt.server.api.wire_types import InvitationState, NewSeat, NewTable
from kingscourt.server.client.http_client import Client
from kingscourt.server.people.tokens import invitation
from tests.server.support.live_server import Live, live
from tests.server.support.managers import config_for
from tests.server.support.players import company

pytestmark = pytest.mark.anyio
GAME = "heirlooms"


@pytest.fixture
async def served(shared_database: str) -> AsyncIterator[Live]:
    async with live(config_for(shared_database)) as one:
        yield one


@pytest.fixture
async def people(served: Live) -> AsyncIterator[list[Client]]:
    async with company([served.url], ["Anna", "Béla", "Cili"]) as clients:
        yield clients


@pytest.fixture
async def stranger(served: Live) -> AsyncIterator[Client]:
    async with Client(served.url) as client:
        yield client


async def test_a_seat_from_ready_to_taken(people: list[Client], stranger: Client) -> None:
    anna, bela, cili = people
    seats = [NewSeat("me"), NewSeat("invited"), NewSeat("invited")]
    id = (await anna.create(NewTable(GAME, seats, public=False))).id
    await anna.join(id)
    codes = [(await anna.invite(id, seat)).code for seat in (1, 2)]
    assert await stranger.invitation_state(id, codes[0]) == InvitationState("ready", 1, GAME, ["Anna"])
    await bela.join(id, code=codes[0])
    assert (await stranger.invitation_state(id, codes[0])).status == "taken"
    assert (await bela.invitation_state(id, codes[0])).status == "seated"
    assert (await cili.invitation_state(id, codes[1])).status == "ready"
    await cili.join(id, code=codes[1])
    assert (await stranger.invitation_state(id, codes[1])).status == "begun"


async def test_a_private_table_is_watched_by_a_link(people: list[Client], stranger: Client) -> None:
    anna, _, cili = people
    id = (await anna.create(NewTable(GAME, [NewSeat("me"), NewSeat("bot", level="greedy")], public=False))).id
    await anna.join(id)
    code = (await anna.invite(id)).code
    told = await stranger.invitation_state(id, code)
    assert (told.status, told.seat) == ("ready", None)
    await cili.watch(id, code)
    assert (await cili.table(id)).status == "running"


async def test_a_wrong_code_and_an_unknown_table_look_alike(
    served: Live, people: list[Client], stranger: Client
) -> None:
    anna = people[0]
    wish = NewTable(GAME, [NewSeat("me"), NewSeat("invited")], public=False)
    id, other = [(await anna.create(wish)).id for _ in range(2)]
    code = (await anna.invite(other, 1)).code
    for table, tried in (
        (id, code),
        (id, "nonsense"),
        (id, "1.99999999999.x"),
        ("a-unknown", code),
        ("zz-1", code),
    ):
        assert await stranger.invitation_state(table, tried) == InvitationState("wrong")
    setup = (await served.manager.table(id)).row.setup
    old = invitation(served.service.config.secret, id, setup.salt, 1, 1000)
    assert await stranger.invitation_state(id, old) == InvitationState("expired")
