"""Tables spread over two databases by configuration alone."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator

import httpx
import pytest

from kingscourt.server.client.response_types import ServerRefusal
from kingscourt.server.client.table_feed import Feed
from kingscourt.server.config import BadConfig, Config
from kingscourt.server.config_reader import read_config
from kingscourt.server.model.listing import Listing
from tests.server.support.databases import database
from tests.server.support.live_server import live, working
from tests.server.support.managers import config_for
from tests.server.support.players import guests, new_table, play, random_choice
from tests.server.support.waiting import seen

pytestmark = pytest.mark.anyio
GAME = "heirlooms"


@pytest.fixture
def config(shared_database: str) -> Iterator[Config]:
    with database() as one, database() as other:
        yield config_for(shared_database, shards=f"a={one},b={other}", worker_poll_interval=0.2)


async def test_tables_spread_over_two_databases_and_play_alike(config: Config) -> None:
    async with live(config) as server, working(config):
        anna, bela = await guests([server.url], ["Anna", "Béla"])
        ids = [await new_table([anna, bela], GAME, bots=1) for _ in range(8)]
        for _ in range(40):
            if len({id[0] for id in ids}) == 2:
                break
            ids.append(await new_table([anna, bela], GAME, bots=1))
        shards = server.manager.shards
        for id in ids:
            holders = [name for name, store in shards.stores.items() if await store.load(id) is not None]
            assert holders == [shards.name_of(id)]
        for shard in ("a", "b"):
            id = next(id for id in ids if shards.name_of(id) == shard)
            async with Feed(anna, id, 0) as first, Feed(bela, id, 1) as second:
                await asyncio.gather(play(first, random_choice(1), 60), play(second, random_choice(2), 60))
            assert (await bela.verify(id)).ok
        mine = await seen(anna.my_tables, lambda mine: len(mine) >= len(ids))
        assert {table.id for table in mine} == set(ids)
        assert set(ids) & {listing.id for listing in (await bela.lobby("running")).tables}
        for client in (anna, bela):
            await client.__aexit__(None, None, None)


async def test_a_shard_that_is_closed_gets_no_new_tables(config: Config) -> None:
    closed = Config(directory=config.directory, shards=config.shards, new_table_shards="b")
    assert closed.open_shards() == ["b"]
    async with live(config_for(config.directory, shards=config.shards, new_table_shards="b")) as server:
        (anna,) = await guests([server.url], ["Anna"])
        ids = [await new_table([anna], GAME, bots=1) for _ in range(6)]
        assert {id[0] for id in ids} == {"b"}
        await anna.__aexit__(None, None, None)


async def test_shards_fail_alone(shared_database: str) -> None:
    gone = "postgresql://127.0.0.1:1/tables"
    with database() as there:
        shards = f"a={there},b={gone}"
        config = config_for(
            shared_database,
            shards=shards,
            new_table_shards="a",
            worker_poll_interval=0.2,
            database_timeout=2.0,
        )
        async with live(config) as server, working(config):
            anna, bela = await guests([server.url], ["Anna", "Béla"])
            async with (
                anna,
                bela,
                httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60) as http,
            ):
                ready = await http.get("/readyz")
                assert ready.status_code == 200
                assert ready.json() == {"shard a": "ok", "shard b": "down", "directory": "ok", "nats": "ok"}
                with pytest.raises(ServerRefusal) as told:
                    await anna.table(f"b-{'0' * 16}")
                assert told.value.body.code == "later"
                id = await new_table([anna, bela], GAME, bots=1)
                mine = [(await anna.me()).id]
                elsewhere = Listing(
                    f"b-{secrets.token_hex(8)}", "running", GAME, "", True, 2, 0, mine, [], "none", 0
                )
                await server.manager.directory.list_table(elsewhere, 1)
                assert [table.id for table in await anna.my_tables()] == [id]
                async with Feed(anna, id, 0) as first, Feed(bela, id, 1) as second:
                    await asyncio.gather(
                        play(first, random_choice(1), 60), play(second, random_choice(2), 60)
                    )
                assert (await bela.verify(id)).ok


@pytest.mark.parametrize("shards", ["x", "A=postgresql://x", "a-b=postgresql://x"])
def test_a_shard_needs_a_name_and_an_address(shards: str) -> None:
    with pytest.raises(BadConfig):
        read_config({"KINGSCOURT_SHARDS": shards})
    with pytest.raises(BadConfig):
        read_config({"KINGSCOURT_NEW_TABLE_SHARDS": "nowhere"})
