"""A table as one person follows it; updates are computed when the socket is ready for them."""

from __future__ import annotations

import asyncio

import msgspec
from msgspec import UNSET, UnsetType

from kingscourt.server.api.seat_requests import OutlineNews, PreviewAnswer, SeatAnswer, SeatRequest
from kingscourt.server.api.wire_types import ClockInfo
from kingscourt.server.errors.problems import Problem
from kingscourt.server.errors.translated import problem_body, refused_body
from kingscourt.server.model.chat_line import ChatLine
from kingscourt.server.model.person import Person
from kingscourt.server.model.table_setup import TableSetup
from kingscourt.server.observability.metrics import PUSH_BYTES, PUSHES
from kingscourt.server.people.sessions import Guest
from kingscourt.server.queries.chat_history import chat_lines
from kingscourt.server.queries.running_game import seat_or_watcher
from kingscourt.server.queries.table_summaries import check_visible, clock_info, table_info
from kingscourt.server.services.conversation import Asker
from kingscourt.server.services.service_facade import Service
from kingscourt.server.stream import messages as m
from kingscourt.server.stream.base_stream import Stream
from kingscourt.server.stream.immediate_writer import Socket
from kingscourt.server.stream.table_rooms import Attendance, Follower, TableRoom, TableRooms
from kingscourt.server.tables.history_fingerprints import HistoryFingerprints
from kingscourt.server.tables.live_table import ENCODER, About, LiveTable
from kingscourt.server.tables.shown_position import ShownPosition
from kingscourt.table.errors import Refused
from kingscourt.table.json_patch import difference
from kingscourt.table.table import Table
from kingscourt.table.view_steps import document_of


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
        self._asker = Asker(table, guest.person, seat, self.language, self.turn, self._told)
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

    async def answer(self, request: SeatRequest) -> msgspec.Struct:
        try:
            return await self.service.conversation.answer(self._asker, request)
        except Refused as error:
            opened = await self.service.manager.table(self.table)
            return m.No(request.id, refused_body(error, opened.row.setup, self.language))
        except Problem as problem:
            return m.No(request.id, problem_body(problem, self.language))

    def _told(self, opened: LiveTable, answer: SeatAnswer) -> SeatAnswer:
        """An answer, a preview as far as possible as differences from the last update."""
        table = opened.table
        if not isinstance(answer, PreviewAnswer) or table is None or self._is_first:
            return answer
        tried, view = answer.preview, answer.preview.view
        if view is None:
            return answer
        outline: OutlineNews | UnsetType = UNSET
        if self._outline is not None:
            after = document_of(table.game_setup.outline(view))
            outline = OutlineNews(patch=difference(self._outline, after))
        patch = opened.shown(table).view_patch(self.seat, self._since, view)
        if patch is not None:
            tried = msgspec.structs.replace(tried, view=None, view_patch=patch)
        return PreviewAnswer(answer.id, tried, outline)
