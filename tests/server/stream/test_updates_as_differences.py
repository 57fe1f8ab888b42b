"""Updates begin with the whole view and go on as differences; so do previews and outlines."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from functools import partial

import msgspec
import pytest
from msgspec import UNSET

from kingscourt.server.client.http_client import Client
from kingscourt.server.client.response_types import MESSAGES, SeatPushed
from kingscourt.server.client.table_feed import Feed
from tests.server.support.live_server import Live, live
from tests.server.support.managers import config_for
from tests.server.support.players import company, new_table, play, random_choice

pytestmark = pytest.mark.anyio
GAME = "heirlooms"


@pytest.fixture(scope="module")
async def two(shared_database: str) -> AsyncIterator[list[Live]]:
    config = config_for(shared_database, compare_interval=0.5)
    async with live(config) as one, live(config) as other:
        yield [one, other]


@pytest.fixture
async def people(two: list[Live]) -> AsyncIterator[list[Client]]:
    async with company([one.url for one in two], ["Anna", "Béla", "Cili"]) as clients:
        yield clients


def updates(feed: Feed) -> list[SeatPushed]:
    """The updates as they came over the wire."""
    return [message for message in map(MESSAGES.decode, feed.received) if isinstance(message, SeatPushed)]


def has_view(message: SeatPushed) -> bool:
    return bytes(message.update.view) != b"null"


def has_begun(feed: Feed) -> bool:
    return feed.update is not None


async def outline(client: Client, id: str, seat: int, actions: list[str]) -> object:
    return msgspec.to_builtins(await client.seat(id, seat).outline(actions))


async def test_a_whole_game_by_steps_ends_with_what_a_request_shows(people: list[Client]) -> None:
    id = await new_table(people[:2], GAME)
    async with (
        Feed(people[0], id, 0, wants_outline=True) as anna,
        Feed(people[1], id, 1) as bela,
        Feed(people[2], id, None) as cili,
    ):
        feeds = [anna, bela, cili]
        await asyncio.gather(*(feed.until(partial(has_begun, feed)) for feed in feeds))
        await asyncio.gather(play(anna, random_choice(1)), play(bela, random_choice(2)))
        await cili.until(cili.is_over)
        for feed in feeds:
            seen = await feed.client.view(id, feed.seat)
            assert feed.view == msgspec.json.decode(seen.view)
            first, *later = updates(feed)
            assert has_view(first)
            assert first.steps is UNSET
            assert later
            assert not any(map(has_view, later))
            numbers = [step.n for message in later for step in message.steps or []]
            assert numbers == list(range(first.update.n + 1, feed.n + 1))
        assert anna.outlined == await outline(people[0], id, 0, [])
        assert bela.outlined is None


async def test_a_preview_is_relative_to_the_last_update(people: list[Client]) -> None:
    id = await new_table(people[:2], GAME)
    async with Feed(people[0], id, 0, wants_outline=True) as anna:
        await anna.until(lambda: anna.update is not None)
        tried = await anna.preview(["wait"])
        raw = next(found for found in map(msgspec.json.decode, anna.received) if found["type"] == "preview")
        assert raw["preview"]["view"] is None
        assert set(raw["outline"]) == {"patch"}
        assert tried == await people[0].seat(id, 0).preview(["wait"])


async def test_a_new_stream_begins_with_the_whole_view(people: list[Client]) -> None:
    id = await new_table(people[:2], GAME)
    async with Feed(people[0], id, 0) as anna:
        await anna.do(["wait"])
        await anna.until(lambda: len(updates(anna)) == 2)
        await anna.drop()
        await anna.until(lambda: len(updates(anna)) == 3)
        assert [has_view(message) for message in updates(anna)] == [True, False, True]
        assert updates(anna)[2].steps is UNSET
