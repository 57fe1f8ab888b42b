"""Table operations for people: create, find, join, change, rematch."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable

import msgspec

from kingscourt.kernel.game import Game
from kingscourt.kernel.phrase import Phrase
from kingscourt.lessons.lesson import Lesson
from kingscourt.server.api.wire_types import BotSeat, Joining, MyTable, NewLesson, NewSeat, NewTable
from kingscourt.server.config import Config
from kingscourt.server.errors.problems import (
    BadRequest,
    Forbidden,
    TooMuch,
    Unknown,
    WrongMoment,
)
from kingscourt.server.limits.token_bucket import RateLimit
from kingscourt.server.limits.work_budget import Budgets
from kingscourt.server.limits.work_meter import payer, spend
from kingscourt.server.model.person import Person
from kingscourt.server.model.table_row import OVER, TABLE_OPEN, TableRow
from kingscourt.server.model.table_setup import (
    BOT,
    INVITED,
    PERSON,
    SEAT_OPEN,
    BotPace,
    Pace,
    Seat,
    TableSetup,
)
from kingscourt.server.people.block_checks import BlockChecks
from kingscourt.server.people.clean_text import clean
from kingscourt.server.people.tokens import invited_to
from kingscourt.server.queries.table_summaries import check_not_kept_out, check_visible, my_table
from kingscourt.server.sandbox.child_pool import TooMuchWork
from kingscourt.server.services.people_service import named
from kingscourt.server.services.store_access import reach
from kingscourt.server.store.contract import TableStore, Unavailable
from kingscourt.server.tables import seating, table_creation, watchers_and_closing
from kingscourt.server.tables.lesson_creation import lesson_setup
from kingscourt.server.tables.live_table import LiveTable
from kingscourt.server.tables.loaded_games import find_game
from kingscourt.server.tables.repeatable_table_ids import rematch_id, requested_id
from kingscourt.server.tables.table_manager import TableManager

NONCE_BYTES = 8
MY_TABLES = 100  # plus all that are not finished
LIST_TIMEOUT = 2.0  # timeout for a shard that hangs
HOUR = 3600.0
ROW_COST = 0.02  # milliseconds of database time per row of a list
MadeSetup = Callable[[], Awaitable[TableSetup]]  # the work is done only if there is no such table yet


class TableService:
    """Table operations: create, find, join, change, rematch."""

    def __init__(self, manager: TableManager, config: Config, budgets: Budgets, blocks: BlockChecks) -> None:
        self.manager = manager
        self.config = config
        self.budgets = budgets
        self.blocks = blocks
        self.table_limit = RateLimit(config.tables_per_hour, config.tables_per_hour / HOUR)

    async def see(self, id: str, person: str) -> LiveTable:
        """A table as the store has it now, if this person may see it."""
        opened = await self.manager.fresh(id)
        check_visible(opened.row, person)
        await self.blocks.check(opened.row.setup, person)
        meter = payer()
        if meter is not None and opened.row.setup.seats_of(person):
            meter.add_table(id)
        return opened

    async def create(self, person: Person, wish: NewTable, language: str = "") -> LiveTable:
        """Create a table; the creator's seats stay reserved until they send a nonce, after the commitment."""
        named(person)
        id = self._new_id(person.id, wish.id)
        known = None if wish.id is None else await self._known(id)
        if known is not None:
            return known
        self.table_limit.take(person.id)
        seats = [self._seat(seat, person) for seat in wish.seats]
        if all(seat.kind == BOT for seat in seats):
            raise BadRequest(Phrase("service-needs-person"))
        game = find_game(wish.game)
        if wish.components is not None:
            await self._check_components(game.id, wish.components)
        pace = wish.pace or Pace()
        setup = table_creation.new_setup(
            game,
            person.id,
            wish.edition,
            wish.options,
            wish.components,
            seats,
            pace,
            wish.public,
            wish.starts_when_full,
            wish.undo,
            wish.language or language,
            self._bot_pace(wish, pace),
        )
        row = table_creation.new_row(id, setup)
        await self._add_waiting(person.id, row)
        return await self.manager.table(row.id)

    async def begin_lesson(
        self, person: Person, game: Game, lesson: Lesson, wish: NewLesson, language: str
    ) -> LiveTable:
        """Create a table that plays a lesson, and begin at once; the same request begins only one."""

        async def setup() -> TableSetup:
            return lesson_setup(game, lesson, person, language, self.pause_of_bots())

        request = None if wish.id is None else f"lesson {wish.id}"
        return await self.begin_at_once(person, request, wish.nonce, setup)

    async def begin_at_once(
        self, person: Person, request: str | None, nonce: str | None, setup: MadeSetup
    ) -> LiveTable:
        """Create a table for one person with bots, and begin; the same request begins only one."""
        named(person)
        id = self._new_id(person.id, request)
        known = None if request is None else await self._known(id)
        if known is None:
            made = await setup()
            self.table_limit.take(person.id)
            await self._add(table_creation.new_row(id, made))
        elif known.row.status != TABLE_OPEN:
            return known
        nonce = nonce or secrets.token_hex(NONCE_BYTES)
        try:
            await self.manager.change(id, seating.join(person, None, nonce, None), kind="join")
        except WrongMoment:
            if (await self.manager.fresh(id)).row.status == TABLE_OPEN:
                raise
        return await self.manager.table(id)

    def pause_of_bots(self) -> BotPace:
        """How quickly bots answer one person who has time, as far as the operator lets them pause."""
        return "human" if self.config.bot_pauses else "quick"

    def _bot_pace(self, wish: NewTable, pace: Pace) -> BotPace:
        """How quickly bots answer, as far as the operator lets them pause."""
        if not self.config.bot_pauses:
            return "quick"
        return wish.bot_pace or table_creation.usual_bot_pace(pace)

    def _new_id(self, person: str, request: str | None) -> str:
        shards = self.manager.shards
        if request is None:
            return shards.new_id()
        return requested_id(shards, self.config.secret, person, request)

    async def _known(self, id: str) -> LiveTable | None:
        try:
            return await self.manager.table(id)
        except Unknown:
            return None

    async def _check_components(self, game: str, text: str) -> None:
        try:
            await self.manager.component_files.check(game, text)
        except TooMuchWork as error:
            raise TooMuch(Phrase("service-too-much-components"), str(error)) from None

    async def _add_waiting(self, person: str, row: TableRow) -> None:
        """Add a table that waits for players, unless too many of this person's do."""
        async with self.budgets.of_person(person).turn:  # concurrent requests must see each other
            await self._check_open_tables(person)
            await self._add(row)

    async def _check_open_tables(self, person: str) -> None:
        """Keep one person from filling the lobby; while the directory is down, the hourly limit must do."""
        try:
            waiting = await self.manager.directory.open_by(person)
        except Unavailable:
            return
        if waiting >= self.config.open_tables_per_person:
            raise WrongMoment(Phrase("service-many-open-tables", {"n": self.config.open_tables_per_person}))

    def _seat(self, wish: NewSeat, person: Person) -> Seat:
        if wish.kind in ("me", "device"):
            name = clean(wish.name) if wish.name.strip() else person.name
            return Seat(PERSON, name, person.id, on_device=wish.kind == "device")
        if wish.kind == "bot":
            name = clean(wish.name) if wish.name.strip() else wish.level
            return Seat(BOT, name, level=wish.level)
        return Seat(SEAT_OPEN if wish.kind == "open" else INVITED)

    async def _add(self, row: TableRow) -> bool:
        created_at = await self.manager.wall(row.id)
        row = msgspec.structs.replace(row, setup=msgspec.structs.replace(row.setup, created_at=created_at))
        added = await reach(self.manager.store(row.id).create(row))
        if added:
            await self.manager.notifier.list_table(row)
            self.manager.notifier.changed(None, row)
        return added

    async def join(self, id: str, person: Person, wish: Joining) -> LiveTable:
        """Take a seat."""
        named(person)
        opened = await self.manager.fresh(id)
        setup = opened.row.setup
        invited = await self._invited(id, setup, wish.code) if wish.code else None
        if invited is None:
            check_visible(opened.row, person.id)
        check_not_kept_out(opened.row, person.id)
        await self.blocks.check(setup, person.id, when_away=False)
        off = await reach(self.manager.directory.days_off(person.id)) if setup.pace.kind == "days" else None
        off = None if off is None else off.shown()
        await self.manager.change(id, seating.join(person, wish.seat, wish.nonce, invited, off), kind="join")
        return await self.manager.table(id)

    async def seat_bot(self, id: str, person: Person, wish: BotSeat) -> LiveTable:
        """Give a free seat of one's table to a bot."""
        await self.see(id, person.id)
        seat = self._seat(NewSeat("bot", wish.name, wish.level), person)
        table_creation.check_bot(seat)
        act = seating.seat_bot(person.id, wish.seat, seat.level, seat.name)
        await self.manager.change(id, act, kind="seat-bot")
        return await self.manager.table(id)

    async def _invited(self, id: str, setup: TableSetup, code: str) -> int:
        """The seat that a code grants, or WATCH."""
        return invited_to(self.config.secrets(), id, setup.salt, code, await self.manager.wall(id))

    async def let_in(self, id: str, person: Person, code: str) -> LiveTable:
        """Watch a private table by invitation."""
        opened = await self.manager.fresh(id)
        await self._invited(id, opened.row.setup, code)
        check_not_kept_out(opened.row, person.id)
        await self.blocks.check(opened.row.setup, person.id)
        await self.manager.change(id, watchers_and_closing.let_in(person.id), kind="watch")
        return await self.manager.table(id)

    async def rematch(self, id: str, person: Person) -> LiveTable:
        """The rematch of a table; there is at most one, and it counts as a table of whoever asks first."""
        opened = await self.see(id, person.id)
        own = opened.row.setup.seats_of(person.id)
        if not own:
            raise Forbidden(Phrase("service-not-yours-to-repeat"))
        if opened.row.status != OVER:
            raise WrongMoment(Phrase("service-not-over"))
        next_id = rematch_id(self.manager.shards, id)
        if await self._known(next_id) is None:
            self.table_limit.take(person.id)
            setup = table_creation.rematch_setup(opened.row.setup, person.id)
            await self._add_waiting(person.id, table_creation.new_row(next_id, setup))
        if opened.row.setup.rematch != next_id:
            await self.manager.change(id, table_creation.link_rematch(next_id, own[0]), kind="rematch")
        return await self.manager.table(next_id)

    async def my_tables(self, person: str) -> list[MyTable]:
        """A person's tables, those waiting for them first."""
        listings = await reach(self.manager.directory.tables_of(person, MY_TABLES))
        by_shard = self.manager.shards.by_shard([listing.id for listing in listings])
        stores = self.manager.shards.stores
        asked = (_rows_soon(stores[name], ids) for name, ids in by_shard.items())
        found = await asyncio.gather(*asked, return_exceptions=True)
        for error in found:
            if isinstance(error, BaseException) and not isinstance(error, Unavailable | TimeoutError):
                raise error
        tables = [
            my_table(row, person, self.manager.clock.frozen(self.manager.shards.name_of(row.id)))
            for rows in found
            if not isinstance(rows, BaseException)  # tables of an unreachable shard come back with it
            for row in rows
        ]
        spend(ROW_COST * len(listings))
        order = {listing.id: number for number, listing in enumerate(listings)}
        rank = {"running": 0, "open": 0, "held": 1, "over": 2, "closed": 3}
        return sorted(tables, key=lambda t: (not t.waits_for_me, rank[t.status], order[t.id]))


async def _rows_soon(store: TableStore, ids: list[str]) -> list[TableRow]:
    """The rows of one shard, with a timeout in case it hangs."""
    async with asyncio.timeout(LIST_TIMEOUT):
        return await store.rows(ids)
