"""Earlier positions: whose eyes may look, and what they see."""

from __future__ import annotations

import asyncio

from kingscourt.kernel.phrase import Phrase
from kingscourt.kernel.wire import Outline
from kingscourt.server.api.wire import Secrets
from kingscourt.server.errors.problems import BadRequest, Internal, Later, TooMuch, Unknown, WrongMoment
from kingscourt.server.model.row import OVER
from kingscourt.server.sandbox.bodies import Played
from kingscourt.server.sandbox.pool import TOTALS, Declined, TaskFailed, TooMuchWork
from kingscourt.server.showing.knowledge import seated, unknown_parts
from kingscourt.server.showing.tables import running_table
from kingscourt.server.store.contract import Unavailable
from kingscourt.server.tables.house import House
from kingscourt.server.tables.moves import own_seat
from kingscourt.server.tables.open_table import OpenTable
from kingscourt.table.position import Position
from kingscourt.table.projection import update_at
from kingscourt.table.rewind import Rewind
from kingscourt.table.wire import Update


def eyes(opened: OpenTable, person: str, seat: int | None) -> int | None:
    """Whose eyes may look back: while the game runs one's own or a watcher's, then anybody's."""
    if seat is None:
        return None
    if opened.row.status != OVER:
        return own_seat(opened.row.setup, person, seat)
    if seat >= len(opened.row.setup.seats):
        raise BadRequest(f"there is no seat {seat}")
    return seat


async def position_then(opened: OpenTable, n: int) -> Position:
    """The position after entry `n`; long logs are replayed in pieces, so that nobody waits for it."""
    table = running_table(opened)
    if not 0 <= n <= table.position.last:
        raise Unknown(Phrase("service-no-entry"), str(n))
    rewind = opened.rewind
    if rewind is None:
        rewind = opened.rewind = Rewind(table.setting)
    while not rewind.reaches(n):
        rewind.advance(table.entries)
        await asyncio.sleep(0)
    return rewind.at(table.entries, n)


async def update_then(opened: OpenTable, seat: int | None, n: int) -> Update:
    """The position as it is sent to a seat."""
    return update_at(running_table(opened).setting, await position_then(opened, n), seat)


async def outline_then(opened: OpenTable, seat: int | None, n: int) -> Outline:
    """The position as a tree."""
    return _outline(opened, await position_then(opened, n), seat)


async def secrets_then(opened: OpenTable, n: int) -> list[Secrets]:
    """What each seat knew beyond a watcher."""
    _check_over(opened)
    position = await position_then(opened, n)
    return [Secrets(seat, _secrets(opened, position, seat)) for seat in range(position.state.seat_count)]


def _secrets(opened: OpenTable, position: Position, seat: int) -> list[Outline]:
    game = running_table(opened).setting.game
    watched = game.view(position.state, None)
    open_to_all = [game.outline(watched), game.outline(seated(watched, seat))]
    return unknown_parts(_outline(opened, position, seat), open_to_all, seat)


async def totals(house: House, opened: OpenTable) -> bytes:
    """How the points went: worked out once, in a limited child."""
    _check_over(opened)
    running_table(opened)
    if opened.totals is None:
        opened.totals = await _totals(house, opened.row.id)
    return opened.totals


async def _totals(house: House, id: str) -> bytes:
    try:
        snapshot = await house.store(id).load(id)
    except Unavailable as error:
        raise Later(Phrase("service-away"), str(error)) from error
    if snapshot is None:
        raise Unknown(Phrase("service-no-table"), id)
    try:
        return await house.sandbox.run(TOTALS, Played(snapshot.row.setup, snapshot.lines))
    except TooMuchWork as error:
        raise TooMuch(Phrase("service-too-much-totals"), str(error)) from None
    except (Declined, TaskFailed) as error:
        raise Internal from error


def _check_over(opened: OpenTable) -> None:
    if opened.row.status != OVER:
        raise WrongMoment(Phrase("service-open-later"))


def _outline(opened: OpenTable, position: Position, seat: int | None) -> Outline:
    game = running_table(opened).setting.game
    return game.outline(game.view(position.state, seat))
