"""Live lists: the lobby, and a person's own tables."""

from __future__ import annotations

import asyncio
import time

import msgspec

from kingscourt.server.bus.contract import Bus
from kingscourt.server.desk.desk import Desk
from kingscourt.server.errors.problems import BadRequest
from kingscourt.server.errors.words import problem_body
from kingscourt.server.lobby.reader import LobbyFollower, LobbyReader, Shown
from kingscourt.server.model.lobby import LobbyFilter
from kingscourt.server.people.sessions import Guest
from kingscourt.server.stream import messages as m
from kingscourt.server.stream.line import Socket
from kingscourt.server.stream.socket import Stream
from kingscourt.server.tables.hints import person_subject

PAUSE = 0.5  # changes within it are one push


def takes_no_messages(message: m.FromClient, language: str) -> m.No:
    """What somebody is told who talks to a list."""
    assert not isinstance(message, m.Alive)
    return m.No(message.id, problem_body(BadRequest("lists take no messages"), language))


class ListStream(Stream):
    """Looks again when a hint comes, and now and then without one; sends what differs."""

    subject = ""

    def __init__(self, socket: Socket, desk: Desk) -> None:
        super().__init__(socket, desk)
        self._sent = b""
        self._hinted = True
        self._looked = 0.0

    async def follow(self, bus: Bus) -> None:
        """Until the socket closes."""
        self.post(m.Hello(m.PROTOCOL, self.desk.config.heartbeat))
        subscription = await bus.subscribe(self.subject, self._hint)
        ticking = asyncio.create_task(self._tick())
        try:
            await self.run()
        finally:
            ticking.cancel()
            await subscription.stop()

    async def _hint(self, _: bytes) -> None:
        self._hinted = True
        self.wake()

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(self.desk.config.compare * 3)
            await self._hint(b"")

    async def fetch(self) -> msgspec.Struct:
        """The list as it stands."""
        raise NotImplementedError

    async def compose(self) -> list[bytes]:
        if not self._hinted:
            return []
        wait = max(self._looked + PAUSE - time.monotonic(), self.meter.wait())
        if wait > 0:
            await asyncio.sleep(wait)
        self._hinted = False
        self._looked = time.monotonic()
        message = msgspec.json.encode(await self.meter.measure(self.fetch()))
        if message == self._sent:
            return []
        self._sent = message
        return [message]

    async def answer(self, message: m.FromClient) -> None:
        self.post(takes_no_messages(message, self.language))


class LobbyStream(Stream, LobbyFollower):
    """Public tables that fit a filter; what it sends is shared with everybody who asks the same."""

    kind = "lobby"

    def __init__(self, socket: Socket, desk: Desk, reader: LobbyReader, wanted: LobbyFilter) -> None:
        super().__init__(socket, desk)
        self._reader = reader
        self._wanted = wanted
        self._shown: Shown | None = None
        self._seen = 0

    async def follow(self) -> None:
        """Until the socket closes."""
        self.post(m.Hello(m.PROTOCOL, self.desk.config.heartbeat))
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

    async def answer(self, message: m.FromClient) -> None:
        self.post(takes_no_messages(message, self.language))


class MyTablesStream(ListStream):
    """One person's tables."""

    kind = "mine"

    def __init__(self, socket: Socket, desk: Desk, guest: Guest) -> None:
        super().__init__(socket, desk)
        self.guest = guest
        self.meter.add_person(guest.person.id)
        self.person = guest.person.id
        self.subject = person_subject(self.person)

    async def fetch(self) -> msgspec.Struct:
        return m.MyTables(await self.desk.my_tables(self.person))
