"""A new name at the tables where somebody plays."""

from __future__ import annotations

import asyncio
import json

import pytest

from kingscourt.server.api.wire_types import NewSeat, NewTable
from kingscourt.server.client.table_feed import Feed
from tests.server.support.live_server import live
from tests.server.support.managers import config_for
from tests.server.support.players import company, new_table, play, random_choice

pytestmark = pytest.mark.anyio
GAME = "heirlooms"


def names_at(feed: Feed) -> list[str]:
    return [] if feed.info is None else [seat.name for seat in feed.info.seats]


async def test_a_new_name_reaches_a_running_game_over_processes(shared_database: str) -> None:
    config = config_for(shared_database)
    async with (
        live(config) as here,
        live(config) as there,
        company([here.url, there.url], ["Anna", "Béla"]) as (anna, bela),
    ):
        id = await new_table([anna, bela], GAME)
        async with Feed(anna, id, 0) as first, Feed(bela, id, 1) as second:
            await second.until(lambda: names_at(second) == ["Anna", "Béla"])
            assert (await anna.rename("Annamária")).name == "Annamária"
            await first.until(lambda: names_at(first) == ["Annamária", "Béla"])
            await second.until(lambda: names_at(second) == ["Annamária", "Béla"])
            await asyncio.gather(play(first, random_choice(1)), play(second, random_choice(2)))
        assert (await bela.verify(id)).ok
        header = json.loads((await bela.record(id)).splitlines()[0])
        assert [seat["name"] for seat in header["seats"]] == ["Anna", "Béla"]
        await anna.rename("Anna again")
        assert [seat.name for seat in (await bela.table(id)).seats] == ["Annamária", "Béla"]  # it is over


async def test_who_shares_a_device_keeps_their_own_name(shared_database: str) -> None:
    async with live(config_for(shared_database)) as served, company([served.url], ["Anna"]) as (anna,):
        wish = NewTable(GAME, [NewSeat("me"), NewSeat("device", "Grandma")], starts_when_full=False)
        id = (await anna.create(wish)).id
        await anna.rename("Annamária")
        assert [seat.name for seat in (await anna.table(id)).seats] == ["Annamária", "Grandma"]
        assert [table.names for table in (await anna.my_tables()) if table.id == id] == [
            ["Annamária", "Grandma"]
        ]
