"""Live lists: the lobby, and a person's own tables."""

from __future__ import annotations

import asyncio
import time

import msgspec

from kingscourt.server.api.seat_requests import SeatRequest
from kingscourt.server.bus.contract import Bus
from kingscourt.server.errors.problems import BadRequest
from kingscourt.server.errors.translated import problem_body
from kingscourt.server.lobby.live_lobby import LiveLobby, LobbyFollower, Shown
from kingscourt.server.model.lobby_query import LobbyFilter
from kingscourt.server.people.sessions import Guest
from kingscourt.server.services.service_facade import Service
from kingscourt.server.stream import messages as m
from kingscourt.server.stream.base_stream import Stream
from kingscourt.server.stream.immediate_writer import Socket
from kingscourt.server.tables.bus_announcements import person_subject

PAUSE = 0.5  # seconds; changes within it are sent together


def takes_no_requests(request: SeatRequest, language: str) -> m.No:
    """The answer to any request sent to a list."""
    return m.No(request.id, problem_body(BadRequest("lists take no requests"), language))


class ListStream(Stream):
    """Fetches a list after a notification, and now and then without one; sends it if it differs."""

    subject = ""

    def __init__(self, socket: Socket, service: Service) -> None:
        super().__init__(socket, service)
        self._sent = b""
        self._notified = True
        self._looked = 0.0

    async def follow(self, bus: Bus) -> None:
        """Follow the list until the socket closes."""
        self.post(m.Hello(m.PROTOCOL, self.service.config.heartbeat_interval, self.service_time()))
        subscription = await bus.subscribe(self.subject, self._on_notification)
        ticking = asyncio.create_task(self._tick())
        try:
            await self.run()
        finally:
            ticking.cancel()
            await subscription.stop()

    async def _on_notification(self, _: bytes) -> None:
        self._notified = True
        self.wake()

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(self.service.config.compare_interval * 3)
            await self._on_notification(b"")

    async def fetch(self) -> msgspec.Struct:
        """The current list."""
        raise NotImplementedError

    async def compose(self) -> list[bytes]:
        if not self._notified:
            return []
        wait = max(self._looked + PAUSE - time.monotonic(), self.meter.wait())
        if wait > 0:
            await asyncio.sleep(wait)
        self._notified = False
        self._looked = time.monotonic()
        message = msgspec.json.encode(await self.meter.measure(self.fetch()))
        if message == self._sent:
            return []
        self._sent = message
        return [message]

    async def answer(self, request: SeatRequest) -> msgspec.Struct:
        return takes_no_requests(request, self.language)


class LobbyStream(Stream, LobbyFollower):
    """Public tables that match a filter; messages are shared by all clients with the same filter."""

    kind = "lobby"

    def __init__(self, socket: Socket, service: Service, reader: LiveLobby, wanted: LobbyFilter) -> None:
        super().__init__(socket, service)
        self._reader = reader
        self._wanted = wanted
        self._shown: Shown | None = None
        self._seen = 0

    async def follow(self) -> None:
        """Follow the lobby until the socket closes."""
        self.post(m.Hello(m.PROTOCOL, self.service.config.heartbeat_interval, self.service_time()))
        self._shown = self._reader.enter(self, self._wanted)
        try:
            await self.run()
        finally:
            await self._reader.leave(self, self._shown)

    def compose_now(self) -> list[bytes] | None:
        shown = self._shown
        if shown is None or not shown.number:
            return None
        news = shown.since(self._seen)
        self._seen = shown.number
        return news

    async def compose(self) -> list[bytes]:
        await self._reader.first_look()
        return self.compose_now() or []

    async def answer(self, request: SeatRequest) -> msgspec.Struct:
        return takes_no_requests(request, self.language)


class MyTablesStream(ListStream):
    """One person's tables."""

    kind = "mine"

    def __init__(self, socket: Socket, service: Service, guest: Guest) -> None:
        super().__init__(socket, service)
        self.guest = guest
        self.meter.add_person(guest.person.id)
        self.person = guest.person.id
        self.subject = person_subject(self.person)

    async def fetch(self) -> msgspec.Struct:
        return m.MyTables(await self.service.tables.my_tables(self.person))
