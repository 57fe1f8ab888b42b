"""Lists read no more than they show, and the lookups needed for every chat line are cached."""

from __future__ import annotations

import msgspec
import pytest

from kingscourt.games.registry import game
from kingscourt.server.api.wire_types import NewDaysOff, NewSeat, NewTable
from kingscourt.server.client.response_types import ServerRefusal
from kingscourt.server.model.person import Person
from kingscourt.server.model.table_row import TableRow, TableWrite
from kingscourt.server.model.table_setup import Pace, TableSetup
from kingscourt.server.people import days_off
from kingscourt.server.store.postgres.asyncpg_pool import Found, Pool, Value
from kingscourt.server.store.postgres.tables import PostgresTables
from tests.server.support.live_server import live
from tests.server.support.managers import config_for
from tests.server.support.players import company
from tests.server.support.table_rows import some_row
from tests.server.support.waiting import seen

pytestmark = pytest.mark.anyio
GAME = "heirlooms"
BOX = "# a box\n" * 25_000


class WeighingPool(Pool):
    """A pool that counts the characters read from the database."""

    weight = 0

    async def fetch(self, query: str, *values: Value) -> list[Found]:
        found = await super().fetch(query, *values)
        self.weight += sum(len(str(cell)) for row in found for cell in row)
        return found


def boxed() -> TableRow:
    row = some_row()
    return msgspec.structs.replace(row, setup=msgspec.structs.replace(row.setup, components=BOX))


async def test_a_list_of_tables_does_not_read_their_component_files(shared_database: str) -> None:
    pool = WeighingPool(shared_database, 2, 10)
    store = PostgresTables(pool)
    rows = [boxed() for _ in range(5)]
    for row in rows:
        await store.create(row)
    pool.weight = 0
    found = await store.rows([row.id for row in rows])
    assert {row.id for row in found} == {row.id for row in rows}
    assert pool.weight < 20_000
    pool.weight = 0
    waiting = await store.unlisted(1000)
    assert {row.id for row in rows} <= {row.id for row in waiting}
    assert pool.weight < 5_000 * len(waiting)
    await store.close()


async def test_a_table_keeps_its_component_file_whatever_changes(shared_database: str) -> None:
    store = PostgresTables(Pool(shared_database, 2, 10))
    row = boxed()
    await store.create(row)
    later = msgspec.structs.replace(
        row, version=2, setup=msgspec.structs.replace(row.setup, rematch="a-next")
    )
    await store.write(TableWrite(later))
    snapshot = await store.load(row.id)
    assert snapshot is not None
    assert snapshot.row.setup == later.setup
    assert isinstance(snapshot.row.setup, TableSetup)
    await store.close()


async def test_the_box_of_an_owner_is_in_the_record_as_before(shared_database: str) -> None:
    async with live(config_for(shared_database)) as server, company([server.url], ["Anna"]) as (anna,):
        box = game("kingsburg").template("rulebook")
        seats = [NewSeat("me"), NewSeat("device", "Zoli")]
        made = await anna.create(NewTable("kingsburg", seats, components=box))
        await anna.join(made.id)
        server.manager.drop(made.id)
        assert (await anna.table(made.id)).own_components
        assert (await server.manager.fresh(made.id)).row.setup.components == box


async def test_lists_of_people_are_bounded(shared_database: str) -> None:
    config = config_for(shared_database, block_list_size=3)
    async with live(config) as server, company([server.url], ["Anna"]) as (anna,):
        for n in range(3):
            await anna.block(f"p{n}")
            await anna.mute(f"q{n}")
        for marking in (anna.block("more"), anna.mute("more")):
            with pytest.raises(ServerRefusal) as told:
                await marking
            assert told.value.body.code == "wrong-moment"
            assert "3" in told.value.body.words
        assert len(await anna.block("p0")) == 3  # already blocked, so within the limit
        assert len(await anna.block("p0", blocked=False)) == 2
        assert len(await anna.block("more")) == 3


async def test_whom_one_does_not_read_is_not_asked_for_every_line(
    shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    config = config_for(shared_database)
    async with live(config) as here, live(config) as there:
        asked: list[str] = []
        blocked = here.manager.directory.blocked

        async def counting(person: str) -> list[str]:
            asked.append(person)
            return await blocked(person)

        monkeypatch.setattr(here.manager.directory, "blocked", counting)
        anna = Person("annaofthelist", "Anna")
        for _ in range(50):
            assert await here.service.chat.hidden_people(anna.id) == set()
        assert len(asked) == 1
        await there.service.chat.block(anna.id, "eve", True)  # on another process

        async def ask() -> set[str]:
            return await here.service.chat.hidden_people(anna.id)

        assert await seen(ask, bool) == {"eve"}
        await here.service.chat.mute(anna.id, "mallory", True)
        assert await ask() == {"eve", "mallory"}  # immediately on the process that changed it


async def test_days_off_reach_so_many_tables_a_call(
    shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(days_off, "AT_ONCE", 2)
    async with live(config_for(shared_database)) as server, company([server.url], ["Anna"]) as (anna,):
        wish = NewTable(GAME, [NewSeat("me"), NewSeat("open")], pace=Pace("days", days=2))
        tables = [(await anna.create(wish)).id for _ in range(5)]
        me = await anna.me()
        person = Person(me.id, me.name)
        left = []
        for _ in range(4):
            off, behind = await days_off.set_days_off(server.service, person, NewDaysOff([6]))
            left.append(behind)
        assert left == [3, 1, 0, 0]
        for id in tables:
            seat = (await server.manager.fresh(id)).row.setup.seats[0]
            assert seat.off == off.shown()
