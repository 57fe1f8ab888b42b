"""Who follows which table in this process, and what other processes announce about it."""

from __future__ import annotations

import asyncio
import time
from abc import abstractmethod
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial

import msgspec
import structlog

from kingscourt.server.bus.contract import Subscription
from kingscourt.server.errors.problems import Problem
from kingscourt.server.model.chat_line import ChatLine
from kingscourt.server.model.person import Person
from kingscourt.server.services.store_access import reach
from kingscourt.server.store.contract import Unavailable
from kingscourt.server.store.shards import random_part
from kingscourt.server.tables.bus_announcements import table_subject
from kingscourt.server.tables.live_table import TableListener
from kingscourt.server.tables.table_manager import TableManager

LOG = structlog.get_logger()
CHAT_AT_ONCE = 50
MOST_NAMED = 50  # watchers listed by name for the creator
PeriodicTask = Callable[[], Awaitable[None]]


class Attendance(msgspec.Struct, frozen=True):
    """Who follows a table through one process."""

    process: str
    seats: list[int]
    watchers: int
    people: list[tuple[str, str]] = []  # watchers: id and name


class Follower(TableListener):
    """A stream in a room."""

    seat: int | None
    person: Person | None = None

    @abstractmethod
    def receive_chat(self, lines: list[ChatLine]) -> None:
        """Receive new lines of chat."""


class TableRoom:
    """One table's followers in this process, and the attendance across all processes."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.followers: set[Follower] = set()
        self.elsewhere: dict[str, tuple[Attendance, float]] = {}
        self.changes = 0  # number of attendance changes, here or elsewhere
        self.last_chat = 0
        self._heard: deque[tuple[int, float]] = deque(maxlen=2 * CHAT_AT_ONCE)
        self.subscriptions: list[Subscription] = []

    def is_new_line(self, line: ChatLine) -> bool:
        """Record a line; return whether it is new. A store that lost a line reuses its number."""
        key = (line.id, line.at)
        if key in self._heard:
            return False
        self._heard.append(key)
        self.last_chat = line.id
        return True

    def here(self, process: str) -> Attendance:
        """Who follows through this process."""
        seats = sorted({follower.seat for follower in self.followers if follower.seat is not None})
        watching = [follower for follower in self.followers if follower.seat is None]
        people = sorted({(f.person.id, f.person.name) for f in watching if f.person is not None})
        return Attendance(process, seats, len(watching), people[:MOST_NAMED])

    def attendance(self, process: str) -> Attendance:
        """Who follows through any process."""
        everywhere = [self.here(process), *(known for known, _ in self.elsewhere.values())]
        seats = sorted({seat for one in everywhere for seat in one.seats})
        people = sorted({person for one in everywhere for person in one.people})
        return Attendance("", seats, sum(one.watchers for one in everywhere), people[:MOST_NAMED])

    def forget_silent(self) -> None:
        """Forget processes that have not announced their attendance for a while."""
        if not self.elsewhere:
            return
        now = time.monotonic()
        heard = {name: known for name, known in self.elsewhere.items() if known[1] > now}
        if len(heard) < len(self.elsewhere):
            self.elsewhere = heard
            self.attendance_changed()

    def attendance_changed(self) -> None:
        """Count a change of attendance and wake the followers."""
        self.changes += 1
        self.wake()

    def wake(self) -> None:
        """Wake every follower."""
        for follower in list(self.followers):
            follower.wake()


class TableRooms:
    """All rooms of this process."""

    def __init__(self, manager: TableManager, period: float) -> None:
        self.manager = manager
        self.period = period
        self.process = random_part()
        self.rooms: dict[str, TableRoom] = {}
        self._next_attendance = 0.0

    async def enter(self, table: str, follower: Follower) -> TableRoom:
        """Start following a table."""
        while (room := self.rooms.get(table)) is None:  # the last follower may leave while we join
            await self._open(table)
        room.followers.add(follower)
        try:
            (await self.manager.table(table)).watchers.add(follower)
            self._tell_attendance(room)
        except BaseException:
            await self.leave(room, follower)
            raise
        room.attendance_changed()
        return room

    async def _open(self, table: str) -> None:
        """Create a room with its subscriptions; one that fails halfway is discarded."""
        made = TableRoom(table)
        await self._mark_existing_chat(made)
        await self._listen(made)
        if self.rooms.setdefault(table, made) is not made:  # another follower was faster
            await _stop_listening(made)

    async def leave(self, room: TableRoom, follower: Follower) -> None:
        """Stop following; the last follower to leave ends the subscriptions."""
        room.followers.discard(follower)
        opened = self.manager.known(room.table)
        if opened is not None:
            opened.watchers.discard(follower)
        self._tell_attendance(room)
        room.attendance_changed()
        if not room.followers and self.rooms.get(room.table) is room:
            del self.rooms[room.table]
            if opened is not None and not opened.watchers:
                opened.forget_shown()
            await _stop_listening(room)

    async def _listen(self, room: TableRoom) -> None:
        async def on_notification(message: bytes) -> None:
            await self._on_notification(room, message)

        async def on_presence(message: bytes) -> None:
            self._presence(room, message)

        wanted = {table_subject(room.table): on_notification, f"presence.{room.table}": on_presence}
        try:
            for subject, handler in wanted.items():
                room.subscriptions.append(await self.manager.bus.subscribe(subject, handler))
        except BaseException:
            await _stop_listening(room)
            raise

    async def _on_notification(self, room: TableRoom, message: bytes) -> None:
        number = int(message[1:])
        try:
            if message[:1] == b"c":
                await self.fetch_chat(room, number)
                return
            opened = await self.manager.table(room.table)
            if opened.row.version < number:
                await self.manager.refresh(opened)
        except Problem:
            return  # the periodic comparison with the store makes up for it

    def _presence(self, room: TableRoom, message: bytes) -> None:
        told = msgspec.json.decode(message, type=Attendance)
        if told.process == self.process:
            return
        known = room.elsewhere.get(told.process)
        room.elsewhere[told.process] = (told, time.monotonic() + 3 * self.period)
        if known is None or known[0] != told:
            room.attendance_changed()

    def _tell_attendance(self, room: TableRoom) -> None:
        told = msgspec.json.encode(room.here(self.process))
        self.manager.bus.publish(f"presence.{room.table}", told)

    async def fetch_chat(self, room: TableRoom, said: int | None = None) -> None:
        """Deliver lines that have not been delivered yet; `said` is the id of one of them."""
        since = room.last_chat if said is None else min(room.last_chat, said - 1)
        lines = await reach(self.manager.store(room.table).chat(room.table, since, CHAT_AT_ONCE))
        new = [line for line in lines if room.is_new_line(line)]
        if new:
            for follower in list(room.followers):
                follower.receive_chat(new)

    async def _mark_existing_chat(self, room: TableRoom) -> None:
        """Mark existing lines as delivered; clients fetch them separately."""
        for line in await reach(self.manager.store(room.table).chat(room.table, 0, CHAT_AT_ONCE)):
            room.is_new_line(line)

    # -- loops ---------------------------------------------------------------------------------

    async def compare(self, shard: str) -> None:
        """Compare watched tables with their store: notifications may be lost, and a store may lose rows."""
        watched = {opened.row.id: opened for opened in self.manager.watched()}
        ids = self.manager.shards.by_shard(list(watched)).get(shard, [])
        if not ids:
            return
        versions = await self.manager.shards.stores[shard].versions(ids)
        for id in ids:
            row = watched[id].row
            if versions.get(id) != (row.version, row.stamp):  # newer, or lost by the store
                await self.manager.refresh(watched[id])

    async def compare_chat(self, shard: str) -> None:
        """Fetch chat whose notification was lost."""
        ids = self.manager.shards.by_shard(list(self.rooms)).get(shard, [])
        newest = await self.manager.shards.stores[shard].last_chat(ids) if ids else {}
        for id, line in newest.items():
            room = self.rooms.get(id)
            if room is not None and room.last_chat < line:
                await self.fetch_chat(room)

    async def _attend(self) -> None:
        for room in list(self.rooms.values()):
            room.forget_silent()
        if time.monotonic() >= self._next_attendance:
            self._next_attendance = time.monotonic() + self.period
            for room in list(self.rooms.values()):
                self._tell_attendance(room)

    async def run(self, compare_every: float) -> None:
        """Compare and announce attendance periodically; a shard that hangs does not delay the others."""
        steps: list[PeriodicTask] = [self._attend]
        for shard in self.manager.shards.stores:
            steps += [partial(self.compare, shard), partial(self.compare_chat, shard)]
        await asyncio.gather(*(_for_ever(compare_every, step) for step in steps))


async def _for_ever(period: float, step: PeriodicTask) -> None:
    while True:
        await asyncio.sleep(period)
        try:
            await step()
        except (Unavailable, Problem):
            continue
        except Exception as error:  # one broken table must not end the loop for all
            LOG.error("comparison failed", exc_info=error)


async def _stop_listening(room: TableRoom) -> None:
    for subscription in room.subscriptions:
        await subscription.stop()
