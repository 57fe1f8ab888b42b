"""Hints over HTTP: for one's own seat, and only where everybody else is a bot."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from kingscourt.server.client.http_client import Client
from kingscourt.server.client.response_types import ServerRefusal
from tests.server.support.live_server import Live, live
from tests.server.support.managers import config_for
from tests.server.support.players import company, new_table

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
async def server(shared_database: str) -> AsyncIterator[Live]:
    async with live(config_for(shared_database)) as made:
        yield made


@pytest.fixture(scope="module")
async def people(server: Live) -> AsyncIterator[list[Client]]:
    async with company([server.url], ["Anna", "Béla"]) as clients:
        yield clients


async def test_a_person_among_bots_gets_hints(people: list[Client]) -> None:
    anna = people[0]
    id = await new_table(people[:1], "rival_kings", bots=2)
    view = await anna.view(id, 0)
    assert view.decision is not None
    found = await anna.seat(id, 0).hints([])
    assert found.n == view.n
    legal = {action.text for action in view.decision.actions}
    assert 0 < len(found.hints) <= 3
    assert {hint.action for hint in found.hints} <= legal
    assert found == await anna.seat(id, 0).hints([])


async def test_hints_after_steps_that_were_not_sent(people: list[Client]) -> None:
    anna = people[0]
    id = await new_table(people[:1], "rival_kings", bots=1)
    view = await anna.view(id, 0)
    assert view.decision is not None
    first = view.decision.actions[0].text
    assert (await anna.seat(id, 0).hints([first])).hints == []  # a secret choice is a whole command
    with pytest.raises(ServerRefusal):
        await anna.seat(id, 0).hints(["no such action"])


async def test_no_hints_against_people_or_for_others(people: list[Client]) -> None:
    id = await new_table(people, "rival_kings")
    for client in people:
        for seat in (0, 1):
            with pytest.raises(ServerRefusal) as refused:
                await client.seat(id, seat).hints([])
            assert refused.value.status == 403
