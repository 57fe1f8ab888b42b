"""One suite for every store: which worker takes which bot's turn, and for how long."""

from __future__ import annotations

import asyncio
import time

import pytest

from kingscourt.server.model.table_row import TableWrite
from kingscourt.server.store.contract import TableStore
from kingscourt.server.store.postgres.tables import PostgresTables
from tests.server.support.table_rows import LONG_AGO, change, some_row

pytestmark = pytest.mark.anyio


async def claimed_bots(store: TableStore, lease: float) -> dict[str, int]:
    """Claim bot turns, and return how often each table was claimed without a result."""
    return {claim.table: claim.attempts for claim in await store.claim_bots(50, lease)}


async def test_a_bot_is_claimed_by_one_worker_until_the_lease_ends(store: TableStore) -> None:
    row, brief = some_row(bot_at=LONG_AGO), some_row(bot_at=LONG_AGO)
    waiting = some_row(bot_at=None)
    await store.create(row)
    await store.create(waiting)
    claims = await asyncio.gather(*(claimed_bots(store, 60) for _ in range(4)))
    claimed = [table for claim in claims for table in claim]
    assert claimed.count(row.id) == 1
    assert waiting.id not in claimed
    assert row.id not in await claimed_bots(store, 60)
    await store.write(TableWrite(change(row, version=2, bot_at=None)))
    await store.create(brief)
    for _ in range(3):
        assert brief.id in await claimed_bots(store, 0.05)
        await asyncio.sleep(0.1)
    await store.write(TableWrite(change(brief, version=2, bot_at=None)))
    assert not {row.id, brief.id} & {*await claimed_bots(store, 60)}


async def test_claims_are_counted_until_one_ends_with_a_word(store: TableStore) -> None:
    row = some_row(bot_at=LONG_AGO)
    await store.create(row)
    for attempt in (1, 2, 3):
        assert (await claimed_bots(store, -1))[row.id] == attempt  # its worker died immediately
    await store.settle(row.id, 1)
    await store.settle(row.id, 7)  # settling never raises the count
    assert (await claimed_bots(store, -1))[row.id] == 2
    await store.write(TableWrite(change(row, version=2), changes_setup=False))
    assert (await claimed_bots(store, -1))[row.id] == 1
    await store.write(TableWrite(change(row, version=3)))
    assert (await claimed_bots(store, -1))[row.id] == 1
    await store.write(TableWrite(change(row, version=4, bot_at=None)))


async def test_a_claim_lasts_as_long_as_it_is_renewed(store: TableStore) -> None:
    row = some_row(bot_at=LONG_AGO)
    await store.create(row)
    assert row.id in await claimed_bots(store, 0.01)
    await store.renew([row.id], 60)
    await asyncio.sleep(0.05)
    assert row.id not in await claimed_bots(store, 60)
    await store.write(TableWrite(change(row, version=2)))
    await store.renew([row.id], 60)  # too late, since the write has released the claim
    assert row.id in await claimed_bots(store, 60)
    await store.write(TableWrite(change(row, version=3, bot_at=None)))


async def test_a_bot_s_turn_comes_at_once_whatever_moment_was_noted(store: TableStore) -> None:
    row = some_row(bot_at=time.time() + 90)  # written by a clock that is or was ahead
    await store.create(row)
    assert row.id in await claimed_bots(store, 5)
    await store.write(TableWrite(change(row, version=2, bot_at=None)))


async def test_a_claim_from_before_the_clock_was_set_back_ends(store: TableStore) -> None:
    row = some_row(bot_at=LONG_AGO)
    await store.create(row)
    assert row.id in await claimed_bots(store, 60)
    if isinstance(store, PostgresTables):  # claims on files do not depend on the wall clock
        query = "UPDATE tables SET claimed_until = claimed_until + 3600 WHERE id = $1"
        await store.pool.fetch(query, row.id)
        assert row.id in await claimed_bots(store, 60)
    assert row.id not in await claimed_bots(store, 60)
    await store.write(TableWrite(change(row, version=2, bot_at=None)))
