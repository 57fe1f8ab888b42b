"""Finished games and their reviews."""

from __future__ import annotations

import asyncio
from typing import Final

import httpx

from kingscourt.review.effort import Effort
from kingscourt.server.api.wire_types import NewSeat, NewTable
from kingscourt.server.client.http_client import Client
from kingscourt.server.client.table_feed import Feed
from tests.server.support.players import new_table, play, random_choice
from tests.server.support.waiting import TIMEOUT

GAME: Final = "heirlooms"
QUICK: Final = Effort(rollouts=2, depth=2, worlds=2, candidates=1)  # a whole one takes a quarter of a minute
MAKING: Final = 4 * TIMEOUT  # interpreted rules on a busy machine


async def ask(client: Client, path: str) -> httpx.Response:
    async with httpx.AsyncClient(base_url=client.url, trust_env=False, timeout=60) as http:
        return await http.get(f"/api/tables/{path}", headers=client.headers())


async def reviewed(client: Client, id: str) -> httpx.Response:
    """Ask until the review is there, or is refused."""
    async with asyncio.timeout(MAKING):
        while (answer := await ask(client, f"{id}/review")).status_code == 202:
            await asyncio.sleep(0.1)
    return answer


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
