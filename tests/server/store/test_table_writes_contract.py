"""One suite for every store: what a write keeps, and what guards it."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from kingscourt.server.model.table_row import TableWrite
from kingscourt.server.store.contract import Conflict, Repeated, TableStore
from kingscourt.server.store.files.tables import FileTables
from kingscourt.server.store.postgres.asyncpg_pool import Pool
from kingscourt.server.store.postgres.tables import PostgresTables
from tests.server.support.table_rows import change, some_row

pytestmark = pytest.mark.anyio


async def reopened(store: TableStore) -> TableStore:
    """Same store as a newly started process sees it."""
    if isinstance(store, FileTables):
        return FileTables(store.folder)
    assert isinstance(store, PostgresTables)
    return PostgresTables(Pool(store.pool.url, 1, 10))


async def test_a_table_is_created_once(store: TableStore) -> None:
    row = some_row()
    assert await store.create(row)
    assert not await store.create(change(row, status="closed"))
    snapshot = await store.load(row.id)
    assert snapshot is not None
    assert snapshot.row == row
    assert snapshot.lines == []
    assert await store.load("a-unknown") is None


async def test_a_write_is_there_for_a_process_that_starts_later(store: TableStore) -> None:
    row = some_row()
    await store.create(row)
    after = change(
        row, version=2, last=2, pending=[1], slots={0: ["bid 3", "bid 4"]}, deadline=5.5, bot_at=6.5
    )
    await store.write(TableWrite(after, ["header", "one", "two"], 0, seat=0, command="k", answer=b"{}"))
    later = await reopened(store)
    snapshot = await later.load(row.id)
    assert snapshot is not None
    assert snapshot.row == after
    assert snapshot.lines == ["header", "one", "two"]
    tail = await later.load(row.id, 1)
    assert tail is not None
    assert tail.lines == ["two"]
    assert await later.answer(row.id, 0, "k") == b"{}"
    assert await later.answer(row.id, 1, "k") is None
    await later.close()


async def test_the_version_guards_every_write(store: TableStore) -> None:
    row = some_row()
    await store.create(row)
    await store.write(TableWrite(change(row, version=2, last=1), ["h", "one"], 0))
    with pytest.raises(Conflict):
        await store.write(TableWrite(change(row, version=2, last=1), ["h", "other"], 0))
    with pytest.raises(Conflict):
        await store.write(TableWrite(change(row, id="a-unknown", version=2)))
    snapshot = await store.load(row.id)
    assert snapshot is not None
    assert snapshot.lines == ["h", "one"]


@pytest.mark.parametrize("changes_setup", [True, False])
async def test_the_stamp_guards_every_write(store: TableStore, changes_setup: bool) -> None:
    row = some_row(stamp="first")
    await store.create(row)
    lost = TableWrite(change(row, version=2, stamp="lost"), changes_setup=changes_setup, before="never was")
    with pytest.raises(Conflict):
        await store.write(lost)
    kept = TableWrite(change(row, version=2, stamp="kept"), changes_setup=changes_setup, before="first")
    await store.write(kept)
    assert await store.versions([row.id]) == {row.id: (2, "kept")}
    with pytest.raises(Conflict):  # the right version number, but of another history
        await store.write(TableWrite(change(row, version=3, stamp="lost"), changes_setup=changes_setup))
    snapshot = await store.load(row.id)
    assert snapshot is not None
    assert snapshot.row.stamp == "kept"


async def test_of_many_at_once_one_wins(store: TableStore) -> None:
    row = some_row()
    await store.create(row)
    writes = [TableWrite(change(row, version=2, last=1), ["h", f"{n}"], 0) for n in range(8)]
    results = await asyncio.gather(*(store.write(write) for write in writes), return_exceptions=True)
    assert sum(result is None for result in results) == 1
    assert sum(isinstance(result, Conflict) for result in results) == 7


async def test_a_command_id_counts_once_and_changes_nothing_the_second_time(store: TableStore) -> None:
    row = some_row()
    await store.create(row)
    await store.write(TableWrite(change(row, version=2), [], seat=0, command="k", answer=b"first"))
    with pytest.raises(Repeated):
        await store.write(TableWrite(change(row, version=3), ["h"], 0, seat=0, command="k", answer=b"second"))
    assert await store.answer(row.id, 0, "k") == b"first"
    assert await store.versions([row.id, "a-unknown"]) == {row.id: (2, "")}


async def test_a_setup_that_did_not_change_need_not_travel(store: TableStore) -> None:
    row = some_row()
    await store.create(row)
    await store.write(TableWrite(change(row, version=2), changes_setup=False))
    assert [found.setup for found in await store.rows([row.id])] == [row.setup]


async def test_command_ids_of_old_games_are_forgotten(store: TableStore) -> None:
    row = some_row(status="over")
    row = change(row, setup=change(row.setup, ended_at=time.time()))
    await store.create(row)
    await store.write(TableWrite(change(row, version=2), seat=0, command="k", answer=b"{}"))
    assert await store.tidy(1e9) == 0
    await asyncio.sleep(0.02)
    assert await store.tidy(0) >= 1
    assert await store.answer(row.id, 0, "k") is None


@pytest.mark.parametrize("cut", [1, 40, 400])
async def test_a_torn_side_file_loses_only_what_was_not_acknowledged(tmp_path: Path, cut: int) -> None:
    store = FileTables(tmp_path)
    row = some_row()
    await store.create(row)
    second = change(row, version=2, last=1)
    await store.write(TableWrite(second, ["h", "one"], 0))
    await store.write(TableWrite(change(row, version=3, last=2), ["two"], 2))
    side = tmp_path / f"{row.id}.table"
    side.write_bytes(side.read_bytes()[:-cut])  # as if the power had failed during the last write
    snapshot = await FileTables(tmp_path).load(row.id)
    assert snapshot is not None
    whole = cut == 1  # only the line feed is missing
    assert snapshot.lines == (["h", "one", "two"] if whole else ["h", "one"])
    assert snapshot.row.version == (3 if whole else 2)
    assert (tmp_path / f"{row.id}.record").read_text() == "".join(f"{line}\n" for line in snapshot.lines)
