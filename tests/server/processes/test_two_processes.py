"""Two `serve` processes and one table: the store decides between simultaneous commands, once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import msgspec
import pytest

from kingscourt.server.api.seat_requests import Done
from kingscourt.server.client.http_client import Client
from kingscourt.server.client.response_types import ServerRefusal
from kingscourt.server.client.table_feed import Feed
from tests.server.support.players import company, new_table
from tests.server.support.service_processes import ServiceProcesses

pytestmark = pytest.mark.anyio
GAME = "heirlooms"
ROUNDS = 8


@pytest.fixture
async def people(service: ServiceProcesses) -> AsyncIterator[list[Client]]:
    """Anna and Béla, each on their own process."""
    async with company(service.urls, ["Anna", "Béla"]) as clients:
        yield clients


async def twins(service: ServiceProcesses, client: Client, stack: AsyncExitStack) -> list[Client]:
    """One person in two browsers, each on a different process."""
    return [await stack.enter_async_context(Client(url, client.token)) for url in service.urls]


async def lines(client: Client, id: str) -> list[str]:
    """Seat 0's own actions in the log, in order, as that seat sees them."""
    update = await client.view(id, 0)
    return [entry.do for entry in update.entries if entry.do is not None and entry.seat == 0]


@pytest.mark.parametrize("round", range(ROUNDS))
async def test_the_same_command_at_two_processes_at_once_is_applied_once(
    service: ServiceProcesses, people: list[Client], round: int
) -> None:
    id = await new_table(people, GAME)
    async with AsyncExitStack() as stack:
        both = await twins(service, people[0], stack)
        for client in both:
            await client.view(id, 0)  # both have the table in memory
        answers = await asyncio.gather(
            *(client.seat(id, 0).do(["look"], id="same") for client in both[:: 1 - 2 * (round % 2)])
        )
        assert answers[0] == answers[1]
        assert await both[0].seat(id, 0).do(["look"], id="same") == answers[0]
        for client in both:
            assert (await lines(client, id)).count("look") == 1


@pytest.mark.parametrize("round", range(ROUNDS))
async def test_of_two_commands_of_one_seat_at_once_one_wins_and_the_other_hears_why(
    service: ServiceProcesses, people: list[Client], round: int
) -> None:
    id = await new_table(people, GAME)
    async with AsyncExitStack() as stack:
        both = await twins(service, people[0], stack)
        posed = [(await client.view(id, 0)).posed for client in both]
        wishes = ["look", "wait"] if round % 2 else ["wait", "look"]
        results = await asyncio.gather(
            *(
                client.seat(id, 0).do([wish], after)
                for client, wish, after in zip(both, wishes, posed, strict=True)
            ),
            return_exceptions=True,
        )
        told = [result for result in results if isinstance(result, ServerRefusal)]
        won = [wish for wish, result in zip(wishes, results, strict=True) if isinstance(result, Done)]
        assert len(won) == 1
        assert [one.body.rule for one in told] == ["KC-6"]
        assert told[0].body.words
        for client in both:
            assert await lines(client, id) == won


@pytest.mark.parametrize("round", range(ROUNDS))
async def test_a_sealed_choice_changed_at_the_last_moment_is_the_old_or_the_new_for_everybody(
    people: list[Client], round: int
) -> None:
    id = await new_table(people, GAME)
    async with Feed(people[0], id, 0) as anna, Feed(people[1], id, 1) as bela:
        await anna.do(["wait"])
        await bela.until(bela.is_asked)
        await anna.until(lambda: anna.n == bela.n)
        old, new = choices(anna)[:2]
        assert (await anna.do([old])).sealed
        posed = anna.n
        changing, last = anna.do([new], posed), bela.do([choices(bela)[0]])
        results = await asyncio.gather(
            *((changing, last) if round % 2 else (last, changing)), return_exceptions=True
        )
        mine, other = results if round % 2 else results[::-1]
        assert isinstance(other, Done)
        await anna.until(lambda: anna.n > posed)
        await bela.until(lambda: bela.n >= anna.n)
        assert open_events(anna, posed) == open_events(bela, posed)
        changed = isinstance(mine, Done)
        if not changed:
            assert isinstance(mine, ServerRefusal)
            assert mine.body.rule in ("KC-1", "KC-6")  # no longer asked, or asked something else
        assert [anna.entries[n].do for n in range(posed + 1, anna.n + 1) if anna.entries[n].seat == 0] == [
            new if changed else old
        ]
        await anna.resign()
    records = [await client.record(id) for client in people]
    assert records[0] == records[1]
    assert [f'"do":"{bid}"' in records[0] for bid in (old, new)] == [not changed, changed]


def open_events(feed: Feed, since: int) -> list[bytes]:
    """What is said to everybody; moves differ for somebody who knew a card before it was turned up."""
    said = [
        [(event.key, event.args) for event in feed.entries[n].events] for n in range(since + 1, feed.n + 1)
    ]
    return [msgspec.json.encode(events) for events in said]


def choices(feed: Feed) -> list[str]:
    assert feed.update is not None
    assert feed.update.decision is not None
    return [action.text for action in feed.update.decision.actions]
