"""A table as one person follows it: what is new is worked out when the socket is ready for it."""

from __future__ import annotations

import asyncio

import msgspec

from kingscourt.server import play
from kingscourt.server.desk import Desk, reach
from kingscourt.server.metrics import PUSH_BYTES, PUSHES
from kingscourt.server.model.person import ChatLine, Person
from kingscourt.server.problems import BadRequest, Forbidden, Problem
from kingscourt.server.showing import check_visible, clock_info, table_info
from kingscourt.server.stream import messages as m
from kingscourt.server.stream.rooms import Follower, Room, Rooms
from kingscourt.server.stream.socket import Socket, Stream
from kingscourt.server.tables import moves, talk
from kingscourt.server.tables.house import Act
from kingscourt.server.tables.open_table import OpenTable
from kingscourt.server.wire import ClockInfo, ProblemBody, TableInfo
from kingscourt.server.words import reasons, refused_body
from kingscourt.table.errors import Refused
from kingscourt.table.projection import update_for
from kingscourt.table.table import Table


class TableStream(Stream, Follower):
    """Follows a table from a number on."""

    kind = "table"

    def __init__(
        self,
        socket: Socket,
        desk: Desk,
        rooms: Rooms,
        person: Person,
        table: str,
        seat: int | None,
        since: int,
    ) -> None:
        super().__init__(socket, desk)
        self.rooms = rooms
        self.person = person
        self.table = table
        self.seat = seat
        self.language = "en"
        self.muted: set[str] = set()
        self._since = since
        self._is_first = True
        self._info: TableInfo | None = None
        self._status: tuple[list[int], list[int]] = ([], [])
        self._presence: m.Presence | None = None
        self._room: Room | None = None
        self._chat: list[ChatLine] = []

    async def follow(self, opened: OpenTable) -> None:
        """Greet and follow until the socket closes."""
        self.muted = set(await reach(self.desk.house.directory.blocked(self.person.id)))
        self._info = table_info(opened, self.person.id)
        self.post(m.Hello(m.PROTOCOL, self.desk.config.heartbeat, self._info, self.seat))
        self._room = await self.rooms.enter(self.table, self)
        try:
            await self.run()
        finally:
            await self.rooms.leave(self._room, self)

    def hear(self, lines: list[ChatLine]) -> None:
        self._chat = [*self._chat, *lines][-100:]
        self.wake()

    # -- sending ---------------------------------------------------------------------------------

    async def compose(self) -> list[bytes]:
        opened = await self.desk.house.table(self.table)
        opened.watchers.add(self)  # a dropped copy took its watchers along
        check_visible(opened.row, self.person.id)
        found: list[msgspec.Struct] = []
        if opened.table is not None:
            found.extend(await self._game_news(opened, opened.table))
        found.extend(self._other_news(opened))
        return [msgspec.json.encode(message) for message in found]

    async def _game_news(self, opened: OpenTable, table: Table) -> list[msgspec.Struct]:
        shard = self.desk.house.shards.name_of(self.table)
        clock: ClockInfo | None = None
        if opened.row.course.clocks:
            now = await self.desk.house.clock.now(shard)
            clock = clock_info(opened.row, now, self.desk.house.clock.frozen(shard))
        status = (table.position.asked(), table.chosen())
        last = table.position.last
        if self._is_first or last != self._since:
            since = self._since if self._since <= last else 0
            pushed = m.Pushed(update_for(table, self.seat, since), clock)
            self._since = last
            self._is_first = False
            self._status = status
            PUSHES.inc()
            return [pushed]
        if status != self._status:
            self._status = status
            return [m.Status(*status, clock)]
        return []

    def _other_news(self, opened: OpenTable) -> list[msgspec.Struct]:
        found: list[msgspec.Struct] = []
        info = table_info(opened, self.person.id)
        if info != self._info:
            self._info = info
            found.append(m.TableChanged(info))
        if self._room is not None:
            there = self._room.attendance(self.rooms.process)
            presence = m.Presence(there.seats, there.watchers)
            if presence != self._presence:
                self._presence = presence
                found.append(presence)
        said, self._chat = [line for line in self._chat if line.person not in self.muted], []
        if said:
            found.append(m.Said(said))
        return found

    async def _write(self, message: bytes) -> None:
        PUSH_BYTES.observe(len(message))
        await super()._write(message)

    # -- receiving -------------------------------------------------------------------------------

    async def answer(self, message: m.FromClient) -> None:
        assert not isinstance(message, m.Alive)
        try:
            self.post(await self._follow_message(message))
        except Refused as error:
            opened = await self.desk.house.table(self.table)
            self.post(m.No(message.id, refused_body(error, opened.row.setup, self.language)))
        except Problem as problem:
            self.post(m.No(message.id, ProblemBody(problem.code, str(problem))))

    async def _follow_message(self, message: m.FromClient) -> msgspec.Struct:
        assert not isinstance(message, m.Alive)
        if isinstance(message, m.Say):
            line = await self.desk.say(self.table, self.person, message.text)
            return m.Done(message.id, line.id)
        if isinstance(message, m.Mute):
            self.muted = set(message.people) | set(await self.desk.house.directory.blocked(self.person.id))
            return m.Done(message.id, 0)
        if self.seat is None:
            raise Forbidden("who only watches does not play")
        if isinstance(message, m.Try):
            opened = await self.desk.house.table(self.table)
            tried = play.try_out(opened, self.person.id, self.seat, message.actions)
            return m.Tried(message.id, tried)
        if isinstance(message, m.Why):
            opened = await self.desk.house.table(self.table)
            found = play.reasons_against(opened, self.person.id, self.seat, message.asked)
            return m.Because(message.id, reasons(found, opened.row.setup, self.language))
        act = self._act_of(message, self.seat)
        kind = type(message).__struct_config__.tag
        done = await asyncio.shield(self.desk.change(self.table, act, str(kind), self.seat, message.id))
        return m.Done(message.id, done.n, done.sealed)

    def _act_of(self, message: m.FromClient, seat: int) -> Act:
        """The change that a message asks for."""
        person = self.person.id
        bot = self.desk.config.takeover_bot
        if isinstance(message, m.Do):
            return moves.do(person, seat, message.actions, message.after)
        if isinstance(message, m.TakeBack):
            return moves.undo(person, seat, message.target)
        if isinstance(message, m.Propose):
            return talk.offer(person, seat, message.kind, message.target, bot)
        if isinstance(message, m.Consent):
            return talk.answer(person, seat, message.kind, message.agrees, bot)
        return self._seat_act_of(message, seat)

    def _seat_act_of(self, message: m.FromClient, seat: int) -> Act:
        if isinstance(message, m.Resign):
            return talk.resign(self.person.id, seat, self.desk.config.takeover_bot)
        if isinstance(message, m.Resume):
            return talk.resume(self.person.id, seat)
        if isinstance(message, m.ComeBack):
            return talk.come_back(self.person.id, seat)
        raise BadRequest("this message is not for a table")
