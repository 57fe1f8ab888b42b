"""A database that accepts connections and never answers must not affect the others."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

import httpx
import msgspec
import pytest

from kingscourt.server.model.table_row import TableWrite
from kingscourt.server.store.postgres.asyncpg_pool import Pool
from kingscourt.server.store.postgres.tables import PostgresTables
from kingscourt.server.stream.table_rooms import TableRooms
from kingscourt.server.tables import seat_commands
from kingscourt.server.tables.table_manager import TableManager
from tests.server.support.databases import database
from tests.server.support.live_server import live, working
from tests.server.support.managers import ANNA, BELA, config_for, core, managers, row_of, seated
from tests.server.support.waiting import until
from tests.server.tables.test_rules_versions import Follows

pytestmark = pytest.mark.anyio
TIMEOUT = 15.0  # timeout for the hanging database
SOON = 7.5
GRACE = 4.0


@pytest.fixture
def there() -> Iterator[str]:
    with database() as url:
        yield url


async def bot_answers(manager: TableManager, id: str) -> float:
    """Seconds until a worker has played for the bot after a person's move."""
    await manager.change(id, seat_commands.do("anna", 0, ["wait"], None), 0, "w")
    assert row_of(manager, id).bot_at is not None
    begun = time.monotonic()
    while (await manager.fresh(id)).row.bot_at is not None:
        await asyncio.sleep(0.05)
    return time.monotonic() - begun


async def test_the_clock_of_a_shard_goes_on_while_another_hangs(hanging: str, there: str) -> None:
    settings = {
        "shards": f"a={there},b={hanging}",
        "new_table_shards": "a",
        "database_timeout": TIMEOUT,
        "clock_grace": GRACE,
    }
    async with live(config_for(there, **settings)) as server:
        await until(lambda: server.manager.clock.at_once("a") is not None)
        begun_with = await server.manager.shards.stores["a"].clock()
        await asyncio.sleep(GRACE + 2)
        beat = await server.manager.shards.stores["a"].clock()
        assert beat.frozen == begun_with.frozen
        assert time.time() - beat.now < GRACE
        async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60) as http:
            begun = time.monotonic()
            ready = await http.get("/readyz")
            assert time.monotonic() - begun < SOON
            assert (ready.status_code, ready.json()["shard b"]) == (200, "down")


async def test_bots_of_a_shard_play_while_another_hangs(hanging: str, there: str) -> None:
    settings = {
        "shards": f"b={hanging},a={there}",
        "new_table_shards": "a",
        "database_timeout": TIMEOUT,
        "worker_poll_interval": 0.1,
    }
    config = config_for(there, **settings)
    async with managers(config) as (manager,), working(config):
        id = await seated(manager, [ANNA], bots=1)
        await asyncio.sleep(0.5)
        assert await bot_answers(manager, id) < SOON


async def test_tables_are_compared_while_another_shard_hangs(hanging: str, there: str) -> None:
    with database() as other:
        settings = {"shards": f"b={other},a={there}", "database_timeout": TIMEOUT, "new_table_shards": "b"}
        config = config_for(there, **settings)
        async with managers(config) as (manager,):
            stuck = await seated(manager, [ANNA, BELA])
            manager.shards.open_for_new = ["a"]
            fine = await seated(manager, [ANNA, BELA])
            rooms, follower = TableRooms(manager, 20.0), Follows()
            await rooms.enter(stuck, Follows())
            await rooms.enter(fine, follower)
            away = manager.shards.stores["b"]
            assert isinstance(away, PostgresTables)
            await away.close()
            away.pool = Pool(hanging, 2, TIMEOUT)
            running = asyncio.create_task(rooms.run(0.1))
            await asyncio.sleep(0.3)
            woken = follower.woken
            row = row_of(manager, fine)
            elsewhere = PostgresTables(Pool(there, 1, TIMEOUT))
            await elsewhere.write(TableWrite(msgspec.structs.replace(row, version=row.version + 1)))
            async with asyncio.timeout(SOON):
                while follower.woken == woken:
                    await asyncio.sleep(0.02)
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
            await elsewhere.close()


async def test_moves_are_answered_and_bots_play_while_the_directory_hangs(
    hanging: str, there: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    config = config_for(hanging, shards=f"a={there}", database_timeout=TIMEOUT, worker_poll_interval=0.1)
    async with managers(config) as (manager,), working(config):
        begun = time.monotonic()
        id = await seated(manager, [ANNA], bots=1)
        assert time.monotonic() - begun < SOON  # joining waits for the lists, but not for long
        assert row_of(manager, id).unlisted
        await asyncio.sleep(0.5)
        assert await bot_answers(manager, id) < SOON
        action = (await core(manager, id)).position.state.legal(0)[0].text
        monkeypatch.setattr("kingscourt.server.tables.table_manager.LISTING_TIMEOUT", TIMEOUT)
        begun = time.monotonic()
        await manager.change(id, seat_commands.do("anna", 0, [action], None), 0, "m")
        assert time.monotonic() - begun < SOON  # a move does not wait for the lists at all


async def test_people_hear_of_their_table_when_it_is_listed_at_last(there: str) -> None:
    config = config_for(there, worker_poll_interval=0.1)
    async with managers(config) as (manager,):
        heard: list[bytes] = []

        async def hear(message: bytes) -> None:
            heard.append(message)

        await manager.bus.subscribe(f"person.{ANNA.id}", hear)
        id = await seated(manager, [ANNA, BELA], joined=False)  # not listed yet
        async with working(config):
            await until(lambda: id.encode() in heard)
        listed = await manager.directory.tables_of(ANNA.id, 10)
        assert id in [listing.id for listing in listed]
