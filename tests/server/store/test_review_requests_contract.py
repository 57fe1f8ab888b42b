"""Requests for reviews: one suite for PostgreSQL and for a single process."""

from __future__ import annotations

import asyncio
import secrets

import pytest

from kingscourt.server.store.contract import TableStore
from kingscourt.server.store.postgres.asyncpg_pool import Pool
from kingscourt.server.store.postgres.tables import PostgresTables
from kingscourt.server.store.review_requests_contract import KeptReview, ReviewClaim, ReviewRequest
from tests.server.support.table_rows import some_row

pytestmark = pytest.mark.anyio
LEASE = 60.0
OVER_AT_ONCE = 0.05
MOST = 2


@pytest.fixture
def edition() -> str:
    """An edition of which no other test has requests."""
    return f"{secrets.token_hex(4)} 5"


@pytest.fixture
def person() -> str:
    return f"p{secrets.token_hex(4)}"


async def new_table(store: TableStore) -> str:
    row = some_row()
    await store.create(row)
    return row.id


async def requested(store: TableStore, edition: str, person: str) -> str:
    table = await new_table(store)
    assert await store.request_review(table, edition, person, MOST)
    return table


async def claimed(store: TableStore, edition: str, lease: float = LEASE) -> ReviewClaim:
    claim = await store.claim_review(edition, lease)
    assert claim is not None
    return claim


async def test_asking_twice_is_one_request(store: TableStore, edition: str, person: str) -> None:
    table = await requested(store, edition, person)
    assert await store.request_review(table, edition, "somebody else", MOST)
    assert await store.review_request(table) == ReviewRequest(edition)
    assert await store.awaited_reviews(person) == [table]
    assert await store.awaited_reviews("somebody else") == []
    assert (await claimed(store, edition)).table == table
    assert await store.claim_review(edition, LEASE) is None


async def test_many_who_ask_at_the_same_moment_ask_for_one(store: TableStore, edition: str) -> None:
    table = await new_table(store)
    askers = [f"p{secrets.token_hex(4)}" for _ in range(8)]
    answers = await asyncio.gather(*(store.request_review(table, edition, one, MOST) for one in askers))
    assert all(answers)
    assert sum([len(await store.awaited_reviews(one)) for one in askers]) == 1


async def test_requests_at_the_same_moment_do_not_exceed_the_limit(
    store: TableStore, edition: str, person: str
) -> None:
    tables = [await new_table(store) for _ in range(8)]
    answers = await asyncio.gather(*(store.request_review(one, edition, person, MOST) for one in tables))
    assert sum(answers) == MOST
    assert len(await store.awaited_reviews(person)) == MOST


async def test_a_settled_request_makes_room_for_another(store: TableStore, edition: str, person: str) -> None:
    first, second = [await requested(store, edition, person) for _ in range(2)]
    third = await new_table(store)
    assert not await store.request_review(third, edition, person, MOST)
    assert await store.review_request(third) is None
    assert await store.request_review(first, edition, person, MOST)  # it is asked for already
    assert await store.fail_review(await claimed(store, edition), "internal")
    assert await store.request_review(third, edition, person, MOST)
    assert await store.awaited_reviews(person) in ([second, third], [third, second])


async def test_there_is_no_request_without_a_table(store: TableStore, edition: str, person: str) -> None:
    assert not await store.request_review(some_row().id, edition, person, MOST)
    assert await store.claim_review(edition, LEASE) is None


async def test_the_oldest_request_comes_first(store: TableStore, edition: str) -> None:
    tables = [await requested(store, edition, f"p{n}") for n in range(3)]
    assert [(await claimed(store, edition)).table for _ in tables] == tables


async def test_workers_that_look_at_the_same_moment_share_the_requests(
    store: TableStore, edition: str
) -> None:
    tables = [await requested(store, edition, f"p{n}") for n in range(4)]
    found = await asyncio.gather(*(store.claim_review(edition, LEASE) for _ in range(8)))
    again = [await store.claim_review(edition, LEASE) for _ in range(4)]  # what a lock has hidden
    taken = [claim.table for claim in [*found, *again] if claim is not None]
    assert sorted(taken) == sorted(tables)


async def test_a_worker_leaves_other_editions_alone(store: TableStore, edition: str, person: str) -> None:
    await requested(store, edition, person)
    assert await store.claim_review(f"another {edition}", LEASE) is None


async def test_a_finished_review_is_kept_and_its_request_gone(
    store: TableStore, edition: str, person: str
) -> None:
    table = await requested(store, edition, person)
    assert await store.review(table) is None
    for body in (b"first", b"\x00\xff"):
        assert await store.finish_review(await claimed(store, edition), KeptReview(edition, body))
        assert await store.review(table) == KeptReview(edition, body)
        assert await store.review_request(table) is None
        assert await store.request_review(table, edition, person, MOST)


async def test_a_claim_that_is_not_renewed_goes_to_another(
    store: TableStore, edition: str, person: str
) -> None:
    table = await requested(store, edition, person)
    dead = await claimed(store, edition, OVER_AT_ONCE)
    await asyncio.sleep(2 * OVER_AT_ONCE)
    heir = await claimed(store, edition)
    assert (dead.attempts, heir.attempts) == (1, 2)
    assert not await store.renew_review(dead, LEASE, 9, 9)
    assert not await store.finish_review(dead, KeptReview(edition, b"late"))
    assert not await store.fail_review(dead, "internal")
    assert not await store.drop_review(dead)
    await store.return_review(dead)
    assert await store.review_request(table) == ReviewRequest(edition)
    assert await store.claim_review(edition, LEASE) is None
    assert await store.finish_review(heir, KeptReview(edition, b"good"))
    assert await store.review(table) == KeptReview(edition, b"good")


async def test_a_renewed_claim_stays(store: TableStore, edition: str, person: str) -> None:
    await requested(store, edition, person)
    claim = await claimed(store, edition, OVER_AT_ONCE)
    assert await store.renew_review(claim, LEASE, 0, 0)
    await asyncio.sleep(2 * OVER_AT_ONCE)
    assert await store.claim_review(edition, LEASE) is None


async def test_progress_never_goes_back(store: TableStore, edition: str, person: str) -> None:
    table = await requested(store, edition, person)
    claim = await claimed(store, edition, OVER_AT_ONCE)
    assert await store.renew_review(claim, OVER_AT_ONCE, 4, 9)
    await asyncio.sleep(2 * OVER_AT_ONCE)
    heir = await claimed(store, edition)
    told = []
    for done in (0, 2, 5):
        assert await store.renew_review(heir, LEASE, done, 9)
        told.append(await store.review_request(table))
    assert told == [ReviewRequest(edition, done, 9) for done in (4, 4, 5)]


async def test_a_claim_given_back_is_free_at_once_and_not_counted(
    store: TableStore, edition: str, person: str
) -> None:
    await requested(store, edition, person)
    await store.return_review(await claimed(store, edition))
    assert (await claimed(store, edition)).attempts == 1


async def test_a_failure_is_told_once(store: TableStore, edition: str, person: str) -> None:
    table = await requested(store, edition, person)
    assert await store.take_review_failure(table) == ""
    assert await store.fail_review(await claimed(store, edition), "too-much")
    assert await store.review_request(table) == ReviewRequest(edition, failure="too-much")
    assert await store.awaited_reviews(person) == []
    assert await store.claim_review(edition, LEASE) is None
    told = await asyncio.gather(*(store.take_review_failure(table) for _ in range(4)))
    assert sorted(told) == ["", "", "", "too-much"]
    assert await store.review_request(table) is None


async def test_a_new_edition_replaces_an_old_request(store: TableStore, edition: str, person: str) -> None:
    table = await requested(store, edition, person)
    old = await claimed(store, edition)
    assert await store.renew_review(old, LEASE, 4, 9)
    assert await store.request_review(table, f"new {edition}", person, MOST)
    assert await store.review_request(table) == ReviewRequest(f"new {edition}")
    assert not await store.renew_review(old, LEASE, 5, 9)
    assert (await claimed(store, f"new {edition}")).attempts == 1


async def test_a_request_can_be_dropped(store: TableStore, edition: str, person: str) -> None:
    table = await requested(store, edition, person)
    assert await store.drop_review(await claimed(store, edition))
    assert await store.review_request(table) is None


async def test_an_erased_person_leaves_the_request_behind(
    store: TableStore, edition: str, person: str
) -> None:
    tables = [await requested(store, edition, person) for _ in range(2)]
    await store.forget_asker(person)
    assert await store.awaited_reviews(person) == []
    assert [await store.review_request(table) for table in tables] == [ReviewRequest(edition)] * 2
    assert [(await claimed(store, edition)).table for _ in tables] == tables


async def test_old_requests_are_tidied_unless_somebody_works_on_them(
    store: TableStore, edition: str, person: str
) -> None:
    failed, busy = [await requested(store, edition, person) for _ in range(2)]
    assert await store.fail_review(await claimed(store, edition), "internal")
    await claimed(store, edition)
    await store.tidy_reviews(LEASE)
    assert await store.review_request(failed) is not None
    await asyncio.sleep(OVER_AT_ONCE)
    assert await store.tidy_reviews(0) >= 1
    assert await store.review_request(failed) is None
    assert await store.review_request(busy) is not None


async def test_a_request_ends_with_its_table(shared_database: str, edition: str, person: str) -> None:
    store = PostgresTables(Pool(shared_database, 4, 10))
    table = await requested(store, edition, person)
    await store.pool.fetch("DELETE FROM tables WHERE id = $1", table)
    assert await store.review_request(table) is None
    assert await store.claim_review(edition, LEASE) is None
    await store.close()
