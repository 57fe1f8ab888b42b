"""What each person may know about a table."""

from __future__ import annotations

from typing import cast

from kingscourt.kernel.phrase import Phrase
from kingscourt.server.api.wire_types import (
    ClockInfo,
    DaysShown,
    HeldInfo,
    MyTable,
    OfferInfo,
    SeatInfo,
    TableInfo,
)
from kingscourt.server.api.wire_types_of_games import LessonGate, LessonInfo, Sourcing
from kingscourt.server.api.wire_types_of_practice import PracticeInfo
from kingscourt.server.errors.problems import Forbidden, Unknown, WrongMoment
from kingscourt.server.model.table_row import HELD, OVER, RUNNING, TableRow
from kingscourt.server.model.table_setup import PERSON, Practice, Seat
from kingscourt.server.people.person_handles import PersonHandles
from kingscourt.server.tables import clocks
from kingscourt.server.tables.days_off_calendar import calendars_of
from kingscourt.server.tables.held_tables import held_problem, hold_of
from kingscourt.server.tables.lesson_course import course_at
from kingscourt.server.tables.live_table import LiveTable
from kingscourt.server.tables.loaded_games import sourcing_of
from kingscourt.table.table import Table


def check_visible(row: TableRow, person: str) -> None:
    """Hide a private table from people who are not admitted."""
    setup = row.setup
    check_not_kept_out(row, person)
    if setup.public or person == setup.creator or setup.seats_of(person) or person in setup.watchers:
        return
    raise Unknown(Phrase("service-no-table"), row.id)


def check_not_kept_out(row: TableRow, person: str) -> None:
    """Keep out people whom the creator has removed."""
    if person in row.setup.kept_out and not row.setup.is_of(person):
        raise Forbidden(Phrase("service-sent-away"))


def running_table(opened: LiveTable) -> Table:
    """The game of a table, once it has begun."""
    if opened.table is None and opened.row.status == HELD:
        raise held_problem(opened.row)
    if opened.table is None and opened.row.status == OVER:
        raise WrongMoment(Phrase("service-rules-gone"))
    if opened.table is None:
        raise WrongMoment(Phrase("service-not-begun"))
    return opened.table


def table_info(opened: LiveTable, person: str, handles: PersonHandles) -> TableInfo:
    """A table without its game, as a person sees it."""
    row = opened.row
    setup = row.setup
    progress = row.progress
    return TableInfo(
        id=row.id,
        game=setup.game,
        edition=setup.edition,
        options=setup.options,
        own_components=setup.components is not None,
        sourcing=Sourcing(0, 0)
        if opened.has_bad_components
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
        rematch_seat=setup.rematch_seat,
        offers=[
            OfferInfo(offer.id, offer.kind, offer.seat, offer.yes, offer.target) for offer in progress.offers
        ],
        paused=progress.paused,
        held=_held_info(row) if row.status == HELD else None,
        undo=setup.undo,
        closed_because=setup.closed_because,
        bot_pace=setup.bot_pace,
        lesson=_lesson_info(opened),
        practice=_practice_info(setup.practice),
    )


def _lesson_info(opened: LiveTable) -> LessonInfo | None:
    """Where the table stands in its lesson, which the learner and everybody who watches may know."""
    prepared = opened.row.setup.prepared
    course = course_at(opened.row.setup, opened.table, opened.row.progress.seen)
    if prepared is None or course is None:
        return None
    gate = cast("LessonGate", course.waits_for)
    return LessonInfo(prepared.lesson, course.step, gate, course.move, course.on_script)


def _practice_info(practice: Practice | None) -> PracticeInfo | None:
    """Where a practice game began; the secrets that were drawn for it stay here."""
    return None if practice is None else PracticeInfo(practice.table, practice.n, practice.position)


def _held_info(row: TableRow) -> HeldInfo:
    """The reason, as far as players may know it: details of an error could reveal hidden information."""
    hold = hold_of(row)
    return HeldInfo(hold.kind, hold.detail if hold.kind == "components" else "")


def _seat_info(opened: LiveTable, n: int, person: str, handles: PersonHandles) -> SeatInfo:
    setup = opened.row.setup
    seat = setup.seats[n]
    is_of_it = setup.is_of(person)
    progress = opened.row.progress
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
        missed=progress.missed[n] if progress.missed else 0,
        resigned=n in progress.resigned,
        off=_days_shown(seat) if is_of_it and setup.pace.kind == "days" else None,
    )


def _days_shown(seat: Seat) -> DaysShown | None:
    return None if seat.off is None else DaysShown(seat.off.weekdays, seat.off.dates)


def clock_info(row: TableRow, now: float, frozen: float) -> ClockInfo | None:
    """The clocks as of now, or None without a pace."""
    if not row.progress.clocks:
        return None
    calendars = calendars_of(row.setup.pace, row.setup.seats)
    left = [clocks.left_of(clock, calendars[seat], now) for seat, clock in enumerate(row.progress.clocks)]
    running = [n for n, clock in enumerate(row.progress.clocks) if clock.since is not None]
    deadline = None if row.deadline is None else round(row.deadline + frozen, 1)
    return ClockInfo([round(seconds, 1) for seconds in left], running, deadline)


def my_table(row: TableRow, person: str, frozen: float) -> MyTable:
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
