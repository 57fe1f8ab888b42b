"""A table as one person follows it; updates are computed when the socket is ready for them."""

from __future__ import annotations

import asyncio

import msgspec

from kingscourt.kernel.phrase import Phrase
from kingscourt.server.errors.problems import BadRequest, Forbidden, Problem
from kingscourt.server.errors.translated import problem_body, reasons, refused_body
from kingscourt.server.model.chat_line import ChatLine
from kingscourt.server.model.person import Person
from kingscourt.server.model.table_setup import TableSetup
from kingscourt.server.observability.metrics import PUSH_BYTES, PUSHES
from kingscourt.server.people.sessions import Guest
from kingscourt.server.queries import current_position
from kingscourt.server.queries.chat_history import chat_lines
from kingscourt.server.queries.current_position import seat_or_watcher
from kingscourt.server.queries.table_summaries import check_visible, clock_info, table_info
from kingscourt.server.services.service_facade import Service
from kingscourt.server.stream import messages as m
from kingscourt.server.stream.base_stream import Stream
from kingscourt.server.stream.immediate_writer import Socket
from kingscourt.server.stream.table_rooms import Attendance, Follower, TableRoom, TableRooms
from kingscourt.server.tables import offers, seat_commands
from kingscourt.server.tables.history_fingerprints import HistoryFingerprints
from kingscourt.server.tables.live_table import ENCODER, About, LiveTable
from kingscourt.server.tables.table_manager import Act
from kingscourt.table.errors import Refused
from kingscourt.table.table import Table

_ASIDE = (m.Say, m.Mute, m.Try, m.Why)


class TableStream(Stream, Follower):
    """Follows a table from a given number."""

    kind = "table"

    def __init__(
        self,
        socket: Socket,
        service: Service,
        rooms: TableRooms,
        guest: Guest,
        table: str,
        seat: int | None,
        since: int,
        mark: str = "",
    ) -> None:
        super().__init__(socket, service)
        self.meter.add_person(guest.person.id)
        if seat is not None:
            self.meter.add_table(table)
        self.rooms = rooms
        self.guest = guest
        self.person: Person = guest.person
        self.table = table
        self._shard = service.manager.shards.name_of(table)
        self.seat = seat
        self._since = since
        self._mark = mark  # of the log up to `since`; empty if unknown
        self._is_first = True
        self._about: About | None = None
        self._allowed: TableSetup | None = None  # the setup for which access and seat were checked
        self._status: tuple[list[int], list[int]] = ([], [])
        self._attendance_seen = -1
        self._presence: m.Presence | None = None
        self._room: TableRoom | None = None
        self._chat: list[ChatLine] = []

    async def follow(self, opened: LiveTable) -> None:
        """Send the hello message and follow until the socket closes."""
        self._about = opened.about()
        info = table_info(opened, self.person.id, self.service.people.handles)
        self.post(m.Hello(m.PROTOCOL, self.service.config.heartbeat_interval, info, self.seat))
        self._room = await self.rooms.enter(self.table, self)
        try:
            await self.run()
        finally:
            await self.rooms.leave(self._room, self)

    async def still_allowed(self) -> None:
        await super().still_allowed()
        opened = await self.service.manager.table(self.table)
        check_visible(opened.row, self.person.id)
        await self.service.people.blocks.check(opened.row.setup, self.person.id)

    def receive_chat(self, lines: list[ChatLine]) -> None:
        self._chat = [*self._chat, *lines][-100:]
        self.wake()

    # -- sending ---------------------------------------------------------------------------------

    async def compose(self) -> list[bytes]:
        opened = await self.service.manager.table(self.table)
        opened.watchers.add(self)  # a dropped copy loses its watchers
        has_clocks = bool(opened.row.progress.clocks)
        now = await self.service.manager.clock.now(self._shard) if has_clocks else 0.0
        found = self._news_of(opened, now)
        found.extend(await self._said())
        return [ENCODER.encode(message) for message in found]

    def compose_now(self) -> list[bytes] | None:
        manager = self.service.manager
        opened = manager.known(self.table)
        if opened is None or self not in opened.watchers or self._chat:
            return None
        now = manager.clock.at_once(self._shard) if opened.row.progress.clocks else 0.0
        if now is None:
            return None
        return [ENCODER.encode(message) for message in self._news_of(opened, now)]

    def _news_of(self, opened: LiveTable, now: float) -> list[msgspec.Struct]:
        self._check_place(opened)
        aside = self._other_news(opened)  # first, so that an error cannot lose an update counted as sent
        if opened.table is None or opened.marks is None:
            self._begin_anew()
            return aside
        return [*self._game_news(opened, opened.table, opened.marks, now), *aside]

    def _check_place(self, opened: LiveTable) -> None:
        """Check that this person may still follow, from this seat; it may have been left."""
        setup = opened.row.setup
        if setup is not self._allowed:
            check_visible(opened.row, self.person.id)
            seat_or_watcher(opened, self.person.id, self.seat)
            self._allowed = setup

    def _begin_anew(self) -> None:
        """Reset the position: without a game, the next update starts from the beginning."""
        self._since, self._mark = 0, ""

    def _game_news(
        self, opened: LiveTable, table: Table, marks: HistoryFingerprints, now: float
    ) -> list[msgspec.Struct]:
        clock = clock_info(opened.row, now, self.service.manager.clock.frozen(self._shard))
        status = (table.position.asked(), table.chosen())
        last = table.position.last
        # from 0 if the client's log differs because the store lost rows
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

    def _other_news(self, opened: LiveTable) -> list[msgspec.Struct]:
        found: list[msgspec.Struct] = []
        about = opened.about()
        if about is not self._about:
            found.append(m.TableChanged(table_info(opened, self.person.id, self.service.people.handles)))
            self._about = about
        if self._room is not None and self._room.changes != self._attendance_seen:
            self._attendance_seen = self._room.changes
            there = self._room.attendance(self.rooms.process)
            presence = m.Presence(there.seats, there.watchers, self._watching(opened, there))
            if presence != self._presence:
                self._presence = presence
                found.append(presence)
        return found

    def _watching(self, opened: LiveTable, there: Attendance) -> list[m.Watcher]:
        """The watchers, for the one person who may remove them."""
        setup = opened.row.setup
        if self.person.id != setup.creator:
            return []
        strangers = [(id, name) for id, name in there.people if not setup.is_of(id)]
        return [m.Watcher(self.service.people.handles.of(id, self.person.id), name) for id, name in strangers]

    async def _said(self) -> list[msgspec.Struct]:
        """New chat, except from people whom the reader has muted or blocked by now."""
        if not self._chat:
            return []
        try:
            hidden_people = await self.service.chat.hidden_people(self.person.id)
        except Problem:  # the directory is unreachable: chat waits, the game does not
            asyncio.get_running_loop().call_later(1.0, self.wake)
            return []
        said, self._chat = self._chat, []
        heard = [line for line in said if line.person not in hidden_people]
        return [m.Said(chat_lines(heard, self.person.id, self.service.people.handles))] if heard else []

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
            opened = await self.service.manager.table(self.table)
            return m.No(message.id, refused_body(error, opened.row.setup, self.language))
        except Problem as problem:
            return m.No(message.id, problem_body(problem, self.language))

    async def _follow_aside(self, message: m.Say | m.Mute | m.Try | m.Why) -> msgspec.Struct:
        """Handle messages that do not change the game."""
        if isinstance(message, m.Say):
            line = await self.service.chat.say(self.table, self.person, message.text)
            return m.Done(message.id, line.id)
        if isinstance(message, m.Mute):
            own = self.person.id
            await self.service.chat.mute_only(
                own, {self.service.people.handles.person(who, own) for who in message.people}
            )
            return m.Done(message.id, 0)
        seat = self._own_seat()
        opened = await self.service.manager.table(self.table)
        async with self.turn():
            if isinstance(message, m.Try):
                return m.Tried(
                    message.id, current_position.try_out(opened, self.person.id, seat, message.actions)
                )
            found = current_position.reasons_against(opened, self.person.id, seat, message.asked)
        return m.Because(message.id, reasons(found, opened.row.setup, self.language))

    async def _follow_command(self, message: m.FromClient) -> msgspec.Struct:
        assert not isinstance(message, m.Alive)
        seat = self._own_seat()
        act = self._act_of(message, seat)
        kind = type(message).__struct_config__.tag
        done = await self.service.tables.change(self.table, act, str(kind), seat, message.id)
        return m.Done(message.id, done.n, done.sealed)

    def _own_seat(self) -> int:
        if self.seat is None:
            raise Forbidden(Phrase("service-only-watching"))
        return self.seat

    def _act_of(self, message: m.FromClient, seat: int) -> Act:
        """The change requested by a message."""
        person = self.person.id
        bot = self.service.config.takeover_bot
        if isinstance(message, m.Do):
            return seat_commands.do(person, seat, message.actions, message.after)
        if isinstance(message, m.TakeBack):
            return seat_commands.undo(person, seat, message.target, message.after)
        if isinstance(message, m.Propose):
            return offers.offer(person, seat, message.kind, message.target, bot)
        if isinstance(message, m.Consent):
            return offers.answer(person, seat, message.kind, message.offer, message.agrees, bot)
        return self._seat_act_of(message, seat)

    def _seat_act_of(self, message: m.FromClient, seat: int) -> Act:
        if isinstance(message, m.Resign):
            return offers.resign(self.person.id, seat, self.service.config.takeover_bot)
        if isinstance(message, m.Resume):
            return offers.resume(self.person.id, seat)
        if isinstance(message, m.ComeBack):
            return offers.come_back(self.person.id, seat)
        raise BadRequest("this message is not for a table")
