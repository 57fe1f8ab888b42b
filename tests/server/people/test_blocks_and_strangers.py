"""Data withheld from strangers, the effect of blocks, and the removal of watchers."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator

import httpx
import pytest
from websockets.asyncio.client import connect

from kingscourt.server.api.wire_types import DaysShown, NewDaysOff, NewSeat, NewTable
from kingscourt.server.client.http_client import Client
from kingscourt.server.client.response_types import ServerRefusal
from kingscourt.server.client.table_feed import Feed
from kingscourt.server.errors.problems import Unknown
from kingscourt.server.model.chat_line import ChatLine
from kingscourt.server.model.table_setup import Pace
from kingscourt.server.people.person_handles import PersonHandles
from tests.server.support.databases import NATS
from tests.server.support.live_server import Live, live
from tests.server.support.managers import GAME, config_for
from tests.server.support.players import company, new_table
from tests.server.support.waiting import seen, until

pytestmark = pytest.mark.anyio
A_DAY = Pace("days", days=1)


@pytest.fixture
async def two(shared_database: str) -> AsyncIterator[list[Live]]:
    config = config_for(shared_database, nats=NATS)
    async with live(config) as one, live(config) as other:
        yield [one, other]


@pytest.fixture
async def people(two: list[Live]) -> AsyncIterator[list[Client]]:
    async with company([one.url for one in two], ["Anna", "Béla", "Cili", "Dani"]) as clients:
        yield clients


async def ids_of(people: list[Client]) -> list[str]:
    return [(await client.me()).id for client in people]


async def raw(client: Client, path: str) -> str:
    return (await client._send("GET", path, None)).decode()


async def refused(asked: object) -> str:
    with pytest.raises(ServerRefusal) as told:
        await asked  # type: ignore[misc]
    return told.value.body.code


async def failure(feed: Feed) -> str:
    await until(lambda: feed.failure is not None)
    assert isinstance(feed.failure, ServerRefusal)
    return feed.failure.body.code


async def test_the_lobby_tells_no_ids_of_people(two: list[Live], people: list[Client]) -> None:
    id = await new_table(people[:2], GAME)
    ids = await ids_of(people[:2])
    async with httpx.AsyncClient(base_url=two[0].url, trust_env=False) as http:

        async def lobby() -> str:
            return (await http.get("/api/tables?status=running")).text

        text = await seen(lobby, lambda text: id in text)
    assert id in text
    address = f"ws{two[0].url.removeprefix('http')}/api/lobby/stream"
    async with connect(address, proxy=None) as socket:
        hello, tables = await socket.recv(), await socket.recv()
    for told in (text, str(hello), str(tables)):
        assert not [one for one in ids if one in told]
    assert id in str(tables)
    assert '"people"' not in text


async def test_a_watcher_is_told_neither_ids_nor_days_off(people: list[Client]) -> None:
    anna, bela, cili, _ = people
    await anna.set_days_off(NewDaysOff(weekdays=[6], offset=150))
    id = await new_table([anna, bela], GAME, pace=A_DAY)
    ids = await ids_of(people)
    async with Feed(anna, id, 0) as own, Feed(cili, id, None) as watcher:
        await own.say("hello")
        await watcher.until(lambda: bool(watcher.lines))
        told = b"".join(watcher.received).decode()
    told += await raw(cili, f"/api/tables/{id}") + await raw(cili, f"/api/tables/{id}/chat")
    assert not [one for one in ids[:2] if one in told]
    assert '"off"' not in told
    assert '"offset"' not in told
    assert [seat.person for seat in (await cili.table(id)).seats] == ["", ""]


async def test_those_at_a_table_know_each_other_by_handles_of_their_own(people: list[Client]) -> None:
    anna, bela, cili, _ = people
    await anna.set_days_off(NewDaysOff(weekdays=[6], offset=150))
    id = await new_table([anna, bela, cili], GAME, pace=A_DAY)
    ids = await ids_of(people)
    seats = (await bela.table(id)).seats
    assert seats[0].off == DaysShown(weekdays=[6])
    assert seats[1].person == ids[1]  # one's own id is not secret
    told = await raw(bela, f"/api/tables/{id}")
    assert ids[0] not in told
    assert '"offset"' not in told
    for_cili = (await cili.table(id)).seats[0].person
    assert for_cili != seats[0].person
    assert await refused(bela.mute(for_cili)) == "not-found"
    assert await bela.mute(seats[0].person) == [seats[0].person]
    said = await anna.seat(id, None).say("nobody hears me")
    assert await bela.chat(id) == []
    heard = await cili.chat(id)
    assert [one.id for one in heard] == [said.n]
    assert heard[0].person == for_cili
    live_id = await new_table([anna, bela], GAME)
    assert (await bela.table(live_id)).seats[0].off is None


def test_a_handle_is_good_for_one_reader_and_cannot_be_made_up() -> None:
    handles = PersonHandles("s" * 32)
    ids = ["0123456789abcdef", "anna", "host"]
    for id in ids:
        handle = handles.of(id, "bela")
        assert re.fullmatch("[0-9a-z]{42}", handle)
        assert handles.person(handle, "bela") == id
        assert id not in handle
        others = {handles.of(id, reader) for reader in ("bela", "cili", "dani")}
        assert len(others) == 3
        for wrong in (handle[:-1], handle + "a", "a" * 42, "1" * 42):
            with pytest.raises(Unknown):
                handles.person(wrong, "bela")
        with pytest.raises(Unknown):
            handles.person(handle, "cili")
        with pytest.raises(Unknown):
            PersonHandles("t" * 32).person(handle, "bela")
    assert handles.of("anna", "anna") == "anna"


@pytest.mark.parametrize("blocker", [0, 1])
async def test_whom_anybody_at_a_table_blocks_neither_watches_nor_talks_nor_sits_down(
    two: list[Live], people: list[Client], blocker: int
) -> None:
    anna, bela, cili, dani = people
    id = await new_table([anna, bela], GAME)
    waiting = await anna.create(NewTable(GAME, [NewSeat("me"), NewSeat("open"), NewSeat("open")]))
    await bela.join(waiting.id)
    async with Client(two[1].url, cili.token) as other, Feed(dani, id, None) as unharmed:
        async with Feed(cili, id, None) as here, Feed(other, id, None) as there:
            who = (await here_line(here, people[blocker], id)).person
            assert len(await people[blocker].block(who)) == 1
            assert [await failure(here), await failure(there)] == ["forbidden", "forbidden"]
        for client in (cili, other):
            for asked in (
                client.table(id),
                client.chat(id),
                client.seat(id, None).say("x"),
                client.join(waiting.id),
            ):
                assert await refused(asked) == "forbidden"
        await unharmed.say("I may")
        assert unharmed.failure is None
        await people[blocker].block(who, blocked=False)
        info = await seen(lambda: allowed(cili, id), lambda allowed: allowed)
        assert info


async def here_line(feed: Feed, reader: Client, id: str) -> ChatLine:
    """Say something as a watcher, and return the line as somebody at the table reads it."""
    await feed.say("hello")
    return (await reader.chat(id))[-1]


async def allowed(client: Client, id: str) -> bool:
    try:
        await client.table(id)
    except ServerRefusal:
        return False
    return True


async def test_a_block_among_those_who_sit_there_ends_no_game(people: list[Client]) -> None:
    anna, bela, _, _ = people
    id = await new_table([anna, bela], GAME)
    await anna.block((await anna.table(id)).seats[1].person)
    async with Feed(bela, id, 1) as feed:
        await feed.say("I play on")
        assert (await bela.table(id)).seats[1].is_you
    assert await anna.chat(id) == []


@pytest.mark.parametrize("public", [True, False])
async def test_a_creator_sends_a_watcher_away(people: list[Client], public: bool) -> None:
    anna, bela, cili, dani = people
    id = await new_table([anna], GAME, bots=1, public=public)
    code = (await anna.invite(id)).code
    for client in (cili, dani):
        await client.watch(id, code)
    async with Feed(anna, id, 0) as creator, Feed(cili, id, None) as watcher, Feed(dani, id, None) as stays:
        await creator.until(lambda: len(creator.presence.watching) == 2)
        assert watcher.presence.watching == stays.presence.watching == []
        (who,) = [one.who for one in creator.presence.watching if one.name == "Cili"]
        assert await refused(cili.send_away(id, who)) == "forbidden"
        assert await refused(anna.send_away(id, (await anna.me()).id)) == "wrong-moment"
        await anna.send_away(id, who)
        assert await failure(watcher) == "forbidden"
        for asked in (cili.table(id), cili.watch(id, code), cili.seat(id, None).say("x")):
            assert await refused(asked) == "forbidden"
        await creator.until(lambda: len(creator.presence.watching) == 1)
        assert stays.failure is None
    assert await refused(bela.send_away(id, who)) in ("forbidden", "not-found")
