"""Scripted players: clients that follow a table and answer when asked."""

from __future__ import annotations

import asyncio
import functools
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager

from kingscourt.kernel.wire_types import WireDecision
from kingscourt.server.api.seat_requests import Done
from kingscourt.server.api.wire_types import NewSeat, NewTable
from kingscourt.server.client.http_client import Client
from kingscourt.server.client.table_feed import Feed
from kingscourt.server.model.table_setup import Pace
from tests.server.support.waiting import TIMEOUT

Chooser = Callable[[WireDecision], str]


def random_choice(seed: int) -> Chooser:
    """Return a chooser that picks legal actions at random, with its own seed."""
    chance = random.Random(seed)
    return lambda decision: chance.choice(decision.actions).text


async def answer_of(feed: Feed, choose: Chooser) -> list[str]:
    """Actions that a player sends: one, or a complete sealed choice built with previews."""
    assert feed.update is not None
    assert feed.update.decision is not None
    actions = [choose(feed.update.decision)]
    while feed.update.decision.sealed:
        tried = await feed.preview(actions)
        if tried.is_final or tried.decision is None:
            break
        actions.append(choose(tried.decision))
    return actions


async def at_once() -> None:
    """Do nothing before an answer."""


async def play(
    feed: Feed,
    choose: Chooser,
    timeout: float = 120,
    think: float = 0.0,
    before: Callable[[], Awaitable[None]] = at_once,
) -> list[int]:
    """Answer until the game is over, and return the entry number after each acknowledged command."""
    acknowledged: list[int] = []
    async with asyncio.timeout(timeout):
        while True:
            await feed.until(lambda: feed.is_asked() or feed.is_over(), timeout)
            if feed.is_over():
                return acknowledged
            assert feed.update is not None
            await before()
            if not feed.is_asked():
                continue  # somebody has undone a step in the meantime
            answer = await feed.do(await answer_of(feed, choose), feed.update.posed)
            acknowledged.append(answer.n)
            await feed.until(functools.partial(has_arrived, feed, answer), timeout)
            if think:
                await asyncio.sleep(think)


def has_arrived(feed: Feed, answer: Done) -> bool:
    """Whether the effect of a command has reached the stream."""
    return not feed.is_asked() or feed.n > answer.n if answer.sealed else feed.n >= answer.n


async def guests(urls: list[str], names: list[str]) -> list[Client]:
    """Sign in guests on different processes."""
    clients = [Client(urls[n % len(urls)], timeout=TIMEOUT) for n in range(len(names))]
    for client, name in zip(clients, names, strict=True):
        await client.sign_in(name)
    return clients


@asynccontextmanager
async def company(urls: list[str], names: list[str]) -> AsyncIterator[list[Client]]:
    """Sign in guests on different processes, and close their clients after the test."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(client) for client in await guests(urls, names)]


async def new_table(
    clients: list[Client], game: str, bots: int = 0, pace: Pace | None = None, public: bool = True
) -> str:
    """Create a running table with these people seated in order."""
    seats = [NewSeat("me"), *(NewSeat("open") for _ in clients[1:])]
    seats += [NewSeat("bot", level="random") for _ in range(bots)]
    info = await clients[0].create(NewTable(game, seats, pace=pace, public=public))
    for number, client in enumerate(clients):
        is_let_in = public or number == 0
        code = "" if is_let_in else (await clients[0].invite(info.id, number)).code
        await client.join(info.id, number, code)
    return info.id
