"""Live lists: the lobby, and a person's own tables."""

from __future__ import annotations

import asyncio
import time

import msgspec

from kingscourt.server.bus.contract import Bus
from kingscourt.server.desk.desk import Desk, reach
from kingscourt.server.errors.problems import BadRequest
from kingscourt.server.errors.words import problem_body
from kingscourt.server.people.sessions import Guest
from kingscourt.server.showing.listings import lobby_table
from kingscourt.server.stream import messages as m
from kingscourt.server.stream.line import Socket
from kingscourt.server.stream.socket import Stream
from kingscourt.server.tables.hints import LOBBY, person_subject

TABLES = 100
PAUSE = 0.5  # changes within it are one push


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
        wait = self._looked + PAUSE - time.monotonic()
        if wait > 0:
            await asyncio.sleep(wait)
        self._hinted = False
        self._looked = time.monotonic()
        message = msgspec.json.encode(await self.fetch())
        if message == self._sent:
            return []
        self._sent = message
        return [message]

    async def answer(self, message: m.FromClient) -> None:
        assert not isinstance(message, m.Alive)
        problem = BadRequest("lists take no messages")
        self.post(m.No(message.id, problem_body(problem, self.language)))


class LobbyStream(ListStream):
    """Public tables."""

    kind = "lobby"
    subject = LOBBY

    async def fetch(self) -> msgspec.Struct:
        found = await reach(self.desk.house.directory.lobby(TABLES))
        return m.LobbyList([lobby_table(listing) for listing in found])


class MyTablesStream(ListStream):
    """One person's tables."""

    kind = "mine"

    def __init__(self, socket: Socket, desk: Desk, guest: Guest) -> None:
        super().__init__(socket, desk)
        self.guest = guest
        self.person = guest.person.id
        self.subject = person_subject(self.person)

    async def fetch(self) -> msgspec.Struct:
        return m.MyTables(await self.desk.my_tables(self.person))
