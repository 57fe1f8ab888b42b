"""Who follows which table in this process, and what other processes tell about it."""

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
from kingscourt.server.desk.desk import reach
from kingscourt.server.errors.problems import Problem
from kingscourt.server.model.person import ChatLine, Person
from kingscourt.server.store.contract import Unavailable
from kingscourt.server.store.shards import random_part
from kingscourt.server.tables.hints import table_subject
from kingscourt.server.tables.house import House
from kingscourt.server.tables.open_table import Watcher

LOG = structlog.get_logger()
CHAT_AT_ONCE = 50
MOST_NAMED = 50  # watchers whom a creator is told by name
Step = Callable[[], Awaitable[None]]


class Attendance(msgspec.Struct, frozen=True):
    """Who follows a table at one process."""

    process: str
    seats: list[int]
    watchers: int
    people: list[tuple[str, str]] = []  # who watches: id and name


class Follower(Watcher):
    """A stream in a room."""

    seat: int | None
    person: Person | None = None

    @abstractmethod
    def hear(self, lines: list[ChatLine]) -> None:
        """Something was said."""


class Room:
    """One table's followers here, and the attendance everywhere."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.followers: set[Follower] = set()
        self.elsewhere: dict[str, tuple[Attendance, float]] = {}
        self.changes = 0  # of the attendance, here or elsewhere
        self.last_chat = 0
        self._heard: deque[tuple[int, float]] = deque(maxlen=2 * CHAT_AT_ONCE)
        self.subscriptions: list[Subscription] = []

    def hears(self, line: ChatLine) -> bool:
        """Note a line; whether it is new. A store that forgot gives the number of a lost one again."""
        key = (line.id, line.at)
        if key in self._heard:
            return False
        self._heard.append(key)
        self.last_chat = line.id
        return True

    def here(self, process: str) -> Attendance:
        """Who follows at this process."""
        seats = sorted({follower.seat for follower in self.followers if follower.seat is not None})
        watching = [follower for follower in self.followers if follower.seat is None]
        people = sorted({(f.person.id, f.person.name) for f in watching if f.person is not None})
        return Attendance(process, seats, len(watching), people[:MOST_NAMED])

    def attendance(self, process: str) -> Attendance:
        """Who follows anywhere."""
        everywhere = [self.here(process), *(known for known, _ in self.elsewhere.values())]
        seats = sorted({seat for one in everywhere for seat in one.seats})
        people = sorted({person for one in everywhere for person in one.people})
        return Attendance("", seats, sum(one.watchers for one in everywhere), people[:MOST_NAMED])

    def forget_silent(self) -> None:
        """Processes that have not told their attendance for long are gone."""
        if not self.elsewhere:
            return
        now = time.monotonic()
        heard = {name: known for name, known in self.elsewhere.items() if known[1] > now}
        if len(heard) < len(self.elsewhere):
            self.elsewhere = heard
            self.attendance_changed()

    def attendance_changed(self) -> None:
        """Let every follower look who is there."""
        self.changes += 1
        self.wake()

    def wake(self) -> None:
        """Let every follower look again."""
        for follower in list(self.followers):
            follower.wake()


class Rooms:
    """Every room of this process."""

    def __init__(self, house: House, period: float) -> None:
        self.house = house
        self.period = period
        self.process = random_part()
        self.rooms: dict[str, Room] = {}
        self._next_attendance = 0.0

    async def enter(self, table: str, follower: Follower) -> Room:
        """Follow a table."""
        while (room := self.rooms.get(table)) is None:  # the last one may go while we come
            await self._open(table)
        room.followers.add(follower)
        try:
            (await self.house.table(table)).watchers.add(follower)
            self._tell_attendance(room)
        except BaseException:
            await self.leave(room, follower)
            raise
        room.attendance_changed()
        return room

    async def _open(self, table: str) -> None:
        """A room that listens; one that could not be opened as a whole is not kept."""
        made = Room(table)
        await self._hear_before(made)
        await self._listen(made)
        if self.rooms.setdefault(table, made) is not made:  # somebody else was quicker
            await _stop_listening(made)

    async def leave(self, room: Room, follower: Follower) -> None:
        """Follow no more; the last one out stops listening."""
        room.followers.discard(follower)
        opened = self.house.known(room.table)
        if opened is not None:
            opened.watchers.discard(follower)
        self._tell_attendance(room)
        room.attendance_changed()
        if not room.followers and self.rooms.get(room.table) is room:
            del self.rooms[room.table]
            if opened is not None and not opened.watchers:
                opened.forget_shown()
            await _stop_listening(room)

    async def _listen(self, room: Room) -> None:
        async def on_hint(message: bytes) -> None:
            await self._hint(room, message)

        async def on_presence(message: bytes) -> None:
            self._presence(room, message)

        wanted = {table_subject(room.table): on_hint, f"presence.{room.table}": on_presence}
        try:
            for subject, handler in wanted.items():
                room.subscriptions.append(await self.house.bus.subscribe(subject, handler))
        except BaseException:
            await _stop_listening(room)
            raise

    async def _hint(self, room: Room, message: bytes) -> None:
        number = int(message[1:])
        try:
            if message[:1] == b"c":
                await self.fetch_chat(room, number)
                return
            opened = await self.house.table(room.table)
            if opened.row.version < number:
                await self.house.refresh(opened)
        except Problem:
            return  # the comparison with the store comes round again

    def _presence(self, room: Room, message: bytes) -> None:
        told = msgspec.json.decode(message, type=Attendance)
        if told.process == self.process:
            return
        known = room.elsewhere.get(told.process)
        room.elsewhere[told.process] = (told, time.monotonic() + 3 * self.period)
        if known is None or known[0] != told:
            room.attendance_changed()

    def _tell_attendance(self, room: Room) -> None:
        told = msgspec.json.encode(room.here(self.process))
        self.house.bus.publish(f"presence.{room.table}", told)

    async def fetch_chat(self, room: Room, said: int | None = None) -> None:
        """Hand out lines that were not handed out before; `said` is one of them."""
        since = room.last_chat if said is None else min(room.last_chat, said - 1)
        lines = await reach(self.house.store(room.table).chat(room.table, since, CHAT_AT_ONCE))
        new = [line for line in lines if room.hears(line)]
        if new:
            for follower in list(room.followers):
                follower.hear(new)

    async def _hear_before(self, room: Room) -> None:
        """What was said until now is read otherwise."""
        for line in await reach(self.house.store(room.table).chat(room.table, 0, CHAT_AT_ONCE)):
            room.hears(line)

    # -- loops ---------------------------------------------------------------------------------

    async def compare(self, shard: str) -> None:
        """Look whether a store has what we were told: hints may be lost, and a store may forget."""
        watched = {opened.row.id: opened for opened in self.house.watched()}
        ids = self.house.shards.by_shard(list(watched)).get(shard, [])
        if not ids:
            return
        versions = await self.house.shards.stores[shard].versions(ids)
        for id in ids:
            row = watched[id].row
            if versions.get(id) != (row.version, row.stamp):  # newer, or a store that forgot
                await self.house.refresh(watched[id])

    async def compare_chat(self, shard: str) -> None:
        """Look whether something was said that we were not told of."""
        ids = self.house.shards.by_shard(list(self.rooms)).get(shard, [])
        newest = await self.house.shards.stores[shard].last_chat(ids) if ids else {}
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
        """Compare and tell the attendance for as long as the process lives; a shard hangs alone."""
        steps: list[Step] = [self._attend]
        for shard in self.house.shards.stores:
            steps += [partial(self.compare, shard), partial(self.compare_chat, shard)]
        await asyncio.gather(*(_for_ever(compare_every, step) for step in steps))


async def _for_ever(period: float, step: Step) -> None:
    while True:
        await asyncio.sleep(period)
        try:
            await step()
        except (Unavailable, Problem):
            continue
        except Exception as error:  # one broken table must not end it for all the others
            LOG.error("comparison failed", exc_info=error)


async def _stop_listening(room: Room) -> None:
    for subscription in room.subscriptions:
        await subscription.stop()
