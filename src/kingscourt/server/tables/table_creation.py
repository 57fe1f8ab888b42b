"""Creating a table: checked settings, committed randomness, the first row, rematches."""

from __future__ import annotations

import secrets

import msgspec

from kingscourt.bots.registry import BOTS
from kingscourt.kernel.errors import KingscourtError
from kingscourt.kernel.game import Game
from kingscourt.kernel.phrase import Phrase
from kingscourt.server.errors.problems import BadRequest
from kingscourt.server.model.clocks_and_offers import ClocksAndOffers
from kingscourt.server.model.table_row import TABLE_OPEN, TableRow
from kingscourt.server.model.table_setup import (
    BOT,
    INVITED,
    PERSON,
    SEAT_OPEN,
    BotPace,
    Pace,
    Practice,
    Seat,
    TableSetup,
    UndoKind,
)
from kingscourt.server.tables.draft_change import Draft
from kingscourt.server.tables.history_fingerprints import new_stamp
from kingscourt.server.tables.loaded_games import own_components
from kingscourt.server.tables.table_manager import Act
from kingscourt.table.fairness import commitment

change = msgspec.structs.replace

SEED_BYTES = 32


LEAST_DAYS = 0.04  # an hour, however it is rounded


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
    bot_pace: BotPace = "quick",
) -> TableSetup:
    """A checked setup, committed to its randomness before anybody sits down."""
    try:
        if components is not None:
            edition = own_edition(game, components, edition)
        complete = game.options(len(seats), edition, options)
    except KingscourtError as error:
        raise BadRequest(str(error)) from None
    for seat in seats:
        check_bot(seat)
    if undo == "free" and sum(seat.kind != BOT for seat in seats) != 1:
        raise BadRequest(Phrase("service-undo-with-bots"))
    check_pace(pace)
    seed = secrets.token_bytes(SEED_BYTES)
    return TableSetup(
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
        created_at=0,  # set by the database that stores it
        undo=undo,
        language=language,
        bot_pace=bot_pace,
    )


def usual_bot_pace(pace: Pace) -> BotPace:
    """Bots pause where people play against the clock, and nowhere else unless it is asked for."""
    return "human" if pace.kind == "live" else "quick"


def check_bot(seat: Seat) -> None:
    """Refuse a bot that does not exist."""
    if seat.kind == BOT and seat.level not in BOTS:
        raise BadRequest(f"there is no bot {seat.level!r}; known bots: {', '.join(sorted(BOTS))}")


def own_edition(game: Game, components: str, edition: str) -> str:
    """The edition declared by an owner's component file; refuses any other."""
    own = own_components(game.id, components).edition
    if edition not in ("", own):
        raise BadRequest(f"the component file is for edition {own!r}, not {edition!r}")
    return own


def check_pace(pace: Pace) -> None:
    """Refuse clocks that nobody can play by."""
    if pace.kind == "live" and not (10 <= pace.bank <= 86_400 and 0 <= pace.increment <= 3_600):
        raise BadRequest("a live table has a bank of 10 s to a day and an increment of at most an hour")
    if pace.kind == "days" and not LEAST_DAYS <= pace.days <= 30:
        raise BadRequest("days per move must be from 1/24 (an hour) to 30")
    if any(day not in range(7) for day in pace.days_off) or len(set(pace.days_off)) > 6:
        raise BadRequest("days off are weekdays from 0 to 6, and not all of them")


def new_row(id: str, setup: TableSetup) -> TableRow:
    """The row of a table that waits for players."""
    return TableRow(
        id=id,
        version=1,
        status=TABLE_OPEN,
        last=0,
        rules=setup.rules,
        digest="",
        pending=[],
        deadline=None,
        bot_at=None,
        unlisted=True,
        setup=setup,
        progress=ClocksAndOffers(),
        slots={},
        stamp=new_stamp(""),
    )


def rematch_setup(setup: TableSetup, host: str) -> TableSetup:
    """A rematch: the same people and bots, with fresh randomness, made by the person who proposes it.

    After a lesson it is an ordinary game; after practice it begins in the same position, with new secrets.
    """
    empty = Seat(SEAT_OPEN if setup.public else INVITED)
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
        creator=host,
        rematch="",
        rematch_seat=None,
        closing=[],
        closed_because="",
        starts_when_full=True,
        prepared=None,
        practice=practised_again(setup.practice),
    )


def practised_again(practice: Practice | None) -> Practice | None:
    """The same start with secrets that nobody has seen."""
    return None if practice is None else change(practice, seed=secrets.token_hex(SEED_BYTES))


def link_rematch(id: str, seat: int) -> Act:
    """Record the rematch in the old table, and the seat whose player proposed it."""

    async def act(draft: Draft) -> None:
        draft.setup = change(draft.setup, rematch=id, rematch_seat=seat)

    return act
