"""What may be told about a table to whom."""

from __future__ import annotations

from kingscourt.kernel.phrase import Phrase
from kingscourt.server.api.wire import (
    ClockInfo,
    DaysShown,
    HeldInfo,
    MyTable,
    OfferInfo,
    SeatInfo,
    Sourcing,
    TableInfo,
)
from kingscourt.server.errors.problems import Forbidden, Unknown, WrongMoment
from kingscourt.server.model.row import HELD, OVER, RUNNING, Row
from kingscourt.server.model.setup import PERSON, Seat
from kingscourt.server.people.handles import Handles
from kingscourt.server.tables import clocks
from kingscourt.server.tables.calendar import calendars_of
from kingscourt.server.tables.games import sourcing_of
from kingscourt.server.tables.holding import held_problem, hold_of
from kingscourt.server.tables.open_table import OpenTable
from kingscourt.table.table import Table


def check_visible(row: Row, person: str) -> None:
    """A private table does not exist for those who are not let in."""
    setup = row.setup
    check_not_kept_out(row, person)
    if setup.public or person == setup.creator or setup.seats_of(person) or person in setup.watchers:
        return
    raise Unknown(Phrase("service-no-table"), row.id)


def check_not_kept_out(row: Row, person: str) -> None:
    """Whom the creator has sent away does not come back to this table."""
    if person in row.setup.kept_out and not row.setup.is_of(person):
        raise Forbidden(Phrase("service-sent-away"))


def running_table(opened: OpenTable) -> Table:
    """The game of a table, once it has begun."""
    if opened.table is None and opened.row.status == HELD:
        raise held_problem(opened.row)
    if opened.table is None and opened.row.status == OVER:
        raise WrongMoment(Phrase("service-rules-gone"))
    if opened.table is None:
        raise WrongMoment(Phrase("service-not-begun"))
    return opened.table


def table_info(opened: OpenTable, person: str, handles: Handles) -> TableInfo:
    """A table without its game, as a person sees it."""
    row = opened.row
    setup = row.setup
    course = row.course
    return TableInfo(
        id=row.id,
        game=setup.game,
        edition=setup.edition,
        options=setup.options,
        own_components=setup.components is not None,
        sourcing=Sourcing(0, 0)
        if opened.is_box_bad
        else sourcing_of(setup.game, setup.edition, setup.components),
        seats=[_seat_info(opened, n, person, handles) for n in range(len(setup.seats))],
        pace=setup.pace,
        public=setup.public,
        status=row.status,
        is_creator=person == setup.creator,
        commitment=setup.commitment,
        rules=row.rules,
        created_at=setup.created_at,
        started_at=setup.started_at,
        ended_at=setup.ended_at,
        rematch=setup.rematch,
        offers=[
            OfferInfo(offer.id, offer.kind, offer.seat, offer.yes, offer.target) for offer in course.offers
        ],
        paused=course.paused,
        held=_held_info(row) if row.status == HELD else None,
        undo=setup.undo,
        closed_because=setup.closed_because,
    )


def _held_info(row: Row) -> HeldInfo:
    """Why, as far as people at the table may know: details of an error could tell what is hidden."""
    hold = hold_of(row)
    return HeldInfo(hold.kind, hold.detail if hold.kind == "components" else "")


def _seat_info(opened: OpenTable, n: int, person: str, handles: Handles) -> SeatInfo:
    setup = opened.row.setup
    seat = setup.seats[n]
    is_of_it = setup.is_of(person)
    course = opened.row.course
    bots = {} if opened.table is None else opened.table.position.bots
    return SeatInfo(
        kind=seat.kind,
        name=seat.name,
        person=handles.of(seat.person, person) if is_of_it else "",
        level=seat.level,
        is_ready=seat.is_taken(),
        is_you=seat.kind == PERSON and seat.person == person,
        on_device=seat.on_device,
        bot=bots.get(n, ""),
        missed=course.missed[n] if course.missed else 0,
        resigned=n in course.resigned,
        off=_days_shown(seat) if is_of_it and setup.pace.kind == "days" else None,
    )


def _days_shown(seat: Seat) -> DaysShown | None:
    return None if seat.off is None else DaysShown(seat.off.weekdays, seat.off.dates)


def clock_info(row: Row, now: float, frozen: float) -> ClockInfo | None:
    """The clocks as of now, None without a pace."""
    if not row.course.clocks:
        return None
    calendars = calendars_of(row.setup.pace, row.setup.seats)
    left = [clocks.left_of(clock, calendars[seat], now) for seat, clock in enumerate(row.course.clocks)]
    running = [n for n, clock in enumerate(row.course.clocks) if clock.since is not None]
    deadline = None if row.deadline is None else round(row.deadline + frozen, 1)
    return ClockInfo([round(seconds, 1) for seconds in left], running, deadline)


def my_table(row: Row, person: str, frozen: float) -> MyTable:
    """One of a person's tables."""
    seats = row.setup.seats_of(person)
    waits = row.status == RUNNING and any(seat in row.pending for seat in seats)
    joins = row.status == "open" and any(not row.setup.seats[seat].is_taken() for seat in seats)
    return MyTable(
        id=row.id,
        game=row.setup.game,
        status=row.status,
        names=[seat.name or seat.level for seat in row.setup.seats],
        seats=seats,
        waits_for_me=waits or joins,
        deadline=None if row.deadline is None else round(row.deadline + frozen, 1),
        n=row.last,
    )
