"""Agreements between players across both processes: proposals, consent, and what everybody sees."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from kingscourt.server.api.wire_types import OfferInfo, TableInfo
from kingscourt.server.client.http_client import Client
from kingscourt.server.client.response_types import ServerRefusal
from kingscourt.server.client.table_feed import Feed
from kingscourt.server.config import Config
from kingscourt.server.model.table_setup import Pace
from kingscourt.server.tables import bot_turns
from kingscourt.server.tables.draft_change import Draft
from tests.server.support.live_server import Live, live, working
from tests.server.support.managers import config_for
from tests.server.support.players import company, new_table, play, random_choice
from tests.server.support.waiting import seen

pytestmark = pytest.mark.anyio
GAME = "heirlooms"
LONG = Pace("live", 3600, 5)


@pytest.fixture(scope="module")
def config(shared_database: str) -> Config:
    # the worker polls so rarely that it plays in time only when notified
    return config_for(shared_database, worker_poll_interval=60.0, takeover_bot="random", takeover_after=1)


@pytest.fixture(scope="module")
async def two(config: Config) -> AsyncIterator[list[Live]]:
    async with live(config) as one, live(config) as other:
        yield [one, other]


@pytest.fixture
async def people(two: list[Live]) -> AsyncIterator[list[Client]]:
    async with company([one.url for one in two], ["Anna", "Béla", "Cili"]) as clients:
        yield clients


@asynccontextmanager
async def at_table(
    people: list[Client], pace: Pace | None = None, bots: int = 0
) -> AsyncIterator[list[Feed]]:
    """Create a table, and open everybody's stream."""
    id = await new_table(people, GAME, bots=bots, pace=pace)
    async with AsyncExitStack() as stack:
        feeds = [
            await stack.enter_async_context(Feed(client, id, seat)) for seat, client in enumerate(people)
        ]
        for feed in feeds:
            await feed.until(functools.partial(has_begun, feed))
        yield feeds


async def all_see(feeds: list[Feed], holds: Callable[[TableInfo], bool]) -> None:
    """Wait until everybody sees a change, on whichever process they are."""
    for feed in feeds:
        await feed.until(functools.partial(is_told, feed, holds))


def is_told(feed: Feed, holds: Callable[[TableInfo], bool]) -> bool:
    return feed.info is not None and holds(feed.info)


def has_begun(feed: Feed) -> bool:
    return feed.update is not None


def went_back_to(feed: Feed, n: int) -> bool:
    return feed.entries[feed.n].undo == n


async def shown(feed: Feed, kind: str) -> OfferInfo:
    """Wait for an offer, and return it as a player sees it."""
    await feed.until(lambda: is_told(feed, lambda info: any(offer.kind == kind for offer in info.offers)))
    assert feed.info is not None
    return next(offer for offer in feed.info.offers if offer.kind == kind)


async def problem(call: Awaitable[object]) -> str:
    with pytest.raises(ServerRefusal) as told:
        await call
    return told.value.body.rule or told.value.body.code


async def test_undo_beyond_the_barrier_by_consent(people: list[Client]) -> None:
    async with at_table(people) as feeds:
        anna, bela, cili = feeds
        start = anna.n
        await anna.do(["look"])
        await anna.until(lambda: anna.n > start)
        assert await problem(anna.undo())
        await anna.offer("undo", start)
        await all_see(feeds, lambda info: [offer.kind for offer in info.offers] == ["undo"])
        turned_down = await shown(bela, "undo")
        await bela.consent(turned_down, agrees=False)
        await all_see(feeds, lambda info: info.offers == [])
        await anna.offer("undo", start)
        assert await problem(cili.consent(turned_down)) == "wrong-moment"
        assert await problem(people[2].seat(cili.table, 2).consent(turned_down)) == "wrong-moment"
        await bela.consent(await shown(bela, "undo"))
        await all_see(feeds, lambda info: [offer.yes for offer in info.offers] == [[0, 1]])
        await cili.consent(await shown(cili, "undo"))
        for feed in feeds:
            await feed.until(functools.partial(went_back_to, feed, start))
        assert anna.is_asked()


async def test_a_pause_by_consent_stops_clocks_and_anybody_ends_it(people: list[Client]) -> None:
    async with at_table(people[:2], LONG) as feeds:
        anna, bela = feeds
        assert anna.clock is not None
        assert anna.clock.running == [0]
        await bela.offer("pause")
        await anna.consent(await shown(anna, "pause"))
        await all_see(feeds, lambda info: info.paused)
        assert await problem(anna.do(["wait"])) == "wrong-moment"
        assert await problem(anna.preview(["wait"])) == "wrong-moment"
        await bela.resume()
        await all_see(feeds, lambda info: not info.paused)
        assert await problem(bela.resume()) == "wrong-moment"
        await anna.do(["wait"])


async def test_an_abandoned_seat_is_voted_out_a_bot_plays_it_and_its_person_comes_back(
    people: list[Client], two: list[Live], config: Config
) -> None:
    async with working(config), at_table(people, LONG) as feeds:
        anna, bela, cili = feeds
        assert await problem(bela.offer("remove", 0)) == "wrong-moment"
        await let_time_pass(two[0], anna.table, takeover_after=5)
        await all_see(feeds, lambda info: info.seats[0].missed == 1)
        await bela.offer("remove", 0)
        assert await problem(anna.consent(OfferInfo(1, "end", 1, [1], -1))) == "wrong-moment"
        await cili.consent(await shown(cili, "remove"))
        await all_see(feeds, lambda info: info.seats[0].bot == "random")
        assert await problem(anna.do(["wait"])) == "wrong-moment"
        await anna.come_back()
        await all_see(feeds, lambda info: (info.seats[0].bot, info.seats[0].missed) == ("", 0))
        await asyncio.gather(*(play(feed, random_choice(seat), 60) for seat, feed in enumerate(feeds)))
        assert (await people[2].verify(anna.table)).ok
        kinds = [line for line in (await people[0].record(anna.table)).splitlines() if '"takeover"' in line]
        assert len(kinds) == 1


async def test_a_seat_that_misses_too_often_goes_to_a_bot_until_its_person_comes_back(
    people: list[Client], two: list[Live], config: Config
) -> None:
    async with working(config), at_table(people[:2], LONG) as feeds:
        anna, bela = feeds
        await let_time_pass(two[1], anna.table, config.takeover_after)
        await all_see(feeds, lambda info: info.seats[0].bot == "random")
        # the worker is notified and plays the seat at once
        await bela.until(lambda: any(entry.seat == 0 and entry.do for entry in bela.entries.values()))
        assert await problem(bela.come_back()) == "wrong-moment"
        await anna.come_back()
        await all_see(feeds, lambda info: info.seats[0].bot == "")


async def let_time_pass(server: Live, table: str, takeover_after: int) -> None:
    """Make it look as if the person to move had let the clock run out."""

    async def act(draft: Draft) -> None:
        draft.now += 7200
        await bot_turns.miss_deadlines(takeover_after, "random")(draft)

    await server.manager.fresh(table)
    await server.manager.change(table, act)


async def test_an_end_by_consent_and_resigning_reach_everybody(people: list[Client]) -> None:
    async with at_table(people[:2]) as feeds:
        await feeds[0].offer("end")
        await feeds[1].consent(await shown(feeds[1], "end"))
        await all_see(feeds, lambda info: info.status == "over")
        assert (await people[0].verify(feeds[0].table)).ok
    async with at_table(people[:2]) as feeds:
        await feeds[1].resign()
        for feed in feeds:
            await feed.until(feed.is_over)
        await all_see(feeds, lambda info: info.seats[1].resigned)


async def test_a_rematch_is_one_table_that_both_are_led_to(people: list[Client]) -> None:
    async with at_table(people[:2]) as feeds:
        assert await problem(people[0].rematch(feeds[0].table)) == "wrong-moment"
        await feeds[0].resign()
        await all_see(feeds, lambda info: info.status == "over")
        again = await asyncio.gather(*(client.rematch(feeds[0].table) for client in people[:2]))
        assert again[0].id == again[1].id
        await all_see(feeds, lambda info: info.rematch == again[0].id and info.rematch_seat in (0, 1))
        old = await people[0].table(feeds[0].table)
        assert again[0].commitment != old.commitment
        # the second request may be answered before the first has updated the lists
        mine = await seen(people[1].my_tables, lambda mine: again[0].id in [table.id for table in mine])
        assert again[0].id in [table.id for table in mine if table.waits_for_me]
        await asyncio.gather(*(client.join(again[0].id) for client in people[:2]))
        assert (await people[0].table(again[0].id)).status == "running"


async def test_a_hint_wakes_the_worker(people: list[Client], config: Config) -> None:
    async with working(config), at_table(people[:1], bots=2) as (anna,):
        await asyncio.sleep(0.5)  # by now the worker has polled, and waits for a minute
        await anna.do(["wait"])
        await anna.until(lambda: anna.status[1] == [1, 2])
