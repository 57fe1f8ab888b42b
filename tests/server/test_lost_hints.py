"""Hints that are lost, or meant for few: what was said is heard all the same, and not everybody looks."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import AsyncExitStack

import pytest

from kingscourt.server.bus.nats import NatsBus
from kingscourt.server.desk.desk import Desk
from kingscourt.server.model.person import Person
from kingscourt.server.stream.rooms import Rooms
from kingscourt.server.work import worker
from tests.server.databases import NATS
from tests.server.houses import ANNA, BELA, config_for, houses, seated
from tests.server.test_rooms import Listener
from tests.server.waiting import until

pytestmark = pytest.mark.anyio


async def test_a_line_of_chat_is_heard_although_its_hint_was_lost(shared_database: str) -> None:
    async with houses(config_for(shared_database)) as (house,):
        id = await seated(house, [ANNA, BELA])
        quiet = await seated(house, [ANNA, BELA])
        rooms, listener = Rooms(house, 20.0), Listener()
        await rooms.enter(id, listener)
        await rooms.enter(quiet, Listener())
        running = asyncio.create_task(rooms.run(0.05))
        for text in ("hello", "again"):
            await house.store(id).say(id, ANNA, text)  # and nobody is told
        await until(lambda: listener.heard == ["hello", "again"])
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


async def test_the_newest_line_of_each_table(shared_database: str) -> None:
    async with houses(config_for(shared_database)) as (house,):
        ids = [await seated(house, [ANNA, BELA]) for _ in range(3)]
        store = house.store(ids[0])
        lines = [await store.say(id, ANNA, text) for id in ids[:2] for text in ("one", "two")]
        assert await store.last_chat(ids) == {ids[0]: lines[1].id, ids[1]: lines[3].id}


async def test_a_name_changed_at_another_process_is_seen_without_a_hint(shared_database: str) -> None:
    config = config_for(shared_database)
    async with houses(config, 2) as (here, there):
        one, two = Desk(here, config), Desk(there, config)
        person = await one.add(Person(secrets.token_hex(4), "Anna"))
        token = await one.sessions.begin(person.id)
        await two.sessions.poll()
        assert (await two.sessions.guest(token)).person.name == "Anna"
        await one.rename(Person(person.id, "Annamária"))
        await two.sessions.poll()
        assert (await two.sessions.guest(token)).person.name == "Annamária"


async def test_a_hint_of_work_wakes_few_of_many_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "GROUPS", 2)
    workers, hints = 8, 10
    prefix = f"t{secrets.token_hex(4)}"
    async with AsyncExitStack() as stack:

        async def bus() -> NatsBus:
            made = NatsBus([NATS], prefix)
            await made.open()
            stack.push_async_callback(made.close)
            await until(made.is_connected)
            return made

        woken: list[bytes] = []
        last: list[bytes] = []

        async def note(message: bytes) -> None:
            woken.append(message)

        async def end(message: bytes) -> None:
            last.append(message)

        for _ in range(workers):
            await (made := await bus()).subscribe("work.a", note, worker.own_group())
            await made.subscribe("end", end)
        serve = await bus()
        for _ in range(hints):
            serve.publish("work.a", b"")
        serve.publish("end", b"")  # in order from one publisher: when it is there, so are the hints
        await until(lambda: len(last) == workers)
        assert hints <= len(woken) <= hints * 2
