"""Table managers over the real store and bus, as processes without sockets."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec

from kingscourt.server.composition import close_manager, local_manager, service_manager
from kingscourt.server.config import Config
from kingscourt.server.model.person import Person
from kingscourt.server.model.table_row import TableRow
from kingscourt.server.model.table_setup import BotPace, Pace, Seat, UndoKind
from kingscourt.server.tables import seating, table_creation
from kingscourt.server.tables.loaded_games import find_game
from kingscourt.server.tables.table_manager import TableManager
from kingscourt.table.table import Table
from tests.server.support.databases import NATS
from tests.server.support.waiting import until

GAME = "heirlooms"
ANNA, BELA, CILI = Person("anna", "Anna"), Person("bela", "Béla"), Person("cili", "Cili")


def config_for(url: str, **settings: object) -> Config:
    base = Config(
        directory=url, nats=NATS, nats_prefix=f"t{secrets.token_hex(5)}", secret="s" * 32, pool_size=3
    )
    return msgspec.structs.replace(base, **settings)


@asynccontextmanager
async def managers(config: Config, count: int = 1) -> AsyncIterator[list[TableManager]]:
    """Table managers of several processes of one service."""
    made = [service_manager(config, beats=True) for _ in range(count)]
    for manager in made:
        await manager.bus.open()
        await until(manager.bus.is_connected)
    try:
        yield made
    finally:
        for manager in made:
            await close_manager(manager)


@asynccontextmanager
async def file_manager(config: Config, folder: Path) -> AsyncIterator[TableManager]:
    manager = local_manager(config, folder)
    await manager.bus.open()
    try:
        yield manager
    finally:
        await close_manager(manager)


async def seated(
    manager: TableManager,
    people: list[Person],
    bots: int = 0,
    pace: Pace | None = None,
    public: bool = True,
    joined: bool = True,
    undo: UndoKind = "barrier",
    bot_pace: BotPace = "quick",
) -> str:
    """Create a table for these people; it runs once all of them have joined."""
    seats = [Seat("person", person=people[0].id)]
    seats += [Seat("open") for _ in people[1:]] + [Seat("bot", level="random") for _ in range(bots)]
    game = find_game(GAME)
    setup = table_creation.new_setup(
        game, people[0].id, "", {}, None, seats, pace or Pace(), public, True, undo, bot_pace=bot_pace
    )
    id = manager.shards.new_id()
    await manager.store(id).create(table_creation.new_row(id, setup))
    if joined:
        for person in people:
            await manager.change(id, seating.join(person, None, f"nonce{person.id}", None))
    return id


def row_of(manager: TableManager, id: str) -> TableRow:
    return manager._tables[id].row


async def core(manager: TableManager, id: str) -> Table:
    opened = await manager.fresh(id)
    assert opened.table is not None
    return opened.table
