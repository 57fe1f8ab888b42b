"""Finished games of any title, played in a moment."""

from __future__ import annotations

from kingscourt.bots.bot_answers import bot_command, waiting_seat
from kingscourt.bots.registry import make_bot
from kingscourt.server.model.person import Person
from kingscourt.server.model.table_setup import Pace, Seat
from kingscourt.server.tables import seating, table_creation
from kingscourt.server.tables.draft_change import Draft
from kingscourt.server.tables.loaded_games import find_game
from kingscourt.server.tables.table_manager import Act, TableManager


async def finished_game(
    manager: TableManager, title: str, people: list[Person], bots: int = 0, public: bool = True
) -> str:
    """Store a finished game of these people, whose answers were drawn at random."""
    id = await running_game(manager, title, people, bots, public)
    await manager.change(id, play_on())
    return id


async def running_game(
    manager: TableManager, title: str, people: list[Person], bots: int = 0, public: bool = True
) -> str:
    seats = [Seat("person", person.name, person.id) for person in people]
    seats += [Seat("bot", level="random") for _ in range(bots)]
    setup = table_creation.new_setup(
        find_game(title), people[0].id, "", {}, None, seats, Pace(), public, starts_when_full=True
    )
    id = manager.shards.new_id()
    await manager.store(id).create(table_creation.new_row(id, setup))
    for number, person in enumerate(people):
        await manager.change(id, seating.join(person, None, f"nonce{number}", None))
    return id


def play_on(most: int = 100_000) -> Act:
    """Give random answers for everybody, at most so many, in one change."""

    async def act(draft: Draft) -> None:
        for _ in range(most):
            table = draft.table
            if table.position.is_over():
                return
            seat = waiting_seat(table)
            draft.keep(bot_command(table, seat, make_bot("random", table.position.last)))

    return act
