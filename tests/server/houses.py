"""Processes without sockets: houses over the real store and bus, as many as a test wants."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec

from kingscourt.server.config import Config
from kingscourt.server.model.person import Person
from kingscourt.server.model.row import Row
from kingscourt.server.model.setup import Pace, Seat, UndoKind
from kingscourt.server.parts import close_house, local_house, service_house
from kingscourt.server.tables import seating
from kingscourt.server.tables.games import find_game
from kingscourt.server.tables.house import House
from kingscourt.table.table import Table
from tests.server.databases import NATS
from tests.server.waiting import until

GAME = "heirlooms"
ANNA, BELA, CILI = Person("anna", "Anna"), Person("bela", "Béla"), Person("cili", "Cili")


def config_for(url: str, **settings: object) -> Config:
    base = Config(directory=url, nats=NATS, subjects=f"t{secrets.token_hex(5)}", secret="s" * 32, pool=3)
    return msgspec.structs.replace(base, **settings)


@asynccontextmanager
async def houses(config: Config, count: int = 1) -> AsyncIterator[list[House]]:
    """Several processes of one service."""
    made = [service_house(config, beats=True) for _ in range(count)]
    for house in made:
        await house.bus.open()
        await until(house.bus.is_connected)
    try:
        yield made
    finally:
        for house in made:
            await close_house(house)


@asynccontextmanager
async def file_house(config: Config, folder: Path) -> AsyncIterator[House]:
    house = local_house(config, folder)
    await house.bus.open()
    try:
        yield house
    finally:
        await close_house(house)


async def seated(
    house: House,
    people: list[Person],
    bots: int = 0,
    pace: Pace | None = None,
    public: bool = True,
    joined: bool = True,
    undo: UndoKind = "barrier",
) -> str:
    """A table where these people sit; with all of them seated it runs."""
    seats = [Seat("person", person=people[0].id)]
    seats += [Seat("open") for _ in people[1:]] + [Seat("bot", level="random") for _ in range(bots)]
    game = find_game(GAME)
    setup = seating.new_setup(game, people[0].id, "", {}, None, seats, pace or Pace(), public, True, undo)
    id = house.shards.new_id()
    await house.store(id).create(seating.new_row(id, setup))
    if joined:
        for person in people:
            await house.change(id, seating.join(person, None, f"nonce{person.id}", None))
    return id


def row_of(house: House, id: str) -> Row:
    return house._tables[id].row


async def core(house: House, id: str) -> Table:
    opened = await house.fresh(id)
    assert opened.table is not None
    return opened.table
