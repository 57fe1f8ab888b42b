"""What an invitation is good for, before anybody uses it."""

from __future__ import annotations

from kingscourt.server.api.wire_types import InvitationState, InvitationStatus
from kingscourt.server.errors.problems import Forbidden, Unknown
from kingscourt.server.model.table_row import OVER, RUNNING, TABLE_OPEN, TableRow
from kingscourt.server.model.table_setup import INVITED, PERSON, SEAT_OPEN
from kingscourt.server.people.tokens import WATCH, OldInvitation, invited_to
from kingscourt.server.services.service_facade import Service
from kingscourt.server.services.store_access import reach
from kingscourt.server.store.contract import Unavailable

WRONG = InvitationState("wrong")
FREE = (SEAT_OPEN, INVITED)


async def invitation_state(service: Service, table: str, code: str, person: str) -> InvitationState:
    """The state of an invitation; a table that does not exist looks like a wrong code."""
    row = await _row(service, table)
    if row is None:
        return WRONG
    now = await service.manager.wall(table)
    try:
        granted = invited_to(service.config.secrets(), table, row.setup.salt, code, now)
    except OldInvitation:
        return InvitationState("expired")
    except Forbidden:
        return WRONG
    names = [seat.name for seat in row.setup.seats if seat.kind == PERSON and seat.name]
    seat = None if granted == WATCH else granted
    host = await _host(service, row)
    return InvitationState(_status(row, seat, person), seat, row.setup.game, names, host)


async def _host(service: Service, row: TableRow) -> str:
    """The name of the person who made the table, seated or not; empty if it cannot be found out now."""
    setup = row.setup
    for seat in setup.seats_of(setup.creator):
        if not setup.seats[seat].on_device:
            return setup.seats[seat].name
    try:
        known = await service.manager.directory.person(setup.creator)
    except Unavailable:
        return ""
    return "" if known is None else known.name


def _status(row: TableRow, seat: int | None, person: str) -> InvitationStatus:
    if person and row.setup.seats_of(person):
        return "seated"
    if seat is None:
        return "ready" if row.status in (TABLE_OPEN, RUNNING, OVER) else "begun"
    if row.status != TABLE_OPEN:
        return "begun"
    is_free = seat < len(row.setup.seats) and row.setup.seats[seat].kind in FREE
    return "ready" if is_free else "taken"


async def _row(service: Service, table: str) -> TableRow | None:
    try:
        store = service.manager.store(table)
    except Unknown:
        return None
    return next(iter(await reach(store.rows([table]))), None)
