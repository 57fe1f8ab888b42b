"""What every stream does: send from one place, read within limits, beat, say goodbye."""

from __future__ import annotations

import asyncio
import contextlib
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import AsyncIterator, Awaitable
from time import monotonic

import msgspec
import structlog
from litestar.exceptions import WebSocketDisconnect

from kingscourt.server.api.signing import address_of
from kingscourt.server.api.wire import ProblemBody
from kingscourt.server.desk.desk import Desk
from kingscourt.server.errors.problems import Forbidden, Problem, TooMany, Unknown
from kingscourt.server.errors.words import language_wished, problem_body
from kingscourt.server.limits.allowance import Allowance
from kingscourt.server.limits.meter import QUEUE, Meter
from kingscourt.server.limits.patience import Patience
from kingscourt.server.observing.metrics import STREAMS
from kingscourt.server.people.sessions import Guest
from kingscourt.server.stream.line import Socket, line_of
from kingscourt.server.stream.messages import Alive, Beat, Bye, FromClient, No

MOST_WAITING = 200  # small messages that wait for a slow client
SEND_PATIENCE = 30.0
CLOSE_PATIENCE = 2.0
REFUSED = 4000  # and the status of the problem: why a stream was refused or ended
FAULT = 1011
LOG = structlog.get_logger()
ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(FromClient)


class Stream(ABC):
    """One socket: `wake` says that something is new.

    What can be worked out and sent without waiting leaves at once, inside `wake`; the sender, a task of
    its own, does the rest: a full socket, a table that has to be loaded, a store that has to be asked.
    """

    kind = ""
    guest: Guest | None = None  # nobody in particular

    def __init__(self, socket: Socket, desk: Desk) -> None:
        self.socket = socket
        self.desk = desk
        self.language = language_wished(socket)
        self._line = line_of(socket)
        self._news = asyncio.Event()
        self._is_idle = False  # the sender waits for news
        self._is_over = False
        self._waiting: deque[bytes] = deque()
        self._limit = Allowance(60, 30)
        self._patience = Patience()
        self.meter = Meter(desk.budgets, address_of(socket))
        self._left = asyncio.Event()  # what was to be sent has been handed over
        self._closing = False
        self._close_code = 1000
        self._ending: Problem | None = None
        self._held = 0
        self._wrote_at = 0.0
        self._writing_since: float | None = None

    def wake(self) -> None:
        """Something is new."""
        if not self._held:
            self._look()

    async def reply(self, answer: Awaitable[msgspec.Struct]) -> None:
        """Post what comes of a command; the news that it makes waits for it, so that both are one packet.

        A stream that ends meanwhile lets the command end first.
        """
        self._held += 1
        try:
            message = await answer
        finally:
            self._held -= 1
        self.post(message)

    def post(self, message: msgspec.Struct) -> None:
        """Send a small message soon; a client that does not read them is let go."""
        self._waiting.append(ENCODER.encode(message))
        if len(self._waiting) > MOST_WAITING:
            self._closing = True
        self._look()

    def _look(self) -> None:
        """Send what is new, or let the sender do it."""
        if not self._sends_at_once():
            self._news.set()

    def _sends_at_once(self) -> bool:
        line = self._line
        if line is None or not self._is_idle or self._closing or self._news.is_set() or not line.is_ready():
            return False
        if self._ending is not None:
            return False
        try:
            news = self.compose_now()
        except Exception:  # not the fault of whoever woke us: the sender meets it again, and deals with it
            return False
        if news is None:
            return False
        messages = [*self._waiting, *news]
        self._waiting.clear()
        if messages:
            self._wrote_at = monotonic()
            line.write(messages)
        return True

    def compose_now(self) -> list[bytes] | None:
        """What `compose` would give, if it need not wait for anything; else None, with nothing noted."""
        return None

    @abstractmethod
    async def compose(self) -> list[bytes]:
        """What is to be sent now that something is new; nothing queues up behind a slow client."""

    @abstractmethod
    async def answer(self, message: FromClient) -> None:
        """Follow a message of the client."""

    async def run(self) -> None:
        """Until the client goes or the process closes."""
        STREAMS.labels(self.kind).inc()
        tasks = [asyncio.create_task(part()) for part in (self._receive, self._send, self._watch)]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                self._note_fault(task.exception())
        finally:
            STREAMS.labels(self.kind).dec()
            self._is_over = True
            for task in tasks[1:] if self._held else tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self._hang_up()

    async def _hang_up(self) -> None:
        """Close; who does not read that either is cut off."""
        try:
            async with asyncio.timeout(CLOSE_PATIENCE):
                with contextlib.suppress(Exception):
                    await self.socket.close(code=1001 if self.desk.is_closing else self._close_code)
        except TimeoutError:
            if self._line is not None:
                self._line.abort()

    def _note_fault(self, error: BaseException | None) -> None:
        """An unforeseen fault ends one stream, not unnoticed; a client that went away is none."""
        if error is not None and not isinstance(error, (WebSocketDisconnect, OSError)):
            LOG.error("stream failed", kind=self.kind, exc_info=error)
            self._close_code = FAULT

    def goodbye(self, wait: float) -> None:
        """The process closes: the client connects again elsewhere."""
        self._closing = True
        self.post(Bye(wait))

    def end(self, problem: Problem) -> None:
        """Who may not be here any more is told why and let go; nothing they say from now on counts."""
        self._ending = problem
        self._news.set()

    async def still_allowed(self) -> None:
        """Whether whoever follows may still do so; NotSignedIn, Forbidden or Unknown when not."""
        if self.guest is not None:
            await self.desk.sessions.check(self.guest.signed)

    async def _send(self) -> None:
        self._news.set()
        while True:
            self._is_idle = True
            self._left.set()
            await self._news.wait()
            self._is_idle = False
            self._news.clear()
            if self._ending is not None:
                await self._end(self._ending)
                return
            while self._waiting:
                await self._write(self._waiting.popleft())
            if self._closing:
                return
            try:
                messages = await self.compose()
            except (Forbidden, Unknown) as problem:
                await self._end(problem)
                return
            except Problem as problem:
                messages = [ENCODER.encode(No("", problem_body(problem, self.language)))]
                asyncio.get_running_loop().call_later(1.0, self.wake)
            for message in messages:
                await self._write(message)

    async def _end(self, problem: Problem) -> None:
        """Who may not follow any more is told so and let go, as one who asks now would be."""
        await self._write(msgspec.json.encode(No("", problem_body(problem, self.language))))
        self._close_code = REFUSED + problem.status

    async def _write(self, message: bytes) -> None:
        self._wrote_at = self._writing_since = monotonic()
        await self.socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})
        self._writing_since = None

    async def _watch(self) -> None:
        """A sign of life in a silence; the end for a client that reads nothing: one slow timer for both."""
        period = self.desk.config.heartbeat / 2
        while True:
            await asyncio.sleep(period)
            now = monotonic()
            if self._writing_since is not None and now - self._writing_since > SEND_PATIENCE:
                return
            if now - self._wrote_at >= period:
                self.post(Beat())

    async def _receive(self) -> None:
        while not self._is_over:
            try:
                data = await self.socket.receive_data(mode="text")
            except WebSocketDisconnect:
                return
            except KeyError:  # a binary frame
                self.post(No("", ProblemBody("bad-request", "messages are text")))
                continue
            try:
                await self._handle(data)
            except TooMany as problem:  # it was held up for long, and went on
                self.post(No("", problem_body(problem, self.language)))
                self._close_code = REFUSED + problem.status
                return

    async def until_read(self) -> None:
        """Until what was answered before has left: who does not read is not given more to read."""
        while self._waiting or self._writing_since is not None:
            self._left.clear()
            await self._left.wait()

    @contextlib.asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """A costly question, when it is its payer's turn."""
        began, owes = monotonic(), self.meter.owes()
        async with self.meter.turn(max(self._patience.left(), 1.0) if owes else QUEUE):
            if owes:
                self._patience.spend(monotonic() - began)
            yield

    async def _afford(self) -> None:
        """Hold up who has spent too much; TooMany when that has been going on for long."""
        began = monotonic()
        await self.meter.afford(self._patience.left(), "message")
        self._patience.spend(monotonic() - began)

    async def _handle(self, data: str | bytes) -> None:
        if not self._limit.takes():
            await self._limit.wait()  # a flood is read slowly, the line holds the rest back
        if self._ending is not None:
            return
        if self.meter.owes():
            await self._afford()
        try:
            message = DECODER.decode(data)
        except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
            self.post(No("", ProblemBody("bad-request", str(error))))
            return
        if not isinstance(message, Alive):
            await self.meter.measure(self.answer(message))
