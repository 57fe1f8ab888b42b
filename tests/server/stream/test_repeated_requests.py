"""Every request of a seat may be repeated, on a stream, over HTTP, or on one after the other."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import get_args

import msgspec
import pytest

from kingscourt.server.api import seat_requests as r
from kingscourt.server.api.wire_types import NewSeat, NewTable
from kingscourt.server.client.asking import AskingSeat
from kingscourt.server.client.http_client import Client
from kingscourt.server.client.table_feed import Feed
from kingscourt.server.model.table_row import TableRow
from kingscourt.server.tables import agreements
from kingscourt.server.tables.draft_change import Draft
from tests.server.support.live_server import Live, live
from tests.server.support.managers import config_for
from tests.server.support.players import company, new_table

pytestmark = pytest.mark.anyio
GAME = "heirlooms"
Prepare = Callable[[Live, list[Client]], Awaitable[str]]


async def of_two(_: Live, people: list[Client]) -> str:
    return await new_table(people, GAME)


async def with_a_bot(_: Live, people: list[Client]) -> str:
    seats = [NewSeat("me"), NewSeat("bot", level="random")]
    id = (await people[0].create(NewTable(GAME, seats, public=False, undo="free"))).id
    await people[0].join(id)
    return id


async def after_a_move(server: Live, people: list[Client]) -> str:
    id = await with_a_bot(server, people)
    await people[0].seat(id, 0).do(["wait"])
    return id


async def in_a_lesson(_: Live, people: list[Client]) -> str:
    id = (await people[0].begin_lesson(GAME, "first")).id
    await people[0].seat(id, 0).do(["look"])
    return id


async def with_an_offer(server: Live, people: list[Client]) -> str:
    id = await of_two(server, people)
    await people[1].seat(id, 1).offer("end")
    return id


async def paused(server: Live, people: list[Client]) -> str:
    id = await of_two(server, people)
    await people[1].seat(id, 1).offer("pause")
    (offer,) = (await people[0].table(id)).offers
    await people[0].seat(id, 0).consent(offer)
    return id


async def handed_to_a_bot(server: Live, people: list[Client]) -> str:
    id = await of_two(server, people)

    async def act(draft: Draft) -> None:
        agreements.hand_over(draft, 0, "random")

    await server.manager.change(id, act)
    return id


CASES: dict[type, tuple[Prepare, r.SeatRequest]] = {
    r.Do: (of_two, r.Do("x", ["look"])),
    r.Undo: (after_a_move, r.Undo("x")),
    r.SeeStep: (in_a_lesson, r.SeeStep("x", 1)),
    r.Offer: (of_two, r.Offer("x", "end")),
    r.Consent: (with_an_offer, r.Consent("x", "end", 1, True)),
    r.Resign: (of_two, r.Resign("x")),
    r.Resume: (paused, r.Resume("x")),
    r.ComeBack: (handed_to_a_bot, r.ComeBack("x")),
    r.Say: (of_two, r.Say("x", "hello")),
    r.AskPreview: (of_two, r.AskPreview("x", ["wait"])),
    r.AskFinals: (of_two, r.AskFinals("x")),
    r.AskWhy: (of_two, r.AskWhy("x", "ask 0")),
    r.AskOutline: (of_two, r.AskOutline("x")),
    r.AskHints: (with_a_bot, r.AskHints("x")),
}


@pytest.fixture(scope="module")
async def server(shared_database: str) -> AsyncIterator[Live]:
    async with live(config_for(shared_database)) as made:
        yield made


@pytest.fixture(scope="module")
async def people(server: Live) -> AsyncIterator[list[Client]]:
    async with company([server.url], ["Anna", "Béla"]) as clients:
        yield clients


async def all_of(server: Live, people: list[Client], id: str) -> tuple[TableRow, list[str]]:
    """A table as it is stored, and what was said there."""
    row = (await server.manager.fresh(id)).row
    row = msgspec.structs.replace(row, unlisted=False)  # lists follow a little later
    return row, [line.text for line in await people[0].chat(id)]


@pytest.mark.parametrize("ways", ["stream, stream", "http, http", "stream, http", "http, stream"])
@pytest.mark.parametrize("kind", get_args(r.SeatRequest))
async def test_a_request_sent_again_does_no_more(
    server: Live, people: list[Client], kind: type, ways: str
) -> None:
    prepare, request = CASES[kind]
    id = await prepare(server, people)
    async with Feed(people[0], id, 0) as feed:
        await feed.until(lambda: feed.update is not None)
        by_name: dict[str, AskingSeat] = {"stream": feed, "http": people[0].seat(id, 0)}
        first, second = [by_name[way] for way in ways.split(", ")]
        before = await all_of(server, people, id)
        answer = await first.ask(request)
        after = await all_of(server, people, id)
        assert (after != before) == (kind not in get_args(r.Question))
        assert await second.ask(request) == answer
        assert await all_of(server, people, id) == after
