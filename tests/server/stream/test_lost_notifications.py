"""Messages arrive even if their notifications are lost, and a notification wakes only a few workers."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import AsyncExitStack

import pytest

from kingscourt.server.bus.nats import NatsBus
from kingscourt.server.model.person import Person
from kingscourt.server.services.service_facade import Service
from kingscourt.server.stream.table_rooms import TableRooms
from kingscourt.server.worker import worker
from tests.server.stream.test_table_rooms import Listener
from tests.server.support.databases import NATS
from tests.server.support.managers import ANNA, BELA, config_for, managers, seated
from tests.server.support.waiting import until

pytestmark = pytest.mark.anyio


async def test_a_line_of_chat_is_heard_although_its_hint_was_lost(shared_database: str) -> None:
    async with managers(config_for(shared_database)) as (manager,):
        id = await seated(manager, [ANNA, BELA])
        quiet = await seated(manager, [ANNA, BELA])
        rooms, listener = TableRooms(manager, 20.0), Listener()
        await rooms.enter(id, listener)
        await rooms.enter(quiet, Listener())
        running = asyncio.create_task(rooms.run(0.05))
        for text in ("hello", "again"):
            await manager.store(id).say(id, ANNA, text)  # without a notification
        await until(lambda: listener.heard == ["hello", "again"])
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


async def test_the_newest_line_of_each_table(shared_database: str) -> None:
    async with managers(config_for(shared_database)) as (manager,):
        ids = [await seated(manager, [ANNA, BELA]) for _ in range(3)]
        store = manager.store(ids[0])
        lines = [await store.say(id, ANNA, text) for id in ids[:2] for text in ("one", "two")]
        assert await store.last_chat(ids) == {ids[0]: lines[1].id, ids[1]: lines[3].id}


async def test_a_name_changed_at_another_process_is_seen_without_a_hint(shared_database: str) -> None:
    config = config_for(shared_database)
    async with managers(config, 2) as (here, there):
        one, two = Service(here, config), Service(there, config)
        person = await one.people.add(Person(secrets.token_hex(4), "Anna"))
        token = await one.people.sessions.begin(person.id)
        await two.people.sessions.poll()
        assert (await two.people.sessions.guest(token)).person.name == "Anna"
        await one.people.rename(Person(person.id, "Annamária"))
        await two.people.sessions.poll()
        assert (await two.people.sessions.guest(token)).person.name == "Annamária"


async def test_a_hint_of_work_wakes_few_of_many_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "GROUPS", 2)
    workers, notifier = 8, 10
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
        for _ in range(notifier):
            serve.publish("work.a", b"")
        # one publisher's messages stay in order, so the notifications arrive before this one
        serve.publish("end", b"")
        await until(lambda: len(last) == workers)
        assert notifier <= len(woken) <= notifier * 2
