"""One suite for every store: service time, and the deadlines that it passes."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from kingscourt.server.model.table_row import TableWrite
from kingscourt.server.store.contract import ServiceHeartbeat, TableStore
from kingscourt.server.store.files.tables import FileTables
from kingscourt.server.store.postgres.tables import PostgresTables
from tests.server.support.table_rows import change, some_row

pytestmark = pytest.mark.anyio


async def set_clock(store: TableStore, ahead: float) -> None:
    """Make the clock appear to have been set back by `ahead` seconds."""
    if isinstance(store, FileTables):
        beat = await store.clock()
        store.clock_path.write_bytes(
            msgspec.json.encode(ServiceHeartbeat(beat.now + ahead, beat.frozen + ahead))
        )
    else:
        assert isinstance(store, PostgresTables)
        await store.pool.fetch("UPDATE service SET beat = beat + $1, frozen = frozen + $1", ahead)


async def test_deadlines_are_claimed_when_service_time_has_passed_them(store: TableStore) -> None:
    now = (await store.beat(1e9)).service_time()
    past, future = some_row(deadline=now - 1e6), some_row(deadline=now + 1000)  # past is the most overdue
    await store.create(past)
    await store.create(future)
    claimed = await store.claim_deadlines(50, 5)
    assert past.id in [claim.table for claim in claimed]
    assert future.id not in [claim.table for claim in claimed]
    for row in (past, future):  # keep workers of other tests away from them
        await store.write(TableWrite(change(row, version=2, deadline=None)))


async def test_a_silence_longer_than_the_grace_is_no_time(store: TableStore) -> None:
    first = await store.beat(1e9)
    await asyncio.sleep(0.2)
    second = await store.beat(1e9)
    assert second.now - first.now >= 0.19
    assert second.service_time() - first.service_time() == pytest.approx(second.now - first.now, abs=1e-3)
    await asyncio.sleep(0.3)
    third = await store.beat(0.1)
    assert third.now - second.now >= 0.29
    assert third.service_time() - second.service_time() < (third.now - second.now) / 2
    assert (await store.clock()).frozen == third.frozen


@pytest.mark.parametrize("ahead", [3600.0, -3600.0])
async def test_service_time_goes_on_over_a_clock_that_is_set(store: TableStore, ahead: float) -> None:
    before = await store.beat(5)
    await set_clock(store, ahead)
    first = await store.beat(5)
    assert first.now == pytest.approx(before.now, abs=60)  # wall time follows the clock
    assert 0 <= first.service_time() - before.service_time() < 1
    await asyncio.sleep(0.2)
    second = await store.beat(5)
    assert second.service_time() - first.service_time() == pytest.approx(second.now - first.now, abs=1e-3)
    assert second.now - first.now >= 0.19


async def test_deadlines_pass_after_a_clock_was_set_back(store: TableStore) -> None:
    now = (await store.beat(5)).service_time()
    row = some_row(deadline=now + 0.1)
    await store.create(row)
    await set_clock(store, 3600)
    await store.beat(5)
    await asyncio.sleep(0.2)
    await store.beat(5)
    assert row.id in [claim.table for claim in await store.claim_deadlines(50, 5)]
    await store.write(TableWrite(change(row, version=2, deadline=None)))
