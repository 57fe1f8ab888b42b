"""What a process offers to people, independent of how they ask: the API and the stream are thin above it."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import time
from collections.abc import Awaitable
from functools import cache, lru_cache
from typing import TypeVar

import msgspec
from prometheus_client import Counter

from kingscourt.kernel.phrase import Phrase
from kingscourt.server.api.wire import Invitation, Joining, MyTable, NewSeat, NewTable, Verdict
from kingscourt.server.checking.checker import Checker
from kingscourt.server.config import Config
from kingscourt.server.errors.problems import (
    BadRequest,
    Forbidden,
    Later,
    NotSignedIn,
    Problem,
    TooMuch,
    WrongMoment,
)
from kingscourt.server.limits.addresses import Addresses, address_key
from kingscourt.server.limits.allowance import Limit
from kingscourt.server.limits.budget import Budgets
from kingscourt.server.limits.meter import payer, spend
from kingscourt.server.model.person import HOST, ChatLine, Person
from kingscourt.server.model.row import OVER, Row
from kingscourt.server.model.setup import BOT, INVITED, OPEN, PERSON, Pace, Seat, Setup
from kingscourt.server.observing.metrics import COMMAND_SECONDS, COMMANDS
from kingscourt.server.observing.readiness import Readiness
from kingscourt.server.observing.tracing import span
from kingscourt.server.people.asking import Asking
from kingscourt.server.people.handles import Handles
from kingscourt.server.people.names import clean
from kingscourt.server.people.sessions import Sessions
from kingscourt.server.people.tokens import WATCH, invitation, invited_to
from kingscourt.server.people.unheard import Unheard
from kingscourt.server.people.welcome import Welcome
from kingscourt.server.sandbox.pool import TooMuchWork
from kingscourt.server.showing.tables import check_not_kept_out, check_visible, my_table
from kingscourt.server.store.contract import TableStore, Unavailable
from kingscourt.server.store.shards import ALPHABET, LENGTH, random_part
from kingscourt.server.tables import seating
from kingscourt.server.tables.games import find_game
from kingscourt.server.tables.house import Act, Answer, House
from kingscourt.server.tables.open_table import OpenTable
from kingscourt.table.errors import Refused

MY_TABLES = 100  # and all that are not finished
LIST_PATIENCE = 2.0  # for a shard that hangs
HOUR = 3600.0
ROW_COST = 0.02  # milliseconds of a database for a row of a list

T = TypeVar("T")


def named(person: Person) -> Person:
    """The person, if their name is known."""
    if person.is_nameless:
        raise Later(Phrase("service-no-names"))
    return person


class Desk:
    """One process's counter."""

    def __init__(self, house: House, config: Config) -> None:
        self.house = house
        self.config = config
        self.chat_limit = Limit(config.chat_lines, 0.5)
        self.table_limit = Limit(config.tables_an_hour, config.tables_an_hour / HOUR)
        self.guest_limit = Limit(config.guests_a_minute, config.guests_a_minute / 60)
        self.anonymous_limit = Limit(config.anonymous_a_minute, config.anonymous_a_minute / 60)
        self.check_limit = Limit(config.checks_a_minute, config.checks_a_minute / 60)
        self.checker = Checker(house.sandbox)
        self.readiness = Readiness(house)
        self.budgets = Budgets(
            config.work_a_person,
            config.work_an_address,
            config.work_a_table,
            Addresses(config.larger_addresses),
        )
        self.kept_unheard = Unheard(house.bus)
        self.host_key = ""  # in local mode: opens the door for the person at this computer
        self.is_closing = False
        self._asking = Asking()
        self.handles = Handles(config.secret)
        self.welcome = Welcome(house.directory, self._asking)
        self.sessions = Sessions(house.directory, house.bus, config, self._asking)
        self.sessions.on_change(self.welcome.forget)
        self.sessions.on_change(self._forget_erased)

    # -- people ----------------------------------------------------------------------------------

    async def new_guest(self, name: str, address: str, code: str = "") -> Person:
        """A person who has only a name, and knows the code of the house if it has one."""
        self.guest_limit.take(address_key(address), self.budgets.addresses.factor(address))
        if self.config.code and not hmac.compare_digest(code.encode(), self.config.code.encode()):
            raise Forbidden(Phrase("service-wrong-code"))
        return await self.add(Person(random_part(), clean(name)))

    async def host(self, key: str, address: str) -> Person:
        """The person at this computer, who has the key of this very process on the screen."""
        is_here = address in ("127.0.0.1", "::1")
        if not self.host_key or not is_here or not hmac.compare_digest(key.encode(), self.host_key.encode()):
            raise NotSignedIn(Phrase("service-wrong-link"))
        return await self.person(HOST)

    async def add(self, person: Person) -> Person:
        """Keep a new person."""
        await reach(self.house.directory.add_person(person))
        return person

    async def rename(self, person: Person) -> Person:
        """Another name for somebody who is still here."""
        if not await reach(self.house.directory.rename(person)):
            raise NotSignedIn(Phrase("service-unknown-here"))
        self.sessions.tell(person.id)
        return person

    async def person(self, id: str) -> Person:
        """A person by id."""
        known = await self._asking.ask(lambda: self.house.directory.person(id))
        if known is None:
            raise NotSignedIn(Phrase("service-unknown-here"))
        return known

    async def _forget_erased(self, person: str) -> None:
        """Keep no copy of a table that names somebody who is not there any more."""
        ids = self.house.naming(person)
        if ids and await self._asking.ask(lambda: self.house.directory.person(person)) is None:
            for id in ids:
                self.house.drop(id)

    async def check(self, text: str, person: Person, address: str) -> Verdict:
        """Whether a record is what it claims; work that anybody can ask for has a limit."""
        self.check_limit.take(f"person {person.id}")
        factor = self.budgets.addresses.factor(address)
        self.check_limit.take(f"address {address_key(address)}", factor)
        return await self.checker.verdict_on(text)

    # -- tables ----------------------------------------------------------------------------------

    async def see(self, id: str, person: str) -> OpenTable:
        """A table as the store has it now, if it exists for this person."""
        opened = await self.house.fresh(id)
        check_visible(opened.row, person)
        await self.welcome.check(opened.row.setup, person)
        meter = payer()
        if meter is not None and opened.row.setup.seats_of(person):
            meter.add_table(id)
        return opened

    async def change(self, id: str, act: Act, kind: str, seat: int = -1, command: str = "") -> Answer:
        """A change that is counted and traced."""
        began = time.perf_counter()
        try:
            with span(kind, id):
                answer = await self.house.change(id, act, seat, command)
        except (Problem, Refused) as error:
            COMMANDS.labels(kind, "refused" if isinstance(error, Refused) else "problem").inc()
            raise
        finally:
            COMMAND_SECONDS.observe(time.perf_counter() - began)
        done_commands(kind).inc()
        return answer

    async def create(self, person: Person, wish: NewTable, language: str = "") -> OpenTable:
        """Make a table; its creator's seats are kept until they bring a nonce, after the commitment."""
        named(person)
        self.table_limit.take(person.id)
        seats = [self._seat(seat, person) for seat in wish.seats]
        if all(seat.kind == BOT for seat in seats):
            raise BadRequest(Phrase("service-needs-person"))
        game = find_game(wish.game)
        if wish.components is not None:
            await self._check_box(game.id, wish.components)
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
            wish.undo,
            wish.language or language,
        )
        row = seating.new_row(self.house.shards.new_id(), setup)
        async with self.budgets.of_person(person.id).turn:  # two at once would not know of each other
            await self._check_open_tables(person.id)
            await self._add(row)
        return await self.house.table(row.id)

    async def _check_box(self, game: str, text: str) -> None:
        try:
            await self.house.boxes.check(game, text)
        except TooMuchWork as error:
            raise TooMuch(Phrase("service-too-much-components"), str(error)) from None

    async def _check_open_tables(self, person: str) -> None:
        """One person must not fill the lobby. While the directory is away the hourly limit has to do."""
        try:
            waiting = await self.house.directory.open_by(person)
        except Unavailable:
            return
        if waiting >= self.config.open_tables_a_person:
            raise WrongMoment(Phrase("service-many-open-tables", {"n": self.config.open_tables_a_person}))

    def _seat(self, wish: NewSeat, person: Person) -> Seat:
        if wish.kind in ("me", "device"):
            name = clean(wish.name) if wish.name.strip() else person.name
            return Seat(PERSON, name, person.id, on_device=wish.kind == "device")
        if wish.kind == "bot":
            name = clean(wish.name) if wish.name.strip() else wish.level
            return Seat(BOT, name, level=wish.level)
        return Seat(OPEN if wish.kind == "open" else INVITED)

    async def _add(self, row: Row) -> bool:
        created_at = await self.house.wall(row.id)
        row = msgspec.structs.replace(row, setup=msgspec.structs.replace(row.setup, created_at=created_at))
        added = await reach(self.house.store(row.id).create(row))
        if added:
            await self.house.hints.list_table(row)
            self.house.hints.changed(None, row)
        return added

    async def join(self, id: str, person: Person, wish: Joining) -> OpenTable:
        """Sit down."""
        named(person)
        opened = await self.house.fresh(id)
        setup = opened.row.setup
        invited = await self._invited(id, setup, wish.code) if wish.code else None
        if invited is None:
            check_visible(opened.row, person.id)
        check_not_kept_out(opened.row, person.id)
        await self.welcome.check(setup, person.id, when_away=False)
        off = await reach(self.house.directory.days_off(person.id)) if setup.pace.kind == "days" else None
        off = None if off is None else off.shown()
        await self.change(id, seating.join(person, wish.seat, wish.nonce, invited, off), "join")
        return await self.house.table(id)

    async def invite(self, id: str, person: Person, seat: int | None, hours: float) -> Invitation:
        """A code for a seat or for watching, from somebody who belongs to the table."""
        setup = (await self.see(id, person.id)).row.setup
        if person.id != setup.creator and not setup.seats_of(person.id):
            raise Forbidden(Phrase("service-not-yours-to-invite"))
        if seat is not None and (seat >= len(setup.seats) or setup.seats[seat].kind not in (OPEN, INVITED)):
            raise WrongMoment(Phrase("service-seat-taken"))
        until = await self.house.wall(id) + hours * HOUR
        code = invitation(self.config.secret, id, setup.salt, WATCH if seat is None else seat, until)
        return Invitation(code, until)

    async def _invited(self, id: str, setup: Setup, code: str) -> int:
        """The seat that a code is for, or WATCH."""
        return invited_to(self.config.secrets(), id, setup.salt, code, await self.house.wall(id))

    async def let_in(self, id: str, person: Person, code: str) -> OpenTable:
        """Watch a private table by invitation."""
        opened = await self.house.fresh(id)
        await self._invited(id, opened.row.setup, code)
        check_not_kept_out(opened.row, person.id)
        await self.welcome.check(opened.row.setup, person.id)
        await self.change(id, seating.let_in(person.id), "watch")
        return await self.house.table(id)

    async def rematch(self, id: str, person: Person) -> OpenTable:
        """The same people again; whoever asks, there is one rematch."""
        opened = await self.see(id, person.id)
        if not opened.row.setup.seats_of(person.id):
            raise Forbidden(Phrase("service-not-yours-to-repeat"))
        if opened.row.status != OVER:
            raise WrongMoment(Phrase("service-not-over"))
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
        asked = (_rows_soon(stores[name], ids) for name, ids in by_shard.items())
        found = await asyncio.gather(*asked, return_exceptions=True)
        for error in found:
            if isinstance(error, BaseException) and not isinstance(error, Unavailable | TimeoutError):
                raise error
        tables = [
            my_table(row, person, self.house.clock.frozen(self.house.shards.name_of(row.id)))
            for rows in found
            if not isinstance(rows, BaseException)  # tables of a shard that is away come back with it
            for row in rows
        ]
        spend(ROW_COST * len(listings))
        order = {listing.id: number for number, listing in enumerate(listings)}
        rank = {"running": 0, "open": 0, "held": 1, "over": 2, "closed": 3}
        return sorted(tables, key=lambda t: (not t.waits_for_me, rank[t.status], order[t.id]))

    async def unheard(self, person: str) -> set[str]:
        """Whose talk a person does not read: the muted and the blocked."""

        async def ask() -> set[str]:
            directory = self.house.directory
            muted = await self._asking.ask(lambda: directory.muted(person))
            return {*muted, *await self._asking.ask(lambda: directory.blocked(person))}

        return await self.kept_unheard.of(person, ask)

    async def block(self, person: str, other: str, is_wanted: bool) -> list[str]:
        """Keep somebody away, or stop it; where they watch one of my tables they are shown out."""
        directory = self.house.directory
        self._check_list(await reach(directory.blocked(person)), other, is_wanted)
        await reach(directory.block(person, other, is_wanted))
        if is_wanted:
            await reach(directory.note_change(other))
        self.sessions.tell(other)
        self.kept_unheard.changed(person)
        return await reach(directory.blocked(person))

    async def mute(self, person: str, other: str, is_wanted: bool) -> list[str]:
        """Hide what somebody says, or stop hiding it; whom the person has muted now."""
        directory = self.house.directory
        self._check_list(await reach(directory.muted(person)), other, is_wanted)
        await reach(directory.mute(person, other, is_wanted))
        self.kept_unheard.changed(person)
        return await reach(directory.muted(person))

    def _check_list(self, known: list[str], other: str, is_wanted: bool) -> None:
        most = self.config.people_on_a_list
        if is_wanted and other not in known and len(known) >= most:
            raise WrongMoment(Phrase("service-list-full", {"n": most}))

    async def mute_only(self, person: str, others: set[str]) -> None:
        """Mute these people and no others."""
        directory = self.house.directory
        before = set(await reach(directory.muted(person)))
        for other in before ^ others:
            await reach(directory.mute(person, other, other in others))
        self.kept_unheard.changed(person)

    async def say(self, id: str, person: Person, text: str) -> ChatLine:
        """Keep a line of chat and tell the table."""
        setup = (await self.see(id, person.id)).row.setup
        self.chat_limit.take(person.id)
        if person.is_nameless:  # the table knows who sits there
            own = setup.seats_of(person.id)
            person = Person(person.id, setup.seats[own[0]].name) if own else named(person)
        line = await reach(self.house.store(id).say(id, person, clean(text, 500)))
        self.house.hints.said(id, line)
        return line


@cache
def done_commands(kind: str) -> Counter:
    """The counter of one kind: looking it up by its labels costs more than counting."""
    return COMMANDS.labels(kind, "done")


@lru_cache(maxsize=4096)
def _derived(id: str) -> str:
    digest = hashlib.sha256(f"rematch of {id}".encode()).digest()
    return "".join(ALPHABET[byte % 32] for byte in digest[:LENGTH])


async def _rows_soon(store: TableStore, ids: list[str]) -> list[Row]:
    """The rows of one shard; nobody waits long for one that hangs."""
    async with asyncio.timeout(LIST_PATIENCE):
        return await store.rows(ids)


async def reach(asked: Awaitable[T]) -> T:
    """What a store answers, or that it cannot be reached."""
    try:
        return await asked
    except Unavailable as error:
        raise Later(Phrase("service-away"), str(error)) from error
