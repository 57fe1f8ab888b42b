"""What an invitation is good for, before anybody uses it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable

import pytest

from kingscourt.server.api.wire_types import InvitationState, NewSeat, NewTable
from kingscourt.server.client.http_client import Client
from kingscourt.server.client.response_types import ServerRefusal
from kingscourt.server.people.tokens import invitation
from kingscourt.server.services.invitations import TRIES_PER_MINUTE
from tests.server.support.live_server import Live, live
from tests.server.support.managers import config_for
from tests.server.support.players import company

pytestmark = pytest.mark.anyio
GAME = "heirlooms"


@pytest.fixture(scope="module")
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
    assert await stranger.invitation_state(id, codes[0]) == InvitationState(
        "ready", 1, GAME, ["Anna"], "Anna"
    )
    await bela.join(id, code=codes[0])
    assert (await stranger.invitation_state(id, codes[0])).status == "taken"
    assert (await bela.invitation_state(id, codes[0])).status == "seated"
    assert (await cili.invitation_state(id, codes[1])).status == "ready"
    await cili.join(id, code=codes[1])
    assert (await stranger.invitation_state(id, codes[1])).status == "begun"


async def test_a_private_table_is_watched_by_a_link(people: list[Client], stranger: Client) -> None:
    anna, _, cili = people
    id = (await anna.create(NewTable(GAME, [NewSeat("me"), NewSeat("bot", level="knight")], public=False))).id
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


async def test_an_invitation_names_the_host_who_does_not_play(people: list[Client], stranger: Client) -> None:
    anna, _, _ = people
    id = (await anna.create(NewTable(GAME, [NewSeat("invited"), NewSeat("invited")], public=False))).id
    told = await stranger.invitation_state(id, (await anna.invite(id, 0)).code)
    assert (told.names, told.host) == ([], "Anna")


async def test_a_short_code_leads_to_the_invitation(people: list[Client], stranger: Client) -> None:
    anna, bela, _ = people
    id = (await anna.create(NewTable(GAME, [NewSeat("me"), NewSeat("invited")], public=False))).id
    await anna.join(id)
    given = await anna.invite(id, 1)
    assert len(given.short) == 8
    assert (await anna.invite(id, 1)).short == given.short
    typed = f"{given.short[:4]}-{given.short[4:]}".upper().replace("0", "O").replace("1", "I")
    found = await stranger.find_invitation(typed)
    assert found.table == id
    assert (await bela.join(found.table, code=found.code)).status == "running"


async def test_a_wrong_short_code_is_told_and_cannot_be_guessed(stranger: Client) -> None:
    told = [await _refusal(stranger, f"wrong{n:03}") for n in range(TRIES_PER_MINUTE + 1)]
    assert told[0] == 404
    assert told[-1] == 429


async def _refusal(client: Client, short: str) -> int:
    with pytest.raises(ServerRefusal) as caught:
        await client.find_invitation(short)
    return caught.value.status


async def test_the_host_gives_free_seats_to_bots(people: list[Client]) -> None:
    anna, bela, cili = people
    seats = [NewSeat("me"), NewSeat("open"), NewSeat("invited")]
    id = (await anna.create(NewTable(GAME, seats))).id
    await anna.join(id)
    assert (await _told(bela.seat_bot(id, 1, "random"))).status == 403
    assert (await _told(anna.seat_bot(id, 1, "nobody"))).status == 400
    assert (await _told(anna.seat_bot(id, 0, "random"))).status == 409
    await bela.join(id)
    assert (await _told(anna.seat_bot(id, 1, "random"))).status == 409
    begun = await anna.seat_bot(id, 2, "random")
    assert (begun.status, begun.seats[2].kind) == ("running", "bot")
    assert (await _told(cili.join(id))).status == 409


async def test_a_bot_sits_down_for_somebody_who_does_not_come_again(people: list[Client]) -> None:
    anna, bela, _ = people
    id = (await anna.create(NewTable(GAME, [NewSeat("me"), NewSeat("open")]))).id
    for client in (anna, bela):
        await client.join(id)
    await anna.seat(id, 0).resign()
    again = await bela.rematch(id)
    assert (again.is_creator, again.status) == (True, "open")
    await bela.join(again.id)
    assert (await bela.seat_bot(again.id, 0, "random")).status == "running"


async def _told(asked: Awaitable[object]) -> ServerRefusal:
    with pytest.raises(ServerRefusal) as caught:
        await asked
    return caught.value
