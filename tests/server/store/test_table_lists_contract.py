"""One suite for every store: tables found by what is left to do about them."""

from __future__ import annotations

import pytest

from kingscourt.server.model.clocks_and_offers import ClocksAndOffers, Hold
from kingscourt.server.model.listing import listing_of
from kingscourt.server.model.table_row import TableWrite
from kingscourt.server.store.contract import Directory, Held, TableStore
from tests.server.support.table_rows import change, some_row

pytestmark = pytest.mark.anyio


async def test_held_tables_are_listed_with_their_reason(store: TableStore) -> None:
    hold = Hold("error", "ZeroDivisionError: in a rule", replays=True)
    held, other = some_row(status="held", progress=ClocksAndOffers(hold=hold)), some_row()
    for row in (held, other):
        await store.create(row)
    listed = {found.table: found for found in await store.held(10_000)}
    assert listed[held.id] == Held(held.id, held.setup.game, hold)
    assert other.id not in listed
    await store.write(TableWrite(change(held, version=2, status="over")))


async def test_rows_the_directory_does_not_know_are_found(store: TableStore) -> None:
    row = some_row()
    await store.create(row)
    assert row.id in [found.id for found in await store.unlisted(1000)]
    await store.listed(row.id, 7, "")
    assert row.id in [found.id for found in await store.unlisted(1000)]
    await store.listed(row.id, 1, "of another write")
    assert row.id in [found.id for found in await store.unlisted(1000)]
    await store.listed(row.id, 1, "")
    assert row.id not in [found.id for found in await store.unlisted(1000)]
    await store.list_again(row.id)
    assert row.id in [found.id for found in await store.unlisted(1000)]
    await store.listed(row.id, 1, "")
    assert row.id not in [found.id for found in await store.unlisted(1000)]


async def test_all_tables_can_be_walked_through(store: TableStore, directory: Directory) -> None:
    rows = [some_row() for _ in range(3)]
    for row in rows:
        await store.create(row)
        await directory.list_table(listing_of(row), 1)
    ids = sorted(row.id for row in rows)
    for walk in (store.ids, directory.ids):
        found = await walk("", 1000)
        assert found == sorted(found)
        assert set(ids) <= set(found)
        assert ids[0] not in await walk(ids[0], 1000)
        assert len(await walk("", 2)) == 2


async def test_tables_with_other_rules_are_listed_in_order(store: TableStore) -> None:
    rows = sorted([some_row(rules="0"), some_row(rules="0"), some_row(rules="2")], key=lambda row: row.id)
    for row in rows:
        await store.create(row)
    old = [row.id for row in rows if row.rules == "0"]
    found = [table for table in await store.outdated("chess", "2", "", 1000) if table in old]
    assert found == old
    assert old[0] not in await store.outdated("chess", "2", old[0], 1000)
