"""Past positions: which seat's view a person may ask for, what it shows, and what that seat alone knew."""

from __future__ import annotations

import asyncio

import msgspec

from kingscourt.kernel.phrase import Phrase
from kingscourt.kernel.wire_types import Outline, View
from kingscourt.server.api.wire_types import Secrets
from kingscourt.server.errors.problems import BadRequest, Internal, Later, TooMuch, Unknown, WrongMoment
from kingscourt.server.model.table_row import OVER
from kingscourt.server.queries.table_summaries import running_table
from kingscourt.server.sandbox.child_pool import TOTALS, Declined, TaskFailed, TooMuchWork
from kingscourt.server.sandbox.tasks.task_types import ReplayTask
from kingscourt.server.store.contract import Unavailable
from kingscourt.server.tables.live_table import LiveTable
from kingscourt.server.tables.seat_commands import own_seat
from kingscourt.server.tables.table_manager import TableManager
from kingscourt.table.json_patch import difference
from kingscourt.table.position import Position
from kingscourt.table.position_history import PositionHistory, replayable
from kingscourt.table.projection import see, update_at
from kingscourt.table.view_steps import MOST_STEPS, document_of
from kingscourt.table.wire_types import PastPositions, PastStep, Update

FactSet = set[tuple[str, str]]


def eyes(opened: LiveTable, person: str, seat: int | None) -> int | None:
    """Check whose view a person may see: during the game their own or a watcher's, afterwards any."""
    if seat is None:
        return None
    if opened.row.status != OVER:
        return own_seat(opened.row.setup, person, seat)
    if seat >= len(opened.row.setup.seats):
        raise BadRequest(f"there is no seat {seat}")
    return seat


async def position_then(opened: LiveTable, n: int) -> Position:
    """The position after entry `n`; long logs are replayed in steps, so that nothing is blocked."""
    table = running_table(opened)
    if not 0 <= n <= table.position.last:
        raise Unknown(Phrase("service-no-entry"), str(n))
    history = opened.history
    if history is None:
        history = opened.history = PositionHistory(table.game_setup)
    while not history.reaches(n):
        history.advance(table.entries)
        await asyncio.sleep(0)
    return history.at(table.entries, n)


async def update_then(opened: LiveTable, seat: int | None, n: int) -> Update:
    """A past position in the form sent to a seat."""
    return update_at(running_table(opened).game_setup, await position_then(opened, n), seat)


async def steps_between(opened: LiveTable, seat: int | None, first: int, last: int) -> PastPositions:
    """The position after entry `first`, and each entry up to `last` with the difference it made."""
    if not 1 <= last - first <= MOST_STEPS:
        raise BadRequest(f"from 1 to {MOST_STEPS} entries at a time")
    table = running_table(opened)
    position = await position_then(opened, first)
    if last > table.position.last:
        raise Unknown(Phrase("service-no-entry"), str(last))
    start = update_at(table.game_setup, position, seat)
    assert start.view is not None
    document = document_of(start.view)
    steps: list[PastStep] = []
    for entry in table.entries[first:last]:
        position.play(replayable(entry))
        after = document_of(table.game_setup.game.view(position.state, seat))
        seen = see(entry, seat, table.position.is_over(), position.state.seat_count)
        steps.append(PastStep(entry.n, difference(document, after), seen, position.asked()))
        document = after
    return PastPositions(start, steps)


async def outline_then(opened: LiveTable, seat: int | None, n: int) -> Outline:
    """A past position as a tree."""
    return _outline(opened, await position_then(opened, n), seat)


async def secrets_then(opened: LiveTable, n: int) -> list[Secrets]:
    """What each seat knew beyond a watcher."""
    _check_over(opened)
    position = await position_then(opened, n)
    return [Secrets(seat, _secrets(opened, position, seat)) for seat in range(position.state.seat_count)]


def _secrets(opened: LiveTable, position: Position, seat: int) -> list[Outline]:
    setup = running_table(opened).game_setup
    watched = setup.game.view(position.state, None)
    open_to_all = [setup.outline(watched), setup.outline(seated(watched, seat))]
    return unknown_parts(_outline(opened, position, seat), open_to_all, seat)


async def totals(manager: TableManager, opened: LiveTable) -> bytes:
    """The points over time, computed once, in a restricted child process."""
    _check_over(opened)
    running_table(opened)
    if opened.totals is None:
        opened.totals = await _totals(manager, opened.row.id)
    return opened.totals


async def _totals(manager: TableManager, id: str) -> bytes:
    try:
        snapshot = await manager.store(id).load(id)
    except Unavailable as error:
        raise Later(Phrase("service-away"), str(error)) from error
    if snapshot is None:
        raise Unknown(Phrase("service-no-table"), id)
    try:
        return await manager.sandbox.run(TOTALS, ReplayTask(snapshot.row.setup, snapshot.lines))
    except TooMuchWork as error:
        raise TooMuch(Phrase("service-too-much-totals"), str(error)) from None
    except (Declined, TaskFailed) as error:
        raise Internal from error


def _check_over(opened: LiveTable) -> None:
    if opened.row.status != OVER:
        raise WrongMoment(Phrase("service-open-later"))


def _outline(opened: LiveTable, position: Position, seat: int | None) -> Outline:
    setup = running_table(opened).game_setup
    return setup.outline(setup.game.view(position.state, seat))


def unknown_parts(own: Outline, open_to_all: list[Outline], seat: int) -> list[Outline]:
    """The parts of a seat's outline that everybody's lack, each with the unknown parts inside it."""
    known: FactSet = set()
    for outline in open_to_all:
        _collect(outline, seat, "", known)
    return _unknown(own, seat, "", known)


def seated(view: View, seat: int) -> View:
    """A watcher's view marked as a seat's, as owners see more public facts; unchanged without a seat."""
    return msgspec.structs.replace(view, seat=seat) if "seat" in view.__struct_fields__ else view


def _name(place: str, seat: int) -> str:
    """The public name of a place; a seat calls its own places `my/…`."""
    return f"seat/{seat}{place[2:]}" if place == "my" or place.startswith("my/") else place


def _fact(part: Outline) -> str:
    return str((part.label, part.value, part.lines, part.state))


def _collect(part: Outline, seat: int, area: str, known: FactSet) -> None:
    """Collect facts by place and by player's area, as a seat's own places have different names."""
    place = _name(part.place, seat)
    known.add((place, _fact(part)))
    known.add((area, _fact(part)))
    for inside in part.inside:
        _collect(inside, seat, _area_of(place, area), known)


def _unknown(part: Outline, seat: int, area: str, known: FactSet) -> list[Outline]:
    place = _name(part.place, seat)
    inside = [found for one in part.inside for found in _unknown(one, seat, _area_of(place, area), known)]
    if (place, _fact(part)) in known or (area and (area, _fact(part)) in known):
        return inside
    return [msgspec.structs.replace(part, place=place, inside=inside)]


def _area_of(place: str, area: str) -> str:
    """The player's area that contains a place, or is it."""
    parts = place.split("/")
    return "/".join(parts[:2]) if parts[0] == "seat" and len(parts) > 1 else area
