"""What a process offers to people, independent of how they ask: the API and the stream are thin above it."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import time
from collections.abc import Awaitable
from functools import lru_cache
from typing import TypeVar

from kingscourt.server.config import Config
from kingscourt.server.limits import Limit
from kingscourt.server.metrics import COMMAND_SECONDS, COMMANDS
from kingscourt.server.model.person import ChatLine, Person
from kingscourt.server.model.row import OVER, Row
from kingscourt.server.model.setup import BOT, INVITED, OPEN, PERSON, Pace, Seat
from kingscourt.server.problems import BadRequest, Forbidden, Later, NotSignedIn, Problem, WrongMoment
from kingscourt.server.showing import check_visible, my_table
from kingscourt.server.store.contract import Unavailable
from kingscourt.server.store.shards import ALPHABET, LENGTH, random_part
from kingscourt.server.tables import seating
from kingscourt.server.tables.games import find_game
from kingscourt.server.tables.house import Act, Answer, House
from kingscourt.server.tables.open_table import OpenTable
from kingscourt.server.tokens import WATCH, invitation, invited_to
from kingscourt.server.tracing import span
from kingscourt.server.wire import Invitation, Joining, MyTable, NewSeat, NewTable
from kingscourt.table.errors import Refused

MY_TABLES = 100
HOUR = 3600.0

T = TypeVar("T")


class Desk:
    """One process's counter."""

    def __init__(self, house: House, config: Config) -> None:
        self.house = house
        self.config = config
        self.chat_limit = Limit(config.chat_lines, 0.5)
        self.table_limit = Limit(config.tables_an_hour, config.tables_an_hour / HOUR)
        self.guest_limit = Limit(config.guests_a_minute, config.guests_a_minute / 60)
        self.is_closing = False
        self._people: dict[str, Person] = {}

    # -- people ----------------------------------------------------------------------------------

    async def new_guest(self, name: str, address: str, code: str = "") -> Person:
        """A person who has only a name, and knows the code of the house if it has one."""
        self.guest_limit.take(address)
        if self.config.code and not hmac.compare_digest(code.encode(), self.config.code.encode()):
            raise Forbidden("the code on the screen is another one")
        return await self.rename(Person(random_part(), clean(name)))

    async def rename(self, person: Person) -> Person:
        """Keep a person under a name."""
        await reach(self.house.directory.add_person(person))
        self._remember(person)
        return person

    async def person(self, id: str) -> Person:
        """A person by id."""
        known = self._people.get(id) or await reach(self.house.directory.person(id))
        if known is None:
            raise NotSignedIn("nobody has this cookie any more")
        self._remember(known)
        return known

    def _remember(self, person: Person) -> None:
        if len(self._people) > 20_000:
            self._people.clear()
        self._people[person.id] = person

    # -- tables ----------------------------------------------------------------------------------

    async def see(self, id: str, person: str) -> OpenTable:
        """A table as the store has it now, if it exists for this person."""
        opened = await self.house.fresh(id)
        check_visible(opened.row, person)
        return opened

    async def change(self, id: str, act: Act, kind: str, seat: int = -1, command: str = "") -> Answer:
        """A change that is counted and traced."""
        with COMMAND_SECONDS.time(), span(kind, id):
            try:
                answer = await self.house.change(id, act, seat, command)
            except (Problem, Refused) as error:
                COMMANDS.labels(kind, "refused" if isinstance(error, Refused) else "problem").inc()
                raise
        COMMANDS.labels(kind, "done").inc()
        return answer

    async def create(self, person: Person, wish: NewTable) -> OpenTable:
        """Make a table; its creator's seats are kept until they bring a nonce, after the commitment."""
        self.table_limit.take(person.id)
        seats = [self._seat(seat, person) for seat in wish.seats]
        if all(seat.kind == BOT for seat in seats):
            raise BadRequest("a table needs a person")
        game = find_game(wish.game)
        setup = seating.new_setup(
            game,
            person.id,
            wish.edition,
            wish.options,
            wish.components,
            seats,
            wish.pace or Pace(),
            wish.public,
            wish.starts_when_full,
        )
        row = seating.new_row(self.house.shards.new_id(), setup)
        await self._add(row)
        return await self.house.table(row.id)

    def _seat(self, wish: NewSeat, person: Person) -> Seat:
        if wish.kind in ("me", "device"):
            name = clean(wish.name) if wish.name.strip() else person.name
            return Seat(PERSON, name, person.id, on_device=wish.kind == "device")
        if wish.kind == "bot":
            name = clean(wish.name) if wish.name.strip() else wish.level
            return Seat(BOT, name, level=wish.level)
        return Seat(OPEN if wish.kind == "open" else INVITED)

    async def _add(self, row: Row) -> bool:
        added = await reach(self.house.store(row.id).create(row))
        if added:
            await self.house.hints.list_table(row)
            await self.house.hints.changed(None, row)
        return added

    async def join(self, id: str, person: Person, wish: Joining) -> OpenTable:
        """Sit down."""
        opened = await self.house.fresh(id)
        setup = opened.row.setup
        invited = invited_to(self.config.secret, id, setup.salt, wish.code) if wish.code else None
        if invited is None:
            check_visible(opened.row, person.id)
        await self.change(id, seating.join(person, wish.seat, wish.nonce, invited), "join")
        return await self.house.table(id)

    async def invite(self, id: str, person: Person, seat: int | None, hours: float) -> Invitation:
        """A code for a seat or for watching, from somebody who belongs to the table."""
        setup = (await self.see(id, person.id)).row.setup
        if person.id != setup.creator and not setup.seats_of(person.id):
            raise Forbidden("people of the table invite")
        if seat is not None and (seat >= len(setup.seats) or setup.seats[seat].kind not in (OPEN, INVITED)):
            raise WrongMoment("this seat is not free")
        until = time.time() + hours * HOUR
        code = invitation(self.config.secret, id, setup.salt, WATCH if seat is None else seat, until)
        return Invitation(code, until)

    async def let_in(self, id: str, person: Person, code: str) -> OpenTable:
        """Watch a private table by invitation."""
        opened = await self.house.fresh(id)
        invited_to(self.config.secret, id, opened.row.setup.salt, code)
        await self.change(id, seating.let_in(person.id), "watch")
        return await self.house.table(id)

    async def rematch(self, id: str, person: Person) -> OpenTable:
        """The same people again; whoever asks, there is one rematch."""
        opened = await self.see(id, person.id)
        if not opened.row.setup.seats_of(person.id):
            raise Forbidden("people of the table play again")
        if opened.row.status != OVER:
            raise WrongMoment("the game is not over")
        next_id = f"{self.house.shards.name_of(id)}-{_derived(id)}"
        await self._add(seating.new_row(next_id, seating.rematch_setup(opened.row.setup)))
        if opened.row.setup.rematch != next_id:
            await self.change(id, seating.link_rematch(next_id), "rematch")
        return await self.house.table(next_id)

    async def my_tables(self, person: str) -> list[MyTable]:
        """A person's tables, those that wait for them first."""
        listings = await reach(self.house.directory.tables_of(person, MY_TABLES))
        by_shard = self.house.shards.by_shard([listing.id for listing in listings])
        stores = self.house.shards.stores
        found = await asyncio.gather(*(reach(stores[name].rows(ids)) for name, ids in by_shard.items()))
        tables = [
            my_table(row, person, self.house.clock.frozen(self.house.shards.name_of(row.id)))
            for rows in found
            for row in rows
        ]
        order = {listing.id: number for number, listing in enumerate(listings)}
        rank = {"running": 0, "open": 0, "held": 1, "over": 2, "closed": 3}
        return sorted(tables, key=lambda t: (not t.waits_for_me, rank[t.status], order[t.id]))

    async def say(self, id: str, person: Person, text: str) -> ChatLine:
        """Keep a line of chat and tell the table."""
        await self.see(id, person.id)
        self.chat_limit.take(person.id)
        line = await reach(self.house.store(id).say(id, person, clean(text, 500)))
        await self.house.hints.said(id, line)
        return line


@lru_cache(maxsize=4096)
def _derived(id: str) -> str:
    digest = hashlib.sha256(f"rematch of {id}".encode()).digest()
    return "".join(ALPHABET[byte % 32] for byte in digest[:LENGTH])


def clean(text: str, most: int = 40) -> str:
    """A text of one line without control characters."""
    kept = "".join(letter if letter.isprintable() else " " for letter in text)
    single = " ".join(kept.split())[:most]
    if not single:
        raise BadRequest("a text with letters, please")
    return single


async def reach(asked: Awaitable[T]) -> T:
    """What a store answers, or that it cannot be reached."""
    try:
        return await asked
    except Unavailable as error:
        raise Later(str(error)) from error
