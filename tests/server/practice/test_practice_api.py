"""Practice over HTTP and the stream: begin, play to the end with bots, and the record afterwards."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from kingscourt.server.api.wire_types_of_practice import GamePractice, PracticeInfo, RulePractice
from kingscourt.server.client.http_client import Client
from kingscourt.server.client.response_types import ServerRefusal
from kingscourt.server.client.table_feed import Feed
from tests.server.support.live_server import Live, live, working
from tests.server.support.managers import config_for
from tests.server.support.players import company, new_table, play, random_choice
from tests.server.support.raw_requests import call
from tests.server.support.reviews import finished

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
async def one(shared_database: str) -> AsyncIterator[Live]:
    config = config_for(shared_database, bot_pauses=False)
    async with live(config) as running, working(config):
        yield running


@pytest.fixture(scope="module")
async def people(one: Live) -> AsyncIterator[list[Client]]:
    async with company([one.url], ["Anna", "Béla"]) as clients:
        yield clients


async def test_a_practice_game_is_played_to_the_end_with_bots(people: list[Client]) -> None:
    id = await finished(people)
    info = await people[1].practise(id, GamePractice(n=6, level="random"))
    assert (info.status, info.practice) == ("running", PracticeInfo(id, 6))
    assert [seat.is_you for seat in info.seats] == [False, True]
    async with Feed(people[1], info.id, 1) as feed:
        await play(feed, random_choice(1))
    verdict = await people[1].verify(info.id)
    assert verdict.ok, verdict.problem
    assert info.id not in [table.id for table in (await people[0].lobby("running")).tables]


async def test_a_request_sent_twice_at_once_begins_one_table(people: list[Client]) -> None:
    wish = RulePractice(id="twice")
    both = await asyncio.gather(*(people[0].practise_rule("royals", "wild", wish) for _ in range(2)))
    assert both[0].id == both[1].id
    assert both[0].practice == PracticeInfo(position="wild")


async def test_what_cannot_be_practised_is_refused(people: list[Client]) -> None:
    running = await new_table(people, "heirlooms")
    with pytest.raises(ServerRefusal) as refused:
        await people[0].practise(running, GamePractice(n=6))
    assert (refused.value.status, refused.value.body.code) == (409, "wrong-moment")
    for path in ("royals/positions/nothing", "royals/positions/..%2Fwild", "chess/positions/wild"):
        assert (await call(people[0], "POST", f"/api/games/{path}/practice", {})).status_code == 404
    for body in ({}, {"n": -1}, {"n": 1, "seat": 9}, {"n": 1, "level": "x" * 50}, {"n": 1, "nonce": "a b"}):
        answer = await call(people[0], "POST", f"/api/tables/{running}/practice", body)
        assert answer.status_code == 400, answer.text
