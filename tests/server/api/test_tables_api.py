"""Tables over HTTP as people use them, from creation to rematch."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable

import httpx
import msgspec
import pytest

from kingscourt.server.api.wire_types import NewSeat, NewTable
from kingscourt.server.client.http_client import Client
from kingscourt.server.client.response_types import ServerRefusal
from kingscourt.server.client.table_feed import Feed
from kingscourt.server.config import Config
from kingscourt.server.model.table_setup import Pace
from tests.server.support.live_server import Live, live, working
from tests.server.support.managers import config_for
from tests.server.support.players import company, new_table, play, random_choice
from tests.server.support.waiting import seen

pytestmark = pytest.mark.anyio
GAME = "heirlooms"


@pytest.fixture(scope="module")
def config(shared_database: str) -> Config:
    return config_for(shared_database, worker_poll_interval=0.2, claim_lease=2.0)


@pytest.fixture(scope="module")
async def server(config: Config) -> AsyncIterator[Live]:
    async with live(config) as made:
        yield made


@pytest.fixture(scope="module")
async def people(server: Live) -> AsyncIterator[list[Client]]:
    async with company([server.url], ["Anna", "Béla", "Cili"]) as clients:
        yield clients


async def told(call: Awaitable[object]) -> ServerRefusal:
    with pytest.raises(ServerRefusal) as caught:
        await call
    return caught.value


async def test_the_commitment_stands_before_anybody_sits(people: list[Client]) -> None:
    info = await people[0].create(NewTable(GAME, [NewSeat("me"), NewSeat("open")]))
    assert len(info.commitment) == 64
    assert not any(seat.is_ready for seat in info.seats)
    joined = await people[0].join(info.id)
    assert [seat.is_ready for seat in joined.seats] == [True, False]
    started = await people[1].join(info.id)
    assert started.status == "running"
    assert started.commitment == info.commitment


async def test_a_table_that_is_asked_for_twice_is_made_once(people: list[Client]) -> None:
    wish = NewTable(GAME, [NewSeat("me"), NewSeat("open")], id="wish-1")
    first, second = await asyncio.gather(people[0].create(wish), people[0].create(wish))
    third = await people[0].create(NewTable(GAME, [NewSeat("me")], id="wish-1"))
    assert first.id == second.id == third.id
    assert len(third.seats) == 2
    another = await people[0].create(NewTable(GAME, wish.seats, id="wish-2"))
    by_another = await people[1].create(wish)
    assert len({first.id, another.id, by_another.id}) == 3
    assert [first.id, another.id] == [
        table.id for table in reversed(await people[0].my_tables()) if table.id in (first.id, another.id)
    ]


async def test_several_people_on_one_device(people: list[Client]) -> None:
    seats = [NewSeat("me"), NewSeat("device", "Zoli"), NewSeat("bot", level="random")]
    info = await people[0].create(NewTable(GAME, seats))
    info = await people[0].join(info.id)
    assert info.status == "running"
    assert [seat.name for seat in info.seats] == ["Anna", "Zoli", "random"]
    assert [seat.is_you for seat in info.seats] == [True, True, False]
    await people[0].seat(info.id, 0).do(["wait"])
    views = [await people[0].view(info.id, seat) for seat in (0, 1)]
    assert views[0].view != views[1].view


async def test_leaving_opens_the_seat_and_the_creator_closes_the_table(people: list[Client]) -> None:
    info = await people[0].create(NewTable(GAME, [NewSeat("me"), NewSeat("open"), NewSeat("open")]))
    await people[1].join(info.id)
    assert (await people[1].leave(info.id)).seats[1].kind == "open"
    assert (await told(people[1].leave(info.id))).body.code == "wrong-moment"
    assert (await people[0].leave(info.id)).status == "closed"
    assert (await told(people[1].join(info.id))).body.code == "wrong-moment"


async def test_who_made_a_table_for_others_can_close_it(people: list[Client]) -> None:
    info = await people[0].create(NewTable(GAME, [NewSeat("open"), NewSeat("open")]))
    await people[1].join(info.id)
    assert (await told(people[2].leave(info.id))).body.code == "wrong-moment"
    assert (await people[0].leave(info.id)).status == "closed"


async def test_a_private_table_is_joined_and_watched_by_link(people: list[Client]) -> None:
    anna, bela, cili = people
    info = await anna.create(NewTable(GAME, [NewSeat("me"), NewSeat("invited")], public=False))
    await anna.join(info.id)
    assert (await told(bela.table(info.id))).status == 404
    assert (await told(bela.join(info.id))).status == 404
    code = (await anna.invite(info.id, 1)).code
    assert (await bela.join(info.id, code=code)).status == "running"
    assert (await told(cili.join(info.id, code=code))).body.code == "wrong-moment"
    watching = (await anna.invite(info.id)).code
    assert (await told(cili.view(info.id))).status == 404
    await cili.watch(info.id, watching)
    assert (await cili.view(info.id)).decision is None
    assert info.id not in [listing.id for listing in (await cili.lobby()).tables]


async def test_a_table_can_wait_for_its_creator_to_start(people: list[Client]) -> None:
    wish = NewTable(GAME, [NewSeat("me"), NewSeat("open")], starts_when_full=False)
    info = await people[0].create(wish)
    await people[0].join(info.id)
    assert (await told(people[0].start(info.id))).body.code == "wrong-moment"
    await people[1].join(info.id)
    assert (await told(people[1].start(info.id))).status == 403
    assert (await people[0].start(info.id)).status == "running"


async def test_a_finished_game_gives_out_its_record_and_a_rematch(people: list[Client]) -> None:
    id = await new_table(people[:2], GAME)
    assert (await told(people[0].record(id))).body.code == "wrong-moment"
    async with Feed(people[0], id, 0) as anna, Feed(people[1], id, 1) as bela:
        await asyncio.gather(play(anna, random_choice(1)), play(bela, random_choice(2)))
    verdict = await people[2].verify(id)
    assert verdict.ok
    assert verdict.draws > 0
    record = await people[0].record(id)
    headers = people[2].headers()
    async with httpx.AsyncClient(
        base_url=people[0].url, trust_env=False, timeout=60, headers=headers
    ) as http:
        checked = await http.post("/api/verify", content=record)
        assert checked.json()["ok"]
        forged = await http.post("/api/verify", content=record.replace('"out":"', '"out":"x', 1))
        assert not forged.json()["ok"]
    first, second = await asyncio.gather(people[0].rematch(id), people[1].rematch(id))
    assert first.id == second.id != id
    assert (await people[0].table(id)).rematch == first.id
    await people[0].join(first.id)
    assert (await people[1].join(first.id)).status == "running"
    assert (await told(people[2].rematch(id))).status == 403


async def test_preview_and_why_not_store_nothing(people: list[Client]) -> None:
    id = await new_table(people[:2], "kingsburg")
    before = await people[0].view(id, 0)
    seat = before.asked[0]
    client = people[seat]
    before = await client.view(id, seat)
    assert before.decision is not None
    actions = [before.decision.actions[0].text]
    tried = await client.seat(id, seat).preview(actions)
    assert tried.done + tried.is_final >= 1
    assert isinstance(await client.seat(id, seat).finals([]), list)
    assert (await client.seat(id, seat).outline([])).place is not None
    after = await client.view(id, seat)
    assert (after.n, after.view) == (before.n, before.view)


async def test_a_worker_plays_bots_and_answers_missed_deadlines(people: list[Client], config: Config) -> None:
    async with working(config):
        id = await new_table(people[:1], GAME, bots=2, pace=Pace("live", 10, 1))
        async with Feed(people[0], id, 0) as feed:
            await feed.do(["wait"])
            await feed.until(lambda: feed.status[1] == [1, 2])
            assert feed.clock is not None
            assert feed.clock.running == [0]
            n = feed.n
            await feed.until(lambda: feed.n > n, 60)  # nobody answers, so the default does
            assert feed.info is not None
            await feed.until(lambda: feed.info is not None and feed.info.seats[0].missed > 0)


async def test_games_facts_and_schemas_are_public_and_cached(server: Live) -> None:
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60) as http:
        games = (await http.get("/api/games")).json()
        game = next(one for one in games if one["id"] == GAME)
        facts = await http.get(f"/api/games/{GAME}/facts/{game['editions'][0]}?rules={game['rules']}")
        assert "immutable" in facts.headers["cache-control"]
        assert facts.headers["etag"]
        schema = (await http.get(f"/api/games/{GAME}/schema")).json()
        assert schema["roles"]["view"] in schema["schemas"]
        stream = (await http.get("/api/stream-schema")).json()
        assert {"Pushed", "Do", "EntryLine"} <= set(stream["schemas"])
        assert (await http.get("/api/docs/openapi.json")).json()["info"]["title"] == "Kingscourt"
        assert (await http.get(f"/api/games/{GAME}/facts/none")).status_code == 404
        assert (await http.get("/api/games/none")).status_code == 404


async def test_health_and_metrics(server: Live) -> None:
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60) as http:
        assert (await http.get("/healthz")).json() == {"status": "ok"}
        ready = await http.get("/readyz")
        assert ready.status_code == 200
        assert ready.json()["nats"] == "ok"
        assert "kingscourt_commands" in (await http.get("/metrics")).text
        server.service.is_closing = True
        assert (await http.get("/readyz")).status_code == 503
        server.service.is_closing = False


async def test_metrics_may_be_kept_from_strangers(shared_database: str) -> None:
    config = config_for(shared_database, metrics_token="for prometheus")
    async with live(config) as server, httpx.AsyncClient(base_url=server.url, trust_env=False) as http:
        for shown in ({}, {"authorization": "Bearer guess"}):
            assert (await http.get("/metrics", headers=shown)).status_code == 404
        known = {"authorization": "Bearer for prometheus"}
        assert (await http.get("/metrics", headers=known)).status_code == 200


async def test_my_tables_put_those_that_wait_for_me_first(people: list[Client]) -> None:
    waits = await new_table([people[0], people[1]], GAME)
    other = await new_table([people[1], people[0]], GAME)
    # joining does not wait long for the lists, so they may lag
    mine = await seen(people[0].my_tables, lambda mine: other in [table.id for table in mine])
    waiting = [table.id for table in mine if table.waits_for_me]
    assert [table.id for table in mine[: len(waiting)]] == waiting
    assert waits in waiting
    assert other in [table.id for table in mine[len(waiting) :]]


async def test_a_command_sent_twice_over_http_is_answered_alike(people: list[Client]) -> None:
    id = await new_table(people[:2], GAME)
    first = await people[0].seat(id, 0).do(["look"], id="same")
    assert await people[0].seat(id, 0).do(["look"], id="same") == first
    assert msgspec.json.encode(first)
