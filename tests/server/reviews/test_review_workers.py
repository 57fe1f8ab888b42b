"""Reviews are made by workers: each once, whoever asks and whichever worker dies."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import msgspec
import pytest
from prometheus_client import REGISTRY

from kingscourt.review.document import ReviewDocument
from kingscourt.server.client.http_client import Client
from kingscourt.server.config import Config
from kingscourt.server.people.data_export import export
from kingscourt.server.people.erasure import erase
from kingscourt.server.people.person_handles import PersonHandles
from kingscourt.server.reviews import review_desk
from kingscourt.server.sandbox.child_pool import ChildLost, Sandbox, TaskFailed
from kingscourt.server.sandbox.ipc_messages import Limits
from kingscourt.server.store.postgres.tables import PostgresTables
from kingscourt.server.store.review_requests_contract import ReviewRequest
from kingscourt.server.worker.review_maker import ReviewMaker
from kingscourt.server.worker.suspect_trial import MOST_SILENT
from tests.server.support.databases import database
from tests.server.support.live_server import Live, live, working
from tests.server.support.managers import config_for
from tests.server.support.players import company
from tests.server.support.reviews import MAKING, QUICK, ask, finished, reviewed
from tests.server.support.service_processes import Process
from tests.server.support.waiting import until

pytestmark = pytest.mark.anyio
SHARD = "a"
SHORT = 1.5  # seconds of a lease


@pytest.fixture(scope="module")
def config() -> Iterator[Config]:
    with database() as url:
        yield config_for(url, claim_lease=SHORT, bot_processes=1)


@pytest.fixture(scope="module")
async def two(config: Config) -> AsyncIterator[list[Live]]:
    async with live(config) as one, live(config) as other:
        yield [one, other]


@pytest.fixture
async def people(two: list[Live]) -> AsyncIterator[list[Client]]:
    """Anna is at the first server, Béla at the second."""
    async with company([one.url for one in two], ["Anna", "Béla"]) as clients:
        yield clients


@pytest.fixture
def maker(two: list[Live]) -> ReviewMaker:
    """What makes the reviews of a worker, without its loops: a test says when it looks."""
    return ReviewMaker(two[0].manager, QUICK)


@pytest.fixture
def sandbox(two: list[Live]) -> Sandbox:
    """Where the maker has its child process, the same for all tests."""
    return two[0].manager.review_sandbox


@pytest.fixture
async def store(two: list[Live]) -> AsyncIterator[PostgresTables]:
    """The only shard; nothing is left waiting for the next test."""
    store = two[0].manager.shards.stores[SHARD]
    assert isinstance(store, PostgresTables)
    yield store
    await store.pool.fetch("DELETE FROM review_requests")


def ended(how: str) -> float:
    return REGISTRY.get_sample_value("kingscourt_reviews_total", {"end": how}) or 0.0


async def requested(people: list[Client]) -> str:
    """A finished game whose review Anna waits for."""
    id = await finished(people)
    assert (await ask(people[0], f"{id}/review")).status_code == 202
    return id


async def begun(one: Live, sandbox: Sandbox) -> asyncio.Task[bool]:
    """A worker in the middle of a whole review."""
    making = asyncio.create_task(ReviewMaker(one.manager).make_one(SHARD))
    await until(lambda: bool(sandbox._busy))
    return making


async def test_two_servers_ask_and_one_review_is_made(
    two: list[Live], people: list[Client], store: PostgresTables
) -> None:
    id = await finished(people)
    first = await asyncio.gather(*(ask(one, f"{id}/review") for one in people * 3))
    assert {answer.status_code for answer in first} == {202}
    makers = [ReviewMaker(one.manager, QUICK) for one in two]
    before = ended("kept")
    made = await asyncio.gather(*(maker.make_one(SHARD) for maker in makers * 2))
    assert sorted(made) == [False, False, False, True]
    assert ended("kept") == before + 1
    answers = [await ask(one, f"{id}/review") for one in people]
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.content for answer in answers}) == 1
    assert await store.review_request(id) is None


async def test_a_worker_is_woken_by_the_request(config: Config, people: list[Client]) -> None:
    id = await finished(people)
    seldom = msgspec.structs.replace(config, worker_poll_interval=10 * MAKING)
    async with working(seldom, QUICK):
        assert (await reviewed(people[0], id)).status_code == 200


async def test_a_killed_worker_leaves_nothing_behind_and_another_takes_over(
    config: Config, people: list[Client], tmp_path: Path
) -> None:
    """The only test here that makes a whole review, because processes have no smaller effort."""
    id = await finished(people)
    settings = {
        "KINGSCOURT_DIRECTORY": config.directory,
        "KINGSCOURT_NATS": config.nats,
        "KINGSCOURT_NATS_PREFIX": config.nats_prefix,
        "KINGSCOURT_CLAIM_LEASE": str(SHORT),
        "KINGSCOURT_BOT_PROCESSES": "1",
        "TMPDIR": str(tmp_path),
    }
    workers = [Process("work", settings)]
    told: list[tuple[int, int]] = []
    try:
        async with asyncio.timeout(MAKING):
            while (answer := await ask(people[0], f"{id}/review")).status_code == 202:
                told.append((answer.json()["done"], answer.json()["total"]))
                if told[-1][0] and len(workers) == 1:
                    workers[0].kill()  # in the middle of it
                    workers.append(Process("work", settings))
                await asyncio.sleep(0.2)
    finally:
        for worker in workers:
            worker.stop()
            worker.log.unlink()
    assert len(workers) == 2
    assert msgspec.json.decode(answer.content, type=ReviewDocument).course
    assert told == sorted(told)  # progress does not go back when another worker begins again
    assert told[0] == (0, 0)
    assert all(done <= total for done, total in told)
    assert list(tmp_path.iterdir()) == []


async def test_a_worker_that_ends_gives_its_review_back(
    two: list[Live], people: list[Client], store: PostgresTables, sandbox: Sandbox
) -> None:
    id = await requested(people)
    making = await begun(two[0], sandbox)
    making.cancel()
    with pytest.raises(asyncio.CancelledError):
        await making
    await until(lambda: not sandbox._busy)
    claim = await store.claim_review(review_desk.own_editions(), SHORT)
    assert claim is not None
    assert (claim.table, claim.attempts) == (id, 1)


async def test_a_worker_that_has_lost_its_claim_stops(
    two: list[Live], people: list[Client], store: PostgresTables, sandbox: Sandbox
) -> None:
    id = await requested(people)
    before = ended("lost")
    making = await begun(two[0], sandbox)
    assert await store.request_review(id, "999 of another worker", "anna", 2)
    assert await making
    assert ended("lost") == before + 1
    await until(lambda: not sandbox._busy)
    assert await store.review_request(id) == ReviewRequest("999 of another worker")


async def test_a_deleted_table_takes_its_request_along(
    two: list[Live], people: list[Client], store: PostgresTables, sandbox: Sandbox
) -> None:
    """Even while its review is made."""
    id = await requested(people)
    before = ended("lost")
    making = await begun(two[0], sandbox)
    await store.pool.fetch("DELETE FROM tables WHERE id = $1", id)
    assert await making
    assert ended("lost") == before + 1
    assert await store.review(id) is None


@pytest.mark.parametrize(
    ("error", "status"),
    [(ChildLost("gone"), 503), (TaskFailed("broken"), 500), (RuntimeError("unforeseen"), 500)],
    ids=["child lost", "task failed", "unforeseen"],
)
async def test_a_failure_is_told_once_and_the_next_question_begins_again(
    maker: ReviewMaker,
    people: list[Client],
    store: PostgresTables,
    sandbox: Sandbox,
    monkeypatch: pytest.MonkeyPatch,
    error: Exception,
    status: int,
) -> None:
    async def fail(*_: object) -> bytes:
        raise error

    id = await requested(people)
    with monkeypatch.context() as patch:
        patch.setattr(sandbox, "run", fail)
        assert await maker.make_one(SHARD)
    assert not await maker.make_one(SHARD)  # nobody tries again unasked
    assert [(await ask(one, f"{id}/review")).status_code for one in people] == [status, 202]
    assert await store.review_request(id) is not None
    assert await maker.make_one(SHARD)
    assert (await ask(people[0], f"{id}/review")).status_code == 200


async def test_a_review_that_is_too_much_work_is_refused(
    two: list[Live], people: list[Client], sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await requested(people)
    monkeypatch.setattr(sandbox, "limits", Limits(sandbox.limits.memory, 0.02, sandbox.limits.timeout))
    assert await ReviewMaker(two[0].manager).make_one(SHARD)
    answer = await ask(people[0], f"{id}/review")
    assert (answer.status_code, answer.json()["code"]) == (422, "too-much")


async def test_a_review_that_silences_workers_is_given_up(
    maker: ReviewMaker, people: list[Client], store: PostgresTables
) -> None:
    id = await requested(people)
    for _ in range(MOST_SILENT):
        assert await store.claim_review(review_desk.own_editions(), 0.01) is not None
        await asyncio.sleep(0.02)
    before = ended("internal")
    assert await maker.make_one(SHARD)
    assert ended("internal") == before + 1
    assert (await ask(people[0], f"{id}/review")).status_code == 500


async def test_a_request_that_has_become_pointless_is_dropped(
    maker: ReviewMaker, people: list[Client], store: PostgresTables
) -> None:
    id = await requested(people)
    assert await maker.make_one(SHARD)
    kept = (await ask(people[0], f"{id}/review")).content
    (row,) = await store.rows([id])
    before = ended("dropped")
    for edition in (review_desk.edition_of(row), f"{review_desk.own_editions()}of other rules"):
        assert await store.request_review(id, edition, "anna", 2)
        assert await maker.make_one(SHARD)
        assert await store.review_request(id) is None
    assert ended("dropped") == before + 2
    assert (await ask(people[0], f"{id}/review")).content == kept


async def test_other_formats_are_left_to_their_workers(
    maker: ReviewMaker, people: list[Client], store: PostgresTables
) -> None:
    id = await finished(people)
    assert await store.request_review(id, "998 1", "anna", 2)
    assert not await maker.make_one(SHARD)
    assert (await ask(people[0], f"{id}/review")).status_code == 202  # and asks for today's format
    assert await maker.make_one(SHARD)
    assert (await ask(people[0], f"{id}/review")).status_code == 200


async def test_who_waits_is_exported_and_erased(
    two: list[Live], people: list[Client], store: PostgresTables
) -> None:
    id = await requested(people)
    me = await people[0].me()
    manager = two[0].manager
    exported = await export(manager, me.id, PersonHandles(manager.config.secret))
    assert exported is not None
    assert exported.awaited_reviews == [id]
    await erase(manager, me.id)
    assert await store.awaited_reviews(me.id) == []
    assert await store.review_request(id) is not None  # others may be waiting, too
