"""A table's stream that stays connected: it resumes from its number and repeats unanswered messages."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from types import TracebackType

import msgspec
from msgspec import UNSET
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, InvalidMessage, WebSocketException

from kingscourt.server.api import seat_requests as r
from kingscourt.server.api.wire_types import ClockInfo, TableInfo
from kingscourt.server.client.asking import AskingSeat, new_id
from kingscourt.server.client.http_client import Client
from kingscourt.server.client.response_types import (
    MESSAGES,
    Answer,
    Message,
    SeatPreviewAnswer,
    SeatPushed,
    ServerRefusal,
)
from kingscourt.server.model.chat_line import ChatLine
from kingscourt.server.stream import messages as m
from kingscourt.table.json_patch import patched
from kingscourt.table.wire_types import SeatPreview, SeatUpdate, SeenEntry

TIMEOUT = 30.0
REFUSED = 4000
AGAIN = 0.2


class Gap(Exception):
    """A number is missing in the sequence, so something was lost."""


class Feed(AskingSeat):
    """One seat of a table, live, or a watcher if None; `urls` are the processes to try in turn."""

    def __init__(
        self,
        client: Client,
        table: str,
        seat: int | None,
        since: int = 0,
        urls: list[str] | None = None,
        wants_outline: bool = False,
    ) -> None:
        self.client = client
        self.table = table
        self.seat = seat
        self.urls = urls or [client.url]
        self.update: SeatUpdate | None = None
        self.entries: dict[int, SeenEntry] = {}
        self.info: TableInfo | None = None
        self.clock: ClockInfo | None = None
        self.status: tuple[list[int], list[int]] = ([], [])
        self.presence = m.Presence([], 0)
        self.lines: list[ChatLine] = []
        self.received: list[bytes] = []
        self.view: object = None  # after the last update
        self.outlined: object = None  # likewise, if it was asked for
        self.connections = 0
        self.failure: Exception | None = None
        self._wants_outline = wants_outline
        self._n = since
        self._mark = ""  # of the log up to that number
        self._waiting: dict[str, tuple[asyncio.Future[Answer | m.Pong], bytes]] = {}
        self._socket: ClientConnection | None = None
        self._news = asyncio.Condition()
        self._task: asyncio.Task[None] | None = None
        self._repeating: set[asyncio.Task[None]] = set()  # asyncio keeps only weak references

    async def __aenter__(self) -> Feed:
        self._task = asyncio.create_task(self._run())
        await self.until(lambda: self.info is not None)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        begun = [*self._repeating, *([] if self._task is None else [self._task])]
        for task in begun:
            task.cancel()
        await asyncio.gather(*begun, return_exceptions=True)

    @property
    def n(self) -> int:
        """The last number that arrived."""
        return self._n

    def is_asked(self) -> bool:
        """Whether this seat is being asked."""
        asked, chosen = self.status
        return self.seat in asked and self.seat not in chosen and not self.is_over()

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.update is not None and self.update.outcome is not None

    async def until(self, holds: Callable[[], bool], timeout: float = TIMEOUT) -> None:
        """Wait until a condition holds, or the stream has failed for good."""
        async with asyncio.timeout(timeout), self._news:
            await self._news.wait_for(lambda: holds() or self.failure is not None)
        if self.failure is not None:
            raise self.failure

    # -- messages to the server ------------------------------------------------------------------

    async def ask(self, request: r.SeatRequest) -> Answer:
        """Send a request and wait for its answer; it is sent again if the connection breaks."""
        answer = await self._answer_to(request)
        assert not isinstance(answer, m.Pong)
        return answer

    async def undo(self, target: int | None = None, after: int | None = None) -> r.Done:
        """Undo steps, unless something has happened that has not arrived here."""
        return await super().undo(target, self.n if after is None else after)

    async def ping(self) -> float:
        """The service's time."""
        answer = await self._answer_to(m.Ping(new_id()))
        assert isinstance(answer, m.Pong)
        return answer.at

    async def drop(self) -> None:
        """Break the connection; it is reestablished automatically."""
        if self._socket is not None:
            await self._socket.close()

    async def _answer_to(self, message: r.SeatRequest | m.Ping) -> Answer | m.Pong:
        data = msgspec.json.encode(message)
        future: asyncio.Future[Answer | m.Pong] = asyncio.get_running_loop().create_future()
        self._waiting[message.id] = (future, data)
        try:
            await self._send(data)
            async with asyncio.timeout(TIMEOUT * 2):
                return await future
        finally:
            self._waiting.pop(message.id, None)

    async def _send(self, data: bytes) -> None:
        if self._socket is not None:
            with contextlib.suppress(WebSocketException):
                await self._socket.send(data.decode())

    # -- the connection --------------------------------------------------------------------------

    async def _run(self) -> None:
        while True:
            url = self.urls[self.connections % len(self.urls)]
            self.connections += 1
            try:
                await self._follow(url)
            except (OSError, TimeoutError, WebSocketException, InvalidHandshake, InvalidMessage):
                pass
            except (ServerRefusal, Gap) as error:
                await self._fail(error)
                return
            self._socket = None
            await asyncio.sleep(AGAIN)

    async def _follow(self, url: str) -> None:
        where = f"?v={m.PROTOCOL}&since={self._n}&mark={self._mark}"
        where += "" if self.seat is None else f"&seat={self.seat}"
        where += "&outline=1" if self._wants_outline else ""
        address = f"ws{url.removeprefix('http')}/api/tables/{self.table}/stream{where}"
        headers = self.client.headers()
        async with connect(
            address, additional_headers=headers, max_size=None, open_timeout=5, proxy=None
        ) as socket:
            self._socket = socket
            for _, data in list(self._waiting.values()):
                await socket.send(data.decode())
            async for text in socket:
                raw = text.encode() if isinstance(text, str) else text
                self.received.append(raw)
                await self._take(MESSAGES.decode(raw))

    async def _fail(self, error: Exception) -> None:
        async with self._news:
            self.failure = error
            self._news.notify_all()
        for future, _ in self._waiting.values():
            if not future.done():
                future.set_exception(error)

    async def _take(self, message: Message) -> None:
        async with self._news:
            self._note(message)
            self._news.notify_all()

    def _note(self, message: Message) -> None:
        if isinstance(message, SeatPushed):
            if message.since is not None and message.since < self._n:
                self._forget_after(message.since)
            self._note_update(self._whole(message))
            self._mark = message.mark
            self.clock = message.clock
        elif isinstance(message, m.Status):
            self.status = (message.asked, message.chosen)
            self.clock = message.clock
        elif isinstance(message, (m.Hello, m.TableChanged)):
            self.info = message.table or self.info
            if self.info is not None and self.info.status == "open":
                self._forget_game()
        elif isinstance(message, m.Presence):
            self.presence = message
        elif isinstance(message, m.Said):
            self.lines.extend(message.lines)
        elif isinstance(message, SeatPreviewAnswer):
            self._note_answer(msgspec.structs.replace(message, preview=self._whole_preview(message.preview)))
        elif isinstance(message, Answer | m.No | m.Pong):
            self._note_answer(message)

    def _whole(self, message: SeatPushed) -> SeatUpdate:
        """The update with the whole view, which its steps may only lead to."""
        if message.outline is not UNSET:
            news = message.outline
            self.outlined = news.whole if news.patch is UNSET else patched(self.outlined, news.patch)
        if message.steps is UNSET:
            self.view = msgspec.json.decode(message.update.view)
            return message.update
        for step in message.steps:
            self.view = patched(self.view, step.view)
        return msgspec.structs.replace(message.update, view=msgspec.Raw(msgspec.json.encode(self.view)))

    def _whole_preview(self, preview: SeatPreview) -> SeatPreview:
        if preview.view_patch is UNSET:
            return preview
        view = msgspec.json.encode(patched(self.view, preview.view_patch))
        return msgspec.structs.replace(preview, view=msgspec.Raw(view), view_patch=UNSET)

    def _forget_after(self, n: int) -> None:
        """Discard everything after a number, because a database has lost it."""
        self._n = n
        self.entries = {number: entry for number, entry in self.entries.items() if number <= n}

    def _forget_game(self) -> None:
        """Discard the game, as it has not begun."""
        self._forget_after(0)
        self._mark = ""
        self.update = None
        self.status = ([], [])

    def _note_update(self, update: SeatUpdate) -> None:
        for entry in update.entries:
            if entry.n != self._n + 1:
                raise Gap(f"{entry.n} came after {self._n}")
            self._n = entry.n
            self.entries[entry.n] = entry
        self._n = update.n
        self.update = update
        self.status = (update.asked, update.chosen)

    def _note_answer(self, message: Answer | m.No | m.Pong) -> None:
        if isinstance(message, m.No) and not message.id:
            if message.problem.code not in ("later", "too-many"):
                raise ServerRefusal(REFUSED, message.problem)
            return
        future = self._waiting[message.id][0] if message.id in self._waiting else None
        if future is None or future.done():
            return
        if isinstance(message, m.No) and message.problem.code == "later":
            asyncio.get_running_loop().call_later(AGAIN, self._again, message.id)
        elif isinstance(message, m.No):
            future.set_exception(ServerRefusal(REFUSED, message.problem))
        else:
            future.set_result(message)

    def _again(self, id: str) -> None:
        if id in self._waiting:
            task = asyncio.create_task(self._send(self._waiting[id][1]))
            self._repeating.add(task)
            task.add_done_callback(self._repeating.discard)
