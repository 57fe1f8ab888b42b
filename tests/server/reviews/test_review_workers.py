"""Reviews are made by workers: each once, whoever asks and whichever worker dies."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
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
from kingscourt.server.sandbox.child_pool import ChildLost, TaskFailed
from kingscourt.server.store.contract import TableStore
from kingscourt.server.store.review_requests_contract import ReviewRequest
from kingscourt.server.worker.suspect_trial import MOST_SILENT
from kingscourt.server.worker.worker import Worker
from tests.server.support.databases import database
from tests.server.support.live_server import Live, live, working
from tests.server.support.managers import config_for
from tests.server.support.players import company
from tests.server.support.reviews import GAME, MAKING, QUICK, ask, finished, reviewed
from tests.server.support.service_processes import Process
from tests.server.support.waiting import seen, until

pytestmark = pytest.mark.anyio
SHORT = 1.5  # seconds of a lease


@pytest.fixture(scope="module")
def config() -> Iterator[Config]:
    with database() as url:
        yield config_for(url, claim_lease=SHORT, worker_poll_interval=0.2)


@pytest.fixture(scope="module")
async def two(config: Config) -> AsyncIterator[list[Live]]:
    async with live(config) as one, live(config) as other:
        yield [one, other]


@pytest.fixture
async def people(two: list[Live]) -> AsyncIterator[list[Client]]:
    """Anna is at the first server, Béla at the second."""
    async with company([one.url for one in two], ["Anna", "Béla"]) as clients:
        yield clients


def store_of(two: list[Live], id: str) -> TableStore:
    return two[0].manager.store(id)


def ended(how: str) -> float:
    return REGISTRY.get_sample_value("kingscourt_reviews_total", {"end": how}) or 0.0


async def test_two_servers_ask_and_one_review_is_made(
    config: Config, two: list[Live], people: list[Client]
) -> None:
    id = await finished(people)
    before = ended("kept")
    first = await asyncio.gather(*(ask(one, f"{id}/review") for one in people * 3))
    assert {answer.status_code for answer in first} == {202}
    async with working(config, QUICK), working(config, QUICK):
        bodies = {(await reviewed(one, id)).content for one in people}
        assert len(bodies) == 1
        await asyncio.sleep(2 * config.worker_poll_interval)
    assert ended("kept") == before + 1
    assert await store_of(two, id).review_request(id) is None


async def test_a_worker_is_woken_by_the_request(config: Config, people: list[Client]) -> None:
    id = await finished(people)
    seldom = msgspec.structs.replace(config, worker_poll_interval=10 * MAKING)
    async with working(seldom, QUICK) as worker:
        await until(lambda: not worker._reviews._room.locked())
        assert (await reviewed(people[0], id)).status_code == 200


async def test_a_killed_worker_leaves_nothing_behind_and_another_takes_over(
    config: Config, two: list[Live], people: list[Client], tmp_path: Path
) -> None:
    """The only test here that makes a whole review, as nobody can make a process's reviews smaller."""
    id = await finished(people)
    settings = {
        "KINGSCOURT_DIRECTORY": config.directory,
        "KINGSCOURT_NATS": config.nats,
        "KINGSCOURT_NATS_PREFIX": config.nats_prefix,
        "KINGSCOURT_CLAIM_LEASE": str(SHORT),
        "TMPDIR": str(tmp_path),
    }
    process = Process("work", settings)
    told: list[tuple[int, int]] = []
    try:
        async with asyncio.timeout(MAKING):
            while (answer := await ask(people[0], f"{id}/review")).status_code == 202:
                told.append((answer.json()["done"], answer.json()["total"]))
                if told[-1][0] and process.popen is not None and process.popen.poll() is None:
                    process.kill()  # in the middle of it
                    process = Process("work", settings)
                await asyncio.sleep(0.2)
    finally:
        process.stop()
    document = msgspec.json.decode(answer.content, type=ReviewDocument)
    assert document.course
    assert told == sorted(told)  # progress does not go back when another worker begins again
    assert told[0] == (0, 0)
    assert all(done <= total for done, total in told)
    assert list(tmp_path.iterdir()) == []


async def test_a_worker_that_ends_gives_its_review_back(
    config: Config, two: list[Live], people: list[Client]
) -> None:
    id = await finished(people)
    slow = msgspec.structs.replace(config, claim_lease=10 * MAKING)
    async with working(slow) as worker:
        assert (await ask(people[0], f"{id}/review")).status_code == 202
        await until(lambda: bool(worker.manager.review_sandbox._busy))
    assert worker.manager.review_sandbox.children() == []
    claim = await store_of(two, id).claim_review(review_desk.own_editions(), slow.claim_lease)
    assert claim is not None
    assert (claim.table, claim.attempts) == (id, 1)
    await store_of(two, id).drop_review(claim)


async def test_a_worker_that_has_lost_its_claim_stops(
    config: Config, two: list[Live], people: list[Client]
) -> None:
    id = await finished(people)
    before = ended("lost")
    async with working(config) as worker:
        assert (await ask(people[0], f"{id}/review")).status_code == 202
        await until(lambda: bool(worker.manager.review_sandbox._busy))
        await worker.manager.store(id).request_review(id, "999 of another worker", "anna", 2)
        await until(lambda: ended("lost") == before + 1)
        assert not worker.manager.review_sandbox._busy
        assert await store_of(two, id).review_request(id) == ReviewRequest("999 of another worker")


@asynccontextmanager
async def failing(config: Config, monkeypatch: pytest.MonkeyPatch, error: Exception) -> AsyncIterator[Worker]:
    """A worker whose tasks fail."""

    async def fail(*_: object) -> bytes:
        raise error

    async with working(config, QUICK) as worker:
        with monkeypatch.context() as patch:
            patch.setattr(worker.manager.review_sandbox, "run", fail)
            yield worker


@pytest.mark.parametrize(
    ("error", "status"),
    [(ChildLost("gone"), 503), (TaskFailed("broken"), 500), (RuntimeError("unforeseen"), 500)],
    ids=["child lost", "task failed", "unforeseen"],
)
async def test_a_failure_is_told_once_and_the_next_question_begins_again(
    config: Config, people: list[Client], monkeypatch: pytest.MonkeyPatch, error: Exception, status: int
) -> None:
    id = await finished(people)
    async with failing(config, monkeypatch, error):
        assert (await reviewed(people[0], id)).status_code == status
    assert (await ask(people[1], f"{id}/review")).status_code == 202
    async with working(config, QUICK):
        assert (await reviewed(people[1], id)).status_code == 200


async def test_a_review_that_is_too_much_work_is_refused(config: Config, people: list[Client]) -> None:
    id = await finished(people)
    async with working(msgspec.structs.replace(config, sandbox_seconds=0.02)):
        answer = await reviewed(people[0], id)
    assert (answer.status_code, answer.json()["code"]) == (422, "too-much")


async def test_a_review_that_silences_workers_is_given_up(
    config: Config, two: list[Live], people: list[Client]
) -> None:
    id = await finished(people)
    assert (await ask(people[0], f"{id}/review")).status_code == 202
    for _ in range(MOST_SILENT):
        assert await store_of(two, id).claim_review(review_desk.own_editions(), 0.01) is not None
        await asyncio.sleep(0.02)
    async with working(config, QUICK):
        assert (await reviewed(people[0], id)).status_code == 500


async def test_a_request_that_has_become_pointless_is_dropped(
    config: Config, two: list[Live], people: list[Client]
) -> None:
    id = await finished(people)
    async with working(config, QUICK):
        kept = (await reviewed(people[0], id)).content
        before = ended("dropped")
        (row,) = await store_of(two, id).rows([id])
        for edition in (review_desk.edition_of(row), f"{review_desk.own_editions()}of other rules"):
            assert await store_of(two, id).request_review(id, edition, "anna", 2)
            await seen(lambda: store_of(two, id).review_request(id), lambda request: request is None)
    assert ended("dropped") == before + 2
    assert (await ask(people[0], f"{id}/review")).content == kept


async def test_a_deleted_table_takes_its_request_along(
    config: Config, two: list[Live], people: list[Client]
) -> None:
    """Even while its review is made."""
    id = await finished(people)
    before = ended("lost")
    async with working(config) as worker:
        assert (await ask(people[0], f"{id}/review")).status_code == 202
        await until(lambda: bool(worker.manager.review_sandbox._busy))
        await store_of(two, id).pool.fetch("DELETE FROM tables WHERE id = $1", id)  # type: ignore[attr-defined]
        await until(lambda: ended("lost") == before + 1)
    assert await store_of(two, id).review(id) is None


async def test_who_waits_is_exported_and_erased(two: list[Live], people: list[Client]) -> None:
    id = await finished(people)
    assert (await ask(people[0], f"{id}/review")).status_code == 202
    me = await people[0].me()
    manager = two[0].manager
    exported = await export(manager, me.id, PersonHandles(manager.config.secret))
    assert exported is not None
    assert exported.awaited_reviews == [id]
    await erase(manager, me.id)
    assert await store_of(two, id).awaited_reviews(me.id) == []
    assert await store_of(two, id).review_request(id) is not None  # others may be waiting, too


async def test_games_of_other_formats_are_left_to_their_workers(
    config: Config, two: list[Live], people: list[Client]
) -> None:
    id = await finished(people)
    assert await store_of(two, id).request_review(id, "998 1", "anna", 2)
    other = await finished(people)
    async with working(config, QUICK):
        assert (await reviewed(people[0], other)).status_code == 200
    assert await store_of(two, id).review_request(id) == ReviewRequest("998 1")
    assert GAME in (await ask(people[0], other)).text
