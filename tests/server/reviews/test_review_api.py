"""Reviews over HTTP: made once, kept with the table, and only for those who may see the record."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator

import httpx
import msgspec
import pytest

from kingscourt.review.document import ReviewDocument
from kingscourt.server.api.wire_types import NewSeat, NewTable
from kingscourt.server.client.http_client import Client
from kingscourt.server.client.table_feed import Feed
from kingscourt.server.config import Config
from kingscourt.server.reviews import review_desk
from tests.server.support.live_server import Live, live
from tests.server.support.managers import config_for
from tests.server.support.players import company, new_table, play, random_choice
from tests.server.support.waiting import TIMEOUT, until

pytestmark = pytest.mark.anyio
GAME = "heirlooms"
PNG = b"\x89PNG"
MAKING = 4 * TIMEOUT  # interpreted rules on a busy machine


@pytest.fixture(scope="module")
async def config(shared_database: str) -> Config:
    return config_for(shared_database)


@pytest.fixture(scope="module")
async def server(config: Config) -> AsyncIterator[Live]:
    async with live(config) as made:
        yield made


@pytest.fixture(scope="module")
async def people(server: Live) -> AsyncIterator[list[Client]]:
    async with company([server.url], ["Anna", "Béla", "Eve"]) as clients:
        yield clients


async def ask(client: Client, path: str) -> httpx.Response:
    async with httpx.AsyncClient(base_url=client.url, trust_env=False, timeout=60) as http:
        return await http.get(f"/api/tables/{path}", headers=client.headers())


async def stranger(url: str, path: str) -> httpx.Response:
    async with httpx.AsyncClient(base_url=url, trust_env=False, timeout=60) as http:
        return await http.get(f"/api/tables/{path}")


async def finished(people: list[Client]) -> str:
    id = await new_table(people[:2], GAME)
    await play_out(id, people[:2])
    return id


async def finished_in_private(client: Client) -> str:
    """Finished private game of one person who played both seats."""
    seats = [NewSeat("me"), NewSeat("device", "Béla")]
    id = (await client.create(NewTable(GAME, seats, public=False))).id
    await client.join(id, 0)
    await play_out(id, [client, client])
    return id


async def play_out(id: str, people: list[Client]) -> None:
    async with Feed(people[0], id, 0) as anna, Feed(people[1], id, 1) as bela:
        await asyncio.gather(play(anna, random_choice(1)), play(bela, random_choice(2)))


async def reviewed(client: Client, id: str) -> httpx.Response:
    """Ask until the review is there, or is refused."""
    async with asyncio.timeout(MAKING):
        while (answer := await ask(client, f"{id}/review")).status_code == 202:
            await asyncio.sleep(0.1)
    return answer


async def test_a_review_is_made_once_and_is_the_same_for_all(server: Live, people: list[Client]) -> None:
    id = await finished(people)
    first = await ask(people[0], f"{id}/review")
    assert first.status_code == 202
    assert set(first.json()) == {"done", "total"}
    assert first.headers["retry-after"] == "1"
    made = await reviewed(people[0], id)
    document = msgspec.json.decode(made.content, type=ReviewDocument)
    assert (document.game, document.seats) == (GAME, 2)
    assert document.course
    assert all(account.adds_up() for account in document.accounts)
    again = await ask(people[2], f"{id}/review")
    assert (again.status_code, again.content) == (200, made.content)
    assert not server.service.reviews.is_making(id)


async def test_another_process_finds_what_was_kept(config: Config, people: list[Client]) -> None:
    id = await finished(people)
    made = await reviewed(people[0], id)
    async with live(config) as other, company([other.url], ["Cili"]) as (cili,):
        found = await ask(cili, f"{id}/review")
        assert (found.status_code, found.content) == (200, made.content)
        assert not other.manager.review_sandbox.children()


async def test_progress_is_told_while_it_is_made(people: list[Client]) -> None:
    id = await finished(people)
    told: set[tuple[int, int]] = set()
    async with asyncio.timeout(MAKING):
        while (answer := await ask(people[0], f"{id}/review")).status_code == 202:
            told.add((answer.json()["done"], answer.json()["total"]))
            await asyncio.sleep(0.2)
    assert answer.status_code == 200
    assert (0, 0) in told
    assert all(done <= total for done, total in told)


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
    assert not server.service.reviews.is_making(id)


async def test_a_private_game_is_reviewed_for_its_people_only(server: Live, people: list[Client]) -> None:
    id = await finished_in_private(people[0])
    assert (await ask(people[2], f"{id}/review")).status_code == 404
    assert (await reviewed(people[0], id)).status_code == 200
    assert (await ask(people[2], f"{id}/review")).status_code == 404
    assert (await ask(people[2], f"{id}/review.png")).status_code == 404
    assert (await stranger(server.url, f"{id}/review.png")).status_code == 404
    assert (await stranger(server.url, f"{id}/review")).status_code == 401
    assert (await ask(people[0], f"{id}/review.png")).content.startswith(PNG)


async def test_the_picture_of_a_public_game_is_for_everybody(server: Live, people: list[Client]) -> None:
    id = await finished(people)
    assert (await stranger(server.url, f"{id}/review.png")).status_code == 404  # and begins no work
    assert not server.service.reviews.is_making(id)
    await reviewed(people[0], id)
    drawn = await stranger(server.url, f"{id}/review.png?lang=hu")
    assert drawn.status_code == 200
    assert drawn.headers["content-type"] == "image/png"
    assert drawn.content.startswith(PNG)


async def test_a_review_whose_child_is_killed_is_made_all_the_same(
    server: Live, people: list[Client]
) -> None:
    id = await finished(people)
    assert (await ask(people[0], f"{id}/review")).status_code == 202
    await until(lambda: bool(server.manager.review_sandbox.children()))
    for child in server.manager.review_sandbox.children():
        os.kill(child, signal.SIGKILL)
    assert (await reviewed(people[0], id)).status_code == 200


async def test_a_process_that_ends_gives_up_and_the_next_begins_again(
    config: Config, people: list[Client]
) -> None:
    id = await finished(people)
    async with live(config) as other, company([other.url], ["Cili"]) as (cili,):
        assert (await ask(cili, f"{id}/review")).status_code == 202
    assert (await reviewed(people[0], id)).status_code == 200


async def test_one_person_has_two_reviews_made_at_a_time(people: list[Client]) -> None:
    ids = [await finished(people) for _ in range(3)]
    answers = [(await ask(people[0], f"{id}/review")).status_code for id in ids]
    assert answers == [202, 202, 429]
    for id in ids[:2]:
        assert (await reviewed(people[0], id)).status_code == 200


async def test_whoever_asks_too_often_has_to_wait(shared_database: str) -> None:
    config = config_for(shared_database, reviews_per_hour=1)
    async with live(config) as server, company([server.url], ["Anna", "Béla"]) as people:
        ids = [await finished(people) for _ in range(2)]
        assert (await reviewed(people[0], ids[0])).status_code == 200
        assert (await ask(people[0], f"{ids[1]}/review")).status_code == 429
        assert (await ask(people[0], f"{ids[0]}/review")).status_code == 200  # what is kept costs nothing
