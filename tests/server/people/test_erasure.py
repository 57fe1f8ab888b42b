"""Erasing a person across several databases: no name remains, and every game still verifies."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import asyncpg
import msgspec
import pytest

from kingscourt.server.api.wire_types import NewDaysOff, NewSeat, NewTable
from kingscourt.server.client.http_client import Client
from kingscourt.server.client.response_types import ServerRefusal
from kingscourt.server.client.table_feed import Feed
from kingscourt.server.config import Config
from kingscourt.server.errors.problems import Later
from kingscourt.server.model.table_setup import Pace, Seat
from kingscourt.server.people import erasure
from kingscourt.server.people.erasure import ERASED_NAME, Erased, erase, finish_erasure
from kingscourt.server.tables.table_manager import TableManager
from tests.server.support.databases import database
from tests.server.support.live_server import Live, live, working
from tests.server.support.managers import ANNA, BELA, GAME, config_for, file_manager, seated
from tests.server.support.players import company, new_table, play, random_choice
from tests.server.support.waiting import seen, until

pytestmark = pytest.mark.anyio
NAME = "Xantippa"


@pytest.fixture
def config() -> Iterator[Config]:
    with database() as directory, database() as one, database() as other:
        yield config_for(directory, shards=f"a={one},b={other}", worker_poll_interval=0.2)


@pytest.fixture
async def two(config: Config) -> AsyncIterator[list[Live]]:
    async with live(config) as one, live(config) as other:
        yield [one, other]


@pytest.fixture
async def people(two: list[Live]) -> AsyncIterator[list[Client]]:
    async with company([one.url for one in two], [NAME, "Béla", "Cili"]) as clients:
        yield clients


async def everything_in(config: Config) -> str:
    """Every row in every database as text, without the records of hosts' actions."""
    found: list[str] = []
    for url in config.databases():
        connection = await asyncpg.connect(url)
        names = await connection.fetch("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
        for (name,) in names:
            if name not in ("audit", "erasures", "person_changes"):
                found += [row[0] for row in await connection.fetch(f"SELECT t::text FROM {name} t")]
        await connection.close()
    return "\n".join(found)


async def tables_on_both_shards(people: list[Client]) -> list[str]:
    """Start tables until each shard has at least one."""
    ids: list[str] = []
    while len({id[0] for id in ids}) < 2:
        ids.append(await new_table(people, GAME))
    return ids


async def finished(people: list[Client]) -> str:
    id = await new_table(people[:2], GAME)
    async with Feed(people[0], id, 0) as first, Feed(people[1], id, 1) as second:
        await asyncio.gather(play(first, random_choice(1), 60), play(second, random_choice(2), 60))
    return id


async def test_no_name_remains_and_every_game_still_verifies(
    config: Config, two: list[Live], people: list[Client]
) -> None:
    xanti, bela, cili = people
    me = await xanti.me()
    await xanti.set_days_off(NewDaysOff(weekdays=[6]))
    over = await finished(people)
    running = await tables_on_both_shards(people)
    solo = await new_table([xanti], GAME, bots=1, pace=Pace("days", days=2))
    mine = await xanti.create(NewTable(GAME, [NewSeat("me"), NewSeat("device", NAME), NewSeat("open")]))
    theirs = await bela.create(NewTable(GAME, [NewSeat("me"), NewSeat("open"), NewSeat("open")]))
    await xanti.join(theirs.id)
    private = await new_table([bela], GAME, bots=1, public=False)
    await xanti.watch(private, (await bela.invite(private)).code)
    for id in (over, running[0], private):
        await xanti.seat(id, None).say(f"I am {NAME}")
        await bela.seat(id, None).say("good to know")
    await xanti.block((await xanti.table(over)).seats[1].person)
    await bela.mute((await bela.table(over)).seats[0].person)
    before = await everything_in(config)
    assert NAME in before
    async with Feed(bela, running[0], 1) as follower:
        with pytest.raises(ServerRefusal) as told:
            await xanti.erase("somebody else")
        assert told.value.status == 400
        async with working(config):
            await xanti.erase(NAME)
            await until(lambda: follower.info is not None and follower.info.seats[0].name == ERASED_NAME)
            text = await seen(
                lambda: everything_in(config), lambda text: NAME not in text and me.id not in text
            )
        assert NAME not in text
        assert me.id not in text
    assert (await bela.verify(over)).ok
    record = await bela.record(over)
    assert NAME not in record
    assert ERASED_NAME in record
    for id in running:
        assert [seat.name for seat in (await cili.table(id)).seats] == [ERASED_NAME, "Béla", "Cili"]
        assert (await cili.table(id)).seats[0].resigned
    assert (await bela.table(theirs.id)).seats[1].kind == "open"
    for id in (mine.id, solo):
        assert [seat.person for seat in (await row_seats(two[0], id))].count("") >= 1
    assert [line.text for line in await cili.chat(running[0])] == ["good to know"]
    for server in two:
        await until(lambda server=server: server.manager.naming(me.id) == [])  # type: ignore[misc]
    async with Client(two[1].url, xanti.token) as again:
        with pytest.raises(ServerRefusal) as told:
            await again.me()
        assert told.value.status == 401


async def row_seats(server: Live, id: str) -> list[Seat]:
    (row,) = await server.manager.store(id).rows([id])
    return row.setup.seats


async def test_a_game_goes_on_to_its_end_without_the_erased_and_verifies(
    config: Config, two: list[Live], people: list[Client]
) -> None:
    me = await people[0].me()
    id = await new_table(people, GAME)
    async with working(config), Feed(people[1], id, 1) as second, Feed(people[2], id, 2) as third:
        await erase(two[0].manager, me.id)
        await second.until(lambda: second.info is not None and second.info.seats[0].bot != "")
        await asyncio.gather(play(second, random_choice(2), 120), play(third, random_choice(3), 120))
    assert (await people[1].verify(id)).ok
    assert NAME not in await people[1].record(id)
    again = await people[1]._post(f"/api/tables/{id}/rematch", None, msgspec.Raw)
    assert msgspec.json.decode(again)["seats"][0]["kind"] == "open"


async def test_an_erasure_that_was_interrupted_is_finished_by_a_worker_and_can_be_repeated(
    config: Config, two: list[Live], people: list[Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    me = await people[0].me()
    ids = await tables_on_both_shards(people)
    whole = erasure.erase_from_table

    async def fails(manager: TableManager, table: str, person: str) -> None:
        if table != ids[0]:
            raise Later("away")
        await whole(manager, table, person)

    monkeypatch.setattr(erasure, "erase_from_table", fails)
    assert await erase(two[0].manager, me.id) == Erased(1, len(ids) - 1)
    assert await two[0].manager.directory.involved(me.id, "", 100) == sorted(ids[1:])
    monkeypatch.undo()
    async with working(config):
        text = await seen(lambda: everything_in(config), lambda text: NAME not in text)
    assert NAME not in text
    records = [await two[0].manager.store(id).load(id) for id in ids]
    assert await erase(two[0].manager, me.id) == await finish_erasure(two[0].manager, me.id) == Erased(0, 0)
    assert [await two[0].manager.store(id).load(id) for id in ids] == records


async def test_local_mode_erases_from_its_files(tmp_path: Path) -> None:
    async with file_manager(config_for(""), tmp_path) as manager:
        for person in (ANNA, BELA):
            await manager.directory.add_person(msgspec.structs.replace(person, name=f"{NAME} {person.id}"))
        named = msgspec.structs.replace(ANNA, name=NAME)
        id = await seated(manager, [named, BELA])
        await manager.notifier.list_table((await manager.store(id).rows([id]))[0])
        await manager.store(id).say(id, named, "hello")
        await manager.store(id).say(id, BELA, "hello")
        assert await erase(manager, ANNA.id) == Erased(1, 0)
    files = {path.name: path.read_text() for path in tmp_path.iterdir() if path.is_file()}
    assert [name for name, text in files.items() if NAME in text.replace(f"{NAME} bela", "")] == []
    async with file_manager(config_for(""), tmp_path) as manager:
        opened = await manager.table(id)
        assert [seat.name for seat in opened.row.setup.seats] == [ERASED_NAME, "Béla"]
        assert opened.row.status == "over"  # erasing one of two players ends the game
        assert [line.person for line in await manager.store(id).chat(id, 0, 10)] == ["bela"]
