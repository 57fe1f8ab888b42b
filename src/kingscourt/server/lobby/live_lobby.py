"""One reader for all followers of the lobby in this process: it reads once, and they share its messages."""

from __future__ import annotations

import asyncio
import contextlib
import time
from abc import ABC, abstractmethod

import msgspec
import structlog

from kingscourt.kernel.phrase import Phrase
from kingscourt.server.api.wire_types import LobbyTable
from kingscourt.server.bus.contract import Subscription
from kingscourt.server.errors.problems import Later, TooMany
from kingscourt.server.lobby.listing_pages import PAGE, fits, lobby_table
from kingscourt.server.model.lobby_query import LobbyFilter, LobbyQuery, LobbyStatus
from kingscourt.server.store.contract import Unavailable
from kingscourt.server.store.task_shutdown import cancel_and_wait
from kingscourt.server.stream.messages import LobbyChanged, LobbyList
from kingscourt.server.tables.bus_announcements import LOBBY
from kingscourt.server.tables.table_manager import TableManager

LOG = structlog.get_logger()
ENCODER = msgspec.json.Encoder()
WINDOW = 500  # newest tables of each kind, from which filters select
PAUSE = 0.5  # seconds; changes within it are sent together
MOST_FILTERS = 200
KINDS: tuple[LobbyStatus, ...] = ("open", "running")


class LobbyFollower(ABC):
    """A stream that shows the lobby."""

    @abstractmethod
    def wake(self) -> None:
        """Notice that there is something new to send."""


class Shown:
    """What followers with the same filter see, encoded once for all of them."""

    def __init__(self, wanted: LobbyFilter) -> None:
        self.wanted = wanted
        self.followers: set[LobbyFollower] = set()
        self.number = 0  # of the state; 0 before the first read
        self._tables: dict[str, LobbyTable] = {}
        self._change = b""
        self._whole = b""

    def take(self, found: list[LobbyTable]) -> bool:
        """Adopt the tables found; return whether anything is new."""
        tables: dict[str, LobbyTable] = {}
        for kind in KINDS:
            of_kind = [table for table in found if table.status == kind and fits(table, self.wanted)]
            tables.update((table.id, table) for table in of_kind[:PAGE])
        if self.number and tables == self._tables:
            return False
        news = [table for id, table in tables.items() if self._tables.get(id) != table]
        gone = [id for id in self._tables if id not in tables]
        self._change = ENCODER.encode(LobbyChanged(news, gone))
        self._tables = tables
        self._whole = b""
        self.number += 1
        return True

    def since(self, number: int) -> list[bytes]:
        """The messages for a follower who has the state of a given number."""
        if number == self.number:
            return []
        if number and number == self.number - 1:
            return [self._change]
        if not self._whole:
            self._whole = ENCODER.encode(LobbyList(list(self._tables.values())))
        return [self._whole]

    def wake(self) -> None:
        """Wake every follower."""
        for follower in list(self.followers):
            follower.wake()


class LiveLobby:
    """Reads after a notification, and now and then without one, as long as anybody follows."""

    def __init__(self, manager: TableManager, period: float) -> None:
        self._house = manager
        self._period = period
        self._shown: dict[LobbyFilter, Shown] = {}
        self._found: list[LobbyTable] | None = None
        self._is_away = False
        self._news = asyncio.Event()
        self._looked = asyncio.Event()
        self._reading: asyncio.Task[None] | None = None

    def enter(self, follower: LobbyFollower, wanted: LobbyFilter) -> Shown:
        """Follow the tables that match a filter."""
        shown = self._shown.get(wanted)
        if shown is None:
            if len(self._shown) >= MOST_FILTERS:
                raise TooMany(Phrase("service-too-many-windows"))
            shown = self._shown[wanted] = Shown(wanted)
            if self._found is not None:
                shown.take(self._found)
        shown.followers.add(follower)
        if self._reading is None:
            self._reading = asyncio.create_task(self._read_for_ever())
        return shown

    async def leave(self, follower: LobbyFollower, shown: Shown) -> None:
        """Stop following; reading stops after the last follower."""
        shown.followers.discard(follower)
        if not shown.followers and self._shown.get(shown.wanted) is shown:
            del self._shown[shown.wanted]
        if not self._shown and self._reading is not None:
            reading, self._reading = self._reading, None
            self._found = None
            self._looked.clear()
            await cancel_and_wait([reading])

    async def first_look(self) -> None:
        """Wait until something was read; raises Later while the directory is unreachable."""
        await self._looked.wait()
        if self._found is None:
            raise Later(Phrase("service-away"))

    async def look(self) -> None:
        """Read both lists once for all followers."""
        found: list[LobbyTable] = []
        for kind in KINDS:
            listings = await self._house.directory.lobby(LobbyQuery(kind, WINDOW))
            found.extend(map(lobby_table, listings))
        self._found = found
        for shown in list(self._shown.values()):
            if shown.take(found):
                shown.wake()

    async def _read_for_ever(self) -> None:
        subscription: Subscription | None = None
        try:
            subscription = await self._house.bus.subscribe(LOBBY, self._on_notification)
            while True:
                self._news.clear()
                began = time.monotonic()
                await self._try_to_look()
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(self._period):
                        await self._news.wait()
                await asyncio.sleep(max(began + PAUSE - time.monotonic(), 0.0))
        finally:
            if subscription is not None:
                await subscription.stop()

    async def _try_to_look(self) -> None:
        try:
            await self.look()
        except Unavailable as error:  # keep showing the last state until the directory is back
            LOG.warning("lobby cannot be read", problem=str(error))
        except Exception as error:  # the next attempt may succeed
            LOG.error("lobby reader failed", exc_info=error)
        self._looked.set()

    async def _on_notification(self, _: bytes) -> None:
        self._news.set()
