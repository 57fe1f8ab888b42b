"""Before the game: making a table, sitting down, leaving, starting."""

from __future__ import annotations

import secrets

import msgspec

from kingscourt.bots.registry import BOTS
from kingscourt.kernel.errors import KingscourtError
from kingscourt.kernel.game import Game
from kingscourt.kernel.phrase import Phrase
from kingscourt.server.errors.problems import BadRequest, Forbidden, WrongMoment
from kingscourt.server.model.course import Course
from kingscourt.server.model.days_off import DaysOff
from kingscourt.server.model.person import Person
from kingscourt.server.model.row import CLOSED, OPEN, OVER, Row
from kingscourt.server.model.setup import BOT, INVITED, PERSON, Pace, Seat, Setup, UndoKind
from kingscourt.server.model.setup import OPEN as OPEN_SEAT
from kingscourt.server.tables import clocks
from kingscourt.server.tables.draft import Draft
from kingscourt.server.tables.games import find_game, own_components, table_of
from kingscourt.server.tables.house import Act
from kingscourt.server.tables.marks import new_stamp
from kingscourt.table.fairness import SCHEME, commitment

change = msgspec.structs.replace
SEED_BYTES = 32
MOST_KEPT_OUT = 200
LEAST_DAYS = 0.04  # an hour, whoever rounds it


def new_setup(
    game: Game,
    creator: str,
    edition: str,
    options: dict[str, str],
    components: str | None,
    seats: list[Seat],
    pace: Pace,
    public: bool,
    starts_when_full: bool,
    undo: UndoKind = "barrier",
    language: str = "",
) -> Setup:
    """A checked setup, committed to its chance before anybody sits down."""
    try:
        if components is not None:
            edition = own_edition(game, components, edition)
        complete = game.options(len(seats), edition, options)
    except KingscourtError as error:
        raise BadRequest(str(error)) from None
    for seat in seats:
        if seat.kind == BOT and seat.level not in BOTS:
            raise BadRequest(f"there is no bot {seat.level!r}; known bots: {', '.join(sorted(BOTS))}")
    if undo == "free" and sum(seat.kind != BOT for seat in seats) != 1:
        raise BadRequest(Phrase("service-undo-with-bots"))
    check_pace(pace)
    seed = secrets.token_bytes(SEED_BYTES)
    return Setup(
        game=game.id,
        edition=complete.edition,
        options=complete.variants,
        components=components,
        seats=seats,
        pace=pace,
        public=public,
        starts_when_full=starts_when_full,
        creator=creator,
        seed=seed.hex(),
        commitment=commitment(seed),
        salt=secrets.token_hex(8),
        rules=game.rules_version,
        created_at=0,  # by the clock of the database that it goes to
        undo=undo,
        language=language,
    )


def own_edition(game: Game, components: str, edition: str) -> str:
    """The edition that an owner's component file says it is."""
    own = own_components(game.id, components).edition
    if edition not in ("", own):
        raise BadRequest(f"the component file is the edition {own!r}, not {edition!r}")
    return own


def check_pace(pace: Pace) -> None:
    """A clock that somebody can play by."""
    if pace.kind == "live" and not (10 <= pace.bank <= 86_400 and 0 <= pace.increment <= 3_600):
        raise BadRequest("a live table has a bank of 10 s to a day and an increment of at most an hour")
    if pace.kind == "days" and not LEAST_DAYS <= pace.days <= 30:
        raise BadRequest("days for a move: from 1/24, which is an hour, to 30")
    if any(day not in range(7) for day in pace.days_off) or len(set(pace.days_off)) > 6:
        raise BadRequest("days off are weekdays from 0 to 6, and not all of them")


def new_row(id: str, setup: Setup) -> Row:
    """The row of a table that waits for people."""
    return Row(
        id=id,
        version=1,
        status=OPEN,
        last=0,
        rules=setup.rules,
        digest="",
        pending=[],
        deadline=None,
        bot_at=None,
        unlisted=True,
        setup=setup,
        course=Course(),
        slots={},
        stamp=new_stamp(""),
    )


def _waiting(draft: Draft) -> None:
    if draft.status != OPEN:
        raise WrongMoment(Phrase("service-not-waiting"))


def join(
    person: Person, wish: int | None, nonce: str, invited: int | None, off: DaysOff | None = None
) -> Act:
    """Take the seats kept for this person, else one free seat; the nonce is theirs for the table's chance."""

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
        draft.setup = change(draft.setup, seats=seats)
        if draft.setup.starts_when_full and all(seat.is_taken() for seat in seats):
            _begin(draft)

    return act


def _free_seat(setup: Setup, person: str, wish: int | None, invited: int | None) -> int:
    if setup.seats_of(person):
        raise WrongMoment(Phrase("service-seated"))
    if invited is not None and invited >= 0:
        if invited >= len(setup.seats) or setup.seats[invited].kind not in (INVITED, OPEN_SEAT):
            raise WrongMoment(Phrase("service-seat-taken"))
        return invited
    if not setup.public:  # a code for watching is none for a seat
        raise Forbidden(Phrase("service-private"))
    free = [n for n, seat in enumerate(setup.seats) if seat.kind == OPEN_SEAT]
    wanted = free if wish is None else [n for n in free if n == wish]
    if not wanted:
        raise WrongMoment(Phrase("service-no-seat-free" if wish is None else "service-seat-taken"))
    return wanted[0]


def leave(person: str) -> Act:
    """Get up before the game begins; a table that its creator leaves, with or without a seat, is closed."""

    async def act(draft: Draft) -> None:
        _waiting(draft)
        own = draft.setup.seats_of(person)
        if not own and person != draft.setup.creator:
            raise WrongMoment(Phrase("service-not-seated"))
        seats = [
            Seat(OPEN_SEAT if draft.setup.public else INVITED) if n in own else seat
            for n, seat in enumerate(draft.setup.seats)
        ]
        draft.setup = change(draft.setup, seats=seats)
        if person == draft.setup.creator:
            draft.status = CLOSED

    return act


def start(person: str) -> Act:
    """Begin, once every seat is taken."""

    async def act(draft: Draft) -> None:
        _waiting(draft)
        if person != draft.setup.creator:
            raise Forbidden(Phrase("service-not-yours-to-start"))
        if not all(seat.is_taken() for seat in draft.setup.seats):
            raise WrongMoment(Phrase("service-seats-empty"))
        _begin(draft)

    return act


def _begin(draft: Draft) -> None:
    # rules and the way to draw may have changed since the table was made
    rules = find_game(draft.setup.game).rules_version
    draft.setup = change(draft.setup, started_at=draft.wall, rules=rules, chance=SCHEME)
    draft.rules = rules
    table = table_of(draft.setup)
    draft.begin(table)
    draft.keep(table.open())


def expire(version: int) -> Act:
    """Close a table that waited for too long, unless something has changed there."""

    async def act(draft: Draft) -> None:
        if draft.status == OPEN and draft.row.version == version:
            draft.status = CLOSED

    return act


def take_days_off(person: str, off: DaysOff | None) -> Act:
    """Other days off for a person's seats from now on; what their clocks ran until now is used up."""

    async def act(draft: Draft) -> None:
        own = draft.setup.seats_of(person)
        before = draft.calendars()
        seats = [change(seat, off=off) if n in own else seat for n, seat in enumerate(draft.setup.seats)]
        draft.setup = change(draft.setup, seats=seats)
        running = [
            clocks.settle(clock, before[n], draft.now) if n in own else clock
            for n, clock in enumerate(draft.course.clocks)
        ]
        draft.course = change(draft.course, clocks=running)

    return act


def let_in(person: str) -> Act:
    """A watcher of a private table."""

    async def act(draft: Draft) -> None:
        if person not in draft.setup.watchers:
            draft.setup = change(draft.setup, watchers=[*draft.setup.watchers, person])

    return act


def send_away(person: str) -> Act:
    """Somebody watches this table no more; who sits there is not sent away."""

    async def act(draft: Draft) -> None:
        setup = draft.setup
        if setup.is_of(person):
            raise WrongMoment(Phrase("service-sits-here"))
        if person not in setup.kept_out:
            kept_out = [*setup.kept_out, person][-MOST_KEPT_OUT:]
            watchers = [known for known in setup.watchers if known != person]
            draft.setup = change(setup, kept_out=kept_out, watchers=watchers)

    return act


def close(reason: str) -> Act:
    """A host ends a table, open or running: nothing more happens there, and nobody has won."""

    async def act(draft: Draft) -> None:
        if draft.status in (OVER, CLOSED):
            raise WrongMoment(Phrase("service-over"))
        draft.setup = change(draft.setup, closed_because=reason, ended_at=draft.wall)
        draft.course = change(draft.course, offers=[])
        draft.status = CLOSED

    return act


def new_links() -> Act:
    """All invitations given so far end here."""

    async def act(draft: Draft) -> None:
        draft.setup = change(draft.setup, salt=secrets.token_hex(8))

    return act


def rematch_setup(setup: Setup) -> Setup:
    """The same people and bots again, with a chance of its own."""
    empty = Seat(OPEN_SEAT if setup.public else INVITED)
    seats = [
        empty if seat.kind == PERSON and not seat.person else change(seat, nonce="") for seat in setup.seats
    ]
    seed = secrets.token_bytes(SEED_BYTES)
    return change(
        setup,
        seats=seats,
        seed=seed.hex(),
        commitment=commitment(seed),
        salt=secrets.token_hex(8),
        created_at=0,
        started_at=0,
        ended_at=0,
        rematch="",
        closing=[],
        closed_because="",
        starts_when_full=True,
    )


def link_rematch(id: str) -> Act:
    """Remember where the game goes on."""

    async def act(draft: Draft) -> None:
        draft.setup = change(draft.setup, rematch=id)

    return act
