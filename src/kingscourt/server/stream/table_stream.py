"""A table as one person follows it: what is new is worked out when the socket is ready for it."""

from __future__ import annotations

import asyncio

import msgspec

from kingscourt.kernel.phrase import Phrase
from kingscourt.server.desk.desk import Desk
from kingscourt.server.errors.problems import BadRequest, Forbidden, Problem
from kingscourt.server.errors.words import problem_body, reasons, refused_body
from kingscourt.server.model.person import ChatLine, Person
from kingscourt.server.model.setup import Setup
from kingscourt.server.observing.metrics import PUSH_BYTES, PUSHES
from kingscourt.server.people.sessions import Guest
from kingscourt.server.showing import play
from kingscourt.server.showing.chat import chat_lines
from kingscourt.server.showing.play import seat_or_watcher
from kingscourt.server.showing.tables import check_visible, clock_info, table_info
from kingscourt.server.stream import messages as m
from kingscourt.server.stream.line import Socket
from kingscourt.server.stream.rooms import Attendance, Follower, Room, Rooms
from kingscourt.server.stream.socket import Stream
from kingscourt.server.tables import moves, talk
from kingscourt.server.tables.house import Act
from kingscourt.server.tables.marks import Marks
from kingscourt.server.tables.open_table import ENCODER, About, OpenTable
from kingscourt.table.errors import Refused
from kingscourt.table.table import Table

_ASIDE = (m.Say, m.Mute, m.Try, m.Why)


class TableStream(Stream, Follower):
    """Follows a table from a number on."""

    kind = "table"

    def __init__(
        self,
        socket: Socket,
        desk: Desk,
        rooms: Rooms,
        guest: Guest,
        table: str,
        seat: int | None,
        since: int,
        mark: str = "",
    ) -> None:
        super().__init__(socket, desk)
        self.meter.add_person(guest.person.id)
        if seat is not None:
            self.meter.add_table(table)
        self.rooms = rooms
        self.guest = guest
        self.person: Person = guest.person
        self.table = table
        self._shard = desk.house.shards.name_of(table)
        self.seat = seat
        self._since = since
        self._mark = mark  # of the log as of `since`; empty: not known
        self._is_first = True
        self._about: About | None = None
        self._allowed: Setup | None = None  # as of this setup they may follow with these eyes
        self._status: tuple[list[int], list[int]] = ([], [])
        self._attendance_seen = -1
        self._presence: m.Presence | None = None
        self._room: Room | None = None
        self._chat: list[ChatLine] = []

    async def follow(self, opened: OpenTable) -> None:
        """Greet and follow until the socket closes."""
        self._about = opened.about()
        info = table_info(opened, self.person.id, self.desk.handles)
        self.post(m.Hello(m.PROTOCOL, self.desk.config.heartbeat, info, self.seat))
        self._room = await self.rooms.enter(self.table, self)
        try:
            await self.run()
        finally:
            await self.rooms.leave(self._room, self)

    async def still_allowed(self) -> None:
        await super().still_allowed()
        opened = await self.desk.house.table(self.table)
        check_visible(opened.row, self.person.id)
        await self.desk.welcome.check(opened.row.setup, self.person.id)

    def hear(self, lines: list[ChatLine]) -> None:
        self._chat = [*self._chat, *lines][-100:]
        self.wake()

    # -- sending ---------------------------------------------------------------------------------

    async def compose(self) -> list[bytes]:
        opened = await self.desk.house.table(self.table)
        opened.watchers.add(self)  # a dropped copy took its watchers along
        has_clocks = bool(opened.row.course.clocks)
        now = await self.desk.house.clock.now(self._shard) if has_clocks else 0.0
        found = self._news_of(opened, now)
        found.extend(await self._said())
        return [ENCODER.encode(message) for message in found]

    def compose_now(self) -> list[bytes] | None:
        house = self.desk.house
        opened = house.known(self.table)
        if opened is None or self not in opened.watchers or self._chat:
            return None
        now = house.clock.at_once(self._shard) if opened.row.course.clocks else 0.0
        if now is None:
            return None
        return [ENCODER.encode(message) for message in self._news_of(opened, now)]

    def _news_of(self, opened: OpenTable, now: float) -> list[msgspec.Struct]:
        self._check_place(opened)
        aside = self._other_news(opened)  # first, so that no fault of it can cost a push that counts as sent
        if opened.table is None or opened.marks is None:
            self._begin_anew()
            return aside
        return [*self._game_news(opened, opened.table, opened.marks, now), *aside]

    def _check_place(self, opened: OpenTable) -> None:
        """Whether they may still follow, and with these eyes: a seat that was left is not followed."""
        setup = opened.row.setup
        if setup is not self._allowed:
            check_visible(opened.row, self.person.id)
            seat_or_watcher(opened, self.person.id, self.seat)
            self._allowed = setup

    def _begin_anew(self) -> None:
        """There is no game, though there may have been one: the next is sent from its start."""
        self._since, self._mark = 0, ""

    def _game_news(self, opened: OpenTable, table: Table, marks: Marks, now: float) -> list[msgspec.Struct]:
        clock = clock_info(opened.row, now, self.desk.house.clock.frozen(self._shard))
        status = (table.position.asked(), table.chosen())
        last = table.position.last
        # from 0 where the client's log is another one: the store forgot what led there
        known = marks.at(self._since)
        since = self._since if known and self._mark in ("", known) else 0
        if self._is_first or last != self._since or since != self._since:
            update = opened.update_bytes(table, self.seat, since)
            self._since, self._mark = last, marks.last()
            self._is_first = False
            self._status = status
            PUSHES.inc()
            PUSH_BYTES.observe(len(update))
            return [m.PushedAsIs(msgspec.Raw(update), clock, since, self._mark)]
        if status != self._status:
            self._status = status
            return [m.Status(*status, clock)]
        return []

    def _other_news(self, opened: OpenTable) -> list[msgspec.Struct]:
        found: list[msgspec.Struct] = []
        about = opened.about()
        if about is not self._about:
            found.append(m.TableChanged(table_info(opened, self.person.id, self.desk.handles)))
            self._about = about
        if self._room is not None and self._room.changes != self._attendance_seen:
            self._attendance_seen = self._room.changes
            there = self._room.attendance(self.rooms.process)
            presence = m.Presence(there.seats, there.watchers, self._watching(opened, there))
            if presence != self._presence:
                self._presence = presence
                found.append(presence)
        return found

    def _watching(self, opened: OpenTable, there: Attendance) -> list[m.Watcher]:
        """Who watches, for the one person who may send them away."""
        setup = opened.row.setup
        if self.person.id != setup.creator:
            return []
        strangers = [(id, name) for id, name in there.people if not setup.is_of(id)]
        return [m.Watcher(self.desk.handles.of(id, self.person.id), name) for id, name in strangers]

    async def _said(self) -> list[msgspec.Struct]:
        """What was said, but not by those whom the reader has muted or blocked by now."""
        if not self._chat:
            return []
        try:
            unheard = await self.desk.unheard(self.person.id)
        except Problem:  # the directory is away: the game goes on, talk comes later
            asyncio.get_running_loop().call_later(1.0, self.wake)
            return []
        said, self._chat = self._chat, []
        heard = [line for line in said if line.person not in unheard]
        return [m.Said(chat_lines(heard, self.person.id, self.desk.handles))] if heard else []

    # -- receiving -------------------------------------------------------------------------------

    async def answer(self, message: m.FromClient) -> None:
        if isinstance(message, _ASIDE):
            await self.until_read()
            self.post(await self._answer_to(message))
        else:
            await self.reply(self._answer_to(message))

    async def _answer_to(self, message: m.FromClient) -> msgspec.Struct:
        assert not isinstance(message, m.Alive)
        try:
            if isinstance(message, _ASIDE):
                return await self._follow_aside(message)
            return await self._follow_command(message)
        except Refused as error:
            opened = await self.desk.house.table(self.table)
            return m.No(message.id, refused_body(error, opened.row.setup, self.language))
        except Problem as problem:
            return m.No(message.id, problem_body(problem, self.language))

    async def _follow_aside(self, message: m.Say | m.Mute | m.Try | m.Why) -> msgspec.Struct:
        """What changes nothing of the game."""
        if isinstance(message, m.Say):
            line = await self.desk.say(self.table, self.person, message.text)
            return m.Done(message.id, line.id)
        if isinstance(message, m.Mute):
            own = self.person.id
            await self.desk.mute_only(own, {self.desk.handles.person(who, own) for who in message.people})
            return m.Done(message.id, 0)
        seat = self._own_seat()
        opened = await self.desk.house.table(self.table)
        async with self.turn():
            if isinstance(message, m.Try):
                return m.Tried(message.id, play.try_out(opened, self.person.id, seat, message.actions))
            found = play.reasons_against(opened, self.person.id, seat, message.asked)
        return m.Because(message.id, reasons(found, opened.row.setup, self.language))

    async def _follow_command(self, message: m.FromClient) -> msgspec.Struct:
        assert not isinstance(message, m.Alive)
        seat = self._own_seat()
        act = self._act_of(message, seat)
        kind = type(message).__struct_config__.tag
        done = await self.desk.change(self.table, act, str(kind), seat, message.id)
        return m.Done(message.id, done.n, done.sealed)

    def _own_seat(self) -> int:
        if self.seat is None:
            raise Forbidden(Phrase("service-only-watching"))
        return self.seat

    def _act_of(self, message: m.FromClient, seat: int) -> Act:
        """The change that a message asks for."""
        person = self.person.id
        bot = self.desk.config.takeover_bot
        if isinstance(message, m.Do):
            return moves.do(person, seat, message.actions, message.after)
        if isinstance(message, m.TakeBack):
            return moves.undo(person, seat, message.target, message.after)
        if isinstance(message, m.Propose):
            return talk.offer(person, seat, message.kind, message.target, bot)
        if isinstance(message, m.Consent):
            return talk.answer(person, seat, message.kind, message.offer, message.agrees, bot)
        return self._seat_act_of(message, seat)

    def _seat_act_of(self, message: m.FromClient, seat: int) -> Act:
        if isinstance(message, m.Resign):
            return talk.resign(self.person.id, seat, self.desk.config.takeover_bot)
        if isinstance(message, m.Resume):
            return talk.resume(self.person.id, seat)
        if isinstance(message, m.ComeBack):
            return talk.come_back(self.person.id, seat)
        raise BadRequest("this message is not for a table")
