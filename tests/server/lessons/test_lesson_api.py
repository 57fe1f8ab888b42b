"""Lessons over HTTP and the stream: begin, look, play to the end, and the record afterwards."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest

from kingscourt.lessons.lesson_files import lesson_of
from kingscourt.server.api.wire_types_of_games import MyLesson
from kingscourt.server.client.http_client import Client
from kingscourt.server.client.response_types import ServerRefusal
from kingscourt.server.client.table_feed import Feed
from kingscourt.server.tables.loaded_games import find_game
from tests.server.support.live_server import Live, live, working
from tests.server.support.managers import config_for
from tests.server.support.players import company, play, random_choice
from tests.server.support.raw_requests import call

pytestmark = pytest.mark.anyio
GAME = "heirlooms"
STEPS = len(lesson_of(find_game(GAME), "first").steps)


@pytest.fixture(scope="module")
async def one(shared_database: str) -> AsyncIterator[Live]:
    config = config_for(shared_database, bot_pauses=False)
    async with live(config) as running, working(config):
        yield running


@pytest.fixture
async def people(one: Live) -> AsyncIterator[list[Client]]:
    async with company([one.url], ["Anna", "Béla"]) as clients:
        yield clients


async def at(feed: Feed, step: int, waits_for: str) -> None:
    def is_there() -> bool:
        lesson = None if feed.info is None else feed.info.lesson
        return lesson is not None and (lesson.step, lesson.waits_for) == (step, waits_for)

    await feed.until(is_there)


async def obey(feed: Feed) -> None:
    """Play the lesson to its end as it is written."""
    await at(feed, 0, "move")
    await feed.do(["look"])
    await at(feed, 1, "look")
    await feed.see_step(1)
    await at(feed, 2, "move")
    await feed.do(["wait"])
    await feed.do(["bid 12"])
    await at(feed, 4, "look")
    await feed.see_step(4)
    await at(feed, 5, "move")
    await feed.do(["bid 17"])
    await at(feed, STEPS, "done")


async def test_a_lesson_is_a_private_table_that_runs_at_once(people: list[Client]) -> None:
    info = await people[0].begin_lesson(GAME, "first", "k")
    assert info.status == "running"
    assert not info.public
    assert info.undo == "free"
    assert info.pace.kind == "none"
    assert [(seat.kind, seat.name, seat.level) for seat in info.seats] == [
        ("person", "Anna", ""),
        ("bot", "Beatrix", "squire"),
    ]
    assert info.lesson is not None
    assert (info.lesson.name, info.lesson.step, info.lesson.waits_for) == ("first", 0, "move")
    assert (await people[0].begin_lesson(GAME, "first", "k")).id == info.id
    assert (await people[0].begin_lesson(GAME, "first")).id != info.id
    assert (await people[1].begin_lesson(GAME, "first", "k")).id != info.id
    assert info.id not in [table.id for table in (await people[1].lobby("running")).tables]
    with pytest.raises(ServerRefusal) as refused:
        await people[1].table(info.id)
    assert refused.value.status == 404


async def test_a_request_sent_twice_at_once_begins_one_lesson(people: list[Client]) -> None:
    both = await asyncio.gather(*(people[0].begin_lesson(GAME, "first", "twice") for _ in range(2)))
    assert both[0].id == both[1].id
    assert {info.status for info in both} == {"running"}


async def test_no_body_is_needed_and_an_unknown_lesson_is_not_found(people: list[Client]) -> None:
    bodies: list[object] = [None, {}]
    for body in bodies:
        answer = await call(people[0], "POST", f"/api/games/{GAME}/lessons/first", body)
        assert answer.status_code == 201, answer.text
    for path in (f"{GAME}/lessons/second", f"{GAME}/lessons/..%2Ffirst", "chess/lessons/first"):
        assert (await call(people[0], "POST", f"/api/games/{path}", {})).status_code == 404


async def test_obedient_play_to_the_end_and_on_with_bots(people: list[Client]) -> None:
    id = (await people[0].begin_lesson(GAME, "first")).id
    async with Feed(people[0], id, 0) as feed:
        await obey(feed)
        await play(feed, random_choice(1))  # the rest, with bots
    assert (await people[0].verify(id)).ok


async def test_the_step_comes_right_after_the_update(people: list[Client]) -> None:
    id = (await people[0].begin_lesson(GAME, "first")).id
    async with Feed(people[0], id, 0) as feed:
        await at(feed, 0, "move")
        before = len(feed.received)
        await feed.do(["look"])
        await at(feed, 1, "look")
        kinds = [raw.split(b'"', 4)[3] for raw in feed.received[before:]]
        assert [kind for kind in kinds if kind in (b"update", b"table")] == [b"update", b"table"]


async def test_a_step_waits_for_one_move_only_but_others_can_be_tried(people: list[Client]) -> None:
    id = (await people[0].begin_lesson(GAME, "first")).id
    async with Feed(people[0], id, 0) as feed:
        await at(feed, 0, "move")
        with pytest.raises(ServerRefusal) as refused:
            await feed.do(["wait"])
        assert refused.value.body.rule == "KC-10"
        assert (await feed.preview(["wait"])).done == 1
        with pytest.raises(ServerRefusal) as early:
            await feed.see_step(0)
        assert early.value.body.code == "wrong-moment"
        assert (await people[0].seat(id, 0).do(["look"])).n > 0
        await people[0].seat(id, 0).see_step(1)
        await at(feed, 2, "move")
        with pytest.raises(ServerRefusal):
            await people[1].seat(id, 0).see_step(1)


async def test_my_lessons_tell_how_far_i_have_come(people: list[Client], one: Live) -> None:
    assert await people[0].my_lessons() == []
    id = (await people[0].begin_lesson(GAME, "first")).id
    assert await people[0].my_lessons() == [MyLesson(GAME, "first", id, 0, STEPS, False)]
    async with Feed(people[0], id, 0) as feed:
        await obey(feed)
    done = MyLesson(GAME, "first", id, STEPS, STEPS, True)
    await until_equal(people[0].my_lessons, [done])
    await people[0].seat(id, 0).undo()
    assert await people[0].my_lessons() == [done]
    again = (await people[0].begin_lesson(GAME, "first")).id
    assert await people[0].my_lessons() == [MyLesson(GAME, "first", again, 0, STEPS, True)]
    assert await people[1].my_lessons() == []
    exported = await people[0].export()
    assert [(known.lesson, known.table, known.is_done) for known in exported.lessons] == [
        ("first", again, True)
    ]
    person = (await people[0].me()).id
    await people[0].erase("Anna")
    assert await one.manager.directory.lessons_of(person) == []


async def until_equal(ask: Callable[[], Awaitable[object]], expected: object) -> None:
    """Lists follow a change within moments."""
    async with asyncio.timeout(10):
        while await ask() != expected:
            await asyncio.sleep(0.05)
