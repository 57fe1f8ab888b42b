"""Reviews over HTTP: made once, kept with the table, and only for those who may see the record."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Iterator

import httpx
import msgspec
import pytest

from kingscourt.review.document import ReviewDocument
from kingscourt.server.client.http_client import Client
from kingscourt.server.config import Config
from kingscourt.server.reviews import review_desk
from kingscourt.server.worker.worker import Worker
from tests.server.support.databases import database
from tests.server.support.live_server import Live, live, working
from tests.server.support.managers import config_for
from tests.server.support.players import company, new_table
from tests.server.support.reviews import (
    GAME,
    MAKING,
    QUICK,
    ask,
    finished,
    finished_in_private,
    reviewed,
)
from tests.server.support.waiting import until

pytestmark = pytest.mark.anyio
PNG = b"\x89PNG"


@pytest.fixture(scope="module")
def config() -> Iterator[Config]:
    with database() as url:
        yield config_for(url, bot_processes=1)


@pytest.fixture(scope="module")
async def server(config: Config) -> AsyncIterator[Live]:
    async with live(config) as made:
        yield made


@pytest.fixture(scope="module")
async def worker(config: Config) -> AsyncIterator[Worker]:
    async with working(config, QUICK) as made:
        yield made


@pytest.fixture(scope="module")
async def people(server: Live) -> AsyncIterator[list[Client]]:
    async with company([server.url], ["Anna", "Béla", "Eve"]) as clients:
        yield clients


async def stranger(url: str, path: str) -> httpx.Response:
    async with httpx.AsyncClient(base_url=url, trust_env=False, timeout=60) as http:
        return await http.get(f"/api/tables/{path}")


async def is_requested(server: Live, id: str) -> bool:
    return await server.manager.store(id).review_request(id) is not None


@pytest.mark.usefixtures("worker")
async def test_a_review_is_made_once_and_is_the_same_for_all(server: Live, people: list[Client]) -> None:
    id = await finished(people)
    first = await ask(people[0], f"{id}/review")
    assert first.status_code == 202
    assert first.json() == {"done": 0, "total": 0}
    assert first.headers["retry-after"] == "1"
    made = await reviewed(people[0], id)
    document = msgspec.json.decode(made.content, type=ReviewDocument)
    assert (document.game, document.seats) == (GAME, 2)
    assert document.course
    assert all(account.adds_up() for account in document.accounts)
    again = await ask(people[2], f"{id}/review")
    assert (again.status_code, again.content) == (200, made.content)
    assert not await is_requested(server, id)
    assert not server.manager.review_sandbox.children()  # a server makes none itself


@pytest.mark.usefixtures("worker")
async def test_another_process_finds_what_was_kept(config: Config, people: list[Client]) -> None:
    id = await finished(people)
    made = await reviewed(people[0], id)
    async with live(config) as other, company([other.url], ["Cili"]) as (cili,):
        found = await ask(cili, f"{id}/review")
        assert (found.status_code, found.content) == (200, made.content)


@pytest.mark.usefixtures("worker")
async def test_a_newer_format_is_made_anew(people: list[Client], monkeypatch: pytest.MonkeyPatch) -> None:
    id = await finished(people)
    await reviewed(people[0], id)
    monkeypatch.setattr(review_desk, "FORMAT", 999)
    assert (await ask(people[0], f"{id}/review")).status_code == 202
    assert (await reviewed(people[0], id)).status_code == 200


async def test_a_running_game_is_not_reviewed(server: Live, people: list[Client]) -> None:
    id = await new_table(people[:2], GAME)
    answer = await ask(people[0], f"{id}/review")
    assert (answer.status_code, answer.json()["code"]) == (409, "wrong-moment")
    assert "when the game is over" in answer.json()["words"]
    assert (await ask(people[0], f"{id}/review.png")).status_code == 404
    assert not await is_requested(server, id)


@pytest.mark.usefixtures("worker")
async def test_a_private_game_is_reviewed_for_its_people_only(server: Live, people: list[Client]) -> None:
    id = await finished_in_private(people[0])
    assert (await ask(people[2], f"{id}/review")).status_code == 404
    assert not await is_requested(server, id)
    assert (await reviewed(people[0], id)).status_code == 200
    assert (await ask(people[2], f"{id}/review")).status_code == 404
    assert (await ask(people[2], f"{id}/review.png")).status_code == 404
    assert (await stranger(server.url, f"{id}/review.png")).status_code == 404
    assert (await stranger(server.url, f"{id}/review")).status_code == 401
    assert (await ask(people[0], f"{id}/review.png")).content.startswith(PNG)


@pytest.mark.usefixtures("worker")
async def test_the_picture_of_a_public_game_is_for_everybody(server: Live, people: list[Client]) -> None:
    id = await finished(people)
    assert (await stranger(server.url, f"{id}/review.png")).status_code == 404  # and asks for nothing
    assert not await is_requested(server, id)
    await reviewed(people[0], id)
    drawn = await stranger(server.url, f"{id}/review.png?lang=hu")
    assert drawn.status_code == 200
    assert drawn.headers["content-type"] == "image/png"
    assert drawn.content.startswith(PNG)


async def test_a_review_whose_child_is_killed_is_made_all_the_same(
    worker: Worker, people: list[Client]
) -> None:
    id = await finished(people)
    sandbox = worker.manager.review_sandbox
    for child in sandbox.children():
        os.kill(child, signal.SIGKILL)
    await until(lambda: not sandbox._idle or not sandbox._idle[0].is_whole())
    assert (await ask(people[0], f"{id}/review")).status_code == 202
    async with asyncio.timeout(MAKING):
        while not sandbox._busy:
            await asyncio.sleep(0)
    for busy in list(sandbox._busy):
        os.kill(busy.pid, signal.SIGKILL)
    assert (await reviewed(people[0], id)).status_code == 200


async def test_without_a_worker_a_request_waits_and_one_person_has_two_at_a_time(
    shared_database: str,
) -> None:
    config = config_for(shared_database)
    async with live(config) as server, company([server.url], ["Anna", "Béla"]) as people:
        ids = [await finished(people) for _ in range(3)]
        for _ in range(2):
            answers = [await ask(people[0], f"{id}/review") for id in ids]
            assert [answer.status_code for answer in answers] == [202, 202, 429]
            assert answers[0].json() == {"done": 0, "total": 0}
        assert (await ask(people[1], f"{ids[2]}/review")).status_code == 202


@pytest.mark.usefixtures("worker")
async def test_whoever_asks_too_often_has_to_wait(config: Config) -> None:
    strict = msgspec.structs.replace(config, reviews_per_hour=1)
    async with live(strict) as server, company([server.url], ["Anna", "Béla"]) as people:
        ids = [await finished(people) for _ in range(2)]
        assert (await reviewed(people[0], ids[0])).status_code == 200
        assert (await ask(people[0], f"{ids[1]}/review")).status_code == 429
        assert (await ask(people[0], f"{ids[0]}/review")).status_code == 200  # what is kept costs nothing
