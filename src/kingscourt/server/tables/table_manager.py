"""All tables of this process, and the single path that every change takes."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable

import msgspec
import structlog

from kingscourt.kernel.phrase import Phrase
from kingscourt.server.bus.contract import Bus
from kingscourt.server.config import Config
from kingscourt.server.errors.problems import Later, Problem, Unknown, WrongMoment
from kingscourt.server.limits.work_meter import paid
from kingscourt.server.model.clocks_and_offers import Hold
from kingscourt.server.model.table_row import TableRow, TableSnapshot, is_same
from kingscourt.server.observability.metrics import CONFLICTS, FORGOTTEN, TABLES
from kingscourt.server.observability.tracing import TracedCommand, TracedStage
from kingscourt.server.sandbox.child_pool import Sandbox
from kingscourt.server.store.contract import Conflict, Directory, Repeated, TableStore, Unavailable
from kingscourt.server.store.shards import Shards, UnknownShard
from kingscourt.server.store.task_shutdown import end
from kingscourt.server.tables.bus_announcements import Notifier
from kingscourt.server.tables.component_files import ComponentFiles
from kingscourt.server.tables.draft_change import NO_SEAT, Answer, Draft
from kingscourt.server.tables.held_tables import RulesFailed, held_problem, watched_rules, write_hold
from kingscourt.server.tables.live_table import LiveTable
from kingscourt.server.tables.service_clock import ServiceClock
from kingscourt.server.tables.table_loader import accepts, fits, load, release
from kingscourt.server.thinking.child_pool import ThinkingChildren
from kingscourt.table.errors import Refused

LOG = structlog.get_logger()
TRIES = 16
LISTING_TIMEOUT = 0.3
REVIEW_NICENESS = 10  # bots think at 5

Act = Callable[[Draft], Awaitable[None]]


class TableManager:
    """Loads tables, keeps them in sync with the store, and changes them."""

    def __init__(
        self, config: Config, shards: Shards, directory: Directory, bus: Bus, clock: ServiceClock
    ) -> None:
        self.config = config
        self.shards = shards
        self.directory = directory
        self.bus = bus
        self.clock = clock
        self.notifier = Notifier(bus, shards, directory)
        self.sandbox = Sandbox(config)
        # a review takes long: nobody waits behind it, and bots think first
        self.review_sandbox = Sandbox(config, processes=1, niceness=REVIEW_NICENESS)
        self.thinking = ThinkingChildren(config)  # none is started before a bot is asked
        self.component_files = ComponentFiles(self.sandbox)
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._listing: dict[str, asyncio.Task[None]] = {}
        self._relisting: set[asyncio.Task[None]] = set()  # asyncio keeps only weak references

    async def wall(self, id: str) -> float:
        """Wall time by the clock of the database that stores a table; machines need not agree on it."""
        return await self.clock.wall(self.shards.name_of(id))

    # -- loading ---------------------------------------------------------------------------------

    def store(self, id: str) -> TableStore:
        """The store of a table."""
        try:
            return self.shards.of(id)
        except UnknownShard:
            raise Unknown(Phrase("service-no-table"), id) from None

    async def table(self, id: str) -> LiveTable:
        """A table, possibly a little behind the store."""
        known = self._tables.get(id)
        if known is not None:
            self._tables.move_to_end(id)
            return known
        task = self._loading.get(id)
        if task is None:
            task = asyncio.create_task(paid(self._load(id)))
            self._loading[id] = task
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(task)

    async def fresh(self, id: str) -> LiveTable:
        """A table as the store has it now."""
        if id not in self._tables:
            return await self.table(id)
        opened = await self.table(id)
        await self.refresh(opened)
        return await self.table(id) if opened.is_stale else opened

    async def refresh(self, opened: LiveTable) -> None:
        """Catch up with the store and wake the followers if something is new."""
        async with opened.turn(self.config.database_timeout):
            await self._catch_up(opened)

    def drop(self, id: str) -> None:
        """Drop a table from memory; its followers will find the new copy."""
        opened = self._tables.pop(id, None)
        if opened is not None:
            opened.is_stale = True
            opened.wake()

    def known(self, id: str) -> LiveTable | None:
        """A table if it is in memory."""
        return self._tables.get(id)

    def naming(self, person: str) -> list[str]:
        """Tables in memory that name a person."""
        return [
            id
            for id, opened in self._tables.items()
            if person in opened.row.setup.people() or person in opened.row.setup.others()
        ]

    def watched(self) -> list[LiveTable]:
        """Tables that have followers."""
        return [opened for opened in self._tables.values() if opened.watchers]

    async def _load(self, id: str) -> LiveTable:
        store = self.store(id)
        now = await self.clock.now(self.shards.name_of(id))
        try:
            with TracedStage("load"):
                opened = await load(store, id, now, self.component_files)
        except Unavailable as error:
            raise Later(Phrase("service-away"), str(error)) from error
        self._tables[id] = opened
        self._forget_old(opened)
        TABLES.set(len(self._tables))
        return opened

    async def _catch_up(self, opened: LiveTable) -> bool:
        try:
            snapshot = await self.store(opened.row.id).load(opened.row.id, opened.since())
        except Unavailable as error:
            raise Later(Phrase("service-away"), str(error)) from error
        known = opened.row
        if snapshot is None or snapshot.row.version <= known.version:
            if snapshot is not None and is_same(snapshot.row, known):
                return False
            self.drop(known.id)
            self._forgotten(known, snapshot)
        elif fits(snapshot.row) and accepts(opened, snapshot):
            opened.wake()
        else:
            self.drop(known.id)  # the next load upgrades it, holds it or answers "later"
        return True

    def _forgotten(self, known: TableRow, snapshot: TableSnapshot | None) -> None:
        """Handle a store that came back without its newest rows: the store wins, in the lists too."""
        version = None if snapshot is None else snapshot.row.version
        LOG.warning("store forgot", table=known.id, known=known.version, version=version)
        FORGOTTEN.inc()
        task = asyncio.create_task(self.notifier.list_again(known.id))
        self._relisting.add(task)
        task.add_done_callback(self._relisting.discard)

    def _forget_old(self, newest: LiveTable) -> None:
        """Drop idle tables beyond the cache size, but not the newest, which is about to be used."""
        if len(self._tables) <= self.config.cached_tables:
            return
        idle = [id for id, o in self._tables.items() if not o.watchers and not o.lock.locked()]
        spare = len(idle) - self.config.cached_tables
        for id in idle[: max(0, spare)]:
            if self._tables[id] is not newest:
                del self._tables[id]

    # -- changing --------------------------------------------------------------------------------

    async def change(
        self, id: str, act: Act, seat: int = NO_SEAT, command: str = "", kind: str = ""
    ) -> Answer:
        """Change a table; start over if another change came first. With a kind, it counts as a request.

        If the rules fail, even after a reload, or exceed their work limits, the table is held.
        """
        with TracedCommand(kind, id):
            until = time.monotonic() + self.config.database_timeout  # changes ahead of us may hang
            has_failed = False
            for _ in range(TRIES):
                opened = await self.table(id)
                try:
                    async with opened.turn(until - time.monotonic()):
                        before = opened.row
                        answer = await self._attempt(opened, act, seat, command)
                except RulesFailed as failed:
                    held = await self.hold(failed.row, failed.hold) if has_failed else None
                    if held is not None:
                        raise held_problem(held) from failed
                    self.drop(id)  # perhaps only this copy is at fault
                    has_failed = True
                    continue
                if answer is None:
                    continue
                if opened.row is not before:
                    await self._tell(before, opened)
                return answer
            raise Later(Phrase("service-too-busy"), id)

    async def _attempt(self, opened: LiveTable, act: Act, seat: int, command: str) -> Answer | None:
        """Prepare on a fork, commit and adopt; None if another change came first."""
        id = opened.row.id
        if opened.is_stale:
            return None
        try:
            shard = self.shards.name_of(id)
            now = await self.clock.now(shard)
            with TracedStage("apply"), watched_rules(opened.row):
                draft = Draft(opened, now, now + self.clock.frozen(shard))
                await act(draft)
                write = draft.finish(seat, command)
            answer = Answer.to(write, seat)
            if not command and draft.is_idle(write):  # nothing to commit, unless this copy is behind
                return None if await self._catch_up(opened) else answer
            with TracedStage("commit"):
                await self.store(id).write(write)
            draft.adopt(opened, write.row)
            return answer
        except Conflict:
            CONFLICTS.inc()
            await self._catch_up(opened)
            return None
        except (Repeated, Refused, WrongMoment) as error:
            is_repeated = isinstance(error, Repeated)
            # this copy may be behind, or the command may have been carried out before
            if not is_repeated and await self._catch_up(opened):
                return None
            first = await self._first_answer(id, seat, command)
            if first is not None:
                return first
            if is_repeated:
                raise Problem("this command id was forgotten; use a new one") from None
            raise
        except Unavailable as error:
            self.drop(id)  # it may or may not have been committed; reloading the log settles it
            raise Later(Phrase("service-away"), str(error)) from error

    async def hold(self, row: TableRow, hold: Hold) -> TableRow | None:
        """Hold a table in the state of this row; return None if another change came first."""
        now = await self.clock.now(self.shards.name_of(row.id))
        try:
            held = await write_hold(self.store(row.id), row, hold, now)
        except Conflict:
            return None
        except Unavailable as error:
            raise Later(Phrase("service-away"), str(error)) from error
        finally:
            self.drop(row.id)
        await self._tell(row, await self.table(row.id))
        return held

    async def release(self, id: str) -> TableRow:
        """Release a held table if it can continue; else it stays held."""
        now = await self.clock.now(self.shards.name_of(id))
        before = (await self.table(id)).row
        try:
            opened = await release(self.store(id), id, now, self.component_files)
        except Unavailable as error:
            raise Later(Phrase("service-away"), str(error)) from error
        self.drop(id)
        self._tables[id] = opened
        await self._tell(before, opened)
        return opened.row

    async def _tell(self, before: TableRow, opened: LiveTable) -> None:
        """Wake followers here at once and notify everybody else."""
        opened.wake()
        row = opened.row
        with TracedStage("publish"):
            self.notifier.changed(before, row, self.clock.at_once(self.shards.name_of(row.id)) or 0)
        if row.unlisted:
            listing = self._listing.get(row.id) or asyncio.create_task(self._list(opened))
            self._listing[row.id] = listing
            if row.setup != before.setup or row.status != before.status:
                # people expect the lists to be current, but a hanging directory must not delay them
                await asyncio.wait([listing], timeout=LISTING_TIMEOUT)

    async def _list(self, opened: LiveTable) -> None:
        """List the table until the directory is up to date; changes in the meantime are left to this task."""
        try:
            while (
                (row := opened.row).unlisted and not opened.is_stale and await self.notifier.list_table(row)
            ):
                if opened.row is row:
                    opened.row = msgspec.structs.replace(row, unlisted=False)
        finally:
            del self._listing[row.id]  # in the same step as the check, or nobody would list the next change

    async def close(self) -> None:
        """Finish background tasks before the stores and the bus are closed."""
        await self.sandbox.close()
        await self.review_sandbox.close()
        await self.thinking.close()
        await end([*self._listing.values(), *self._relisting, *self._loading.values()])

    async def _first_answer(self, id: str, seat: int, command: str) -> Answer | None:
        if not command:
            return None
        try:
            found = await self.store(id).answer(id, seat, command)
        except Unavailable as error:
            raise Later(Phrase("service-away"), str(error)) from error
        return None if found is None else msgspec.json.decode(found, type=Answer)
