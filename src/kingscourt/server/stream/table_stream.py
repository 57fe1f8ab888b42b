"""A table as one person follows it; updates are computed when the socket is ready for them."""

from __future__ import annotations

import asyncio

import msgspec
from msgspec import UNSET, UnsetType

from kingscourt.kernel.phrase import Phrase
from kingscourt.server.api.wire_types import ClockInfo
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
from kingscourt.server.tables.shown_position import ShownPosition
from kingscourt.server.tables.table_manager import Act
from kingscourt.table.errors import Refused
from kingscourt.table.json_patch import difference
from kingscourt.table.table import Table
from kingscourt.table.view_steps import document_of
from kingscourt.table.wire_types import Preview

_ASIDE = (m.Say, m.Mute, m.Try, m.AskFinals, m.Why)


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
        wants_outline: bool = False,
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
        self._is_first = True  # until an update with the whole view was sent
        self._wants_outline = wants_outline
        self._outline: object = None  # of the last update
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
        period = self.service.config.heartbeat_interval
        self.post(m.Hello(m.PROTOCOL, period, self.service_time(), info, self.seat))
        self._room = await self.rooms.enter(self.table, self)
        try:
            await self.run()
        finally:
            await self.rooms.leave(self._room, self)

    def service_time(self) -> float:
        clock = self.service.manager.clock
        now = clock.at_once(self._shard)
        return super().service_time() if now is None else now + clock.frozen(self._shard)

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
        hidden_people = await self._hidden_people() if self._chat else None
        found = self._news_of(opened, now)
        if hidden_people is not None:
            found.extend(self._said(hidden_people))
        # previews answered in the meantime are relative to the last update, so they leave before the next
        earlier = self.take_waiting()
        return [*earlier, *map(ENCODER.encode, found)]

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
        self._since, self._mark, self._is_first = 0, "", True

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
            begins = self._is_first or since != self._since
            shown = opened.shown(table)
            message = self._push(shown, since, begins, clock, marks.last())
            self._outline = shown.outline(self.seat) if self._wants_outline else None
            self._since, self._mark = last, marks.last()
            self._is_first = False
            self._status = status
            return [message]
        if status != self._status:
            self._status = status
            return [m.Status(*status, clock)]
        return []

    def _push(
        self, shown: ShownPosition, since: int, begins: bool, clock: ClockInfo | None, mark: str
    ) -> m.PushedAsIs:
        """The update after entry `since`: steps from the view sent last, or the whole view to begin with."""
        steps = shown.steps(self.seat, since)
        has_view = begins or steps is None
        update = shown.update(self.seat, since, has_view)
        outline = self._outline_news(shown.outline(self.seat), begins) if self._wants_outline else UNSET
        PUSHES.inc()
        PUSH_BYTES.observe(len(update))
        return m.PushedAsIs(
            msgspec.Raw(update),
            clock,
            since,
            mark,
            UNSET if has_view or steps is None else msgspec.Raw(steps),
            outline,
        )

    def _outline_news(self, outline: object, begins: bool) -> msgspec.Raw:
        if begins or self._outline is None:
            return msgspec.Raw(ENCODER.encode({"whole": outline}))
        news = {"patch": difference(self._outline, outline)}
        return msgspec.Raw(ENCODER.encode(news))

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

    async def _hidden_people(self) -> set[str] | None:
        """Whose chat the reader has muted or blocked by now; None if that is unknown."""
        try:
            return await self.service.chat.hidden_people(self.person.id)
        except Problem:  # the directory is unreachable: chat waits, the game does not
            asyncio.get_running_loop().call_later(1.0, self.wake)
            return None

    def _said(self, hidden_people: set[str]) -> list[msgspec.Struct]:
        """New chat, except from hidden people."""
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

    async def _follow_aside(self, message: m.Say | m.Mute | m.Try | m.AskFinals | m.Why) -> msgspec.Struct:
        """Handle messages that do not change the game."""
        if isinstance(message, m.Say):
            line = await self.service.chat.say(self.table, self.person, message.text, message.id)
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
                tried = current_position.try_out(opened, self.person.id, seat, message.actions)
                return self._tried(message.id, opened, tried)
            if isinstance(message, m.AskFinals):
                return m.Finals(message.id, current_position.final_actions(opened, self.person.id, seat, []))
            found = current_position.reasons_against(opened, self.person.id, seat, message.asked)
        return m.Because(message.id, reasons(found, opened.row.setup, self.language))

    def _tried(self, id: str, opened: LiveTable, tried: Preview) -> m.Tried:
        """A preview, as far as possible as differences from the last update."""
        table, view = opened.table, tried.view
        if table is None or view is None or self._is_first:
            return m.Tried(id, tried)
        outline: m.OutlineNews | UnsetType = UNSET
        if self._outline is not None:
            after = document_of(table.game_setup.outline(view))
            outline = m.OutlineNews(patch=difference(self._outline, after))
        patch = opened.shown(table).view_patch(self.seat, self._since, view)
        if patch is not None:
            tried = msgspec.structs.replace(tried, view=None, view_patch=patch)
        return m.Tried(id, tried, outline)

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
        if isinstance(message, m.LessonSeen):
            return seat_commands.see_step(self.person.id, seat, message.step)
        if isinstance(message, m.ComeBack):
            return offers.come_back(self.person.id, seat)
        raise BadRequest("this message is not for a table")
