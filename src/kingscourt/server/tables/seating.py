"""Before the game: taking a seat, leaving, starting and closing a table."""

from __future__ import annotations

import msgspec

from kingscourt.kernel.phrase import Phrase
from kingscourt.server.errors.problems import BadRequest, Forbidden, WrongMoment
from kingscourt.server.model.days_off import DaysOff
from kingscourt.server.model.person import Person
from kingscourt.server.model.table_row import CLOSED, RUNNING, TABLE_OPEN
from kingscourt.server.model.table_setup import (
    BOT,
    INVITED,
    PERSON,
    SEAT_OPEN,
    Seat,
    TableSetup,
)
from kingscourt.server.tables import clocks
from kingscourt.server.tables.draft_change import Draft
from kingscourt.server.tables.loaded_games import find_game, table_of
from kingscourt.server.tables.table_manager import Act

change = msgspec.structs.replace


def _waiting(draft: Draft) -> None:
    if draft.status != TABLE_OPEN:
        raise WrongMoment(Phrase("service-not-waiting"))


def join(
    person: Person, wish: int | None, nonce: str, invited: int | None, off: DaysOff | None = None
) -> Act:
    """Take this person's reserved seats, else a free one; the nonce is their share of the randomness."""

    async def act(draft: Draft) -> None:
        _waiting(draft)
        if not 0 < len(nonce) <= 64 or not nonce.isalnum():
            raise BadRequest("a nonce has 1 to 64 letters and digits")
        seats = list(draft.setup.seats)
        kept = [n for n in draft.setup.seats_of(person.id) if not seats[n].nonce]
        if kept and wish not in (None, *kept):
            raise BadRequest(Phrase("service-seat-kept"))
        for n in kept or [_free_seat(draft.setup, person.id, wish, invited)]:
            name = seats[n].name if seats[n].on_device and seats[n].name else person.name
            seats[n] = change(seats[n], kind=PERSON, person=person.id, name=name, nonce=nonce, off=off)
        _fill(draft, seats)

    return act


def _fill(draft: Draft, seats: list[Seat]) -> None:
    draft.setup = change(draft.setup, seats=seats)
    if draft.setup.starts_when_full and all(seat.is_taken() for seat in seats):
        _begin(draft)


def seat_bot(person: str, n: int, level: str, name: str) -> Act:
    """Give a bot a seat that nobody has taken yet, or that is kept for somebody who does not come."""

    async def act(draft: Draft) -> None:
        if person != draft.setup.creator:
            raise Forbidden(Phrase("service-not-yours-to-fill"))
        _waiting(draft)
        seats = list(draft.setup.seats)
        if n >= len(seats) or seats[n].is_taken() or seats[n].person == person:
            raise WrongMoment(Phrase("service-seat-taken"))
        seats[n] = Seat(BOT, name, level=level)
        if all(seat.kind == BOT for seat in seats):
            raise BadRequest(Phrase("service-needs-person"))
        _fill(draft, seats)

    return act


def _free_seat(setup: TableSetup, person: str, wish: int | None, invited: int | None) -> int:
    if setup.seats_of(person):
        raise WrongMoment(Phrase("service-seated"))
    if invited is not None and invited >= 0:
        if invited >= len(setup.seats) or setup.seats[invited].kind not in (INVITED, SEAT_OPEN):
            raise WrongMoment(Phrase("service-seat-taken"))
        return invited
    if not setup.public:  # a code for watching does not grant a seat
        raise Forbidden(Phrase("service-private"))
    free = [n for n, seat in enumerate(setup.seats) if seat.kind == SEAT_OPEN]
    wanted = free if wish is None else [n for n in free if n == wish]
    if not wanted:
        raise WrongMoment(Phrase("service-no-seat-free" if wish is None else "service-seat-taken"))
    return wanted[0]


def rename(person: Person) -> Act:
    """Show a person's new name at their seats."""

    async def act(draft: Draft) -> None:
        if draft.status in (TABLE_OPEN, RUNNING):
            draft.setup = change(draft.setup, seats=seats_renamed(draft.setup, person))

    return act


def seats_renamed(setup: TableSetup, person: Person) -> list[Seat]:
    """The seats with a person's name; those who share their device have names of their own."""
    own = [n for n in setup.seats_of(person.id) if not setup.seats[n].on_device]
    return [change(seat, name=person.name) if n in own else seat for n, seat in enumerate(setup.seats)]


def leave(person: str) -> Act:
    """Leave before the game begins; if the creator leaves, seated or not, the table is closed."""

    async def act(draft: Draft) -> None:
        _waiting(draft)
        own = draft.setup.seats_of(person)
        if not own and person != draft.setup.creator:
            raise WrongMoment(Phrase("service-not-seated"))
        seats = [
            Seat(SEAT_OPEN if draft.setup.public else INVITED) if n in own else seat
            for n, seat in enumerate(draft.setup.seats)
        ]
        draft.setup = change(draft.setup, seats=seats)
        if person == draft.setup.creator:
            draft.status = CLOSED

    return act


def start(person: str) -> Act:
    """Start the game once every seat is taken."""

    async def act(draft: Draft) -> None:
        _waiting(draft)
        if person != draft.setup.creator:
            raise Forbidden(Phrase("service-not-yours-to-start"))
        if not all(seat.is_taken() for seat in draft.setup.seats):
            raise WrongMoment(Phrase("service-seats-empty"))
        _begin(draft)

    return act


def _begin(draft: Draft) -> None:
    # the rules may have changed since the table was created
    rules = find_game(draft.setup.game).rules_version
    draft.setup = change(draft.setup, started_at=draft.wall, rules=rules)
    draft.rules = rules
    table = table_of(draft.setup)
    draft.begin(table)
    draft.keep(table.open())


def expire(version: int) -> Act:
    """Close a table that waited for too long, unless something has changed there."""

    async def act(draft: Draft) -> None:
        if draft.status == TABLE_OPEN and draft.row.version == version:
            draft.status = CLOSED

    return act


def take_days_off(person: str, off: DaysOff | None) -> Act:
    """Change the days off of a person's seats from now on; time already used stays used."""

    async def act(draft: Draft) -> None:
        own = draft.setup.seats_of(person)
        before = draft.calendars()
        seats = [change(seat, off=off) if n in own else seat for n, seat in enumerate(draft.setup.seats)]
        draft.setup = change(draft.setup, seats=seats)
        running = [
            clocks.settle(clock, before[n], draft.now) if n in own else clock
            for n, clock in enumerate(draft.progress.clocks)
        ]
        draft.progress = change(draft.progress, clocks=running)

    return act
