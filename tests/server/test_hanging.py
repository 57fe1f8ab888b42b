"""A database that hangs: it takes connections and never answers. The others must not notice."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

import httpx
import msgspec
import pytest

from kingscourt.server.model.row import Write
from kingscourt.server.store.pool import Pool
from kingscourt.server.store.postgres import PostgresTables
from kingscourt.server.stream.rooms import Rooms
from kingscourt.server.tables import moves
from kingscourt.server.tables.house import House
from tests.server.databases import database
from tests.server.houses import ANNA, BELA, config_for, core, houses, row_of, seated
from tests.server.live import live, working
from tests.server.test_rules_versions import Follows
from tests.server.waiting import until

pytestmark = pytest.mark.anyio
PATIENCE = 15.0  # whoever waits for the database that hangs
SOON = 7.5
GRACE = 4.0


@pytest.fixture
def there() -> Iterator[str]:
    with database() as url:
        yield url


async def bot_answers(house: House, id: str) -> float:
    """Seconds until a worker has played for the bot after a person's move."""
    await house.change(id, moves.do("anna", 0, ["wait"], None), 0, "w")
    assert row_of(house, id).bot_at is not None
    begun = time.monotonic()
    while (await house.fresh(id)).row.bot_at is not None:
        await asyncio.sleep(0.05)
    return time.monotonic() - begun


async def test_the_clock_of_a_shard_goes_on_while_another_hangs(hanging: str, there: str) -> None:
    settings = {"shards": f"a={there},b={hanging}", "new_tables": "a", "patience": PATIENCE, "grace": GRACE}
    async with live(config_for(there, **settings)) as server:
        await until(lambda: server.house.clock.at_once("a") is not None)
        begun_with = await server.house.shards.stores["a"].clock()
        await asyncio.sleep(GRACE + 2)
        beat = await server.house.shards.stores["a"].clock()
        assert beat.frozen == begun_with.frozen
        assert time.time() - beat.now < GRACE
        async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60) as http:
            begun = time.monotonic()
            ready = await http.get("/readyz")
            assert time.monotonic() - begun < SOON
            assert (ready.status_code, ready.json()["shard b"]) == (200, "down")


async def test_bots_of_a_shard_play_while_another_hangs(hanging: str, there: str) -> None:
    settings = {"shards": f"b={hanging},a={there}", "new_tables": "a", "patience": PATIENCE, "poll": 0.1}
    config = config_for(there, **settings)
    async with houses(config) as (house,), working(config):
        id = await seated(house, [ANNA], bots=1)
        await asyncio.sleep(0.5)
        assert await bot_answers(house, id) < SOON


async def test_tables_are_compared_while_another_shard_hangs(hanging: str, there: str) -> None:
    with database() as other:
        settings = {"shards": f"b={other},a={there}", "patience": PATIENCE, "new_tables": "b"}
        config = config_for(there, **settings)
        async with houses(config) as (house,):
            stuck = await seated(house, [ANNA, BELA])
            house.shards.open_for_new = ["a"]
            fine = await seated(house, [ANNA, BELA])
            rooms, follower = Rooms(house, 20.0), Follows()
            await rooms.enter(stuck, Follows())
            await rooms.enter(fine, follower)
            away = house.shards.stores["b"]
            assert isinstance(away, PostgresTables)
            await away.close()
            away.pool = Pool(hanging, 2, PATIENCE)
            running = asyncio.create_task(rooms.run(0.1))
            await asyncio.sleep(0.3)
            woken = follower.woken
            row = row_of(house, fine)
            elsewhere = PostgresTables(Pool(there, 1, PATIENCE))
            await elsewhere.write(Write(msgspec.structs.replace(row, version=row.version + 1)))
            async with asyncio.timeout(SOON):
                while follower.woken == woken:
                    await asyncio.sleep(0.02)
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
            await elsewhere.close()


async def test_moves_are_answered_and_bots_play_while_the_directory_hangs(
    hanging: str, there: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    config = config_for(hanging, shards=f"a={there}", patience=PATIENCE, poll=0.1)
    async with houses(config) as (house,), working(config):
        begun = time.monotonic()
        id = await seated(house, [ANNA], bots=1)
        assert time.monotonic() - begun < SOON  # sitting down concerns the lists: it waits, but not for long
        assert row_of(house, id).unlisted
        await asyncio.sleep(0.5)
        assert await bot_answers(house, id) < SOON
        action = (await core(house, id)).position.state.legal(0)[0].text
        monkeypatch.setattr("kingscourt.server.tables.house.LISTING_PATIENCE", PATIENCE)
        begun = time.monotonic()
        await house.change(id, moves.do("anna", 0, [action], None), 0, "m")
        assert time.monotonic() - begun < SOON  # a move does not wait for the lists at all


async def test_people_hear_of_their_table_when_it_is_listed_at_last(there: str) -> None:
    config = config_for(there, poll=0.1)
    async with houses(config) as (house,):
        heard: list[bytes] = []

        async def hear(message: bytes) -> None:
            heard.append(message)

        await house.bus.subscribe(f"person.{ANNA.id}", hear)
        id = await seated(house, [ANNA, BELA], joined=False)  # it is not listed yet
        async with working(config):
            await until(lambda: id.encode() in heard)
        listed = await house.directory.tables_of(ANNA.id, 10)
        assert id in [listing.id for listing in listed]
