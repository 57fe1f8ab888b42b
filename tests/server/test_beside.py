"""What goes on beside the answers is brought to its end, and nothing of it outlives its process."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from kingscourt.server.model.person import Listing
from kingscourt.server.store.contract import Unavailable
from kingscourt.server.store.pool import Pool
from kingscourt.server.store.postgres import PostgresTables
from kingscourt.server.tables import moves
from kingscourt.server.tables.house import LISTING_PATIENCE, House
from tests.server.databases import database
from tests.server.houses import ANNA, BELA, config_for, file_house, houses, seated
from tests.server.test_store_contract import some_row
from tests.server.test_together import move
from tests.server.waiting import seen

pytestmark = pytest.mark.anyio


@pytest.fixture
def there() -> Iterator[str]:
    with database() as url:
        yield url


class Held:
    """A directory whose first listing waits until it is let go."""

    def __init__(self, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
        self.is_free = asyncio.Event()
        self.begun = 0
        self._list_table = house.directory.list_table
        monkeypatch.setattr(house.directory, "list_table", self.list_table)

    async def list_table(self, listing: Listing, version: int) -> int:
        self.begun += 1
        if self.begun == 1:
            await self.is_free.wait()
        return await self._list_table(listing, version)


async def test_who_sits_down_while_the_lists_lag_is_listed_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with file_house(config_for(""), tmp_path) as house:
        held = Held(house, monkeypatch)
        id = await seated(house, [ANNA, BELA])
        assert held.begun == 1
        assert await house.directory.tables_of(BELA.id, 10) == []
        held.is_free.set()
        mine = await seen(lambda: house.directory.tables_of(BELA.id, 10), bool)
        assert [(listing.id, listing.status) for listing in mine] == [(id, "running")]


async def test_a_listing_under_way_ends_before_its_process(
    there: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = asyncio.all_tasks()
    async with houses(config_for(there)) as (house,):
        held = Held(house, monkeypatch)
        await seated(house, [ANNA, BELA])
        asyncio.get_running_loop().call_later(LISTING_PATIENCE, held.is_free.set)
    assert asyncio.all_tasks() <= before
    async with houses(config_for(there)) as (house,):
        assert await house.directory.tables_of(BELA.id, 10)


async def test_a_listing_that_hangs_is_given_up_with_its_process(
    there: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = asyncio.all_tasks()
    async with houses(config_for(there)) as (house,):
        Held(house, monkeypatch)
        await seated(house, [ANNA, BELA])
    assert asyncio.all_tasks() <= before


async def test_a_commit_whose_client_has_gone_ends_before_its_process(there: str) -> None:
    store = PostgresTables(Pool(there, 2, 10))
    row = some_row()
    await store.create(row)
    writing = asyncio.create_task(store.write(move(row, "one")))
    await asyncio.sleep(0)  # its first step, which begins the commit
    assert store._together._tasks
    writing.cancel()
    await store.close()
    assert not store._together._tasks
    again = PostgresTables(Pool(there, 2, 10))
    assert await again.versions([row.id]) == {row.id: (row.version + 1, row.stamp)}
    await again.close()


async def test_a_process_that_closes_opens_no_connection(there: str) -> None:
    async with houses(config_for(there)) as (house,):
        id = await seated(house, [ANNA, BELA])
    with pytest.raises(Unavailable):
        await house.store(id).load(id)
    with pytest.raises(Exception, match="closing"):
        await house.change(id, moves.do("anna", 0, ["wait"], None), 0, "k")
